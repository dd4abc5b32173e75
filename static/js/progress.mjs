// The bar of the start: how much has come, and whether anything still comes.
import { sizes } from "../built/facts.mjs";

// What each finished stage of PyScript adds; the rest of the bar is for bytes.
const stages = {
  "Loading Pyodide": 0.05,
  "Loaded interpreter": 0.1,
  "Loaded Pyodide": 0.05,
};
const share = 1 - Object.values(stages).reduce((sum, part) => sum + part, 0);
const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
const listeners = new Set();
let value = 0;
let come = 0;

function advance(part) {
  value = Math.min(1, value + part);
  for (const listener of listeners) listener(value, come, total);
}

/** Call `listener` whenever something has come: with a number between 0 and 1, and bytes of all. */
export function onProgress(listener) {
  listeners.add(listener);
}

/**
 * Return the very response, having its bytes counted on the side while somebody reads it. What the
 * service worker has at hand is not counted: it comes too fast to be watched.
 */
export function countBytes(response) {
  if (navigator.serviceWorker?.controller) return response;
  const name = new URL(response.url).pathname.split("/").at(-1);
  if (response.ok && name in sizes) read(response.clone().body.getReader());
  return response;
}

async function read(reader) {
  try {
    for (;;) {
      const { done, value: bytes } = await reader.read();
      if (done) return;
      come += bytes.length;
      advance((share * bytes.length) / total);
    }
  } catch {
    // Whoever reads the response itself hears of the failure.
  }
}

addEventListener("py:progress", ({ detail }) => advance(stages[detail] ?? 0));
