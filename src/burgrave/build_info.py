"""Build information: the modules that mypyc compiles, and a check for the kind of core in use."""

from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final, Literal

CORE: Final = (
    "burgrave.kernel",
    "burgrave.bots",
    "burgrave.games.*.cards",
    "burgrave.games.*.verbs",
    "burgrave.games.*.rules",
    "burgrave.games.*.knowledge",
    "burgrave.games.*.play",
    "burgrave.games.*.faces.collector",
    "burgrave.games.*.proof",
)
"""The rules core, as packages and modules; ``*`` matches each game."""

TEXTS: Final = (
    "burgrave.games.*.faces.text",
    "burgrave.games.*.faces.words",
    "burgrave.text.catalogue",
    "burgrave.text.marks",
    "burgrave.server.showing.cursor",
    "burgrave.server.showing.table",
)
"""Modules that build the messages sent after every action. Interpreted, they take almost half of the server's time."""

COMPILED: Final = (*CORE, *TEXTS)
"""Packages and modules that the build hook compiles as one group.

Separate groups for rules and bots would compile faster, but the rules would run a tenth slower.
"""

INTERPRETED: Final = (
    "burgrave.kernel.facts",  # runs only when an encoder is created
    "burgrave.kernel.ints",  # `i64` has a different meaning for the compiler than at run time
    "burgrave.kernel.interpreted_arrays",  # replaces `packed` in the interpreted core
    "burgrave.kernel.interpreted_layers",
    "burgrave.kernel.native",  # like `ints`, for `mypyc_attr`
    "burgrave.kernel.arrays",  # like `ints`, for `ActionList`
    "burgrave.bots.external",  # starts programs and waits for them
    "burgrave.bots.parallel",
    "burgrave.games.*.knowledge.*_types",  # only types; the compiler would lose some annotations
    "burgrave.games.*.play.bots",
    "burgrave.games.*.play.hints",
    "burgrave.games.*.proof.trials",
)
"""Modules excluded from ``COMPILED`` because their speed does not matter; ``*`` matches each game."""

WEAKLY_REFERENCED: Final = (
    "burgrave.kernel.rng.Rng",
    "burgrave.kernel.record.Record",
    "burgrave.kernel.state.Seat",
    "burgrave.games.citadels.rules.game.Citadels",
    "burgrave.games.citadels.rules.state.CitadelsState",
    "burgrave.games.valeria.rules.game.Valeria",
    "burgrave.games.valeria.rules.state.ValeriaState",
)
"""Classes that support weak references; none of them has subclasses."""


def source_files(package_dir: Path, compiled: tuple[str, ...] = COMPILED) -> list[Path]:
    """Return the files to compile, given the folder of the `burgrave` package.

    `__init__.py` files stay interpreted: they only re-export names, so compiling them gains nothing.
    """
    source = package_dir.parent
    files: set[Path] = set()
    for place in (name.replace(".", "/") for name in compiled):
        files.update(source.glob(f"{place}.py"))
        for folder in source.glob(place):
            files.update(file for file in folder.rglob("*.py") if file.name != "__init__.py")
    places = [name.replace(".", "/") for name in INTERPRETED]
    plain = {found for place in places for found in (*source.glob(place), *source.glob(f"{place}.py"))}
    return sorted(file for file in files if not plain & {file, *file.parents})


def core_modules(compiled: tuple[str, ...] = COMPILED) -> dict[str, bool]:
    """Map the name of each module of the core to whether it is compiled, without importing the module."""
    package_dir = Path(__file__).parent
    modules: dict[str, bool] = {}
    for file in source_files(package_dir, compiled):
        name = ".".join(file.relative_to(package_dir.parent).with_suffix("").parts)
        modules[name] = any(file.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
    return modules


@cache
def core() -> Literal["compiled", "interpreted"]:
    """Return the kind of core in use; raise RuntimeError if it is only partly compiled (a broken installation)."""
    modules = core_modules()
    plain = [name for name, compiled in modules.items() if not compiled]
    if plain and len(plain) < len(modules):
        raise RuntimeError(f"the rules core is only partly compiled: {', '.join(plain)} would run interpreted")
    return "interpreted" if plain or not modules else "compiled"
