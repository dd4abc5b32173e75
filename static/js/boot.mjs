// The interpreter that pyscript.toml names: Pyodide as the build made it, from this site alone.
import { loadPyodide as load, version } from "../built/pyodide/pyodide.mjs";
import { lock } from "../built/facts.mjs";
import { countBytes } from "./progress.mjs";
import { fetchPack, write } from "./unpack.mjs";

export { version };

const folder = new URL("../built/pyodide/", import.meta.url).href;
const WASM = `${folder}pyodide.asm.wasm`;
// As in tools/runtime.py.
const LIBRARY_PLACE = "/lib/python3.14";
const HOME = "/home/pyodide";

/** Fetch and compile the interpreter. A host that sends it with a wrong type is forgiven. */
async function compile() {
  const response = countBytes(await fetch(WASM));
  if (!response.ok) throw new Error(`${WASM}: ${response.status}`);
  const typed = response.headers.get("content-type")?.startsWith("application/wasm");
  return typed
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

// Begun while the page is still being read; whoever needs it hears of a failure.
const interpreter = compile();
interpreter.catch(() => {});

/** Fetch and unpack all Python; return a function that writes it into Pyodide's file system. */
async function allPython() {
  const names = ["library.pack", "../python.pack"];
  const [library, ours] = await Promise.all(names.map((name) => fetchPack(folder + name)));
  return (FS) => {
    write(FS, LIBRARY_PLACE, library);
    write(FS, HOME, ours);
  };
}

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
 * Start Pyodide with PyScript's options; the addresses, the list of packages, which is empty, and
 * all Python that is to be imported are ours.
 *
 * Rejects when WebAssembly cannot run the interpreter: Pyodide alone only warns then, and neither
 * resolves nor rejects.
 */
export async function loadPyodide(options) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  let broken;
  const failed = new Promise((_, reject) => (broken = reject));
  globalThis.fetch = async (address, ...rest) =>
    String(address) === WASM ? new Response() : countBytes(await fetch(address, ...rest));
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const module = await interpreter;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      broken(error);
      throw error;
    }
  };
  const python = allPython();
  python.catch(broken);
  try {
    const loading = load({
      ...options,
      env: { ...options.env, HOME, PYTHONPATH: LIBRARY_PLACE },
      // The last thing before Python starts.
      fsInit: async (FS) => {
        (await python)(FS);
        await painted();
      },
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
