"""Who may hold which character: the draft dealt anew, in agreement with all that a seat saw of it.

The ranks that vanished between two looks of the seat form a *pool*: they lie in the places that were filled
meanwhile (picks of others, burials, the face-down card), nobody told it in which. Each place has an owner: the seat
that holds its card now, or nobody. Cards shown, and ranks called in vain, tie a rank to an owner; a killed character
called in vain bars it from the owner of the Hospital.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.draft_walk import DraftWalk, picks_begun
from burgrave.games.citadels.rules.phases import BURY, LEND, PICK, STAGE
from burgrave.kernel.bits import bit, count
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = ["sample_draft"]

OUT: Final = -1  # held by nobody
FREE: Final = -2  # nothing ties this rank, or nobody is barred from it
MOST_DEALS: Final = 16  # each but the last is refused with a chance below one half

# kinds of places
DOWN: Final = 0
PICKED: Final = 1
BURIED: Final = 2
LOST: Final = 3
REST: Final = 4


class Place:
    """Where one character card may lie."""

    def __init__(self, kind: i64, step: i64, drafter: i64, pool: i64) -> None:
        self.kind: i64 = kind
        self.step: i64 = step
        self.drafter: i64 = drafter  # seat that put the card there
        self.owner: i64 = drafter if kind == PICKED else OUT  # seat that holds it now
        self.pool: i64 = pool
        self.rank: i64 = 0

    def takes(self, pool: i64, owner: i64, barred: i64) -> bool:
        """Tell whether this is an empty place of the pool with this owner (any, if FREE), and not the barred one."""
        if self.pool != pool or self.rank != 0 or (self.owner == barred and barred != FREE):
            return False
        return owner == FREE or self.owner == owner


class Draft:
    """The unknown part of the draft: places and ranks in pools, and what ties ranks to owners."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.pools: list[i64] = []  # mask of ranks of each pool
        self.must = [FREE] * 10  # owner that a rank must have
        self.barred = [FREE] * 10  # seat that cannot hold a rank
        self.swapped_last = False  # the special last picker took the face-down card

    def add(self, kind: i64, step: i64, drafter: i64) -> None:
        """Add a place to the pool being filled."""
        self.places.append(Place(kind, step, drafter, len(self.pools)))

    def close(self, ranks: i64) -> None:
        """End the pool: these ranks lie in its places."""
        mask: int = ranks
        self.pools.append(mask)

    def is_open(self) -> bool:
        """Tell whether places were added since the last pool was closed."""
        return len(self.places) > 0 and self.places[len(self.places) - 1].pool == len(self.pools)


def sample_draft(t: Board, new: Board, seat: i64, rng: Rng) -> None:
    """Give ``new`` characters that agree with what ``seat`` knows."""
    draft = _trace(t, seat)
    if not draft.places:
        return
    _tie(t, draft, seat)
    last_special = _last_special(t, draft)
    for _ in range(MOST_DEALS):
        _deal(t, draft, seat, last_special, rng)
        if not _is_refused(t, draft, rng):
            break
    _write(t, new, draft, seat, last_special)


def _deal(t: Board, draft: Draft, seat: i64, last_special: i64, rng: Rng) -> None:
    """Take the labellings that may be true in random order; the first one that agrees with everything is dealt."""
    turn: i64
    stage = t.stage_seat >= 0 and t.stage_seat != seat and t.stage_with != seat
    first = rng.below(8)
    for turn in range(8):
        number = (first + turn) & 7
        draft.swapped_last = last_special >= 0 and number & 1 != 0
        _own(draft, last_special)
        if stage:
            _swap_owners(t, draft, number >> 1)
        if _assign(draft, rng):
            break


def _is_refused(t: Board, draft: Draft, rng: Rng) -> bool:
    """Tell whether rank 4 lies face-down once too often, where that card was put away first (R-01).

    Of N ranks k are then laid open, and never rank 4: it is face-down in N-1-k of the N-1 cases of any other.
    """
    if not t.rules.face_down_first or t.face_up == 0:
        return False
    for place in draft.places:
        if place.kind == DOWN and place.rank == 4:
            return rng.below(t.ranks_in_play - 1) < count(t.face_up)
    return False


# ---- what the seat saw ----------------------------------------------------------------------------------------


def _nibble(packed: i64, step: i64) -> i64:
    return packed >> 4 * step & 15


def _trace(t: Board, seat: i64) -> Draft:
    """Walk through the picks so far and collect the places that ``seat`` cannot tell apart."""
    draft = Draft()
    current = bit(t.ranks_in_play + 1) - 2 & ~t.face_up  # what the seat knew to be going round when it looked last
    draft.add(DOWN, 0, OUT)
    is_left = True  # the last card handed on, or what is to be chosen from
    walk = DraftWalk(t)
    while walk.step < picks_begun(t):
        is_left = walk.pick == 0 or not walk.is_special
        if walk.drafter == seat:
            if walk.is_special:
                draft.places.pop(0)
            draft.close(current & ~walk.seen)
            current = walk.seen & ~(bit(walk.pick) | bit(walk.bury))
        elif walk.pick:
            draft.add(PICKED, walk.step, walk.drafter)
            if walk.bury:
                draft.add(BURIED, walk.step, walk.drafter)
        if walk.lost:
            draft.add(LOST, walk.step, OUT)
        walk.go_on()
    if draft.is_open():
        if is_left:
            for _ in range(count(walk.passed)):
                draft.add(REST, 0, OUT)
        draft.close(current)
    return draft


def _last_special(t: Board, draft: Draft) -> i64:
    """Return the seat that picked last and chose between two cards unseen (7 and 8 players), or -1."""
    if t.n < 4 or t.phase == PICK or count(t.face_up) > 0:
        return -1
    if t.ranks_in_play != t.n + 1 or draft.places[0].kind != DOWN:
        return -1
    return (t.starter + t.n - 1) % t.n


# ---- what everybody saw ---------------------------------------------------------------------------------------


def _tie(t: Board, draft: Draft, seat: i64) -> None:
    """Tie ranks to owners: shown, called in vain, and the own part in a Theater swap."""
    rank: i64
    calling = t.phase != PICK and t.phase != BURY and t.phase != STAGE and t.phase != LEND
    for rank in range(1, 10):
        if t.revealed >> rank & 1:
            draft.must[rank] = t.holder(rank)
        elif calling and rank <= t.rank and rank != t.killed:
            draft.must[rank] = OUT
    if seat == t.stage_seat:
        draft.must[t.stage_got] = t.stage_with
    elif seat == t.stage_with:
        draft.must[t.stage_gave] = t.stage_seat
    if t.unhealed >= 0:
        draft.barred[t.killed] = t.unhealed


def _own(draft: Draft, last_special: i64) -> None:
    """Give every place the owner it had before the Theater."""
    last: i64 = -1
    for place in draft.places:
        place.owner = place.drafter if place.kind == PICKED else OUT
        if place.kind == PICKED and place.step > last:
            last = place.step
    if draft.swapped_last:
        for place in draft.places:
            if place.kind == DOWN:
                place.owner = last_special
            elif place.kind == PICKED and place.step == last:
                place.owner = OUT


def _swap_owners(t: Board, draft: Draft, number: i64) -> None:
    """Swap one card of each Theater partner; with two each, ``number`` says which."""
    _pass_on(draft, t.stage_seat, t.stage_with, number & 1, 100)
    _pass_on(draft, t.stage_with, t.stage_seat, number >> 1 & 1, 200)
    for place in draft.places:
        if place.owner >= 200:
            place.owner -= 200
        elif place.owner >= 100:
            place.owner -= 100


def _pass_on(draft: Draft, giver: i64, taker: i64, which: i64, mark: i64) -> None:
    """Mark one place of ``giver`` as passed on to ``taker``: the first, or the second if there is one."""
    found: list[Place] = [place for place in draft.places if place.owner == giver]
    if found:
        found[which % len(found)].owner = taker + mark


def _assign(draft: Draft, rng: Rng) -> bool:
    """Deal the ranks of each pool to its places; tell whether every tied rank found a place with its owner."""
    for place in draft.places:
        place.rank = 0
    number: i64
    rank: i64
    for number, ranks in enumerate(draft.pools):
        for rank in range(1, 10):
            if ranks >> rank & 1 and draft.must[rank] != FREE:
                if not _put(draft, number, rank, rng):
                    return False
        for rank in range(1, 10):
            if ranks >> rank & 1 and draft.must[rank] == FREE and draft.barred[rank] != FREE:
                if not _put(draft, number, rank, rng):
                    return False
        for rank in range(1, 10):
            if ranks >> rank & 1 and draft.must[rank] == FREE and draft.barred[rank] == FREE:
                _put(draft, number, rank, rng)
    return True


def _put(draft: Draft, pool: i64, rank: i64, rng: Rng) -> bool:
    """Put a rank into a random empty place of the pool where it may lie; tell whether there is one."""
    owner: i64 = draft.must[rank]
    barred: i64 = draft.barred[rank]
    number: i64 = 0
    for place in draft.places:
        if place.takes(pool, owner, barred):
            number += 1
    if number == 0:
        return False
    number = rng.below(number)
    for place in draft.places:
        if place.takes(pool, owner, barred):
            if number == 0:
                place.rank = rank
                return True
            number -= 1
    return False


# ---- the new draft --------------------------------------------------------------------------------------------


def _write(t: Board, new: Board, draft: Draft, seat: i64, last_special: i64) -> None:
    """Write the places into ``new``."""
    rest: i64 = 0
    for place in draft.places:
        new.set_holder(place.rank, -1)
    for place in draft.places:
        rank = place.rank
        if place.owner >= 0:
            new.set_holder(rank, place.owner)
        if place.kind == PICKED:
            new.picks = _replaced(new.picks, place.step, rank)
        elif place.kind == BURIED:
            new.buries = _replaced(new.buries, place.step, rank)
        elif place.kind == LOST:
            new.lost = rank
        elif place.kind == DOWN:
            new.face_down = rank
        else:
            rest |= bit(rank)
    if rest:
        new.passed = rest
    if last_special >= 0:
        _write_last(t, new, draft)
    if t.stage_seat >= 0:
        _write_stage(t, new, draft, seat)
    for player in new.players:
        player.ranks = 0
    number: i64
    for number in range(1, 10):
        owner = new.holder(number)
        if owner >= 0:
            new.players[owner].ranks |= bit(number)


def _replaced(packed: i64, step: i64, rank: i64) -> i64:
    """Return the packed ranks with the one of this step replaced."""
    return packed + ((rank - _nibble(packed, step)) << 4 * step)


def _write_last(t: Board, new: Board, draft: Draft) -> None:
    """The special last picker took the passed card, or left it for the face-down one."""
    new.passed = 0
    if draft.swapped_last:
        new.passed = bit(_nibble(new.picks, t.n - 1))
        new.picks = _replaced(new.picks, t.n - 1, new.face_down)


def _write_stage(t: Board, new: Board, draft: Draft, seat: i64) -> None:
    """Say which characters were swapped in the Theater."""
    if seat == t.stage_seat or seat == t.stage_with:
        new.set_holder(t.stage_gave, t.stage_with)
        new.set_holder(t.stage_got, t.stage_seat)
        return
    for place in draft.places:
        before = place.drafter
        if draft.swapped_last and place.kind == DOWN:
            before = (t.starter + t.n - 1) % t.n
        if before == t.stage_seat and place.owner == t.stage_with:
            new.stage_gave = place.rank
        elif before == t.stage_with and place.owner == t.stage_seat:
            new.stage_got = place.rank
