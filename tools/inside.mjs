// Runs a Python module of this repository inside Pyodide, in Node.
//
//   node tools/inside.mjs '{"module": "tools.bytecode", "args": [], "library": …, "path": […], "env": {}}'
//
// The repository is mounted at its own path and is the working directory. `library` is a standard
// library other than Pyodide's own; `path` are folders of the repository to import from as well;
// `env` are variables of Python's environment.
// Ends with the module's exit code.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { module, args = [], library, path = [], env = {} } = JSON.parse(process.argv[2]);

const python = await loadPyodide({
  ...(library ? { stdLibURL: library } : {}),
  env: { HOME: "/home/pyodide", PYTHONPYCACHEPREFIX: join(root, ".cache", "pyc"), ...env },
});
python.mountNodeFS(root, root);
const start = python.runPython(`
import os, runpy, sys

def start(root, path, module, args):
    os.chdir(root)
    sys.dont_write_bytecode = False  # kept below PYTHONPYCACHEPREFIX
    sys.path[:0] = [root, *path]
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
try {
  process.exitCode = start(root, python.toPy(path), module, python.toPy(args));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
