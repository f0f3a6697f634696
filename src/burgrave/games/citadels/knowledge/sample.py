"""Determinization: sampling of worlds that a seat cannot distinguish from the true one.

Hidden cards, characters and markers are drawn at random, consistent with everything the seat has seen.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.knowledge.traces import EVERY_SEAT, Trace, trace_of
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.blackmailer import BLACKMAILER
from burgrave.games.citadels.rules.characters.magistrate import MAGISTRATE
from burgrave.games.citadels.rules.choosing import DraftWalk, nth_rank, picks_begun
from burgrave.games.citadels.rules.pieces import BURY, LEND, PICK, POWER, SEARCH, STAGE, Cards, by_kind, sort_by_kind
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList, append, numbers, pop
from burgrave.kernel.bits import bit, count
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

# ---- Characters of the draft -----------------------------------------------------------------------------------------

# The ranks that vanished between two of the seat's looks form a *pool*: they are in the places filled in between (picks
# of others, burials, the face-down card) in an unknown order. Each place has an owner: the seat that now holds its
# card, or none. Reveals and unanswered calls tie a rank to an owner. If the killed character does not answer, the
# owner of the Hospital cannot hold it.

OUT: Final = -1  # held by no seat
FREE: Final = -2  # rank tied to no owner, or barred from no seat
MOST_DEALS: Final = 16  # attempts; each is rejected with probability below 1/2

# kinds of places
DOWN: Final = 0
PICKED: Final = 1
BURIED: Final = 2
LOST: Final = 3
REST: Final = 4


class Place:
    """Place of a character card that the observing seat has not seen."""

    def __init__(self, kind: i64, step: i64, drafter: i64, pool: i64) -> None:
        self.kind: i64 = kind
        self.step: i64 = step
        self.drafter: i64 = drafter  # seat that put the card there
        self.owner: i64 = drafter if kind == PICKED else OUT  # seat that now holds it
        self.pool: i64 = pool
        self.rank: i64 = 0

    def takes(self, pool: i64, owner: i64, barred: i64) -> bool:
        """Return True if the place is empty, is in the pool, and belongs to ``owner``.

        If ``owner`` is FREE, any owner except ``barred`` will do.
        """
        if self.pool != pool or self.rank != 0 or (self.owner == barred and barred != FREE):
            return False
        return owner == FREE or self.owner == owner


class Draft:
    """Unknown part of the draft: pools of ranks, the places for them, and constraints on the owners of ranks."""

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
        """Close the pool being filled; its places contain these ranks."""
        mask: int = ranks
        self.pools.append(mask)

    def is_open(self) -> bool:
        """Return True if a place has been added since the last pool was closed."""
        return len(self.places) > 0 and self.places[len(self.places) - 1].pool == len(self.pools)


def sample_draft(t: Board, new: Board, seat: i64, rng: Rng) -> None:
    """Set the characters in ``new`` to random ones that are consistent with what ``seat`` knows."""
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
    """Try the cases in random order, and deal the first consistent one.

    The cases differ in the special last pick and the Theater swap.
    """
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
    """Return True if a deal must be rejected, so that rank 4 is face-down with the right frequency (R-01).

    If the face-down card is discarded first, k of N ranks are then turned face-up, but never rank 4. Rank 4 is
    therefore face-down (N-1-k)/(N-1) times as often as any other rank.
    """
    if not t.rules.face_down_first or t.face_up == 0:
        return False
    for place in draft.places:
        if place.kind == DOWN and place.rank == 4:
            return rng.below(t.ranks_in_play - 1) < count(t.face_up)
    return False


# ---- private observations -------------------------------------------------------------------------------------


def _nibble(packed: i64, step: i64) -> i64:
    return packed >> 4 * step & 15


def _trace(t: Board, seat: i64) -> Draft:
    """Collect the places whose characters ``seat`` cannot tell apart after the picks so far."""
    draft = Draft()
    current = bit(t.ranks_in_play + 1) - 2 & ~t.face_up  # ranks in circulation at the seat's last look
    draft.add(DOWN, 0, OUT)
    is_left = True  # cards are still passed on or to be chosen from
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
    """Return the seat that made the special last pick (7 or 8 players), or -1 if the observer or nobody made it."""
    if t.n < 4 or t.phase == PICK or count(t.face_up) > 0:
        return -1
    if t.ranks_in_play != t.n + 1 or draft.places[0].kind != DOWN:
        return -1
    return (t.starter + t.n - 1) % t.n


# ---- public observations --------------------------------------------------------------------------------------


def _tie(t: Board, draft: Draft, seat: i64) -> None:
    """Constrain the owners of ranks based on reveals, unanswered calls and the seat's own Theater swap."""
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
    """Set the owner of every place as it was before the Theater swap."""
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
    """Swap one card between the Theater partners; if each has two cards, the bits of ``number`` select the cards."""
    _pass_on(draft, t.stage_seat, t.stage_with, number & 1, 100)
    _pass_on(draft, t.stage_with, t.stage_seat, number >> 1 & 1, 200)
    for place in draft.places:
        if place.owner >= 200:
            place.owner -= 200
        elif place.owner >= 100:
            place.owner -= 100


def _pass_on(draft: Draft, giver: i64, taker: i64, which: i64, mark: i64) -> None:
    """Mark one of ``giver``'s places, selected by ``which``, as passed on to ``taker``."""
    found: list[Place] = [place for place in draft.places if place.owner == giver]
    if found:
        found[which % len(found)].owner = taker + mark


def _assign(draft: Draft, rng: Rng) -> bool:
    """Deal the ranks of each pool to the pool's places; return True if all constraints hold."""
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
    """Put a rank into a random empty place that accepts it; return False if no place does."""
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


# ---- writing the draft ----------------------------------------------------------------------------------------


def _write(t: Board, new: Board, draft: Draft, seat: i64, last_special: i64) -> None:
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
    return packed + ((rank - _nibble(packed, step)) << 4 * step)


def _write_last(t: Board, new: Board, draft: Draft) -> None:
    """Write the special last pick, which is either the passed card or the face-down one."""
    new.passed = 0
    if draft.swapped_last:
        new.passed = bit(_nibble(new.picks, t.n - 1))
        new.picks = _replaced(new.picks, t.n - 1, new.face_down)


def _write_stage(t: Board, new: Board, draft: Draft, seat: i64) -> None:
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


# ---- Worlds ----------------------------------------------------------------------------------------------------------

# The order of draws depends only on the seat's knowledge, so two worlds that it cannot distinguish give the same sample
# from the same generator. Other seats' knowledge of cards hidden from this seat is dropped.


def _by_kind() -> list[i64]:
    """Return all cards, grouped by kind; the second Keep, which has the last number, comes after the first."""
    order = list(range(cards.CARDS - 1))
    order.insert(cards.unique_card(cards.KEEP) + 1, cards.SECOND_KEEP)
    return order


_BY_KIND: Final = numbers(_by_kind())
_IDENTITY: Final = numbers(range(cards.CARDS))
_KEY_BITS: Final = bit(60) - 1


def fill_sample(t: Board, new: Board, seat: i64, rng: Rng) -> None:
    """Turn ``new``, a copy of ``t``, into a world consistent with what ``seat`` has seen (rules section 6)."""
    new.reseed(rng.state())
    new.traces = []
    new.tracing = bit(seat)
    if t.card >= 0 or t.has_traces(seat):
        deal = _Deal(t, seat)
        deal.deal(rng)
        _lay_out(t, new, deal)
    else:
        _deal_plainly(t, new, seat, rng)
    if t.phase == SEARCH and t.actor == seat:
        new.lay_deck(by_kind(new.deck))  # hide the order of the deck
    sample_draft(t, new, seat, rng)
    _sample_markers(t, new, seat, rng)


def deal_unseen_cards(t: Board, new: Board, rng: Rng) -> None:
    """Shuffle the deck of ``new``, a copy of ``t``, without moving the cards that any seat knows or traces."""
    c: i64
    i: i64
    j: i64
    deck = t.deck[t.top :]
    places: list[i64] = []
    for i, c in enumerate(deck):
        if t.known(c) == 0 and not _is_traced(t, c):
            places.append(i)
    left: i64 = len(places)
    while left > 1:
        j = places[rng.below(left)]
        left -= 1
        i = places[left]
        card: i64 = deck[i]
        deck[i] = deck[j]
        deck[j] = card
    new.lay_deck(deck)


def _is_traced(t: Board, card: i64) -> bool:
    for trace in t.traces:
        if trace.has(card):
            return True
    return False


# ---- district cards -------------------------------------------------------------------------------------------


def _deal_plainly(t: Board, new: Board, seat: i64, rng: Rng) -> None:
    """Deal the hidden cards in one pass; fast path for a seat that has no traces, while no card is laid down."""
    dealt = _Dealt(t, new, bit(seat), rng)
    for player in new.players:
        if player.seat != seat:
            player.hand = dealt.fill(player.hand, player.bit)
            sort_by_kind(player.hand)
        else:
            dealt.keep(player.hand)
    if len(new.pending) > 0:
        new.pending = dealt.fill(new.pending, bit(t.actor))
        if t.actor != seat:
            sort_by_kind(new.pending)
    new.lay_deck(dealt.fill(t.deck[t.top :], _searcher(t)))
    if len(new.museum) > 0:
        new.museum = dealt.fill(new.museum, _museum_owner(t))


def _unknown_cards(t: Board, eye: i64) -> Cards:
    """Return the cards that the seat does not know, grouped by kind."""
    c: i64
    labels = numbers()
    for c in _BY_KIND:
        if not t.known(c) & eye:
            labels = append(labels, c)
    return labels


class _Dealt:
    """Random deal of the cards that a seat does not know."""

    def __init__(self, t: Board, new: Board, eye: i64, rng: Rng) -> None:
        self.t = t
        self.new = new
        self.eye: i64 = eye
        self.rng = rng
        self.labels = _unknown_cards(t, eye)
        self.left: i64 = len(self.labels)

    def fill(self, zone: Cards, owner: i64) -> Cards:
        """Return a copy of the zone with random cards in place of those that the seat does not know."""
        i: i64
        c: i64
        filled = zone[:]
        labels = self.labels
        for i, c in enumerate(zone):
            mask = self.t.known(c)
            if not mask & self.eye:
                j = self.rng.below(self.left)
                self.left -= 1
                label = labels[j]
                labels[j] = labels[self.left]
                filled[i] = label
                self.new.set_known(label, owner)
            elif mask != EVERY_SEAT:
                self.new.set_known(c, self.eye | owner)
        return filled

    def keep(self, hand: Cards) -> None:
        """Keep the seat's own hand; drop what other seats know of it, except for cards that all seats know."""
        c: i64
        for c in hand:
            if self.t.known(c) != EVERY_SEAT:
                self.new.set_known(c, self.eye)


def _searcher(t: Board) -> i64:
    """Return the mask of the seat that is searching the deck (Lighthouse), or 0."""
    return bit(t.actor) if t.phase == SEARCH else 0


def _museum_owner(t: Board) -> i64:
    """Return the mask of the seat that knows the cards under the Museum, or 0."""
    seat = t.owner_of(cards.MUSEUM)
    return bit(seat) if seat >= 0 else 0


class _Deal:
    """Random deal of the cards that a seat does not know, for a seat with traces or while a card is laid down.

    A place is identified by the card that truly lies there; ``becomes[c]`` is the card dealt to the place of ``c``.
    """

    def __init__(self, t: Board, seat: i64) -> None:
        self.t = t
        self.seat: i64 = seat
        self.eye: i64 = bit(seat)
        self.becomes = _IDENTITY[:]
        self.traces: list[Trace] = [trace for trace in t.traces if trace.seat == seat]
        self.zones: list[Cards] = []  # zones that may hold unknown cards, in a fixed order
        for player in t.players:
            self.zones.append(player.hand if player.seat == seat else self._in_order(player.hand))
        self.zones.append(self._in_order(t.pending))
        self.zones.append(t.deck[t.top :])
        self.zones.append(t.museum)

    def _in_order(self, hand: Cards) -> Cards:
        """Return another player's cards in an order that depends only on the seat's knowledge."""
        t = self.t
        if t.card < 0 and not self.traces:
            return hand
        c: i64
        i: i64
        keys: list[i64] = []
        for c in hand:
            key: i64 = 1 if c == t.card else 0
            for trace in self.traces:
                key = (key & _KEY_BITS) * 2 + (1 if trace.has(c) else 0)
            keys.append(key)
        order = hand[:]
        for i in range(1, len(order)):
            j = i
            while j > 0 and keys[j - 1] > keys[j]:
                keys[j - 1], keys[j] = keys[j], keys[j - 1]
                order[j - 1], order[j] = order[j], order[j - 1]
                j -= 1
        return order

    def deal(self, rng: Rng) -> None:
        """Deal all unknown cards, starting with traced cards, which go to places in their traces."""
        c: i64
        labels = _unknown_cards(self.t, self.eye)
        places: list[i64] = []
        for zone in self.zones:
            for c in zone:
                if not self.t.known(c) & self.eye:
                    places.append(c)
        if self.traces:
            traced = _Traced(self.traces, places, labels)
            traced.deal(rng)
            places = traced.fill(self.becomes)
            labels = traced.labels
        left: i64 = len(labels)
        for c in places:
            j = rng.below(left)
            left -= 1
            self.becomes[c] = labels[j]
            labels[j] = labels[left]


class _Traced:
    """Random assignment of one seat's traced cards to places in their traces.

    Traces with fewer places come first. If all places of a card are taken, other cards move to make room.
    """

    def __init__(self, traces: list[Trace], places: list[i64], labels: Cards) -> None:
        self.places = places
        self.labels = labels  # finally, the cards without a trace
        self.cards: list[i64] = []
        self.traces: list[Trace] = []  # trace of each of these cards
        self.taken_by = [-1] * cards.CARDS  # index of the card at each place, or -1
        for trace in _smallest_first(traces):
            self._take_labels(trace)

    def _take_labels(self, trace: Trace) -> None:
        """Take one card for each entry in the trace's ``kinds``; copies are interchangeable."""
        kind: i64
        i: i64
        for kind in trace.kinds:
            i = 0
            while CARD_KIND[self.labels[i]] != kind:
                i += 1
            self.labels, card = pop(self.labels, i)
            self.cards.append(card)
            self.traces.append(trace)

    def deal(self, rng: Rng) -> None:
        """Assign every traced card to a random place in its trace."""
        number: i64
        c: i64
        for number in range(len(self.cards)):
            free: list[i64] = []
            for c in self.places:
                if self.taken_by[c] < 0 and self.traces[number].has(c):
                    free.append(c)
            if free:
                c = free[rng.below(len(free))]
                self.taken_by[c] = number
            else:
                self._make_room(number, [0] * cards.CARDS)

    def _make_room(self, number: i64, tried: list[i64]) -> bool:
        """Find a place for this card, moving other cards if necessary; the true state proves that a matching exists."""
        c: i64
        for c in self.places:
            if tried[c] == 0 and self.traces[number].has(c):
                tried[c] = 1
                other = self.taken_by[c]
                if other < 0 or self._make_room(other, tried):
                    self.taken_by[c] = number
                    return True
        return False

    def fill(self, becomes: Cards) -> list[i64]:
        """Write the matched cards to ``becomes`` and return the remaining places."""
        c: i64
        left: list[i64] = []
        for c in self.places:
            number = self.taken_by[c]
            if number < 0:
                left.append(c)
            else:
                becomes[c] = self.cards[number]
        return left


def _smallest_first(traces: list[Trace]) -> list[Trace]:
    order = traces[:]
    i: i64
    for i in range(1, len(order)):
        j = i
        while j > 0 and order[j - 1].size > order[j].size:
            order[j - 1], order[j] = order[j], order[j - 1]
            j -= 1
    return order


def _lay_out(t: Board, new: Board, deal: _Deal) -> None:
    """Put the new cards in their places; drop other seats' knowledge of hidden cards, which could leak the truth."""
    for player in new.players:
        if player.seat != deal.seat:
            player.hand = _placed(t, new, deal, deal.zones[player.seat], player.bit)
            sort_by_kind(player.hand)
        else:
            player.hand = _placed(t, new, deal, player.hand, 0)
    if t.actor != deal.seat:
        new.pending = _placed(t, new, deal, deal.zones[t.n], bit(t.actor))
        sort_by_kind(new.pending)
    else:
        new.pending = _placed(t, new, deal, t.pending, 0)
    new.lay_deck(_placed(t, new, deal, deal.zones[t.n + 1], _searcher(t)))
    new.museum = _placed(t, new, deal, t.museum, _museum_owner(t))
    if t.card >= 0:
        new.card = deal.becomes[t.card]
    _carry_traces(new, deal)


def _placed(t: Board, new: Board, deal: _Deal, old: Cards, owner: i64) -> Cards:
    """Return the cards that replace ``old``, and record which seats know them.

    The seats in the mask ``owner`` know all of them; ``deal.seat`` knows only the cards that it knew before.
    """
    eye = deal.eye
    becomes = deal.becomes
    i: i64
    c: i64
    zone = old[:]
    for i, c in enumerate(old):
        label = becomes[c]
        zone[i] = label
        mask = t.known(label)
        if mask != EVERY_SEAT:
            new.set_known(label, mask & eye | owner)
    return zone


def _carry_traces(new: Board, deal: _Deal) -> None:
    """Copy the seat's traces to the sample, identifying each place by the new card that lies there."""
    for trace in deal.traces:
        places = numbers([deal.becomes[c] for c in trace.members()])
        new.traces.append(trace_of(trace.seat, trace.kinds, places))


# ---- warrants and threats -------------------------------------------------------------------------------------


def _sample_markers(t: Board, new: Board, seat: i64, rng: Rng) -> None:
    """Resample the signed warrant and the real threat, unless ``seat`` knows them."""
    if t.warrants and not t.signed_shown and t.magistrate != seat:
        new.signed = _any_rank(t.warrants, rng)
    if t.marked and not t.real_threat_shown and t.blackmailer != seat:
        new.real_threat = _any_rank(t.marked & ~t.blanks_shown, rng)
    if t.phase == POWER and t.actor != seat and t.step > 0:
        if t.character == cards.MAGISTRATE:
            _sample_placing(new, rng)
        elif t.character == cards.BLACKMAILER:
            new.owed = _any_option(_blackmailer_options(new), rng)


def _any_rank(ranks: i64, rng: Rng) -> i64:
    return nth_rank(ranks, rng.below(count(ranks)))


def _sample_placing(new: Board, rng: Rng) -> None:
    """Sample the warrants placed so far; they stay secret until all three are placed."""
    step = new.step
    me = new.players[new.actor]
    new.owed = rng.below(new.ranks_in_play) + 1
    if step == 2:
        new.step = 1
        options = ActionList()
        MAGISTRATE.legal_step(new, me, options)
        new.owed |= _any_option(options, rng) << 4
        new.step = 2


def _blackmailer_options(new: Board) -> ActionList:
    options = ActionList()
    used = new.used
    new.used = 0
    BLACKMAILER.legal(new, new.players[new.actor], options)
    new.used = used
    return options


def _any_option(options: ActionList, rng: Rng) -> i64:
    """Draw one of these actions at random and return the rank of the character that it names."""
    action = options[rng.below(len(options))]
    first = options[0]
    verb: i64 = act.WARRANT if first & VERB == act.WARRANT else act.THREATEN
    rank: i64 = cards.CHARACTER_RANK[action - verb]
    return rank
