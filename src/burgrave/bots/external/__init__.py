"""Bots from outside: Python of somebody else's, or any program that reads and writes lines of JSON.

How they are written is told in docs/write-a-bot.md. They get a seat's view and legal actions and a time limit, and
whatever they do wrong is a ``BotFailure``. This package is not compiled.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from burgrave.bots.external.factory import FactoryBot, factory_bot, is_factory
from burgrave.bots.external.limits import LIMIT, limit_in
from burgrave.bots.external.program import ProgramBot

if TYPE_CHECKING:
    from burgrave.bots import Bot

__all__ = ["LIMIT", "FactoryBot", "ProgramBot", "factory_bot", "outside_bot"]

_PROGRAM: Final = re.compile(r"program(?:\[(?P<limit>[^\]]*)\])?:(?P<command>.*)", re.DOTALL)


def outside_bot(game: str, spec: str, seed: object) -> Bot | None:
    """Return the bot of ``program:COMMAND`` or ``package.module:factory``, or None for a spec of another kind.

    Either may have a time limit before the colon: ``program[500ms]:COMMAND``. Raise SetupError if it cannot be had.
    Nothing of it runs before its first decision, but for the import of a module.
    """
    program = _PROGRAM.fullmatch(spec)
    if program is not None:
        return ProgramBot(game, program["command"], seed, limit_in(program["limit"]))
    return factory_bot(game, spec, seed) if is_factory(spec) else None
