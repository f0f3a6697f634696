"""Which form of the rules core is running: compiled by mypyc, or plain Python."""

from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final, Literal

COMPILED: Final = (
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
"""The packages and modules that the build hook compiles as one group; a star stands for each game. In groups of their
own, rules and bots would compile sooner, but the rules would be a tenth slower.
"""

INTERPRETED: Final = (
    "burgrave.kernel.facts",  # asked when an encoder is made
    "burgrave.kernel.ints",  # gives `i64` another meaning to the compiler than at run time
    "burgrave.kernel.loose",  # what the interpreted core has in the place of `packed`
    "burgrave.kernel.native",  # the same, with `mypyc_attr`
    "burgrave.kernel.unboxed",  # the same, with `ActionList`
    "burgrave.bots.external",  # starts programs and waits for them
    "burgrave.bots.parallel",
    "burgrave.games.*.knowledge.*_types",  # nothing to run, and the compiler would lose some of its annotations
    "burgrave.games.*.play.bots",
    "burgrave.games.*.play.hints",
    "burgrave.games.*.proof.trials",
)
"""Modules and packages in there that stay plain, a star standing for each game: nothing waits for them."""

WEAKLY_REFERENCED: Final = (
    "burgrave.kernel.rng.Rng",
    "burgrave.kernel.record.Record",
    "burgrave.kernel.state.Seat",
    "burgrave.games.citadels.rules.game.Citadels",
    "burgrave.games.citadels.rules.state.CitadelsState",
    "burgrave.games.valeria.rules.game.Valeria",
    "burgrave.games.valeria.rules.state.ValeriaState",
)
"""Classes whose objects Python people keep weak references to; none of them has heirs."""


def source_files(package_dir: Path) -> list[Path]:
    """The files to compile, given the folder of the package `burgrave`.

    The `__init__.py` files stay interpreted too: they only gather names, and compiling them brings nothing.
    """

    source = package_dir.parent
    files: set[Path] = set()
    for place in (name.replace(".", "/") for name in COMPILED):
        files.update(source.glob(f"{place}.py"))
        for folder in source.glob(place):
            files.update(file for file in folder.rglob("*.py") if file.name != "__init__.py")
    places = [name.replace(".", "/") for name in INTERPRETED]
    plain = {found for place in places for found in (*source.glob(place), *source.glob(f"{place}.py"))}
    return sorted(file for file in files if not plain & {file, *file.parents})


def core_modules() -> dict[str, bool]:
    """Return each core module by its full name, and True if it has an extension file. Import nothing."""
    package_dir = Path(__file__).parent
    modules: dict[str, bool] = {}
    for file in source_files(package_dir):
        name = ".".join(file.relative_to(package_dir.parent).with_suffix("").parts)
        modules[name] = any(file.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
    return modules


@cache
def core() -> Literal["compiled", "interpreted"]:
    """The form of the core in use. A mixture is a broken installation, and raises `RuntimeError`."""
    modules = core_modules()
    plain = [name for name, compiled in modules.items() if not compiled]
    if plain and len(plain) < len(modules):
        raise RuntimeError(f"the rules core is only partly compiled: {', '.join(plain)} would run interpreted")
    return "interpreted" if plain or not modules else "compiled"
