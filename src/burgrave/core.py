"""Which form of the rules core is running: compiled by mypyc, or plain Python."""

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

GROUPS: Final = {
    "burgrave": ("burgrave.kernel", "burgrave.citadels", "burgrave.valeria"),
    "burgrave_bots": ("burgrave.bots",),
}
"""The packages (or single modules) that the build hook compiles. What calls each other most is in one group; an edit
to the bots leaves the rules, which take longest, as they were compiled.
"""

COMPILED: Final = tuple(name for group in GROUPS.values() for name in group)

INTERPRETED: Final = ("burgrave.kernel.ints", "burgrave.bots.outside", "burgrave.bots.parallel")
"""Modules and packages in there that stay plain: the first gives `i64` another meaning to the compiler than at run
time, the others start processes and wait for them.
"""


def source_files(package_dir: Path) -> list[Path]:
    """The files to compile, given the folder of the package `burgrave`."""
    return sorted(file for files in source_groups(package_dir).values() for file in files)


def source_groups(package_dir: Path) -> dict[str, list[Path]]:
    """The files of each group, given the folder of the package `burgrave`.

    The `__init__.py` files stay interpreted too: they only gather names, and compiling them brings nothing.
    """

    def place(name: str) -> Path:
        return package_dir.parent.joinpath(*name.split("."))

    plain = {place(name) for name in INTERPRETED}
    found: dict[str, list[Path]] = {}
    for group, names in GROUPS.items():
        files: set[Path] = set()
        for name in names:
            inside = place(name).rglob("*.py") if place(name).is_dir() else [place(name).with_suffix(".py")]
            files.update(file for file in inside if file.is_file() and file.name != "__init__.py")
        found[group] = sorted(file for file in files if not plain & {file.with_suffix(""), *file.parents})
    return found


def core_modules() -> dict[str, bool]:
    """Every module of the core by its full name, and whether Python takes it from an extension file."""
    package_dir = Path(__file__).parent
    modules: dict[str, bool] = {}
    for file in source_files(package_dir):
        name = ".".join(file.relative_to(package_dir.parent).with_suffix("").parts)
        spec = find_spec(name)
        modules[name] = spec is not None and isinstance(spec.loader, ExtensionFileLoader)
    return modules


def core() -> Literal["compiled", "interpreted"]:
    """The form of the core in use. A mixture is a broken installation, and raises `RuntimeError`."""
    modules = core_modules()
    plain = [name for name, compiled in modules.items() if not compiled]
    if plain and len(plain) < len(modules):
        raise RuntimeError(f"the rules core is only partly compiled: {', '.join(plain)} would run interpreted")
    return "interpreted" if plain or not modules else "compiled"
