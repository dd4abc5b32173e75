// The interpreter that pyscript.toml names: Pyodide as the build made it, from this site alone.
import { loadPyodide as load, version } from "../built/pyodide/pyodide.mjs";
import { lock } from "../built/facts.mjs";
import { countBytes } from "./progress.mjs";

export { version };

const folder = new URL("../built/pyodide/", import.meta.url).href;

/** Wait for the first paint: Python's start is one long task, and the page would stay blank. */
function painted() {
  return new Promise((resolve) => {
    const told = PerformanceObserver.supportedEntryTypes.includes("paint");
    if (document.hidden || !told) return void resolve();
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    setTimeout(resolve, 1000); // whatever keeps a browser from painting
  });
}

/**
 * Start Pyodide with PyScript's options; the addresses and the list of packages, which is empty,
 * are ours.
 *
 * Rejects when WebAssembly cannot run the interpreter: Pyodide alone only warns then, and neither
 * resolves nor rejects. A host that sends the interpreter with a wrong type is forgiven.
 */
export async function loadPyodide(options) {
  await painted();
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  let broken;
  const failed = new Promise((_, reject) => (broken = reject));
  globalThis.fetch = async (...request) => countBytes(await fetch(...request));
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      const response = await source;
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      const typed = response.headers.get("content-type")?.startsWith("application/wasm");
      return typed
        ? await instantiateStreaming(response, imports)
        : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
    } catch (error) {
      broken(error);
      throw error;
    }
  };
  try {
    const loading = load({
      ...options,
      indexURL: folder,
      packageBaseUrl: folder,
      lockFileContents: structuredClone(lock),
    });
    return await Promise.race([loading, failed]);
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
