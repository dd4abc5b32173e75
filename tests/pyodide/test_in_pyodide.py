"""The rules, and the half of ui/ that knows no page, tested by the page's own interpreter."""

import re
import sysconfig
from pathlib import Path

import pytest

from tools.inside import run_inside
from tools.paths import CACHE

PURELIB = Path(sysconfig.get_path("purelib"))
OPTIONS = (
    *("-q", "-rfE", "--tb=short", "-m", "not slow"),
    *("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:xdist.looponfail"),
)
PASSED = re.compile(r"^(\d+) passed", re.MULTILINE)
TIMEOUT = 900  # seconds
# A package beside it, which does not run there, would plug itself into hypothesis.
ENV = {"HYPOTHESIS_NO_PLUGINS": "1"}


@pytest.mark.pyodide
@pytest.mark.parametrize("suite", ["tests/game", "tests/ui"])
def test_the_suite_passes_inside_pyodide(suite: str, capsys: pytest.CaptureFixture[str]) -> None:
    run = run_inside(
        "pytest",
        [*OPTIONS, f"--confcutdir={suite}", suite],
        path=[PURELIB],
        env=ENV,
        timeout=TIMEOUT,
    )
    assert run.returncode == 0, run.stdout + run.stderr[-4000:]
    passed = PASSED.search(run.stdout)
    assert passed, run.stdout
    with capsys.disabled():
        print(f"\n{suite} inside Pyodide: {run.stdout.strip().splitlines()[-1]}")


@pytest.mark.pyodide
def test_the_runner_reports_failures() -> None:
    folder = CACHE / "failing"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "test_failing.py").write_text("def test_that_fails() -> None:\n    assert 1 == 2\n")
    run = run_inside(
        "pytest", [*OPTIONS, f"--confcutdir={folder}", str(folder)], path=[PURELIB], env=ENV
    )
    assert run.returncode == 1
    assert "test_that_fails" in run.stdout
