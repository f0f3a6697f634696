"""Who sits where: from what was typed to kinds and names of seats, and how they are called on screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.bots import bots_of
from burgrave.kernel.errors import SetupError
from burgrave.terminal.catalogue import Catalogue

__all__ = ["HUMAN", "display_names", "seated"]

HUMAN: Final = "human"
_BOT: Final = "bot"  # whichever plays best
_BEST: Final = "rules"
_BOT_NAMES: Final = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gina", "Hugo")


def seated(seats: Sequence[str] | None, players: int, words: Catalogue) -> list[tuple[str, str]]:
    """Return (kind, name) of every seat; without ``seats``, one human and bots."""
    bots = bots_of(words.game)
    kinds = [*seats] if seats is not None else [HUMAN] + [_BEST] * (players - 1)
    if players == 1 and kinds != [HUMAN]:
        raise SetupError(f"The solo game is for one person, without bots: --seats {HUMAN}, not {','.join(kinds)}.")
    if len(kinds) != players:
        raise SetupError(f"--seats names {len(kinds)} of {players} seats; name each of them, with commas.")
    kinds = [_BEST if kind == _BOT else kind for kind in kinds]
    for kind in kinds:
        if kind != HUMAN and kind not in bots:
            raise SetupError(f"There is no {kind!r} to take a seat; choose from: {HUMAN}, {_BOT}, {', '.join(bots)}.")
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


def display_names(seats: Sequence[tuple[str, str]], words: Catalogue) -> list[str]:
    """Return what to call each seat; a nameless human is the reader."""
    nameless = sum(kind == HUMAN and not name for kind, name in seats)
    names: list[str] = []
    for seat, (kind, name) in enumerate(seats, 1):
        if name:
            names.append(name)
        elif kind == HUMAN:
            names.append(words.text("terminal-you") if nameless == 1 else words.text("terminal-player", number=seat))
        else:
            names.append(f"{kind} {seat}")
    return names
