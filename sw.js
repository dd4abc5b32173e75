// The site without a network. A cache holds one version of it, filled whole or not at all, and a
// page is served the files of the version that it was opened with, also when a later one has taken
// over since (docs/why.md).
//
// tools/precache.py writes version and files into the copy of this worker in dist/. Without them
// it only clears up after an earlier one.
"use strict";

const site = { version: "", files: {} }; // path: [bytes, SHA-256 in base64]

const { scope } = registration;
const PREFIX = `parlour ${new URL(scope).pathname} `;
const NOTES = "pages"; // beside the versions
const INDEX = "./";
const NETWORK = ""; // the version of a page that did not come from a cache
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PATIENCE = 10_000; // ms in which a page should have started

const addressOf = (path) => new URL(path, scope).href;

/** Return the path that the list has for an address, or null for what lies elsewhere. */
function pathOf(address) {
  const { origin, pathname } = new URL(address);
  if (!(origin + pathname).startsWith(scope)) return null;
  const path = (origin + pathname).slice(scope.length);
  return path === "" || path === "index.html" ? INDEX : path;
}

function cached(path, version = site.version) {
  return caches.match(addressOf(path), { cacheName: PREFIX + version });
}

/** Return the pages of the site that this worker serves; all of them on request. */
async function pagesOfTheSite(includeUncontrolled = false) {
  const found = await clients.matchAll({ includeUncontrolled, type: "window" });
  return found.filter(({ url }) => url.startsWith(scope));
}

importScripts("static/js/cache.js");

// ---- pages and their versions

let recalled;

/**
 * Return what a worker must not forget when it is ended: `pages`, {id: [version, when it was opened,
 * whether it has started]}, and `looked`, when all files were last compared with the list.
 */
function recall() {
  recalled ??= cached(NOTES, NOTES)
    .then((kept) => kept.json())
    .then(({ pages, looked }) => ({ pages: { ...pages }, looked: Number(looked) }))
    .catch(() => ({ pages: {}, looked: Date.now() }));
  return recalled;
}

async function keep(notes) {
  try {
    await (await caches.open(PREFIX + NOTES)).put(addressOf(NOTES), Response.json(notes));
  } catch {
    // No room: the notes hold as long as the worker lives.
  }
}

async function note(id, version, started) {
  const notes = await recall();
  if (id) notes.pages[id] = [version, Date.now(), started];
  await keep(notes);
}

/** Serve the pages that came past this worker too, unless one of them is of another version. */
async function claim() {
  const { pages } = await recall();
  const served = (await pagesOfTheSite()).map(({ id }) => id);
  const others = (await pagesOfTheSite(true)).filter(({ id }) => !served.includes(id));
  const strange = others.filter(({ id }) => pages[id]?.[0] !== site.version);
  if (others.length && !strange.length) await clients.claim();
}

/** Forget pages that are gone, and drop the caches that no page needs any more. */
async function sweep(unknownToo) {
  const notes = await recall();
  const open = new Set((await clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id));
  const left = new Set();
  for (const [id, [version, opened]] of Object.entries(notes.pages)) {
    // A page that is just being opened is not among the clients yet.
    if (open.has(id) || Date.now() - opened < MINUTE) continue;
    delete notes.pages[id];
    left.add(PREFIX + version);
  }
  const versions = Object.values(notes.pages).map(([version]) => PREFIX + version);
  const needed = new Set([OURS, PREFIX + NOTES, ...versions]);
  for (const name of await caches.keys()) {
    const drop = name.startsWith(PREFIX) && (unknownToo || left.has(name));
    if (drop && !needed.has(name)) await caches.delete(name);
  }
  await keep(notes);
}

async function activate() {
  // An unknown cache may be one that a still newer worker has filled.
  if (site.version) return sweep(!registration.installing && !registration.waiting);
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
  return registration.unregister();
}

// ---- answering

async function answer({ request, clientId }) {
  try {
    const { pages } = await recall();
    const found = await cached(pathOf(request.url), pages[clientId]?.[0]);
    if (found) return found;
  } catch {
    // What cannot be read here may still come from the host.
  }
  return fetch(request);
}

/** Open a page from the cache if that is whole; else from the host, and mend the cache. */
async function openPage(event) {
  const [paths, found] = await Promise.all([lacking(), cached(INDEX)]).catch(() => [[INDEX]]);
  if (!paths.length && found) {
    event.waitUntil(lookAfter(event.resultingClientId));
    return found;
  }
  event.waitUntil(mend().catch(() => {}));
  try {
    const response = await fetch(event.request);
    await note(event.resultingClientId, NETWORK, true);
    if (response.ok || response.type === "opaqueredirect" || !found) return response;
  } catch (error) {
    if (!found) throw error;
  }
  return found;
}

/** Note a page from the cache; compare the files with the list if an earlier page never started. */
async function lookAfter(id) {
  const { pages } = await recall();
  const late = Date.now() - PATIENCE;
  const stuck = Object.values(pages).some(
    ([version, opened, started]) => version === site.version && !started && opened < late,
  );
  try {
    await note(id, site.version, false);
    await sweep(false);
    if (stuck) await mend(true);
  } catch {
    // The next page is looked after again.
  }
}

async function lookOnceADay() {
  const notes = await recall();
  if (Date.now() - notes.looked < DAY) return;
  notes.looked = Date.now();
  await mend(true).catch(() => {});
  await keep(notes);
}

const heard = {
  /** A page has started. */
  async here(page, { version }) {
    await note(page.id, version, true);
    const whole = await mend().then(() => true, () => false);
    await claim();
    page.postMessage({ say: "welcome", version: site.version, whole });
    await lookOnceADay();
  },
  /** The player wants the new version. */
  update: () => skipWaiting(),
  /** A page could not start. */
  async check(page) {
    page.postMessage({ say: "mended", files: await mend(true).catch(() => 0) });
  },
};

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
if (site.version) {
  addEventListener("message", (event) => {
    const { data, source } = event;
    event.waitUntil(heard[data.say]?.(source, data));
  });
  addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const path = method === "GET" ? pathOf(url) : null;
    if (path === null) return;
    event.respondWith(mode === "navigate" && path === INDEX ? openPage(event) : answer(event));
  });
}
