"""The inputs of the net of Citadels: the table between two rounds, as one seat knows it."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.learned.places import LACKING, MOST_PLAYERS, STEPS, TYPES, Places
from burgrave.games.citadels.policy.evaluation_context import open_points
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import CARD_KIND, KIND_TYPE
from burgrave.games.citadels.rules.player import Player
from burgrave.games.citadels.rules.ruleset import RULESETS
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.net import Look

__all__ = ["PLACES", "show"]

PLACES: Final = Places()
_EDITIONS: Final = [*RULESETS]
_SOON: Final = 2  # gold that a turn brings
_BASICS: Final = (1 << cards.BASIC_KINDS) - 1


def show(t: Board, seat: i64, look: Look) -> None:
    """Put what ``seat`` knows of a table between two rounds into a look."""
    if look.is_news(PLACES.players, t.n):
        look.clear()
        look.is_news(PLACES.players, t.n)
    look.put_one(PLACES.players, t.n - 2)
    edition: i64 = 0
    while _EDITIONS[edition] != t.rules.name:
        edition += 1
    look.put_one(PLACES.edition, edition)
    look.put(PLACES.goal, t.goal)
    look.put(PLACES.round, t.round)
    look.put(PLACES.tax, t.pool)
    look.put(PLACES.deck, t.deck_size())
    crown = t.crown - seat
    look.put_one(PLACES.crown, crown if crown >= 0 else crown + t.n)
    _show_cast(t, look)
    nearest: i64 = LACKING - 1
    for player in t.players:
        far = player.seat - seat
        if far < 0:
            far += t.n
        lacking = _show_player(t, player, PLACES.seats + far * PLACES.player.extent, look)
        if lacking < nearest:
            nearest = lacking
    look.put_one(PLACES.nearest, nearest)
    _show_hand(t, t.players[seat], look)


def _show_cast(t: Board, look: Look) -> None:
    mask: i64 = 0
    rank: i64 = 1
    while rank <= t.ranks_in_play:
        mask |= bit(t.cast[rank])
        rank += 1
    look.put_flags(PLACES.cast, mask)


def _show_player(t: Board, player: Player, at: i64, look: Look) -> i64:
    """Show a player; return how many districts the city is short of."""
    p = PLACES.player
    kind_type: i64 = 0
    gold = player.gold
    look.put(at + p.gold, gold)
    look.put_flags(at + p.steps, bit(gold if gold < STEPS else STEPS) - 1)
    look.put(at + p.hand, len(player.hand))
    look.put(at + p.size, player.size)
    lacking = t.goal - player.size
    if lacking < 0:
        lacking = 0
    elif lacking >= LACKING:
        lacking = LACKING - 1
    look.put_one(at + p.lacking, lacking)
    look.put(at + p.points, i64(open_points(t, player)))
    present: i64 = 0
    while kind_type < TYPES:
        number = player.count(kind_type)
        look.put(at + p.types + kind_type, number)
        if number:
            present |= bit(kind_type)
        kind_type += 1
    look.put_flags(at + p.present, present)
    look.put(at + p.first, 1 if t.firsts & player.bit else 0)
    look.put_flags(at + p.basics, player.names & _BASICS)
    look.put_flags(at + p.uniques, player.names >> cards.BASIC_KINDS)
    look.put(at + p.cheapest, _cheapest(t, player))
    if player.has(cards.MUSEUM):
        look.put(at + p.museum, len(t.museum))
    else:
        look.put(at + p.museum, 0)
    return lacking


def _cheapest(t: Board, player: Player) -> i64:
    """Return the lowest price of a district in a city, 9 if it is empty."""
    c: i64
    least: i64 = 9
    for c in player.city:
        price: i64 = t.rules.cost[CARD_KIND[c]]
        if price < least:
            least = price
    return least


def _show_hand(t: Board, me: Player, look: Look) -> None:
    c: i64
    held: i64 = 0
    new: i64 = 0
    wanted: i64 = 0
    soon: i64 = 0
    total: i64 = 0
    highest: i64 = 0
    best: i64 = 0
    for c in me.hand:
        kind = CARD_KIND[c]
        if held >> kind & 1:
            continue
        held |= bit(kind)
        if me.has(kind) or kind == cards.SECRET_VAULT:
            continue
        price: i64 = t.rules.cost[kind]
        wanted += 1
        total += price
        if not me.count(KIND_TYPE[kind]):
            new |= bit(KIND_TYPE[kind])
        if price > highest:
            highest = price
        if price <= me.gold + _SOON:
            soon += 1
            if price > best:
                best = price
    look.put_flags(PLACES.hand, held)
    look.put_flags(PLACES.new, new)
    look.put(PLACES.wanted, wanted)
    look.put(PLACES.wanted + 1, soon)
    look.put(PLACES.prices, total)
    look.put(PLACES.prices + 1, highest)
    look.put(PLACES.prices + 2, best)


assert MOST_PLAYERS < 62
