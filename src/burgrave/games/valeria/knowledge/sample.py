"""Determinizations of Valeria: hidden dukes and cards are redealt consistently with a seat's knowledge.

Cards are drawn in an order that depends only on information that the seat has. The same information and the same
generator state therefore yield the same sample.
"""

from __future__ import annotations

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import COLUMNS
from burgrave.games.valeria.knowledge.view import open_domains
from burgrave.games.valeria.rules.board import NO_DUKE, OVER, Board, with_top
from burgrave.games.valeria.rules.harvest import GROUP_KINDS
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng


def fill_sample(t: Board, new: Board, seat: i64, rng: Rng) -> None:
    """Turn ``new``, a copy of ``t``, into a state consistent with everything ``seat`` has seen."""
    new.reseed(rng.state())
    new.unshare()
    _sample_dukes(t, new, seat, rng)
    _sample_centre(t, new, rng)


def deal_unseen_cards(t: Board, new: Board, rng: Rng) -> None:
    """Redeal the center's face-down cards and any duke of the Dark Lord in ``new``, a copy of ``t``."""
    new.reseed(rng.state())
    new.unshare()
    if t.n == 1:
        _sample_dukes(t, new, 0, rng)
    _sample_centre(t, new, rng)


def _sample_centre(t: Board, new: Board, rng: Rng) -> None:
    _sample_domains(t, new, rng)
    if t.mixed:
        group: i64
        for group in range(cards.GROUPS):
            _sample_citizens(t, new, group, rng)


def _drawn(pile: list[i64], rng: Rng) -> i64:
    size: i64 = len(pile)
    i: i64 = rng.below(size)
    card: i64 = pile[i]
    pile[i] = pile[size - 1]
    pile.pop()
    return card


def _sample_dukes(t: Board, new: Board, seat: i64, rng: Rng) -> None:
    """Redeal the dukes that the seat has not seen.

    The other players and the Dark Lord receive dukes; the remaining dukes stay out of play.
    """
    pile: list[i64] = []
    duke: i64
    own = t.players[seat].dealt
    known = own
    over = t.phase == OVER
    if over:
        for player in t.players:
            known |= bit(player.duke)
        if t.n == 1:
            known |= bit(t.dark_duke)
    for duke in range(cards.DUKES):
        if not known >> duke & 1:
            pile.append(duke)
    for player in new.players:
        if player.seat == seat:
            continue
        player.dealt = 0
        if over:
            player.dealt = bit(player.duke) | bit(_drawn(pile, rng))
        else:
            first = _drawn(pile, rng)
            player.dealt = bit(first) | bit(_drawn(pile, rng))
            if player.duke != NO_DUKE:
                player.duke = first
    if t.n == 1 and not over:
        new.dark_duke = _drawn(pile, rng)
    away: i64 = 0
    for duke in pile:
        away |= bit(duke)
    for player in new.players:
        if player.duke != NO_DUKE:
            away |= player.dealt & ~bit(player.duke)
    new.away_dukes = away


def _sample_domains(t: Board, new: Board, rng: Rng) -> None:
    """Redeal the face-down domains from those that no player has seen."""
    seen = t.left_out | t.captured_domains
    for player in t.players:
        seen |= player.domains
    column: i64
    for column in range(COLUMNS):
        stack = t.domains[column]
        if open_domains(t, column):
            seen |= bit(stack[len(stack) - 1])
    pile: list[i64] = []
    domain: i64
    for domain in range(cards.DOMAINS):
        if not seen >> domain & 1:
            pile.append(domain)
    for column in range(COLUMNS):
        stack = new.domains[column][:]
        hidden: i64 = len(stack)
        hidden -= open_domains(t, column)
        i: i64 = 0
        while i < hidden:
            stack[i] = _drawn(pile, rng)
            i += 1
        if i == len(stack):
            new.top_domains = with_top(new.top_domains, column, stack)
        new.domains[column] = stack


def _sample_citizens(t: Board, new: Board, group: i64, rng: Rng) -> None:
    stack = new.citizens[group][:]
    hidden: i64 = len(stack)
    hidden -= t.open_citizens[group]
    if hidden <= 0:
        return
    pile: list[i64] = []
    kind: i64
    for kind in GROUP_KINDS[group]:
        left: i64 = cards.CITIZEN_COPIES
        left -= t.captured[kind]
        for player in t.players:
            left -= player.citizens[kind]
        for i in range(hidden, len(stack)):
            if stack[i] == kind:
                left -= 1
        for _ in range(left):
            pile.append(kind)
    place: i64 = 0
    while place < hidden:
        stack[place] = _drawn(pile, rng)
        place += 1
    new.citizens[group] = stack
