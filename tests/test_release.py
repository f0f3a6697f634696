"""Contents of a release: locked packages, bill of materials, container image, systemd unit, proxies."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import tomllib
from collections.abc import Iterator
from glob import glob
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
import yaml
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools import client, sbom
from tools.compiled import Unavailable

from burgrave import cli
from burgrave._version import __version__

ROOT = Path(__file__).resolve().parents[1]
LOCKS = {"serve": {"postgres"}, "build": {"compile"}}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
MACHINES = ("x86_64", "aarch64")


def lock(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def everywhere() -> Iterator[dict[str, str]]:
    """Yield marker environments for all platforms of the server."""
    for version in VERSIONS:
        for machine in MACHINES:
            yield {
                "python_version": version, "python_full_version": f"{version}.0", "platform_machine": machine,
                "sys_platform": "linux", "os_name": "posix", "platform_system": "Linux",
                "implementation_name": "cpython", "platform_python_implementation": "CPython",
            }  # fmt: skip


def wanted(extras: set[str]) -> list[Requirement]:
    """Return the requirements in pyproject.toml, including those of the given extras."""
    more = [line for extra in extras for line in PROJECT["optional-dependencies"][extra]]
    return [Requirement(line) for line in (*PROJECT["dependencies"], *more)]


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_satisfies_the_requirements(name: str) -> None:
    """The requirements are those in pyproject.toml, and those of every locked package that is installed here."""
    found = {canonicalize_name(one.name): one for one in sbom.locked(lock(name))}
    asked = wanted(LOCKS[name])
    for one in found.values():
        try:
            installed = distribution(one.name)
        except PackageNotFoundError:
            continue
        if installed.version == one.version:
            asked += [Requirement(line) for line in installed.requires or []]
    assert len(asked) > len(found)
    for requirement in asked:
        for place in everywhere():
            if requirement.marker is not None and not requirement.marker.evaluate({**place, "extra": ""}):
                continue
            one = found[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(one.version), f"{requirement} is locked as {one.version}: make lock"
            assert not one.marker or Marker(one.marker).evaluate(place), one


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_has_hashes_and_no_addresses(name: str) -> None:
    text = lock(name).read_text(encoding="utf-8")
    assert not re.search(r"https?:|--(extra-)?index-url|--find-links|--trusted-host|file:", text)
    for one in sbom.locked(lock(name)):
        assert one.hashes and all(re.fullmatch("[0-9a-f]{64}", digest) for digest in one.hashes), one.name
    serve, both = ({one.name: one.version for one in sbom.locked(lock(one))} for one in ("serve", "build"))
    assert {one: both[one] for one in both if one in serve} == {one: serve[one] for one in serve if one in both}


def test_a_line_that_is_no_package_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sbom, "ROOT", tmp_path)
    file = tmp_path / "serve.txt"
    file.write_text("rich>=15\n", encoding="utf-8")
    with pytest.raises(Unavailable, match=r"serve\.txt has a line that is not a package: 'rich>=15'"):
        sbom.locked(file)


# ---- bill of materials -------------------------------------------------------------------------------------------


def test_the_bill_names_everything_with_version_hash_and_licence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = tmp_path / "packages.json"
    shipped.write_text(json.dumps(["@fluent/bundle", "@iconify-json/game-icons", "svelte"]), encoding="utf-8")
    monkeypatch.setattr(sbom, "PACKAGES", shipped)
    assert sbom.main([str(tmp_path / "dist")]) == 0
    (file,) = (tmp_path / "dist").iterdir()
    assert capsys.readouterr().out == f"{file}\n" and file.name == f"burgrave-{__version__}.cdx.json"
    document = json.loads(file.read_text(encoding="utf-8"))
    assert (document["bomFormat"], document["specVersion"], document["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", document["serialNumber"])
    components = {one["purl"]: one for one in document["components"]}
    assert len(components) == len(document["components"])
    locked = {f"pkg:pypi/{one.name}@{one.version}": one for one in sbom.locked()}
    client = {purl for purl in components if purl.startswith("pkg:npm/")}
    assert components.keys() - client == locked.keys()
    assert {re.sub(r"@[\d.]+$", "", purl) for purl in client} == {
        "pkg:npm/%40fluent/bundle", "pkg:npm/%40iconify-json/game-icons", "pkg:npm/svelte",
    }  # fmt: skip
    for purl, one in components.items():
        (licence,) = one["licenses"]
        said = licence.get("expression") or licence["license"]["id"]
        assert re.fullmatch(r"[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*", said) and said != "NOASSERTION", purl
        size = {"SHA-256": 64, "SHA-512": 128}
        assert one["hashes"] and all(len(each["content"]) == size[each["alg"]] for each in one["hashes"]), purl
    for purl, package in locked.items():
        assert {each["content"] for each in components[purl]["hashes"]} == {*package.hashes}
    assert sbom.bill() == document  # the same sources give the same document
    shipped.unlink()
    assert sbom.main([str(tmp_path / "dist")]) != 0
    assert "make client" in capsys.readouterr().err


# ---- container image ---------------------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Containerfile, each as its name and its arguments."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    lines = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in lines if line.strip()]


def last_stage() -> list[tuple[str, str]]:
    steps = instructions()
    begins = max(number for number, (what, _) in enumerate(steps) if what == "FROM")
    return steps[begins:]


def test_the_image_copies_only_paths_that_exist() -> None:
    """Each path must also be included in the build context."""
    given = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = {line.removeprefix("!") for line in given if line.startswith("!")}
    assert given[1] == "*"
    stages = {"client", "build"}
    for what, rest in instructions():
        words = shlex.split(rest)
        if what == "COPY" and words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in stages
        elif what == "COPY":
            for path in words[:-1]:
                inside = "web" if path == "web" else path
                assert (ROOT / inside).exists(), path
                assert inside.partition("/")[0] in let_in, path
    assert {rest.rpartition(" AS ")[2] for what, rest in instructions() if what == "FROM" and " AS " in rest} == stages


def test_the_client_in_the_image_has_all_that_it_is_made_of() -> None:
    steps = instructions()
    first, second, *_ = [number for number, (what, _) in enumerate(steps) if what == "FROM"]
    stage = steps[first:second]
    copied = [ROOT / path for what, rest in stage if what == "COPY" for path in shlex.split(rest)[:-1]]
    for what, rest in stage:
        if what == "COPY" and rest.startswith("src"):
            path, place = shlex.split(rest)
            assert place == f"/build/{path}"
    for file in client.sources():
        assert any(file.is_relative_to(path) for path in copied), file
    found = {file for texts in client.TEXTS for file in client.PACKAGE.glob(texts)}
    reached = set()
    for source in client.WEB.glob("src/**/*.ts"):
        for pattern in re.findall(r'"((?:\.\./)+src/[^"]*\*[^"]*)"', source.read_text(encoding="utf-8")):
            for one in spelled_out(pattern):
                reached |= {Path(os.path.normpath(file)) for file in glob(str(source.parent / one))}
    assert reached == found and len(found) > 20


def spelled_out(pattern: str) -> list[str]:
    """Expand the first braces in a pattern."""
    before, brace, rest = pattern.partition("{")
    choices, _, after = rest.partition("}")
    return [before + choice + after for choice in choices.split(",")] if brace else [pattern]


def test_the_image_installs_by_hash_alone() -> None:
    installs = [rest for what, rest in instructions() if what == "RUN" and "pip install" in rest]
    commands = [part for rest in installs for part in rest.split("&&") if "pip install" in part]
    assert len(commands) == 3
    for command in commands:
        locked = re.search(r"-r (requirements/\w+\.txt)", command)
        if locked is None:
            assert "--no-index --no-deps dist/*.whl" in command
        else:
            assert "--require-hashes" in command and (ROOT / locked[1]).is_file()
    assert any("npm ci" in rest for what, rest in instructions() if what == "RUN")


def test_what_runs_in_the_image_is_nobody_and_is_told_what_we_have() -> None:
    steps = last_stage()
    said = dict(steps)
    assert said["USER"] == "10001:10001" and said["VOLUME"] == "/data" and said["EXPOSE"] == "8000"
    order = [what for what, _ in steps]
    assert order.index("USER") > max(number for number, what in enumerate(order) if what in ("RUN", "COPY"))
    assert "DATABASE_URL=sqlite:////data/burgrave.db" in said["ENV"]
    assert not re.search(r"(?i)(password|secret|token)=", said["ENV"])
    command = json.loads(said["ENTRYPOINT"])
    assert command[:2] == ["/opt/burgrave/bin/burgrave", "serve"]
    check_options(command[2:])
    assert "http://127.0.0.1:8000/healthz" in said["HEALTHCHECK"]
    compile(json.loads(said["HEALTHCHECK"].partition("CMD ")[2])[2], "health check", "exec")


def check_options(arguments: list[str]) -> None:
    """Check that `burgrave serve` accepts these arguments."""
    _, bound, _ = cli.app.parse_args(["serve", *arguments], exit_on_error=False, print_error=False)
    assert bound.kwargs["no_browser"] is True


# ---- unit and pages ----------------------------------------------------------------------------------------------


class Unit(configparser.RawConfigParser):
    """Parser for systemd units, in which names are case-sensitive and may be repeated."""

    def __init__(self) -> None:
        super().__init__(strict=False, delimiters=("=",))

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def test_the_unit_runs_what_we_have_as_nobody() -> None:
    unit = Unit()
    unit.read(ROOT / "deploy" / "burgrave.service", encoding="utf-8")
    service = unit["Service"]
    program, *arguments = shlex.split(service["ExecStart"].replace("${PUBLIC_URL}", "https://table.example.org"))
    assert program == "/opt/burgrave/bin/burgrave" and arguments.pop(0) == "serve"
    check_options(arguments)
    hard = {
        "DynamicUser": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "PrivateTmp": "yes",
        "NoNewPrivileges": "yes",
        "CapabilityBoundingSet": "",
        "StateDirectory": "burgrave",
        "UMask": "0077",
    }
    assert {name: service[name] for name in hard} == hard
    assert service["Environment"] == "DATABASE_URL=sqlite:////var/lib/burgrave/burgrave.db"


def test_the_page_says_what_the_files_do() -> None:
    page = (ROOT / "docs" / "deploying.md").read_text(encoding="utf-8")
    for file in (ROOT / "deploy").iterdir():
        assert f"deploy/{file.name}" in page, file.name
    for name in ("Caddyfile", "nginx.conf"):
        text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
        assert "127.0.0.1:8000" in text and "/metrics" in text and "404" in text
        assert "proxy_add_x_forwarded_for" not in text  # it appends to a header that clients can forge
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z-]+)", page)) <= targets
    (image,) = re.findall(r"^  burgrave (--.*)$", page, re.MULTILINE)
    check_options(["--no-browser", *shlex.split(image)])
    (started,) = re.findall(r"^podman run (.*?)^  burgrave --", page, re.MULTILINE | re.DOTALL)
    assert {"--read-only", "--cap-drop=all", "--security-opt=no-new-privileges"} <= set(started.split())


def test_what_is_cited_is_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == __version__ and cited["license"] == PROJECT["license"]
    assert {"cff-version", "message", "title", "authors"} <= set(cited)
