"""Bots: computer players.

A bot is given a ``Seat``, never a ``State``, so it cannot read hidden information.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Literal, Protocol, get_args

from burgrave.bots.errors import BotFailure
from burgrave.bots.search import Budget, parse
from burgrave.bots.simple import RandomBot
from burgrave.build_info import core
from burgrave.kernel.errors import SetupError
from burgrave.kernel.files import bytes_up_to
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import Seat

__all__ = [
    "LEVELS",
    "Bot",
    "BotFailure",
    "Level",
    "bot_named",
    "bots_of",
    "budget_of",
    "bytes_of_net",
    "check_bot",
    "close",
    "thinks",
]


class Bot(Protocol):
    """Computer player. A bot that holds resources also has a ``close()`` method."""

    def choose(self, seat: Seat) -> int:
        """Return the action to play, which is one of ``seat.legal()``."""


# ---- the ladder, weakest first ---------------------------------------------------------------------------------


def _random(_game: str, seed: object) -> Bot:
    return RandomBot(seed)


def _greedy(game: str, seed: object) -> Bot:
    from burgrave.bots.simple import GreedyBot  # imported on demand: simulations do not need it

    return GreedyBot(game, seed)


def _rules(game: str, seed: object) -> Bot:
    from burgrave.bots.simple import RulesBot

    return RulesBot(game, seed)


def _net(game: str, seed: object) -> Bot:
    from burgrave.bots.simple import NetBot

    return NetBot(game, seed)


def _search(game: str, seed: object) -> Bot:
    return _searching(game, _SEARCH_BUDGET, seed)


def _easy(game: str, seed: object) -> Bot:
    return _erring(game, "easy", seed)


def _normal(game: str, seed: object) -> Bot:
    return _erring(game, "normal", seed)


def _erring(game: str, level: str, seed: object) -> Bot:
    """Return the rule bot, with the noise that the game defines for the level, if any."""
    from burgrave.bots.playing import bots_for
    from burgrave.bots.simple import NoisyBot

    noise, worst = bots_for(game).noise(level)
    return NoisyBot(game, seed, noise, worst) if noise > 0.0 else _rules(game, seed)


def _hard(game: str, seed: object) -> Bot:
    from burgrave.bots.playing import bots_for

    return bot_named(game, bots_for(game).hard(), seed)


def _expert(game: str, seed: object) -> Bot:
    return _searching(game, _EXPERT_BUDGETS[core()], seed)


def _searching(game: str, setting: str, seed: object) -> Bot:
    from burgrave.bots.playing import BY_HAND

    budget, mark, file = setting.partition(_NET)
    wanted = parse(budget)
    net = None
    if mark:
        net = BY_HAND if file == "none" else bytes_of_net(file)
    if wanted.processes > 1:
        from burgrave.bots.parallel import ParallelSearchBot

        return ParallelSearchBot(game, wanted, seed, net)
    from burgrave.bots.search import SearchBot

    return SearchBot(game, wanted, seed, net)


_NET: Final = ":net="
_SEARCH_BUDGET: Final = "500ms"
# In Citadels, more time brings no measurable gain; in Valeria, half a second does (docs/strength.md, "-time").
_EXPERT_BUDGETS: Final = {"compiled": "200ms", "interpreted": "1s"}
_MOST_OF_NET: Final = 16 << 20  # bytes; the bundled nets are fifty times smaller

_BOTS: Final[dict[str, Callable[[str, object], Bot]]] = {
    "random": _random,
    "greedy": _greedy,
    "rules": _rules,
    "net": _net,
    "search": _search,
    "easy": _easy,
    "normal": _normal,
    "hard": _hard,
    "expert": _expert,
}

Level = Literal["easy", "normal", "hard", "expert"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""Difficulty levels for players; each level is a preset of another bot."""


def bots_of(game: str) -> list[str]:
    """Return the names of the bots that can play a game; ``search`` also accepts a budget, as in ``search:500ms``."""
    from burgrave.bots.playing import bots_for

    learned = bots_for(game).plays_by_net()
    return [name for name in _BOTS if name != "net" or learned]


def bot_named(game: str, spec: str, seed: object, *, others: Sequence[str] = ()) -> Bot:
    """Return a new bot. Equal seeds give equal choices unless the bot has a time budget.

    ``spec`` is a name from ``bots_of``, ``search:`` with a budget (``1000it``, ``500ms``, ``2s``, plus ``:x2`` for two
    processes) and an optional evaluation (``:net=FILE``, or ``:net=none`` for the hand-written one), ``net:`` with a
    net file, or an external bot: ``module:factory`` or ``program:command``. Raise SetupError for an unknown bot; the
    message also lists ``others``, additional bots that the caller offers.
    """
    title = game_named(game).title
    if not isinstance(spec, str):
        raise SetupError(f"A bot for {title} is a string such as 'rules', not {spec!r}.")
    make = _BOTS.get(spec)
    if make is not None:
        return make(game, seed)
    name, mark, setting = spec.partition(":")
    if mark and name == "search":
        return _searching(game, setting, seed)
    if mark and name == "net":
        from burgrave.bots.simple import NetBot

        return NetBot(game, seed, bytes_of_net(setting))
    from burgrave.bots.external import outside_bot

    found = outside_bot(game, spec, seed)
    if found is None:
        known = ", ".join([*bots_of(game), *others])
        raise SetupError(f"Unknown bot {spec!r}; choose from: {known}, module:factory or program:command.")
    return found


def bytes_of_net(net: str | Path) -> bytes:
    """Return the contents of a net file; raise SetupError if it cannot be read or is too large."""
    try:
        data = bytes_up_to(net, _MOST_OF_NET)
    except OSError as error:
        raise SetupError(f"Cannot read the net {net}: {error.strerror or error}.") from error
    if data is None:
        raise SetupError(f"{net} is not a net file: it is larger than {_MOST_OF_NET >> 20} MiB.")
    return data


def check_bot(game: str, spec: str) -> None:
    """Create a bot and close it again, to validate its name.

    Raise SetupError for an unknown bot, and BotFailure if an external bot fails to start.
    """
    bot = bot_named(game, spec, 0)
    try:
        prepare = getattr(bot, "prepare", None)
        if prepare is not None:
            prepare()
    finally:
        close(bot)


def thinks(spec: str) -> bool:
    """Return True if the decisions of a bot may take long enough for players to notice."""
    return spec not in ("random", "greedy", "rules", "net", "easy", "normal") and not spec.startswith("net:")


def budget_of(spec: str) -> Budget | None:
    """Return the budget of ``search`` or ``expert``, or None for any other bot; raise SetupError if it is invalid."""
    if spec == "search":
        return parse(_SEARCH_BUDGET)
    if spec == "expert":
        return parse(_EXPERT_BUDGETS[core()])
    name, mark, setting = spec.partition(":")
    return parse(setting.partition(_NET)[0]) if mark and name == "search" else None


def close(bot: Bot) -> None:
    """Release the resources of a bot, such as processes or programs."""
    ending = getattr(bot, "close", None)
    if ending is not None:
        ending()
