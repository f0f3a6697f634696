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

# Run in a process of its own, in src/: mypy takes module names from the paths it is given.
COMPILE = """
import os
import shlex
import subprocess
import sys
import sysconfig
from setuptools import setup
from mypyc.build import mypycify

def compiled_by_gcc():
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if sys.platform != "linux" or not command:
        return False
    told = subprocess.run([*command, "--version"], capture_output=True, text=True).stdout
    return "Free Software Foundation" in told

target, lib, *files = sys.argv[1:]
options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={target}/cache"]
tuning = {"opt_level": "3", "debug_level": "0"}
modules = mypycify([*options, *files], target_dir=target, group_name="burgrave", **tuning)
# Functions that no other library can replace may be inlined: a sixth faster. To look through the C for what might be
# wrong, as Python's own flags ask for, takes gcc longer than to compile it.
flags = ["-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-all"] if sys.platform != "win32" else []
# The core is one file of C, which gcc shares out among the processors only when it optimizes while linking.
linking = ["-flto=auto"] if compiled_by_gcc() else []
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, *flags]
    if linking and module.name.endswith("__mypyc"):
        module.extra_compile_args += linking
        module.extra_link_args = [*module.extra_compile_args]
sys.argv[1:] = ["--quiet", "build_ext", "--build-lib", lib, "--build-temp", f"{target}/objects"]
setup(name="burgrave-core", ext_modules=modules)
"""


def compile_core(src: Path, work: Path) -> dict[Path, str]:
    """Compile the core under `src`, working in the empty folder `work`: the files, with their wheel paths."""
    listed = runpy.run_path(str(src / "burgrave" / "build_info.py"))["source_files"](src / "burgrave")
    files = [file.relative_to(src).as_posix() for file in listed]
    if not files:
        sys.exit("there is no rules core to compile")
    target, lib = work / "c", work / "lib"
    target.mkdir()
    done = subprocess.run(
        [sys.executable, "-P", "-c", COMPILE, str(target), str(lib), *files],
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
