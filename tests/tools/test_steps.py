"""The build makes what is not fresh, and nothing else."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import steps
from tools.build import STEPS
from tools.steps import Step, run

MakeStep = Callable[..., Step]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of its own for the build: two sources, nothing built."""
    built = tmp_path / "static" / "built"
    built.mkdir(parents=True)
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "BUILT", built)
    monkeypatch.setattr(steps, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(steps, "RECORD", tmp_path / "cache" / "build.json")
    (tmp_path / "sources").mkdir()
    (tmp_path / "sources" / "one.txt").write_text("one")
    return tmp_path


@pytest.fixture
def copying(root: Path) -> Step:
    """A step that copies the sources into a folder."""

    def make() -> None:
        for path in (root / "sources").iterdir():
            target = root / "static" / "built" / "copy" / path.name
            target.parent.mkdir(exist_ok=True)
            target.write_text(path.read_text())

    return Step("copy", ("copy",), make, ("sources",))


def quiet(*steps_: Step) -> int:
    return run(steps_, say=lambda _text: None)


def built(root: Path) -> set[str]:
    base = root / "static" / "built"
    return {path.relative_to(base).as_posix() for path in base.rglob("*") if path.is_file()}


def test_a_second_run_makes_nothing(root: Path, copying: Step) -> None:
    assert quiet(copying) == 1
    assert built(root) == {"copy/one.txt"}
    assert quiet(copying) == 0


def test_a_changed_source_is_made_again_and_a_touched_one_is_not(root: Path, copying: Step) -> None:
    quiet(copying)
    (root / "sources" / "one.txt").touch()
    assert quiet(copying) == 0
    (root / "sources" / "one.txt").write_text("eno")
    assert quiet(copying) == 1
    assert (root / "static" / "built" / "copy" / "one.txt").read_text() == "eno"


def test_a_source_that_is_gone_leaves_nothing_behind(root: Path, copying: Step) -> None:
    (root / "sources" / "two.txt").write_text("two")
    quiet(copying)
    (root / "sources" / "one.txt").unlink()
    assert quiet(copying) == 1
    assert built(root) == {"copy/two.txt"}


@pytest.mark.parametrize("spoil", [Path.unlink, lambda path: path.write_text("longer")])
def test_a_spoiled_result_is_made_again(
    root: Path, copying: Step, spoil: Callable[[Path], object]
) -> None:
    quiet(copying)
    spoil(root / "static" / "built" / "copy" / "one.txt")
    assert quiet(copying) == 1
    assert (root / "static" / "built" / "copy" / "one.txt").read_text() == "one"


def test_what_no_step_owns_is_removed(root: Path, copying: Step) -> None:
    stray = root / "static" / "built" / "old" / "stray.txt"
    stray.parent.mkdir()
    stray.write_text("stray")
    quiet(copying)
    assert built(root) == {"copy/one.txt"}


def test_a_step_that_failed_is_made_again(root: Path) -> None:
    target = root / "static" / "built" / "half.txt"
    working = False

    def make() -> None:
        target.write_text("half")
        if not working:
            raise RuntimeError("in the middle")

    step = Step("half", ("half.txt",), make, ("sources",))
    with pytest.raises(RuntimeError):
        quiet(step)
    working = True
    assert quiet(step) == 1
    assert quiet(step) == 0


@pytest.mark.parametrize("record", ["", "[]", "{", '{"copy": 1}', '{"copy": []}'])
def test_an_unreadable_record_means_that_all_is_made(copying: Step, record: str) -> None:
    quiet(copying)
    steps.RECORD.write_text(record)
    assert quiet(copying) == 1
    assert quiet(copying) == 0


def test_the_steps_of_the_site_own_different_things() -> None:
    owned = [name for step in STEPS for name in step.owns]
    assert len(owned) == len(set(owned))
    assert not any(one != two and one.startswith(f"{two}/") for one in owned for two in owned)
    assert len({step.name for step in STEPS}) == len(STEPS)


def test_a_package_stands_for_its_version_and_its_hash() -> None:
    text = steps.locked("pyodide")
    assert text.startswith("pyodide 314.0.")
    assert "sha512-" in text
    with pytest.raises(KeyError):
        steps.locked("no-such-package")
