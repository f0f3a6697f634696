"""`burgrave doctor`: the core in use, missing parts, and how to add them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from burgrave import cli, doctor
from burgrave._version import __version__
from burgrave.server.http.client import BUILT


@pytest.fixture
def whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a built client and no database, so that nothing is missing; return the client's folder."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").touch()
    (tmp_path / "index.html").write_text('<script src="./assets/a.js"></script>', encoding="utf-8")
    monkeypatch.setattr(doctor, "CLIENT", tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'none.db'}")
    return tmp_path


def told(capsys: pytest.CaptureFixture[str], *arguments: str, status: int) -> dict[str, str]:
    """Run the command; return the state and the advice that it prints for each item."""
    assert cli.run(["doctor", *arguments]) == status
    first, second, *lines, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"burgrave {__version__}, ") and second.startswith("in ")
    found: dict[str, str] = {}
    about = ""
    for line in lines:
        if line.startswith(" " * 8):
            found[about] += f" {line.strip()}"
        else:
            state, about, said = line.split(maxsplit=2)
            found[about] = f"{state}: {said}"
    assert last == {0: "No faults.", 1: "1 fault."}[status]
    return found


def core(monkeypatch: pytest.MonkeyPatch, *compiled: bool) -> None:
    monkeypatch.setattr(
        doctor, "core_modules", lambda: {f"burgrave.kernel.m{n}": one for n, one in enumerate(compiled)}
    )


def test_it_looks_where_the_server_takes_the_client_from() -> None:
    assert doctor.CLIENT == BUILT


def test_all_is_there(whole: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    core(monkeypatch, True, True)
    found = told(capsys, status=0)
    assert found["core"] == "ok: The rules core is compiled (2 modules)."
    assert found["client"] == "ok: The browser client is installed."
    assert found["packages"].startswith("ok: ")
    assert "citadels, valeria" in found["games"]
    assert found["postgres"] == "ok: SQLite and PostgreSQL are supported."
    assert found["database"].startswith("ok: There is no ")


def test_an_interpreted_core_is_slow_and_no_fault(
    whole: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    core(monkeypatch, False, False)
    assert told(capsys, status=0)["core"].startswith("note: The rules core is interpreted")
    monkeypatch.setattr(doctor, "PACKAGE", whole / "site-packages" / "burgrave")
    said = told(capsys, status=0)["core"]
    assert doctor.WHEELS in said and f"pip install --force-reinstall --no-deps burgrave=={__version__}" in said


def test_a_half_compiled_core_is_a_fault(
    whole: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    core(monkeypatch, True, False, True)
    assert "only partly compiled (2 modules of 3)" in told(capsys, status=1)["core"]

    def broken() -> str:
        raise RuntimeError("the rules core is only partly compiled")

    monkeypatch.setattr(cli, "core", broken)
    assert cli.version() == f"burgrave {__version__} (core: broken; for details run burgrave doctor)"


def test_a_client_that_is_missing_or_not_whole(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (whole / "assets" / "a.js").unlink()
    assert "lacks 1 of its files, including assets/a.js" in told(capsys, status=1)["client"]
    (whole / "index.html").unlink()
    assert told(capsys, status=1)["client"].endswith("Build it: make client")


def test_packages_that_are_missing_keep_it_from_nothing_but_what_needs_them(
    whole: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["rich<16,>=14.2", "no-such-package>=1", "neither[this]", "nor; sys_platform == 'win32'"]
    monkeypatch.setattr(doctor, "requires", lambda name: lines)
    found = told(capsys, status=1)
    assert "missing: no-such-package, neither." in found["packages"]
    assert found["packages"].endswith("Install them: pip install --editable .")
    assert "database" not in found


def test_the_database_is_looked_at_and_not_made(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = whole / "table.db"
    url = f"sqlite:///{file}"
    assert "There is no" in told(capsys, "--database-url", url, status=0)["database"]
    assert not file.exists()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
    assert "has no Burgrave tables" in told(capsys, "--database-url", url, status=1)["database"]
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert "another version of Burgrave" in told(capsys, "--database-url", url, status=1)["database"]
    nowhere = f"sqlite:///{whole / 'not' / 'yet' / 'table.db'}"  # the server creates folders as well
    assert "There is no" in told(capsys, "--database-url", nowhere, status=0)["database"]
    said = told(capsys, "--database-url", "postgresql://ana:secret@127.0.0.1:1/table", status=1)["database"]
    assert "cannot be opened" in said and "secret" not in said


@pytest.mark.parametrize("url", ["sqlite:///:memory:", "sqlite://host/table.db", "sqlite:///table.db?mode=ro"])
def test_what_the_server_refuses_is_a_fault(url: str, whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, "--database-url", url, status=1)["database"]
    assert "is not a valid SQLite URL: use sqlite:///FILE" in said


def test_a_database_in_memory_is_one(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, "--database-url", "sqlite://", status=0)["database"]
    assert said == "note: It is in memory, and lost when `burgrave serve` ends."
