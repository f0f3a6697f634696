"""Who sits where: from what was typed to kinds and names of seats, and how they are called on screen.

The kind of a seat is ``human``, or what bot sits there, as ``bot_named`` knows it; a record keeps it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.bots import LEVELS, bots_of, check_bot
from burgrave.kernel.errors import SetupError
from burgrave.text.catalogue import Catalogue
from burgrave.text.seating import HUMAN

__all__ = ["from_outside", "seated"]

_NORMAL: Final = "normal"  # the level of bots that nothing is said about
_BOT: Final = "bot"  # one of whatever level was asked for
_OWN: Final = "search:"  # takes a setting after the colon
_BOT_NAMES: Final = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gina", "Hugo")


def seated(
    seats: Sequence[str] | None, players: int, words: Catalogue, level: str | None = None
) -> list[tuple[str, str]]:
    """Return (kind, name) of every seat; without ``seats``, one human and bots of a level."""
    kinds = [*seats] if seats is not None else [HUMAN] + [_BOT] * (players - 1)
    if players == 1 and kinds != [HUMAN]:
        raise SetupError(f"The solo game is for one person, without bots: --seats {HUMAN}, not {','.join(kinds)}.")
    if len(kinds) != players:
        raise SetupError(f"--seats names {len(kinds)} of {players} seats; name each of them, with commas.")
    if level is not None:
        _check_level(level, kinds)
    kinds = [level or _NORMAL if kind == _BOT else kind for kind in kinds]
    for kind in dict.fromkeys(kinds):
        _check_kind(kind, words.game)
    humans = kinds.count(HUMAN)
    names = iter(_BOT_NAMES)
    people = 0
    result: list[tuple[str, str]] = []
    for kind in kinds:
        if kind != HUMAN:
            result.append((kind, next(names)))
            continue
        people += 1
        result.append((kind, words.text("terminal-player", number=people) if humans > 1 else ""))
    return result


def _check_level(level: str, kinds: Sequence[str]) -> None:
    if level not in LEVELS:
        raise SetupError(f"There is no level {level!r}; choose from: {', '.join(LEVELS)}.")
    if _BOT not in kinds:
        raise SetupError(f"--level is for seats called {_BOT!r}, and there is none: {','.join(kinds)}.")


def _check_kind(kind: str, game: str) -> None:
    bots = bots_of(game)
    if kind == HUMAN or kind in bots:
        return
    if ":" not in kind:
        known = f"{HUMAN}, {_BOT}, {', '.join(bots)}, module:factory or program:command"
        raise SetupError(f"There is no {kind!r} to take a seat; choose from: {known}.")
    check_bot(game, kind)


def from_outside(kind: str) -> bool:
    """Tell whether a bot is a program, or code, that does not come with Burgrave."""
    return ":" in kind and not kind.startswith(_OWN)
