"""What can be played, and all names and texts of its cards, in four languages."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import get_args

import msgspec

from burgrave.kernel.registry import all_games
from burgrave.server.http import wire
from burgrave.server.http.context import Call, tagged_answer
from burgrave.server.http.problems import Problem
from burgrave.server.showing import words as showing

__all__ = ["set_ups", "words"]

LANGUAGES = get_args(wire.Language)


async def set_ups(call: Call) -> object:
    """List the games, and what there is to choose in each."""
    body, packed = _set_ups()
    return tagged_answer(call.request, body, packed=packed)


async def words(call: Call) -> object:
    """Give all names and texts of a game's cards in one language."""
    query: wire.WhichWords = call.query
    lang: str = call.request.path_params["lang"]
    game: str = call.request.path_params["game"]
    games = [one.name for one in all_games()]
    if lang not in LANGUAGES or game not in games:
        raise Problem(404, "no-words", f"There are words in {', '.join(LANGUAGES)}, for {' and '.join(games)}.")
    # Texts of a language are read once, and that takes a while.
    body, packed = await asyncio.to_thread(_words, lang, game, query.ruleset)
    return tagged_answer(call.request, body, packed=packed)


@lru_cache(maxsize=1)
def _set_ups() -> tuple[bytes, bytes]:
    return _packed(showing.set_ups())


@lru_cache(maxsize=32)
def _words(lang: str, game: str, ruleset: str | None) -> tuple[bytes, bytes]:
    return _packed(showing.words(lang, game, ruleset=ruleset))


def _packed(data: object) -> tuple[bytes, bytes]:
    body = msgspec.json.encode(data)
    return body, gzip.compress(body, mtime=0)
