"""Run a Python module of this repository inside Pyodide, in Node."""

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from tools.paths import CACHE, ROOT

WHOLE_LIBRARY = CACHE / "whole_stdlib.zip"


def run_inside(
    module: str,
    args: Sequence[str] = (),
    *,
    path: Sequence[Path] = (),
    timeout: float | None = None,
    library: Path = WHOLE_LIBRARY,
    env: Mapping[str, str] = MappingProxyType({}),
) -> subprocess.CompletedProcess[str]:
    """Run `python -m module args` in the interpreter that the page uses; the root is mounted.

    `path` are folders below the root to import from as well, `env` variables for Python.
    The whole standard library as byte code serves when it is there (it starts three times as fast),
    else the one that Pyodide brings. The output is captured; the exit code is left to the caller.
    """
    folders = [str(folder) for folder in path]
    job: dict[str, object] = {"module": module, "args": list(args), "path": folders}
    job["env"] = dict(env)
    if library.exists():
        job["library"] = str(library)
    return subprocess.run(
        ["node", "tools/inside.mjs", json.dumps(job)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=timeout,
    )
