"""Build hooks, which require the browser client, compile the core with mypyc, and make README links absolute.

The core is compiled only on request (HATCH_BUILD_HOOKS_ENABLE=1), and nothing is written into the source tree:
a leftover extension file would shadow an edited module.
"""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.constants import BuildEnvVars
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


def compile_core(src: Path, work: Path) -> dict[Path, str]:
    """Compile the core under `src` in the empty folder `work`; return the files with their wheel paths.

    Rule proofs (``games/*/proof``) are compiled in a checkout only; release wheels exclude them.
    """
    listed = runpy.run_path(str(src / "burgrave" / "build_info.py"))["source_files"](src / "burgrave")
    files = [
        file.relative_to(src).as_posix() for file in listed if os.environ.get(CORE_ALONE) or "proof" not in file.parts
    ]
    if not files:
        sys.exit("there is no rules core to compile")
    target, lib = work / "c", work / "lib"
    target.mkdir()
    done = subprocess.run(
        [sys.executable, "-P", str(Path(__file__).with_name("compile_core.py")), str(target), str(lib), *files],
        cwd=src,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"mypyc could not compile the rules core:\n{done.stdout}")
    return {file: file.relative_to(lib).as_posix() for file in lib.rglob("*") if file.is_file()}


CORE_ALONE = "BURGRAVE_CORE_ALONE"
"""Environment variable that allows a wheel without the browser client, to get only the extension files."""


class Wheel(BuildHookInterface[BuilderConfig]):
    """Build hook that requires the browser client in a wheel and compiles the core on request."""

    work: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        return list(self.metadata.core.optional_dependencies["compile"]) if compiling() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = Path(self.root, "src", "burgrave", "server", "client", "index.html")
        if not client.is_file() and not os.environ.get(CORE_ALONE):
            sys.exit("the browser client is missing from the wheel: run `make client`")
        if not compiling():
            return
        self.work = TemporaryDirectory(prefix="burgrave-core-")
        extensions = compile_core(Path(self.root, "src"), Path(self.work.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): path for file, path in extensions.items()})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            self.work.cleanup()


def compiling() -> bool:
    """Return True if compiling the core was requested; a plain install must never need a C compiler."""
    return os.environ.get(BuildEnvVars.HOOKS_ENABLE) in ("1", "true")


# ---- source hosting and README links -------------------------------------------------------------------------------

SOURCES_URL = "BURGRAVE_SOURCES_URL"
"""Environment variable with the address of the source repository; a release sets it for the source archive."""


class Links(MetadataHookInterface):
    """Metadata hook that adds the README and the project addresses, for readers outside the repository.

    Builds from a source archive use those of the archive, which hatchling reads from its PKG-INFO.
    """

    def update(self, metadata: dict[str, Any]) -> None:
        sources = os.environ.get(SOURCES_URL, "").rstrip("/")
        if sources and not re.fullmatch(r"https://[\w.-]+(/[\w.-]+)+", sources):
            sys.exit(f"{SOURCES_URL} must be an address like https://host/owner/burgrave, not {sources!r}")
        if "readme" in metadata:
            sources = ""
        else:
            text = Path(self.root, "README.md").read_text(encoding="utf-8")
            text = linked(text, f"{sources}/blob/v{metadata['version']}" if sources else "")
            text = pictured(text, f"{sources}/raw/v{metadata['version']}" if sources else "")
            metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata.setdefault("urls", addresses(sources, metadata["version"]) if sources else {})


def addresses(sources: str, version: str) -> dict[str, str]:
    """Return the project's web addresses by name."""
    return {
        "Source": sources,
        "Documentation": f"{sources}/tree/v{version}/docs",
        "Changelog": f"{sources}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{sources}/issues",
    }


def linked(text: str, release: str) -> str:
    """Return the page with its relative links pointing to a release; without a release, links become plain text."""
    link = re.compile(r"\[([^\]]+)\]\((?!https?://|#)([^)\s]+)\)")
    return link.sub(rf"[\1]({release}/\2)" if release else r"\1", text)


def pictured(text: str, release: str) -> str:
    """Return the page with its image URLs pointing to a release; without a release, remove the images."""
    if not release:
        return re.sub(r"<p[^>]*>\n(?: +<.*\n)*? +<img.*\n(?: +<.*\n)*?</p>\n\n", "", text)
    return re.sub(r'(<[^>]* (?:src|srcset)=")(?!https?://)', rf"\1{release}/", text)
