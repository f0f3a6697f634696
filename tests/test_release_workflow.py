"""Release workflow: Python versions and platforms, contents, smoke tests, and permission to publish."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
from fnmatch import fnmatch
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest
import yaml
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from tests.packing import build, copied
from tools import try_wheel

from burgrave import doctor
from burgrave.server.http.client import BUILT

ROOT = Path(__file__).resolve().parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WHEELS = PYPROJECT["tool"]["cibuildwheel"]
TEXT = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
WORKFLOW: dict[Any, Any] = yaml.safe_load(TEXT)
JOBS: dict[str, dict[str, Any]] = WORKFLOW["jobs"]
VERSIONS = ["3.11", "3.12", "3.13", "3.14"]
MACHINES = {
    "ubuntu-24.04": "manylinux_x86_64", "ubuntu-24.04-arm": "manylinux_aarch64",
    "macos-15": "macosx_arm64", "windows-2025": "win_amd64",
}  # fmt: skip


def commands(job: str) -> str:
    return "\n".join(step.get("run", "") for step in JOBS[job]["steps"])


def actions(job: str) -> list[str]:
    return [step["uses"] for step in JOBS[job]["steps"] if "uses" in step]


# ---- wheels ------------------------------------------------------------------------------------------------------


def test_all_say_the_same_pythons() -> None:
    project = PYPROJECT["project"]
    named = [one.rpartition(" :: ")[2] for one in project["classifiers"] if re.search(r":: 3\.\d+$", one)]
    assert named == VERSIONS and project["requires-python"] == f">={VERSIONS[0]}"
    assert WHEELS["build"] == [f"cp{version.replace('.', '')}-*" for version in VERSIONS]
    assert f"CPython {VERSIONS[0]} to {VERSIONS[-1]} on" in doctor.WHEELS
    checks = yaml.safe_load((ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8"))
    assert checks["jobs"]["quick"]["strategy"]["matrix"] == {"python": [VERSIONS[0], VERSIONS[-1]]}
    assert {str(job["permissions"]) for job in checks["jobs"].values()} == {"{'contents': 'read'}"}


@pytest.mark.parametrize(
    ("identifier", "wanted"),
    [
        *((f"cp{version.replace('.', '')}-{place}", True) for version in VERSIONS for place in MACHINES.values()),
        *((f"cp314t-{place}", False) for place in MACHINES.values()),
        ("cp310-manylinux_x86_64", False),
        ("cp315-manylinux_x86_64", False),
        ("cp313-musllinux_x86_64", False),
        ("pp311-manylinux_x86_64", False),
    ],
)
def test_these_wheels_are_built(identifier: str, wanted: bool) -> None:
    chosen = any(fnmatch(identifier, one) for one in WHEELS["build"])
    assert (chosen and not any(fnmatch(identifier, one) for one in WHEELS["skip"])) is wanted


def test_each_machine_builds_its_own_and_all_are_waited_for() -> None:
    assert JOBS["wheels"]["strategy"]["matrix"]["machine"] == [*MACHINES]
    assert WHEELS["archs"] == ["auto64"]
    assert JOBS["publish"]["needs"] == ["sources", "wheels"] and JOBS["announce"]["needs"] == "publish"
    assert f'test "$(ls dist/*.whl | wc -l)" = {len(VERSIONS) * len(MACHINES) + 1}' in commands("publish")


def test_each_wheel_is_compiled_by_locked_packages_and_tried() -> None:
    assert WHEELS["environment"] == {"HATCH_BUILD_HOOKS_ENABLE": "1"}
    assert WHEELS["build-frontend"] == {"name": "build", "args": ["--no-isolation"]}
    assert "--require-hashes --only-binary :all: -r {package}/requirements/build.txt" in WHEELS["before-build"]
    assert WHEELS["test-command"] == "python -I {package}/tools/try_wheel.py"
    assert "test-skip" not in WHEELS
    assert "tools/try_wheel.py --plain" in commands("sources")
    url = "${{ github.server_url }}/${{ github.repository }}"
    assert JOBS["sources"]["env"]["BURGRAVE_SOURCES_URL"] == url  # the wheels inherit it from the archive
    for line in (WHEELS["before-build"], WHEELS["test-command"], commands("sources")):
        for path in re.findall(r"(?<![\w/])(?:\{package\}/)?((?:requirements|tools)/[\w./-]+)", line):
            assert (ROOT / path).is_file(), path


# ---- permissions -------------------------------------------------------------------------------------------------


def test_nobody_may_do_more_than_they_have_to() -> None:
    assert WORKFLOW["permissions"] == {}
    assert {name: job["permissions"] for name, job in JOBS.items()} == {
        "sources": {"contents": "read"},
        "wheels": {},
        "publish": {"id-token": "write"},
        "announce": {"contents": "write"},
    }
    assert {name for name, job in JOBS.items() if "environment" in job} == {"publish"}
    assert "secrets." not in TEXT and "password" not in TEXT
    assert JOBS["publish"]["if"] == "github.event_name == 'push'"
    assert WORKFLOW[True] == {"push": {"tags": ["v*"]}, "workflow_dispatch": None}  # YAML parses `on` as true


def test_actions_are_pinned_and_only_known_ones_see_what_is_published() -> None:
    for job in JOBS:
        for action in actions(job):
            assert re.fullmatch(r"(actions|pypa)/[\w-]+@(v\d+(\.\d+\.\d+)?|release/v1|[0-9a-f]{40})", action), action
    assert actions("publish") == ["actions/download-artifact@v8", "pypa/gh-action-pypi-publish@release/v1"]
    assert actions("announce") == ["actions/download-artifact@v8"]
    checkout = JOBS["sources"]["steps"][0]
    assert checkout["uses"].startswith("actions/checkout@") and checkout["with"] == {"persist-credentials": False}


def test_no_script_is_put_together_from_what_strangers_name() -> None:
    for job in JOBS:
        assert "${{" not in commands(job)
        assert JOBS[job]["timeout-minutes"]


# ---- contents ----------------------------------------------------------------------------------------------------


def test_the_source_archive_contains_all_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A build of the core contains links, which hatchling mistakes for sources."""
    here = copied(tmp_path, "src", "tests", "tools", "requirements")
    links = here / "build" / "compiled" / "0" / "burgrave"
    links.mkdir(parents=True)
    if os.name == "posix":
        (links / "server").symlink_to(here / "src" / "burgrave" / "server")
    monkeypatch.chdir(here)
    builder = SdistBuilder(str(here))
    with pytest.raises(FileNotFoundError, match=r"Forced include not found: .*client"):
        list(builder.recurse_included_files())
    client = here / "src" / "burgrave" / "server" / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").touch()
    (client / "assets" / "a.js").touch()
    archived = {Path(one.distribution_path).as_posix() for one in builder.recurse_included_files()}
    there = {file.relative_to(here).as_posix() for file in here.rglob("*") if file.is_file()}
    assert archived == {one for one in there if not one.startswith("build/")}
    packed = {Path(one.distribution_path).as_posix() for one in WheelBuilder(str(here)).recurse_included_files()}
    ours = {one.removeprefix("src/") for one in archived if one.startswith("src/")}
    assert packed == {one for one in ours if "/proof/" not in one}


@pytest.mark.parametrize("compiled", [False, True])
def test_no_wheel_without_a_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    import hatch_build

    nothing: Any = None
    hook = hatch_build.Wheel(str(tmp_path), {}, nothing, nothing, str(tmp_path), "wheel")
    monkeypatch.setattr(hatch_build, "compile_core", lambda src, work: {})
    monkeypatch.delenv(hatch_build.CORE_ALONE, raising=False)
    monkeypatch.setenv("HATCH_BUILD_HOOKS_ENABLE", "1" if compiled else "")
    built: dict[str, Any] = {"force_include": {}}
    with pytest.raises(SystemExit, match=r"the browser client is missing from the wheel: run `make client`"):
        hook.initialize("standard", built)
    hook.initialize("editable", built)
    assert built == {"force_include": {}}
    monkeypatch.setenv(hatch_build.CORE_ALONE, "1")  # as set by tools/compiled.py
    hook.initialize("standard", built)
    hook.finalize("standard", built, "")
    assert built == {"force_include": {}, **({"pure_python": False, "infer_tag": True} if compiled else {})}


@pytest.mark.long
def test_pip_builds_no_plain_wheel_without_a_client(tmp_path: Path) -> None:
    here = copied(tmp_path, "src")
    done = build(here, "wheel")
    assert done.returncode == 1
    assert done.stderr.strip() == "the browser client is missing from the wheel: run `make client`"
    assert not [*here.glob("dist/*.whl")]


# ---- the wheel itself --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a virtual environment in which a pure-Python wheel of these sources is installed.

    The packages of the running environment can be imported there, too.
    """
    if not (BUILT / "index.html").is_file():  # mostly when pytest is run by hand: `make test` builds the client first
        pytest.skip("NOT TESTED with a wheel: the browser client is not built (make client)")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    env = {name: value for name, value in os.environ.items() if name != "HATCH_BUILD_HOOKS_ENABLE"}
    subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True)
    (wheel,) = folder.glob("burgrave-*-py3-none-any.whl")
    venv.create(folder / "env", with_pip=False)
    install = ["--python", str(python(folder)), "install", "--quiet", "--no-index", "--no-deps", str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", *install], check=True, capture_output=True)
    borrowed = Path(pytest.__file__).parents[1]
    (site_of(folder) / "borrowed.pth").write_text(f"{borrowed}\n", encoding="utf-8")
    return folder


def python(folder: Path) -> Path:
    return folder / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def site_of(folder: Path) -> Path:
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    done = subprocess.run([python(folder), "-I", "-c", asked], capture_output=True, text=True, check=True)
    return Path(done.stdout.strip())


def trial(folder: Path, *arguments: str) -> str:
    """Run the smoke test for releases; return its exit status, followed by its output and errors."""
    command = [str(python(folder)), "-I", str(ROOT / "tools" / "try_wheel.py"), *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return f"{done.returncode}: {done.stdout}{done.stderr}"


@pytest.mark.long
def test_a_plain_wheel_plays_opens_the_table_and_is_not_taken_for_a_compiled_one(installed: Path) -> None:
    assert re.match(
        r"0: burgrave \S+ \(core: interpreted; .*\): \d+ golden games, .* its page\n$", trial(installed, "--plain")
    )
    assert trial(installed) == "1: not as it should be: the core is interpreted, but should be compiled\n"
    page = site_of(installed) / "burgrave" / "server" / "client" / "index.html"
    page.rename(page.with_suffix(".away"))
    assert "1: not as it should be: doctor: " in trial(installed, "--plain")
    page.with_suffix(".away").rename(page)


@pytest.mark.long
def test_with_the_extension_files_it_is_a_compiled_one(installed: Path, compiled_dir: Path) -> None:
    site = site_of(installed)
    files = [file for file in compiled_dir.rglob("*") if file.name.endswith(tuple(EXTENSION_SUFFIXES))]
    for file in files:
        if file.parent.name == "proof":  # excluded from wheels
            continue
        shutil.copy(file, site / file.relative_to(compiled_dir))
    assert re.match(r"0: burgrave \S+ \(core: compiled\): \d+ golden games", trial(installed))


def test_what_is_tried_is_what_is_installed() -> None:
    with pytest.raises(try_wheel.Wrong, match="is not the installed package"):
        try_wheel.check_core("compiled")
