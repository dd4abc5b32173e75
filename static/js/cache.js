// The service worker's cache of one version: filled whole or not at all, and mended.
//
// sw.js runs this in its own scope. Every file is compared with the list, byte count and SHA-256,
// so that it does not matter where it comes from, and versions cannot mix.
"use strict";

const OURS = PREFIX + site.version;
const AT_ONCE = 4; // files fetched at a time
const PER_SECOND = 8; // messages about the filling

async function read(response, count) {
  const reader = response.body.getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    parts.push(value);
    count((size += value.length));
  }
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...hash));
}

/** Return the bytes of a response if they are those of the list, else null. */
async function genuine(path, response, count = () => {}) {
  if (!response?.ok) return null;
  const [size, hash] = site.files[path];
  const bytes = await read(response, count);
  return bytes.byteLength === size && (await digest(bytes)) === hash ? bytes : null;
}

// From the nearest to the farthest: an earlier version here, the browser's own cache, the host.
const SOURCES = [
  (address) => caches.match(address),
  (address) => fetch(address),
  (address) => fetch(address, { cache: "reload" }),
];

/** Return a file of the list as a response to keep; an error if it cannot be had as listed. */
async function obtain(path, count) {
  let reason = `${path} is not the one of version ${site.version}`;
  for (const source of SOURCES) {
    try {
      const response = await source(addressOf(path));
      const bytes = await genuine(path, response, count);
      if (bytes) return new Response(bytes, { headers: headersToKeep(response) });
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(reason);
}

/** Return the host's headers, but for those that do not fit the unpacked body. */
function headersToKeep(response) {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  return headers;
}

async function fill(paths, count = () => {}) {
  const cache = await caches.open(OURS);
  const waiting = [...paths];
  async function work() {
    while (waiting.length) {
      const path = waiting.pop();
      const response = await obtain(path, (size) => count(path, size));
      await cache.put(addressOf(path), response);
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    waiting.length = 0;
  }
}

/** Return the paths of the list that the cache has no file for. */
async function lacking() {
  const cache = await caches.open(OURS);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return Object.keys(site.files).filter((path) => !there.has(addressOf(path)));
}

/** Return a function that counts what has come and tells the pages, a few times a second. */
function counter() {
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const total = sum(Object.values(site.files).map(([size]) => size));
  const come = {};
  let told = 0;
  return async (path, size) => {
    come[path] = size;
    if (Date.now() - told < 1000 / PER_SECOND) return;
    told = Date.now();
    const done = sum(Object.values(come));
    for (const page of await pagesOfTheSite(true)) page.postMessage({ say: "filling", done, total });
  };
}

async function install() {
  if (!site.version) return skipWaiting();
  const before = await caches.has(OURS);
  try {
    await fill(Object.keys(site.files), counter());
    if ((await lacking()).length) throw new Error("The cache was emptied while it was filled.");
  } catch (error) {
    // A cache that was there may be the one in use: a host can go back to an earlier version.
    if (!registration.active || !before) await caches.delete(OURS);
    throw error;
  }
}

let mending;

/** Fetch what lacks, and what is not as listed if asked to look; return how much it was. */
function mend(look = false) {
  mending ??= (async () => {
    const paths = [...(look ? await spoilt() : []), ...(await lacking())];
    await fill(paths);
    return paths.length;
  })().finally(() => (mending = undefined));
  return mending;
}

/** Drop the files that are not as listed; return the paths of those that cannot be read at all. */
async function spoilt() {
  const cache = await caches.open(OURS);
  const unreadable = [];
  for (const path of Object.keys(site.files)) {
    try {
      const response = await cache.match(addressOf(path));
      if (!(await genuine(path, response))) await cache.delete(addressOf(path));
    } catch {
      unreadable.push(path); // perhaps only now, for want of memory: better than nothing
    }
  }
  return unreadable;
}
