"""Shell completion of option values, computed from the games when the user presses Tab."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Literal

from burgrave.kernel.options import FLAG, NAMES, NUMBER, Option
from burgrave.kernel.registry import all_games, game_named, games

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.completion import CompletionContext

    from burgrave.kernel.game import Game

Shell = Literal["bash", "zsh", "fish", "powershell"]
Completer = Callable[["CompletionContext"], Iterable[str]]

_MOST_NUMBERS: Final = 20  # longest range of numbers to list


def script_for(app: App, shell: Shell) -> str:
    script = app.generate_completion(shell=shell)
    function = re.search(r"^(\w+)\(\)", script, re.MULTILINE)
    if shell == "zsh" and function is not None:
        script += f"\ncompdef {function[1]} burgrave"  # without it zsh requires a specific file name
    return script.rstrip()


def games_known(_context: CompletionContext) -> dict[str, str]:
    return {game.name: game.title for game in all_games()}


def languages_known(_context: CompletionContext) -> tuple[str, ...]:
    from burgrave.text.catalogue import LANGUAGES

    return LANGUAGES


def levels_known(_context: CompletionContext) -> tuple[str, ...]:
    from burgrave.bots import LEVELS

    return LEVELS


def log_levels_known(_context: CompletionContext) -> tuple[str, ...]:
    from burgrave.server.settings import LOG_LEVELS

    return LOG_LEVELS


def log_formats_known(_context: CompletionContext) -> tuple[str, ...]:
    from burgrave.server.settings import LOG_FORMATS

    return LOG_FORMATS


def views_known(_context: CompletionContext) -> tuple[str, ...]:
    """Return the views of a game record that do not belong to a seat."""
    return ("all", "public")


def bots_known(context: CompletionContext) -> list[str]:
    """Return the game's bots, each appended to the comma-separated list typed so far."""
    return _after_commas(context.incomplete, _bots(context))


def seats_known(context: CompletionContext) -> list[str]:
    """Return all players for a seat (human, bot, or a bot's name), each appended to the list typed so far."""
    return _after_commas(context.incomplete, ["human", "bot", *_bots(context)])


def values_known(name: str, *, several: bool = False) -> Completer:
    """Return a completer for a game option; if ``several`` is True, it also offers "all"."""

    def values(context: CompletionContext) -> list[str]:
        game = _game(context)
        option = next((one for one in game.options if one.name == name), None) if game else None
        if game is None or option is None:
            return []
        found = _values(game, option, context, several)
        return _after_commas(context.incomplete, found) if several or option.kind == NAMES else found

    return values


def _values(game: Game, option: Option, context: CompletionContext, several: bool) -> list[str]:
    if option.kind == NUMBER:
        span = range(option.least, option.most + 1)
        return [str(number) for number in span] if len(span) <= _MOST_NUMBERS else []
    if option.kind == FLAG:
        return ["yes", "no", "all"] if several else ["yes", "no"]
    found = [*option.names]
    if option.name == "scenario":
        found = [*game.scenarios(_given(game, context)), "random", "custom"]
    return [*found, "all"] if several and found else found


def _given(game: Game, context: CompletionContext) -> dict[str, object]:
    """Return the options given so far whose values come from a list of names."""
    given = {option.name: _raw(context, option.name) for option in game.options if option.names}
    return {name: value for name, value in given.items() if value is not None}


def _bots(context: CompletionContext) -> list[str]:
    from burgrave.bots import bots_of

    game = _game(context)
    return [] if game is None else bots_of(game.name)


def _game(context: CompletionContext) -> Game | None:
    name = _raw(context, "game")
    return game_named(name) if name in games() else None


def _raw(context: CompletionContext, name: str) -> str | None:
    found = context.get(name)
    return None if found is None else found.raw


def _after_commas(written: str, names: Iterable[str]) -> list[str]:
    """Return the names, each appended to the finished part of a comma-separated list."""
    done = written[: written.rfind(",") + 1]
    return [f"{done}{name}" for name in names]
