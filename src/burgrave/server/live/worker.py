"""What worker processes are asked: which action a bot plays, what a hint says. They get sampled worlds alone."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Mapping, Sequence
from typing import Any

from burgrave.bots import bot_named, close
from burgrave.kernel.registry import all_games, game_named
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import Seat

Position = Mapping[str, object]


def begin() -> None:
    """Prepare a worker: Ctrl-C is for the server, which goes first where time is short, and is not outlived."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def prepare() -> None:
    """Think once about each game, in each language, so that nobody who asks waits for what thinking has to load."""
    from burgrave.text.catalogue import LANGUAGES
    from burgrave.text.narration import narrator_named

    for game in all_games():
        state = game.new("prepare", {}, False)
        seat = state.to_act()
        position = state.sample(seat, Rng("prepare")).position()
        advise(game.name, None, position, seat, 0, LANGUAGES[0], [""] * state.num_players)
        for lang in LANGUAGES[1:]:
            narrator_named(game.name, None, lang)


def choose(game: str, position: Position, seat: int, level: str, seed: int) -> int:
    """Return the action that a bot of a level plays in a sampled world, sent as a position."""
    return choose_at(game, _seat(game, position, seat, seed), level, seed)


def choose_at(game: str, seat: Seat, level: str, seed: int) -> int:
    """Return the action that a bot of a level plays for a seat."""
    bot = bot_named(game, level, seed)
    try:
        return bot.choose(seat)
    finally:
        close(bot)


def advise(
    game: str, ruleset: str | None, position: Position, seat: int, seed: int, lang: str, names: Sequence[str]
) -> list[dict[str, Any]]:
    """Return the tips of a hint as the wire has them, the best first."""
    from burgrave.text.narration import narrator_named
    from burgrave.text.narrator import tips

    asking = _seat(game, position, seat, seed)
    legal = asking.legal()
    found = tips(game, asking, seed, narrator_named(game, ruleset, lang), names)
    return [
        {
            "action": legal[tip.number - 1],
            "text": tip.label,
            "percent": tip.percent,
            "points": tip.points,
            "why": tip.why,
            "standing": tip.standing,
        }
        for tip in found
    ]


def _seat(game: str, position: Position, seat: int, seed: int) -> Seat:
    return Seat(seat, game_named(game).from_position(position, seed, False), [], True)
