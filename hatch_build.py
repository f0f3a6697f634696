"""Build hook that compiles the rules core with mypyc into the wheel.

It runs only when asked for (HATCH_BUILD_HOOKS_ENABLE=1) and writes nothing into the source tree: an extension
file left beside an edited module would shadow it.
"""

import json
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
import hashlib, json, os, shutil, sys
from pathlib import Path
from setuptools import setup
from setuptools.command.build_ext import build_ext
from mypyc.build import mypycify

target, lib, cache, groups = sys.argv[1:]
groups = [(files, name) for name, files in json.loads(groups).items()]
files = [file for group, name in groups for file in group]
options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={target}/cache"]
tuning = {"opt_level": "3", "debug_level": "0"}
modules = mypycify([*options, *files], target_dir=target, separate=groups, **tuning)
if sys.platform != "win32":
    for module in modules:
        # Functions that no other library can replace may be inlined: a sixth faster.
        module.extra_compile_args.append("-fvisibility=hidden")
        module.extra_compile_args.append("-fno-semantic-interposition")

class Kept(build_ext):
    # What was compiled from the same C files is taken from the cache.
    def build_extension(self, ext):
        how = (ext.extra_compile_args, sys.version, os.environ.get("CC"), os.environ.get("CFLAGS"))
        digest = hashlib.sha256(repr(how).encode())
        for file in [*ext.sources, *filter(os.path.isfile, ext.depends)]:
            digest.update(Path(file).read_bytes())
        kept = cache and Path(cache, digest.hexdigest())
        built = Path(self.get_ext_fullpath(ext.name))
        if kept and kept.is_file():
            built.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(kept, built)
            return
        super().build_extension(ext)
        if kept:
            shutil.copy(built, kept.with_suffix(".new"))
            kept.with_suffix(".new").replace(kept)

sys.argv[1:] = ["--quiet", "build_ext", "--build-lib", lib, "--build-temp", f"{target}/objects", "--parallel", "2"]
setup(name="burgrave-core", ext_modules=modules, cmdclass={"build_ext": Kept})
"""

CACHE = "BURGRAVE_COMPILE_CACHE"
"""The environment variable that names a folder in which compiled parts are kept from one build to the next."""


def compile_core(src: Path, work: Path) -> dict[Path, str]:
    """Compile the core under `src`, working in the empty folder `work`: the files, with their wheel paths."""
    listed = runpy.run_path(str(src / "burgrave" / "core.py"))["source_groups"](src / "burgrave")
    groups = {name: [file.relative_to(src).as_posix() for file in files] for name, files in listed.items()}
    target, lib = work / "c", work / "lib"
    target.mkdir()
    done = subprocess.run(
        [sys.executable, "-P", "-c", COMPILE, str(target), str(lib), os.environ.get(CACHE, ""), json.dumps(groups)],
        cwd=src,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"mypyc could not compile the rules core:\n{done.stdout}")
    return {file: file.relative_to(lib).as_posix() for file in lib.rglob("*") if file.is_file()}


class CompiledCore(BuildHookInterface[BuilderConfig]):
    work: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        return list(self.metadata.core.optional_dependencies["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.work = TemporaryDirectory(prefix="burgrave-core-")
        extensions = compile_core(Path(self.root, "src"), Path(self.work.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): path for file, path in extensions.items()})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            self.work.cleanup()
