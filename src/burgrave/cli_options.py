"""The options of all games, as the command line has them: read from the games themselves."""

from __future__ import annotations

from dataclasses import field, make_dataclass
from typing import Annotated, Any, Final

from cyclopts import Group, Parameter

from burgrave.kernel.game import Game
from burgrave.kernel.options import FLAG, NAMES, NUMBER, SEAT, Option
from burgrave.kernel.registry import all_games

__all__ = ["given_options", "listed", "set_up_type"]

_TYPES: Final[dict[str, Any]] = {NUMBER: int | None, SEAT: int | None, FLAG: bool | None}
"""What is given for an option, by its kind; all others are texts."""


def set_up_type() -> type:
    """Return a dataclass with a field for each option of any game; what is not given is None."""
    fields: list[tuple[str, Any, Any]] = []
    for name, owners in _owners().items():
        option = owners[0][1]
        kind: Any = _TYPES.get(option.kind, str | None)
        annotation: Any = Annotated[kind, _parameter(name, owners)]
        fields.append((name, annotation, field(default=None)))
    about = {"__doc__": "How a game is set up.", "__module__": __name__}  # without a module it would be no parameters
    made = make_dataclass("SetUp", fields, frozen=True, kw_only=True, namespace=about)
    parameter: type = Parameter(name="*")(made)
    return parameter


def given_options(set_up: object) -> dict[str, object]:
    """Return what was given, as ``burgrave.new`` takes it; a game refuses what it does not have."""
    kinds = {name: owners[0][1].kind for name, owners in _owners().items()}
    given = {name: value for name, value in vars(set_up).items() if value is not None}
    return {name: listed(value) if kinds[name] == NAMES else value for name, value in given.items()}


def listed(text: str | None) -> list[str] | None:
    """Return the parts of a text between commas."""
    return None if text is None else [word.strip() for word in text.split(",")]


def _owners() -> dict[str, list[tuple[Game, Option]]]:
    """Return the options by name, with the games that have them."""
    found: dict[str, list[tuple[Game, Option]]] = {}
    for game in all_games():
        for option in game.options:
            found.setdefault(option.name, []).append((game, option))
    return dict(sorted(found.items(), key=lambda item: len(item[1]), reverse=True))


def _parameter(name: str, owners: list[tuple[Game, Option]]) -> Parameter:
    """Return how an option is given: one of several games stands among what all share, others under their game."""
    option = owners[0][1]
    negative: tuple[str, ...] = ()
    if option.kind == FLAG and option.default is True:
        negative = (f"--no-{name.replace('_', '-')}",)
    if len(owners) > 1:
        return Parameter(help=" ".join(f"{game.title}: {_help(one)}." for game, one in owners), negative=negative)
    game = owners[0][0]
    return Parameter(group=Group(game.title, sort_key=1), help=f"{_help(option)}.", negative=negative)


def _help(option: Option) -> str:
    text = option.about or option.name
    if option.kind == NUMBER and option.most:
        text += f", {option.least} to {option.most}"
    if option.kind == NAMES:
        text += ", with commas"
    if option.names:
        text += f": {', '.join(option.names)}"
    if option.default is not None and option.default is not False:
        text += f" [default: {'yes' if option.default is True else option.default}]"
    return text
