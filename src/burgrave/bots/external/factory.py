"""A bot made by a Python function of somebody else's: ``package.module:factory``."""

from __future__ import annotations

import importlib
import operator
import os
import re
import sys
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import Any, Final, NoReturn, SupportsIndex, cast

from burgrave.bots.errors import BotFailure
from burgrave.bots.external.limits import LIMIT, checked_limit, limit_in
from burgrave.bots.external.wording import line_of, listed, quoted, span
from burgrave.kernel.errors import SetupError
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import Seat

__all__ = ["FactoryBot", "factory_bot", "is_factory"]

_NAME: Final = r"[^\W\d]\w*"
_DOTTED: Final = rf"{_NAME}(?:\.{_NAME})*"
_SPEC: Final = re.compile(rf"(?P<module>{_DOTTED})(?:\[(?P<limit>[^\]]*)\])?:(?P<factory>{_DOTTED})")


class FactoryBot:
    """Plays with a bot that a function made. Whatever goes wrong in there is a BotFailure, and what it prints goes to
    stderr: stdout is for results.

    The function is called at the first decision. A thread cannot be stopped, so the time is looked at afterwards.
    """

    def __init__(
        self, game: str, factory: Callable[..., Any], seed: object, limit: float = LIMIT, spec: str = ""
    ) -> None:
        self._game = game_named(game)
        self._factory = factory
        self._seed = seed
        self._limit = checked_limit(limit)
        self._label = quoted(spec or getattr(factory, "__qualname__", factory), 200)
        self._bot: Any = None
        self._failure = ""

    def prepare(self) -> None:
        """Have the bot made, as the first decision would do; raise BotFailure if that fails."""
        if self._failure:
            raise BotFailure(self._failure)
        if self._bot is None:
            self._bot = self._made()

    def choose(self, seat: Seat) -> int:
        """Return the legal action that the bot plays; raise BotFailure if it does not."""
        self.prepare()
        legal = seat.legal()  # before the bot has the seat in its hands
        begin = time.monotonic()
        try:
            with redirect_stdout(sys.stderr):
                choice = self._bot.choose(seat)
        except BaseException as error:
            _blame(error)
            self._fail(f"raised {_told(error)} in choose; it must return one of seat.legal()", error)
        taken = time.monotonic() - begin
        action = _number(choice)
        if action is None:
            self._fail(f"chose {quoted(choice)}; choose must return a whole number, one of seat.legal()")
        if action not in legal:
            self._fail(f"chose action {quoted(action)}, which is not legal; legal: {listed(self._game, legal)}")
        if taken > self._limit:
            self._fail(f"took {span(round(taken, 3))} to choose; the limit is {span(self._limit)}")
        return action

    def close(self) -> None:
        """Close the bot, if it can be closed. Its game is over: what goes wrong now no longer matters."""
        close = getattr(self._bot, "close", None)
        self._bot = None
        self._failure = self._failure or f"The bot {self._label} was closed; a new game needs a new bot."
        if callable(close):
            try:
                with redirect_stdout(sys.stderr):
                    close()
            except BaseException as error:
                _blame(error)

    def _made(self) -> Any:
        try:
            with redirect_stdout(sys.stderr):
                bot = self._factory(game=self._game.name, seed=self._seed)
            usable = callable(getattr(bot, "choose", None))
        except BaseException as error:
            _blame(error)
            self._fail(f"raised {_told(error)} when it was called as factory(game=..., seed=...)", error)
        if not usable:
            self._fail(f"made {quoted(bot)}; a factory must return an object with a method choose(seat)")
        return bot

    def _fail(self, wrong: str, cause: BaseException | None = None) -> NoReturn:
        self._failure = f"The bot {self._label} {wrong}."
        raise BotFailure(self._failure) from cause


def _number(choice: object) -> int | None:
    """Return a choice as a plain number: those of array libraries will do, truth values will not."""
    if isinstance(choice, bool):
        return None
    try:
        return int(operator.index(cast(SupportsIndex, choice)))  # of anything else it raises TypeError
    except Exception:
        return None


def _blame(error: BaseException) -> None:
    """Raise again what is not the bot's: an interrupt, or a request to leave that our own signal handlers derive."""
    if not isinstance(error, Exception) and type(error) is not SystemExit:
        raise error


def _told(error: BaseException) -> str:
    """Return what an exception says, even one that cannot be asked."""
    try:
        text = line_of(str(error))
    except Exception:
        text = ""
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def is_factory(spec: str) -> bool:
    """Tell whether a spec is written as one of a factory."""
    return _SPEC.fullmatch(spec) is not None


def factory_bot(game: str, spec: str, seed: object) -> FactoryBot:
    """Return the bot of ``module:factory`` or ``module[limit]:factory``; raise SetupError if it cannot be had."""
    found = _SPEC.fullmatch(spec)
    if found is None:
        raise SetupError(f"A bot made by Python is given as package.module:factory, not as {quoted(spec)}.")
    factory = _factory_of(spec, found["module"], found["factory"])
    return FactoryBot(game, factory, seed, limit_in(found["limit"]), spec)


def _factory_of(spec: str, module: str, name: str) -> Callable[..., Any]:
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # a command that was installed does not look here; what is installed goes first
    try:
        with redirect_stdout(sys.stderr):
            thing: Any = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise SetupError(
                f"There is no module {error.name!r} for the bot {quoted(spec)}; it must be installed, or stand in the"
                " folder where Burgrave is called."
            ) from error
        raise SetupError(f"The module of the bot {quoted(spec)} cannot be imported: {_told(error)}.") from error
    except BaseException as error:
        _blame(error)
        raise SetupError(f"The module of the bot {quoted(spec)} cannot be imported: {_told(error)}.") from error
    try:
        for part in name.split("."):
            thing = getattr(thing, part)
    except Exception as error:
        raise SetupError(f"The module {module!r} has no {name!r} for the bot {quoted(spec)}.") from error
    if not callable(thing):
        raise SetupError(f"{name!r} of the module {module!r} is {quoted(thing)}; a bot needs a function that makes it.")
    factory: Callable[..., Any] = thing
    return factory
