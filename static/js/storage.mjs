// Is there a working IndexedDB? PyScript does not start without one. The browser is asked as soon as
// this module is there, while the page is still being read: the answer takes its time.

const PATIENCE = 3000; // ms; some browsers never answer
const NAME = "parlour-probe";

function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

async function writeAndRead() {
  const opening = indexedDB.open(NAME);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME);
  const database = await settled(opening);
  try {
    const change = database.transaction(NAME, "readwrite");
    change.objectStore(NAME).put(1, NAME);
    await new Promise((resolve, reject) => {
      change.oncomplete = resolve;
      change.onabort = () => reject(change.error);
    });
  } finally {
    database.close();
  }
  indexedDB.deleteDatabase(NAME);
}

function patience() {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error("no answer")));
}

/**
 * Make sure that `indexedDB` works, and return "kept"; or, where the browser's does not (missing,
 * forbidden, broken, full or silent), put one in its place that lives as long as the page, and
 * return "none".
 */
async function ensureStorage() {
  try {
    await Promise.race([writeAndRead(), patience()]);
    return "kept";
  } catch {
    const standIn = await import("../built/fake-indexeddb/index.js");
    const names = Object.entries(standIn).filter(([name]) => name.startsWith("IDB"));
    for (const [name, value] of [...names, ["indexedDB", standIn.indexedDB]]) {
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
    return "none";
  }
}

/** A promise of what `ensureStorage` returns. */
export const storage = ensureStorage();
