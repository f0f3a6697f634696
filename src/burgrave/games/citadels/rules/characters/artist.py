"""Artist (rank 9): puts 1 gold on each of up to two districts in the city, at most once per district."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, enter, leave, unused
from burgrave.games.citadels.rules.pieces import Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

BEAUTY_PRICE: Final = 1


class Artist(Character):
    """Artist (rules section 3.9), who chooses a first district, then a second one or ``done``."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Append an action for each kind of district in the player's city that carries no gold."""
        if unused(t):
            self._districts(t, me, out)

    def _districts(self, t: Board, me: Player, out: ActionList) -> None:
        c: i64
        if me.gold < BEAUTY_PRICE:
            return
        seen: i64 = 0
        for c in me.city:
            kind: i64 = CARD_KIND[c]
            if not seen >> kind & 1 and c not in t.gilded:
                seen |= bit(kind)
                out.append(act.BEAUTIFY + kind)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        enter(t, 1)
        self._beautify(t, me, action - act.BEAUTIFY)
        more = ActionList()
        self._districts(t, me, more)
        if not more:
            leave(t)

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        self._districts(t, me, out)
        out.append(act.DONE)

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        if action != act.DONE:
            self._beautify(t, me, action - act.BEAUTIFY)
        leave(t)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        if action != act.DONE:
            quote.pay("gold", BEAUTY_PRICE)

    def _beautify(self, t: Board, me: Player, argument: i64) -> None:
        me.gold -= BEAUTY_PRICE
        t.gild(me.city[t.district_index(me, argument)])
        if t.keeps_events:
            t.note(pack(ev.BEAUTIFY, PUBLIC, me.seat, argument))


ARTIST = Artist(cards.ARTIST)
