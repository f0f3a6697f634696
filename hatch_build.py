"""Build hook that compiles the rules core with mypyc into the wheel.

It runs only when asked for (HATCH_BUILD_HOOKS_ENABLE=1) and writes nothing into the source tree: an extension
file left beside an edited module would shadow it.
"""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_core(src: Path, work: Path) -> dict[Path, str]:
    """Compile the core under `src`, working in the empty folder `work`: the files, with their wheel paths."""
    listed = runpy.run_path(str(src / "burgrave" / "build_info.py"))["source_files"](src / "burgrave")
    files = [file.relative_to(src).as_posix() for file in listed]
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
"""The variable that lets a wheel be built without the browser client: for who only wants the extension files."""


class CompiledCore(BuildHookInterface[BuilderConfig]):
    work: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        return list(self.metadata.core.optional_dependencies["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = Path(self.root, "src", "burgrave", "server", "client", "index.html")
        if not client.is_file() and not os.environ.get(CORE_ALONE):
            sys.exit("the wheel would lack the browser client: `make client` builds it")
        self.work = TemporaryDirectory(prefix="burgrave-core-")
        extensions = compile_core(Path(self.root, "src"), Path(self.work.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): path for file, path in extensions.items()})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            self.work.cleanup()
