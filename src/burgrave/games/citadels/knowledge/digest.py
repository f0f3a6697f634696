"""Digest of a state: a short hash, equal for states with the same possible futures.

The digest covers everything that affects the rest of the game, including randomness and knowledge. It ignores the
scenario's name, values left over from finished steps, and differences between copies of a card known to the same seats.
Copies known to different seats do affect it; this must not change, because records contain digests.
"""

from __future__ import annotations

import hashlib
from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.knowledge.position_fields import (
    has_target,
    in_turn,
    is_laid,
    owed_counts,
    places,
    step_counts,
)
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.pieces import DEN, LEND, OVER
from burgrave.kernel.ints import i64

OLDER_DIGITS: Final = 32  # length of the digests used before traces were introduced

_GILDED: Final = 64  # added to the kind of a district that carries gold
_NO_CHARACTER: Final = 28  # fixed, because records contain digests and characters may be added


def digest_of(t: Board) -> str:
    """Return the digest of a state: 40 hexadecimal digits."""
    out: list[int] = []
    _common(t, out)
    if in_turn(t):
        _turn(t, out)
    elif t.phase == LEND:
        out.append(t.target)
    _cards(t, out)
    text = t.rules.name + " " + " ".join([str(number) for number in out])
    if t.rng < 0:
        text += f" {t.chance()}"
    return hashlib.blake2b(text.encode(), digest_size=20).hexdigest()


def _common(t: Board, out: list[int]) -> None:
    out += [t.rng, t.n, t.goal, t.ranks_in_play, t.round, t.crown, t.firsts, t.pool, t.phase]
    out += [-1 if t.phase == OVER else t.actor, t.rank, t.starter, t.draft_step, t.passed, t.face_up, t.face_down]
    out += [t.lost, t.picks, t.buries, t.stage_seat, t.stage_with, t.stage_gave, t.stage_got]
    out += [t.revealed, t.killed, t.bewitched, t.witch, t.robbed, t.thief, t.protected, t.queen]
    out += [t.magistrate, t.warrants, t.signed, 1 if t.signed_shown else 0]
    out += [t.blackmailer, t.marked, t.threats, t.real_threat, 1 if t.real_threat_shown else 0, t.blanks_shown]
    out += [1 if t.tower else 0, 1 if t.haunted_round == t.round else 0]
    out += [t.collector, t.early_builder, t.cannot_build, t.unhealed]
    for player in t.players:
        out += [player.gold, 1 if player.took_over else 0]
    out += t.cast
    out += [t.holder(rank) for rank in range(10)]
    if t.witch_used:  # never set under rules version 1, whose digests must not change
        out += [-5, t.witch_used]


def _turn(t: Board, out: list[int]) -> None:
    flags = 1 if t.resumed else 0
    if t.only_gathers:
        flags |= 2
    if t.gathered:
        flags |= 4
    if t.threatened:
        flags |= 8
    if t.warranted:
        flags |= 16
    phase = t.phase
    laid = is_laid(t)
    if laid and t.counted:
        flags |= 32
    out += [t.turn, _character(t), flags, t.used, t.builds, t.limit, t.spent]
    out.append(t.step if step_counts(t) else 0)
    out.append(t.target if has_target(t) else -1)
    out.append(t.price if laid and phase != DEN else 0)
    out.append(t.owed if owed_counts(t) else 0)


def _character(t: Board) -> i64:
    if t.character == cards.NO_CHARACTER:
        return _NO_CHARACTER
    return t.character if t.character < _NO_CHARACTER else t.character + 1


def _cards(t: Board, out: list[int]) -> None:
    """Append each card's kind and place and the seats that know it, followed by all traces."""
    number: i64 = 0
    order: list[int] = []  # running number of every card's place
    if t.traces or t.card >= 0:
        order = [-1] * cards.CARDS
    for place in places(t):
        out.append(-2)
        for c in place.members:
            kind: int = CARD_KIND[c]
            if c in t.gilded:
                kind += _GILDED
            out.append(kind)
            out.append(t.known(c))
            if order:
                order[c] = number
                number += 1
    if t.card >= 0:
        out.append(order[t.card])
    for trace in t.traces:
        out += [-3, trace.seat]
        out += trace.kinds
        out.append(-4)
        out += sorted([order[c] for c in trace.members()])
