"""Prompt for the game when ``burgrave play`` is run without one."""

from __future__ import annotations

import sys

from burgrave.kernel.errors import SetupError
from burgrave.kernel.registry import all_games
from burgrave.text.catalogue import Catalogue, language_named, language_of_environment
from burgrave.text.naming import spelled


def chosen_game(language: str | None) -> str:
    """Prompt for a game until the answer is valid.

    Raise SetupError if standard input is not a terminal, or at the end of the input.
    """
    offered = all_games()
    known = [game.name for game in offered]
    if not sys.stdin.isatty():
        raise SetupError(f"Name the game: {' or '.join(f'burgrave play {name}' for name in known)}.")
    words = Catalogue(language_named(language) if language else language_of_environment(), known[0])
    for number, game in enumerate(offered, 1):
        print(f"  {number}  {game.title}")
    while True:
        try:
            answer = input(f"{words.text('terminal-which-game')} ").strip()
        except EOFError:
            raise SetupError(f"No game was chosen; the games are {' and '.join(known)}.") from None
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        found = spelled(answer, known)
        if found is not None:
            return found
        print(words.text("terminal-which-game-again", games=", ".join(known)))
