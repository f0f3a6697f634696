"""What a game offers besides its states: set-up, positions, and its actions as words."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from burgrave.kernel.errors import SetupError
from burgrave.kernel.playout import play_random
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

__all__ = ["Game", "game_named", "games", "register"]


class Game(metaclass=ABCMeta):
    """A game of the registry. One instance each, without state of its own."""

    def __init__(self, name: str, rules_version: int, options: list[str]) -> None:
        self.name = name
        self.rules_version = rules_version  # a record of another version is refused
        self.option_names = options

    def check_names(self, options: dict[str, object]) -> None:
        """Raise SetupError if the game has not all of these options."""
        for name in options:
            if name not in self.option_names:
                known = ", ".join(self.option_names)
                raise SetupError(f"{self.name.capitalize()} has no option {name!r}; choose from: {known}.")

    @abstractmethod
    def resolve(self, seed: object, options: dict[str, object]) -> dict[str, object]:
        """Return the complete options that ``new`` would use, as a record keeps them; raise SetupError if wrong."""

    @abstractmethod
    def new(self, seed: object, options: dict[str, object], events: bool) -> State:
        """Return a new game."""

    @abstractmethod
    def from_position(self, data: dict[str, object], seed: object, events: bool) -> State:
        """Return the state that ``data`` describes; what it leaves out is filled in legally from ``seed``."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """Return the short text of an action, the same in every language: ``build castle``."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """Return the action id that ``notation`` wrote; raise MalformedAction if it is none."""

    @abstractmethod
    def action_space(self) -> int:
        """Return one more than the largest action id."""

    def playout(self, state: State, rng: Rng) -> int:
        """Play uniformly random legal actions to the end, inside the core; return how many.

        They are those that ``legal(seat)[rng.below(n)]`` would choose one by one.
        """
        return play_random(state, rng)

    @abstractmethod
    def rounds(self, state: State) -> int:
        """Return how many rounds have begun."""


_GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Add a game to the registry."""
    _GAMES[game.name] = game


def games() -> list[str]:
    """Return the names of all registered games."""
    return sorted(_GAMES)


def game_named(name: object) -> Game:
    """Return the game called ``name``; raise SetupError if there is none."""
    found = _GAMES.get(str(name))
    if found is None:
        raise SetupError(f"There is no game {name!r}; choose from: {', '.join(games())}.")
    return found
