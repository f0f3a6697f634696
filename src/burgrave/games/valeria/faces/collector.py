"""Statistics of Valeria games: rolls, income from harvests, and cards acquired."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import CITIZEN_NAMES, DOMAIN_NAMES, DUKE_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules import scoring
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.arrays import NumberRows
from burgrave.kernel.collecting import NOBODY, ROUND, SEAT, Collector, Column
from burgrave.kernel.events import NONE
from burgrave.kernel.ints import i64
from burgrave.kernel.state import State

SORTS: Final = ["citizen", "monster", "domain"]
"""Types of cards."""
_CITIZEN: Final = 0
_MONSTER: Final = 1
_DOMAIN: Final = 2
WAYS: Final = ["paid", "free", "taken"]
"""Ways to acquire a card: paid, free, or taken from another seat."""
_PAID: Final = 0
_FREE: Final = 1
_TAKEN: Final = 2

_RESOURCES: Final = 4
_FIRST_MONSTER: Final = len(CITIZEN_NAMES)
_FIRST_DOMAIN: Final = _FIRST_MONSTER + len(MONSTER_NAMES)


class ValeriaCollector(Collector):
    """Collector for Valeria that adds the ``rolls``, ``income`` and ``cards`` tables."""

    def __init__(self) -> None:
        super().__init__()
        self.rolls = self.add_table(
            "rolls",
            "one row for each turn",
            [
                ROUND,
                Column("seat", "active seat"),
                Column("die1", "final face of the first die"),
                Column("die2", "final face of the second die"),
                Column("altered", "1 if a domain changed a die", truth=True),
            ],
        )
        self.income = self.add_table(
            "income",
            "one row for each turn and each seat with gains between the roll and the first action",
            [
                ROUND,
                Column("turn", "active seat"),
                SEAT,
                *[Column(name, "gained") for name in cards.RESOURCE_NAMES],
            ],
        )
        self.cards = self.add_table(
            "cards",
            "one row for each citizen, monster and domain acquired",
            [
                ROUND,
                SEAT,
                Column("sort", "sort of card", names=SORTS),
                Column("card", "name of the card", names=[*CITIZEN_NAMES, *MONSTER_NAMES, *DOMAIN_NAMES]),
                Column("way", "how it was acquired", names=WAYS),
                Column("price", "gold paid for a citizen or a domain, strength for a monster"),
                Column("magic", "magic paid in addition"),
            ],
        )
        self.round: i64 = 0
        self.turn: i64 = 0
        self.die1: i64 = 0
        self.die2: i64 = 0
        self.altered: i64 = 0
        self.harvesting = False
        self.gained: list[i64] = [0] * (8 * _RESOURCES)  # by seat and resource, since the roll
        self.price: i64 = 0
        self.magic: i64 = 0

    def game_columns(self) -> list[Column]:
        return [Column("first", "seat of the First Player token")]

    def seat_columns(self) -> list[Column]:
        return [
            Column("duke", "the duke kept", names=DUKE_NAMES),
            Column("monster_points", "points of monsters"),
            Column("domain_points", "points of domains"),
            Column("tokens", "points of victory tokens"),
            Column("duke_points", "points of the duke"),
            Column("gold", "gold left"),
            Column("strength", "strength left"),
            Column("magic", "magic left"),
            Column("citizens", "citizens, excluding starters"),
            Column("monsters", "monsters slain"),
            Column("domains", "domains built"),
        ]

    def keeps_events(self) -> bool:
        """Return True, so that games record the events from which the tables are filled."""
        return True

    def put_game(self, state: State, rows: NumberRows) -> None:
        assert isinstance(state, ValeriaState)
        rows.put(state.first)

    def put_seat(self, state: State, seat: i64, rows: NumberRows) -> None:
        assert isinstance(state, ValeriaState)
        me = state.players[seat]
        points = scoring.points(state, me)
        rows.put(me.duke if me.duke < cards.DUKES else NOBODY)
        rows.put(points.monsters)
        rows.put(points.domains)
        rows.put(points.tokens)
        rows.put(points.duke)
        rows.put(me.gold)
        rows.put(me.strength)
        rows.put(me.magic)
        rows.put(me.citizen_count)
        rows.put(me.monster_count)
        rows.put(me.domain_count)

    # ---- events --------------------------------------------------------------------------------------------------

    def end(self, state: State) -> None:
        """Fill the tables from the events of a finished game."""
        at: i64 = 0
        codes = state.event_codes()
        kept: i64 = len(codes)
        self.round = 0
        self.harvesting = False
        while at < kept:
            code = codes[at]
            at += 1
            kind = code & 127
            seat = code >> 16 & NONE
            a = code >> 24 & NONE
            b = code >> 32 & NONE
            if kind == ev.GAINS or kind == ev.CONSOLED or kind == ev.LOOTED:
                self._gains(seat, a, b)
            elif kind == ev.TURN:
                self._turn(seat, a)
            elif kind == ev.ROLLED:
                self._rolled(a, b)
            elif kind == ev.ALTERED:
                self._altered(b, code >> 40 & NONE)
            elif kind == ev.STOLEN or kind == ev.TAKES:
                self._gains(seat, b, code >> 40 & NONE)
            else:
                self._card(kind, seat, a, b, code >> 40 & NONE)
            self.price = b if kind == ev.PAID else 0  # of the card in the next event, if any
            self.magic = code >> 40 & NONE if kind == ev.PAID else 0
        self._close_roll()

    def _turn(self, round_number: i64, seat: i64) -> None:
        self._close_roll()
        self.round = round_number
        self.turn = seat

    def _rolled(self, die1: i64, die2: i64) -> None:
        self.die1 = die1
        self.die2 = die2
        self.altered = 0
        self.harvesting = True

    def _altered(self, die1: i64, die2: i64) -> None:
        self.die1 = die1
        self.die2 = die2
        self.altered = 1

    def _gains(self, seat: i64, resource: i64, count: i64) -> None:
        if self.harvesting:
            place = seat * _RESOURCES + resource
            before: i64 = self.gained[place]
            self.gained[place] = before + count

    def _close_roll(self) -> None:
        """Write the rows for the last roll and its harvest unless they are already written."""
        if not self.harvesting:
            return
        self.harvesting = False
        rows = self.rolls.rows
        rows.put(self.number)
        rows.put(self.round)
        rows.put(self.turn)
        rows.put(self.die1)
        rows.put(self.die2)
        rows.put(self.altered)
        seat: i64 = 0
        while seat < 8:
            self._put_income(seat)
            seat += 1

    def _put_income(self, seat: i64) -> None:
        first = seat * _RESOURCES
        gold: i64 = self.gained[first]
        strength: i64 = self.gained[first + 1]
        magic: i64 = self.gained[first + 2]
        tokens: i64 = self.gained[first + 3]
        if not gold | strength | magic | tokens:
            return
        rows = self.income.rows
        rows.put(self.number)
        rows.put(self.round)
        rows.put(self.turn)
        rows.put(seat)
        rows.put(gold)
        rows.put(strength)
        rows.put(magic)
        rows.put(tokens)
        resource: i64 = 0
        while resource < _RESOURCES:
            self.gained[first + resource] = 0
            resource += 1

    def _card(self, kind: i64, seat: i64, card: i64, third: i64, fourth: i64) -> None:
        """Add a row to ``cards`` for an acquired card, and close the harvest at the first action.

        A payment alone does not close the harvest, because it may be for a power.
        """
        if kind == ev.RECRUITED:
            self._bought(seat, _CITIZEN, card)
        elif kind == ev.SLAIN:
            self._bought(seat, _MONSTER, _FIRST_MONSTER + card)
        elif kind == ev.BUILT:
            self._bought(seat, _DOMAIN, _FIRST_DOMAIN + card)
        elif kind == ev.FREE:
            self._got(seat, _CITIZEN, card, _FREE, 0, 0)
        elif kind == ev.TAKEN_MONSTER:
            self._got(seat, _MONSTER, _FIRST_MONSTER + third, _TAKEN, 0, 0)
        elif kind == ev.TOOK:
            self._close_roll()

    def _bought(self, seat: i64, sort: i64, card: i64) -> None:
        self._close_roll()
        self._got(seat, sort, card, _PAID, self.price, self.magic)

    def _got(self, seat: i64, sort: i64, card: i64, way: i64, price: i64, magic: i64) -> None:
        rows = self.cards.rows
        rows.put(self.number)
        rows.put(self.round)
        rows.put(seat)
        rows.put(sort)
        rows.put(card)
        rows.put(way)
        rows.put(price)
        rows.put(magic)
