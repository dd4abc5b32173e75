// Runs a Python module of this repository inside Pyodide, in Node.
//
//   node tools/inside.mjs '{"module": "tools.bytecode", "args": [], "library": …, "wheels": […]}'
//
// The repository is mounted at its own path and is the working directory. `library` is a standard
// library other than Pyodide's own, `wheels` are unpacked first. Ends with the module's exit code.
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { module, args = [], library, wheels = [] } = JSON.parse(process.argv[2]);

const python = await loadPyodide({
  ...(library ? { stdLibURL: library } : {}),
  env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
});
python.mountNodeFS(root, root);
for (const wheel of wheels) python.unpackArchive(await readFile(wheel), "wheel");
const start = python.runPython(`
import os, runpy, sys

def start(root, module, args):
    os.chdir(root)
    sys.path.insert(0, root)
    sys.argv = [module, *args]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
            return 1
        return int(end.code or 0)
    return 0

start
`);
process.exit(start(root, module, python.toPy(args)));
