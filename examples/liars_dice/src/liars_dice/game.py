"""Liar's Dice as a game of Burgrave: what the entry point of the package names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgrave.kernel.events import Event, EventTable
from burgrave.kernel.game import Game
from burgrave.kernel.options import FLAG, SEAT, Option, completed, players_option
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.kernel.stream import stream_of
from liars_dice.position import read_position
from liars_dice.state import ACTIONS, ARGUMENTS, BID, DICE, MOST, DiceState

__all__ = ["LIARS_DICE", "LiarsDice"]

_OPTIONS = [
    players_option(2, MOST, 4, "How many play, 2 to 6"),
    Option("wild", FLAG, True, about="Ones count as every face"),
    Option("first", SEAT, about="The seat that begins, from 0"),
]


class LiarsDice(Game):
    """Set-up and positions."""

    def __init__(self) -> None:
        super().__init__(
            "liars_dice",
            1,
            _OPTIONS,
            EventTable(ARGUMENTS, {}),
            ACTIONS,
            title="Liar's Dice",
            parts={
                "bots": "liars_dice.bots:BOTS",
                "laws": "liars_dice.laws:DiceLaws",
                "twins": "liars_dice.laws:DiceTwins",
                "observation": "liars_dice.observation:DiceEncoder",
                "possible": "liars_dice.observation:possible_actions",
                "collector": "liars_dice.collecting:DiceCollector",
            },
        )

    def resolve(self, seed: object, options: dict[str, object]) -> dict[str, object]:
        """Return the complete options; raise SetupError if they are wrong."""
        self.check_names(options)
        return completed(self.title, self.options, options)

    def new(self, seed: object, options: dict[str, object], events: bool) -> DiceState:
        """Return a new game: everybody has rolled."""
        chosen = self.resolve(seed, options)
        players, first = chosen["players"], chosen["first"]
        assert isinstance(players, int)
        state = DiceState(seed_of(self.name, seed), bool(chosen["wild"]), [[1] * DICE for _ in range(players)])
        stream = stream_of(seed)
        if stream is not None:  # a game at a table: chance that nobody can foretell
            state.begin_stream(stream)
        state.keep_events(events)
        state.active = first if isinstance(first, int) else state.below(players)
        state.begin_round()
        return state

    def from_position(self, data: Mapping[str, object], seed: object, events: bool) -> DiceState:
        """Return the state that a position describes; dice that it leaves out are rolled."""
        state = read_position(data, Rng(seed_of(self.name, "position", seed)))
        state.keep_events(events)
        return state

    def shows_nothing_new(
        self, events: Sequence[Event], seat: int, before: Mapping[str, object], after: Mapping[str, object]
    ) -> bool:
        """A bid shows nothing to who makes it; to call somebody a liar shows all dice."""
        return all(event.kind == BID for event in events)

    def rounds(self, state: State) -> int:
        """Return how many rounds have begun."""
        assert isinstance(state, DiceState)
        return state.round


LIARS_DICE = LiarsDice()
