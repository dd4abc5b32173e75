"""A browser for the tests is found, or one sentence says what to install."""

from pathlib import Path

import pytest

from tools import chromium


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without any browser, whose user is nobody special."""
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setattr(chromium, "NAMES", ())
    monkeypatch.setattr(chromium, "PLACES", ())
    monkeypatch.setattr(chromium, "_of_playwright", lambda: None)
    monkeypatch.setattr("os.geteuid", lambda: 1000)


@pytest.mark.usefixtures("bare")
def test_where_there_is_none_one_sentence_says_what_to_do(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert chromium.find() is None
    assert chromium.main() == 1
    assert capsys.readouterr().err.strip() == chromium.ADVICE


@pytest.mark.usefixtures("bare")
def test_a_named_one_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "PLACES", (tmp_path / "other",))
    for name in ("named", "other"):
        (tmp_path / name).touch()
    assert chromium.find() == tmp_path / "other"
    monkeypatch.setenv(chromium.VARIABLE, str(tmp_path / "named"))
    assert chromium.find() == tmp_path / "named"
    assert chromium.main() == 0


@pytest.mark.usefixtures("bare")
def test_the_superuser_of_debian_gets_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(chromium, "PLACES", (tmp_path / "chromium",))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")

    def run(command: list[str], **_options: object) -> object:
        asked.append(command[:2])
        (tmp_path / "chromium").touch()
        return type("Done", (), {"returncode": 0})

    monkeypatch.setattr("subprocess.run", run)
    assert chromium.main() == 0
    assert asked == [["/usr/bin/apt-get", "update"], ["/usr/bin/apt-get", "install"]]
