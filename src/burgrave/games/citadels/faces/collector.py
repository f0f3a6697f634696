"""Collector of data for Citadels studies: picks, named characters, and districts built or lost."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CHARACTER_NAMES, CHARACTER_RANK, DISTRICT_NAMES
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules import scoring
from burgrave.games.citadels.rules.choosing import takes_face_down
from burgrave.games.citadels.rules.pieces import PICK
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.arrays import NumberRows
from burgrave.kernel.bits import bit
from burgrave.kernel.collecting import NOBODY, ROUND, SEAT, Collector, Column
from burgrave.kernel.events import NONE
from burgrave.kernel.ints import i64
from burgrave.kernel.state import State

HOW: Final = ["destroyed", "exchanged", "seized", "armory", "confiscated"]
"""Ways to lose a district."""
_DESTROYED: Final = 0
_EXCHANGED: Final = 1
_SEIZED: Final = 2
_ARMORY: Final = 3
_CONFISCATED: Final = 4
_RANKS: Final = 10


def _character(name: str, about: str) -> Column:
    return Column(name, about, names=CHARACTER_NAMES)


def _district(about: str) -> Column:
    return Column("district", about, names=DISTRICT_NAMES)


class CitadelsCollector(Collector):
    """Collector that adds the ``picks``, ``named``, ``builds``, ``losses`` and ``drawn`` tables."""

    def __init__(self) -> None:
        super().__init__()
        self.picks = self.add_table(
            "picks",
            "one row per picked character",
            [
                ROUND,
                Column("step", "number of earlier picks in this round"),
                SEAT,
                _character("character", "picked character"),
                Column("offered", "mask of the ranks to choose from: rank 1 is bit 1"),
            ],
        )
        self.named = self.add_table(
            "named",
            "one row per character named to be killed, bewitched or robbed",
            [
                ROUND,
                SEAT,
                _character("character", "naming character"),
                _character("target", "named character"),
                Column("victim", "seat that held the target, if any", maybe=True),
                Column("gold", "gold stolen"),
            ],
        )
        self.builds = self.add_table(
            "builds",
            "one row per district built",
            [ROUND, SEAT, _district("district built"), Column("gold", "gold paid")],
        )
        self.losses = self.add_table(
            "losses",
            "one row per district taken from a player or destroyed",
            [
                ROUND,
                Column("seat", "seat that took or destroyed it"),
                Column("owner", "seat that lost it"),
                _district("district lost"),
                Column("gold", "gold paid"),
                Column("how", "way it was lost", names=HOW),
            ],
        )
        self.drawn = self.add_table(
            "drawn",
            "one row per unique district dealt, drawn, or drawn to choose from",
            [ROUND, SEAT, _district("district drawn")],
        )
        self.crown: i64 = 0
        self.round: i64 = 0
        self.owners: list[i64] = [NOBODY] * _RANKS  # by rank: the seat that holds it this round
        self.naming: list[i64] = []  # characters that named a target this round: seat, character, target, gold

    def game_columns(self) -> list[Column]:
        """Return the columns for the first crown holder and the first complete city."""
        return [
            Column("crown", "seat that started with the crown"),
            Column("first", "seat whose city was complete first (lowest of several), if any", maybe=True),
        ]

    def seat_columns(self) -> list[Column]:
        """Return the columns for a seat's itemized points and for its gold, cards and districts at the end."""
        return [
            Column("districts", "points for districts"),
            Column("all_types", "points for districts of all types"),
            Column("completion", "points for a complete city"),
            Column("uniques", "extra points of unique districts"),
            Column("gold", "gold left"),
            Column("hand", "cards left"),
            Column("city", "districts in the city"),
            Column("first", "whether the city was complete first", truth=True),
        ]

    def keeps_events(self) -> bool:
        """Return True, so that games record the events from which most tables are filled."""
        return True

    def begin(self, state: State) -> None:
        assert isinstance(state, CitadelsState)
        self.crown = state.crown

    def before(self, state: State, seat: i64, action: i64) -> None:
        """Add a row to ``picks``, with the ranks on offer, if the action picks a character."""
        assert isinstance(state, CitadelsState)
        if state.phase != PICK:
            return
        offered = state.passed
        if takes_face_down(state):
            offered |= bit(state.face_down)
        rows = self.picks.rows
        rows.put(self.number)
        rows.put(state.round)
        rows.put(state.draft_step)
        rows.put(seat)
        rows.put(action - act.PICK)
        rows.put(offered)

    def put_game(self, state: State, rows: NumberRows) -> None:
        assert isinstance(state, CitadelsState)
        first: i64 = NOBODY
        for player in state.players:
            if state.firsts & player.bit:
                first = player.seat
                break
        rows.put(self.crown)
        rows.put(first)

    def put_seat(self, state: State, seat: i64, rows: NumberRows) -> None:
        assert isinstance(state, CitadelsState)
        me = state.players[seat]
        points = scoring.points(state, me)
        rows.put(points.districts)
        rows.put(points.all_types)
        rows.put(points.completion)
        rows.put(points.uniques)
        rows.put(me.gold)
        rows.put(len(me.hand))
        rows.put(len(me.city))
        rows.put(1 if state.firsts & me.bit else 0)

    # ---- events --------------------------------------------------------------------------------------------------

    def end(self, state: State) -> None:
        """Fill ``named``, ``builds``, ``losses`` and ``drawn`` from the events of a finished game."""
        at: i64 = 0
        codes = state.event_codes()
        kept: i64 = len(codes)
        self.round = 0
        self.naming.clear()
        while at < kept:
            code = codes[at]
            at += 1
            kind = code & 127
            seat = code >> 16 & NONE
            other = code >> 24 & NONE
            if kind == ev.BUILD:
                self._built(seat, other, code >> 32 & NONE)
            elif kind == ev.DREW_CARD:
                if other >= cards.BASIC_KINDS:
                    self._drew(seat, other)
            elif kind == ev.PICKED_CHARACTER or kind == ev.STAGE_GOT:
                self.owners[CHARACTER_RANK[other]] = seat
            elif kind == ev.ROUND:
                self._round(code >> 16 & NONE)
            elif kind == ev.KILL or kind == ev.BEWITCH or kind == ev.ROB:
                self._names(kind, seat, other)
            elif kind == ev.THEFT:
                self._stole(code >> 32 & NONE)
            elif kind == ev.SEARCH_CARD:
                if other >= cards.BASIC_KINDS:
                    self._drew(seat, other)
            else:
                self._lost(kind, seat, other, code >> 32 & NONE, code >> 40 & NONE)
        self._close()

    def _round(self, begun: i64) -> None:
        rank: i64 = 0
        self._close()
        self.round = begun
        while rank < _RANKS:
            self.owners[rank] = NOBODY
            rank += 1

    def _built(self, seat: i64, kind: i64, gold: i64) -> None:
        rows = self.builds.rows
        rows.put(self.number)
        rows.put(self.round)
        rows.put(seat)
        rows.put(kind)
        rows.put(gold)

    def _drew(self, seat: i64, kind: i64) -> None:
        rows = self.drawn.rows
        rows.put(self.number)
        rows.put(self.round)
        rows.put(seat)
        rows.put(kind)

    def _names(self, kind: i64, seat: i64, target: i64) -> None:
        who: i64 = cards.THIEF
        if kind == ev.KILL:
            who = cards.ASSASSIN
        elif kind == ev.BEWITCH:
            who = cards.WITCH
        self.naming.append(seat)
        self.naming.append(who)
        self.naming.append(target)
        self.naming.append(0)

    def _stole(self, gold: i64) -> None:
        at: i64 = 0
        while at < i64(len(self.naming)):
            who: i64 = self.naming[at + 1]
            if who == cards.THIEF:
                self.naming[at + 3] = gold
            at += 4

    def _close(self) -> None:
        """Write a row for each character that the Assassin, Witch or Thief named in the finished round."""
        at: i64 = 0
        rows = self.named.rows
        while at < i64(len(self.naming)):
            target: i64 = self.naming[at + 2]
            rows.put(self.number)
            rows.put(self.round)
            rows.put(self.naming[at])
            rows.put(self.naming[at + 1])
            rows.put(target)
            rows.put(self.owners[CHARACTER_RANK[target]])
            rows.put(self.naming[at + 3])
            at += 4
        self.naming.clear()

    def _lost(self, kind: i64, seat: i64, other: i64, district: i64, gold: i64) -> None:
        if kind == ev.DESTROY:
            how: i64 = _DESTROYED
        elif kind == ev.EXCHANGE:
            how = _EXCHANGED
            gold = 0
        elif kind == ev.SEIZE:
            how = _SEIZED
        elif kind == ev.ARMORY:
            how = _ARMORY
            gold = 0
        elif kind == ev.CONFISCATED:
            how = _CONFISCATED
        else:
            return
        rows = self.losses.rows
        rows.put(self.number)
        rows.put(self.round)
        rows.put(seat)
        rows.put(other)
        rows.put(district)
        rows.put(gold)
        rows.put(how)
