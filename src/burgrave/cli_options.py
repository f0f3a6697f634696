"""Parameters shared by several commands: game, language, database, and the options of all games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, make_dataclass
from typing import Annotated, Any, Final

from cyclopts import Group, Parameter, Token

from burgrave.completion import games_known, languages_known, values_known
from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.options import FLAG, NAMES, NUMBER, SEAT, Option
from burgrave.kernel.registry import all_games, game_named, games
from burgrave.text.naming import named, spelled

INTERRUPTED: Final = 130
"""Exit status after Ctrl-C."""


def game_given(_: object, tokens: Sequence[Token]) -> str:
    """Return the name of a game, ignoring case; return an unknown name unchanged, so that it is rejected later."""
    return spelled(tokens[0].value, games()) or tokens[0].value


GameName = Annotated[
    str, Parameter(help=f"The game: {' or '.join(games())}.", completer=games_known, converter=game_given)
]
Language = Annotated[
    str | None, Parameter(help="Language: en, it, pt-BR or es [default: system language].", completer=languages_known)
]
DatabaseUrl = Annotated[
    str | None,
    Parameter(
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME [default: $DATABASE_URL, or a file in your"
        " data folder]."
    ),
]


def whole(_: object, tokens: Sequence[Token]) -> int:
    """Convert to an integer; raise ValueError for a fraction, because Cyclopts would round it."""
    text = tokens[0].value
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{text!r} is not a whole number.") from None


Whole = Annotated[int, Parameter(converter=whole)]

_TYPES: Final[dict[str, Any]] = {NUMBER: int | None, SEAT: int | None, FLAG: bool | None}
"""Parameter type for each kind of option; all other kinds are strings."""
_ANSWERS: Final = {"yes": True, "no": False}
"""Values accepted for a flag if another game has an option with the same name but of a different kind."""


def set_up_type(*, several: bool = False) -> type:
    """Return a dataclass with one field for each option of any game; the fields of omitted options are None.

    If games have options with the same name but of different kinds, the field is a string that is parsed later, for the
    chosen game. If ``several`` is True, all fields are strings, which may list several values.
    """
    fields: list[tuple[str, Any, Any]] = []
    for name, owners in _owners().items():
        texts = several or _differ(owners)
        kind: Any = str | None if texts else _TYPES.get(owners[0][1].kind, str | None)
        annotation: Any = Annotated[kind, _parameter(name, owners, several)]
        fields.append((name, annotation, field(default=None)))
    about = {"__doc__": "Options of a game.", "__module__": __name__}  # Cyclopts needs a module
    made = make_dataclass("SetUp", fields, frozen=True, kw_only=True, namespace=about)
    parameter: type = Parameter(name="*")(made)
    return parameter


def given_options(set_up: object, game: str) -> dict[str, object]:
    """Return the given options as arguments for ``burgrave.new``, which rejects unknown ones.

    Displayed names of cards and scenarios are converted to identifiers.
    """
    owners = _owners()
    found: dict[str, object] = {}
    for name, value in vars(set_up).items():
        if value is not None:
            own = [option for owner, option in owners[name] if owner.name == game]
            found[name] = _read(own[0], value) if own and isinstance(value, str) else value
    return named(game_named(game), found)


def given_texts(set_up: object) -> dict[str, str]:
    """Return the given options as strings, which may list several values."""
    return {name: value for name, value in vars(set_up).items() if value is not None}


def spelled_out(arguments: Sequence[str]) -> list[str]:
    """Add explicit values to flags if another game has an option with the same name but of a different kind.

    ``--wild`` becomes ``--wild=yes`` and ``--no-wild`` becomes ``--wild=no``, so the flag still works without a value.
    """
    mixed = {
        _dashed(name)
        for name, owners in _owners().items()
        if _differ(owners) and any(option.kind == FLAG for _, option in owners)
    }
    found: list[str] = []
    for argument, following in zip(arguments, [*arguments[1:], "--"], strict=False):
        name = argument.removeprefix("--")
        if argument.startswith("--no-") and name.removeprefix("no-") in mixed:
            found.append(f"--{name.removeprefix('no-')}=no")
        elif argument.startswith("--") and name in mixed and following.startswith("--"):
            found.append(f"{argument}=yes")
        else:
            found.append(argument)
    return found


def listed(text: str | None) -> list[str] | None:
    """Split a string at commas and strip each item; return None for None."""
    return None if text is None else [word.strip() for word in text.split(",")]


def _read(option: Option, text: str) -> object:
    """Parse the value of an option; raise SetupError if it does not match the option's kind."""
    if option.kind == NAMES:
        return listed(text)
    if option.kind in (NUMBER, SEAT):
        try:
            return int(text)
        except ValueError:
            raise SetupError(f"--{_dashed(option.name)} must be a whole number here, not {text!r}.") from None
    if option.kind == FLAG:
        if text not in _ANSWERS:
            raise SetupError(f"--{_dashed(option.name)} must be yes or no here, not {text!r}.")
        return _ANSWERS[text]
    return text


def _differ(owners: list[tuple[Game, Option]]) -> bool:
    """Return True if the options that share a name have different types."""
    return len({_TYPES.get(option.kind, str) for _, option in owners}) > 1


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _owners() -> dict[str, list[tuple[Game, Option]]]:
    """Return all games and options, grouped by the name of the option."""
    found: dict[str, list[tuple[Game, Option]]] = {}
    for game in all_games():
        for option in game.options:
            found.setdefault(option.name, []).append((game, option))
    return dict(sorted(found.items(), key=lambda item: len(item[1]), reverse=True))


def _parameter(name: str, owners: list[tuple[Game, Option]], several: bool) -> Parameter:
    """Return the command-line parameter for an option; help lists an option of a single game under that game."""
    option = owners[0][1]
    negative: tuple[str, ...] = ()
    if option.kind == FLAG and option.default is True and not _differ(owners):
        negative = (f"--no-{_dashed(name)}",)
    completer = values_known(name, several=several)
    converter = whole if option.kind in (NUMBER, SEAT) and not several and not _differ(owners) else None
    if len(owners) > 1:
        text = " ".join(f"{game.title}: {_help(one)}." for game, one in owners)
        return Parameter(help=text, negative=negative, completer=completer, converter=converter)
    game = owners[0][0]
    group = Group(game.title, sort_key=1)
    text = f"{_help(option)}."
    return Parameter(group=group, help=text, negative=negative, completer=completer, converter=converter)


def _help(option: Option) -> str:
    text = option.about or option.name
    if option.kind == NUMBER and option.most:
        text += f", {option.least} to {option.most}"
    if option.kind == NAMES:
        text += ", separated by commas"
    if option.names:
        text += f": {', '.join(option.names)}"
    if option.default is not None and option.default is not False:
        text += f" [default: {'yes' if option.default is True else option.default}]"
    return text


def seed_given(text: str) -> int | str:
    """Convert a seed to an int if it looks like one.

    The conversion does not change the game, but it makes the output easier to read.
    """
    digits = text.removeprefix("-")
    plain = digits.isascii() and digits.isdigit() and len(digits) < 40 and str(int(text)) == text
    return int(text) if plain else text
