"""Points and ranks (rulebook: Pontuação; A24, A26, A34, A35, A40)."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria.rules import solo
from burgrave.games.valeria.rules.board import NO_DUKE, Board, Player, beginner
from burgrave.games.valeria.rules.effects import DUKE_PARTS
from burgrave.games.valeria.rules.rulings import A24_TIES_COUNT_MONSTERS, A34_SOLO_COUNTS_TOKENS
from burgrave.kernel.ints import i64
from burgrave.kernel.ranking import places

_STARTERS: Final = 2
_MOST_CARDS: Final = 1 << 12


class Points:
    """Points of a player or of the Dark Lord, by source."""

    def __init__(self) -> None:
        self.monsters: i64 = 0
        self.domains: i64 = 0
        self.tokens: i64 = 0
        self.duke: i64 = 0

    def total(self) -> i64:
        return self.monsters + self.domains + self.tokens + self.duke


def points(t: Board, me: Player) -> Points:
    """Return a player's current points; victory tokens do not count in a solo game (A34)."""
    found = of_cards(me)
    if t.n > 1 or A34_SOLO_COUNTS_TOKENS:
        found.tokens = me.vp
    return found


def of_cards(me: Player) -> Points:
    """Return a player's points for monsters, domains and the duke, excluding tokens."""
    kind: i64
    found = Points()
    for kind in range(cards.MONSTERS):
        found.monsters += me.monsters[kind] * cards.MONSTER_VP[kind]
    for kind in range(cards.DOMAINS):
        if me.domains >> kind & 1:
            found.domains += cards.DOMAIN_VP[kind]
    if me.duke != NO_DUKE:
        found.duke = of_duke(me, me.duke)
    return found


def of_duke(me: Player, duke: i64) -> i64:
    """Return the points that a player would score now with ``duke``."""
    part: i64
    number: i64 = 0
    for part in DUKE_PARTS[duke]:
        number += me.gains(part)
    return number


def dark_lord(t: Board) -> Points:
    """Return the Dark Lord's points for the remaining monsters, the captured domains and his duke (A40)."""
    lord = beginner(0)
    lord.gold = 0
    lord.magic = 0
    kind: i64
    for stack in t.monsters:
        for kind in stack:
            lord.add_monster(kind, 1)
    for kind in range(cards.CITIZENS):
        lord.add_citizen(kind, t.captured[kind])
    for kind in range(cards.DOMAINS):
        if t.captured_domains >> kind & 1:
            lord.add_domain(kind)
    lord.duke = t.dark_duke
    return of_cards(lord)


def ranks(t: Board) -> list[i64]:
    """Return every seat's rank: most points first, then fewest cards (A24); in a solo game, 2 for a loss, else 1."""
    if t.n == 1:
        return [2 if _is_lost(t) else 1]
    keys: list[i64] = []
    for player in t.players:
        owned = _STARTERS + player.citizen_count + player.domain_count
        if A24_TIES_COUNT_MONSTERS:
            owned += player.monster_count
        keys.append(points(t, player).total() * _MOST_CARDS + _MOST_CARDS - 1 - owned)
    return places(keys)


def _is_lost(t: Board) -> bool:
    if t.outcome == solo.WON:
        return False
    if t.outcome == solo.LOST:
        return True
    return points(t, t.players[0]).total() < dark_lord(t).total()
