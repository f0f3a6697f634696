"""The characters of a position: who holds which, and a draft that can have led to it."""

from __future__ import annotations

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board, draft_steps
from burgrave.games.citadels.rules.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.phases import BURY
from burgrave.games.citadels.rules.positions.names import rank_of, ranks_of
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = ["DRAFT_KEYS", "Draft", "mask_of", "read_theater"]

DRAFT_KEYS = ["starter", "face_up", "face_down", "lost", "picks", "buries"]


class Draft:
    """The choice of characters of one round, as far as it is written; the rest is chosen by ``rng``."""

    def __init__(self, t: Board, f: Fields, seats: list[Fields], rng: Rng) -> None:
        self.t = t
        self.f = f
        self.rng = rng
        self.each = 2 if t.n <= 3 else 1  # characters a seat holds in the end
        self.steps: int = draft_steps(t.n)
        self.lists = [ranks_of(sf, "characters", t.cast) for sf in seats]
        self.picks = ranks_of(f, "picks", t.cast)
        self.buries = ranks_of(f, "buries", t.cast)
        self.face_up = ranks_of(f, "face_up", t.cast)
        self.face_down: int = rank_of(f, "face_down", t.cast)
        self.lost: int = rank_of(f, "lost", t.cast)
        self.wanted: list[int] = []  # ranks that somebody must hold
        self.avoid: list[int] = []  # ranks that are not to be dealt if it can be helped
        if self.buries and t.n != 2:
            raise PositionError("The draft: 'buries' is for 2 players.")
        if self.lost and (t.n != 3 or not t.rules.third_pick_loses_one):
            raise PositionError("The draft: 'lost', the card buried unseen, is for 3 players of the 2016 ruleset.")
        for seat, held in enumerate(self.lists):
            if len(held) > self.each:
                raise PositionError(
                    f"Seat {seat} holds {len(held)} characters; with {t.n} players {self.each} is allowed."
                )
            for rank in held:
                if t.holder(rank) >= 0:
                    raise PositionError(
                        f"The {self.name(rank)} is held by seat {t.holder(rank)} and by seat {seat}; one may."
                    )
                t.set_holder(rank, seat)

    def name(self, rank: int) -> str:
        """Return the name of the character of a rank."""
        return CHARACTER_NAMES[self.t.cast[rank]]

    # ---- while they are being chosen --------------------------------------------------------------------------

    def resume(self, phase: int) -> None:
        """Go on in the middle of the draft (phase pick or bury)."""
        t = self.t
        if not self.picks:
            self.picks = self._picks_of_lists()
        step = len(self.picks) - (1 if phase == BURY else 0)
        if not 0 <= step < self.steps or (phase == BURY and step not in (1, 2)):
            raise PositionError(
                f"The draft: {len(self.picks)} picks have been made, too many or too few for this phase."
            )
        self._check_lists(self._holders_of_picks())
        if t.n == 2:
            done = step - 1 if step > 0 else 0
            self._fill_buries(done)
        t.draft_step = step
        self._put_away(step >= 3)
        self._store()
        t.phase = phase
        t.actor = (t.starter + step) % t.n
        if not t.passed:
            raise PositionError("The draft: nothing is left to choose from.")

    def _picks_of_lists(self) -> list[int]:
        """Return the picks in the order in which the seats came to choose; a seat's list is in its own order."""
        picks: list[int] = []
        total = sum([len(held) for held in self.lists])
        start: int = self.t.starter
        for step in range(total):
            seat = (start + step) % len(self.lists)
            turn = step // len(self.lists)
            if turn >= len(self.lists[seat]):
                raise PositionError(
                    f"The draft: seat {seat} chooses before others that hold characters; seat {start} starts."
                )
            picks.append(self.lists[seat][turn])
        return picks

    def _holders_of_picks(self) -> list[int]:
        """Return the seat that picked each rank."""
        holder = [-1] * 10
        start: int = self.t.starter
        for step, rank in enumerate(self.picks):
            holder[rank] = (start + step) % len(self.lists)
        return holder

    def _check_lists(self, holder: list[int]) -> None:
        """The seats hold what they picked."""
        for rank in range(1, 10):
            now: int = self.t.holder(rank)
            if now >= 0 and now != holder[rank]:
                raise PositionError(f"Seat {now} holds the {self.name(rank)}, which the 'picks' do not give it.")
            self.t.set_holder(rank, holder[rank])

    # ---- when all are chosen ------------------------------------------------------------------------------------

    def demand(self, rank: int, seat: int) -> None:
        """Somebody must hold this rank: ``seat``, or (-1) whoever has room when the others have theirs."""
        if seat < 0:
            self.wanted.append(rank)
        else:
            self._give(rank, seat)

    def _give(self, rank: int, seat: int) -> None:
        holder: int = self.t.holder(rank)
        if holder >= 0:
            if seat >= 0 and holder != seat:
                raise PositionError(f"The {self.name(rank)} is held by seat {holder}, not by seat {seat}.")
            return
        if rank in self._away():
            raise PositionError(f"The {self.name(rank)} lies aside in the draft, but somebody must hold it.")
        room = [one for one in range(len(self.lists)) if len(self.lists[one]) < self.each]
        if seat >= 0:
            room = [seat] if seat in room else []
        if not room:
            whose = f"seat {seat}" if seat >= 0 else "a seat"
            raise PositionError(
                f"Nobody holds the {self.name(rank)}, and {whose} has no room for it: all its characters are given."
            )
        one = room[self.rng.below(len(room))]
        self.lists[one].append(rank)
        self.t.set_holder(rank, one)

    def deal(self, theater: list[int]) -> None:
        """Give a character to everybody who has too few."""
        if self.picks:
            if len(self.picks) != self.steps:
                raise PositionError(f"The draft: {self.steps} picks are made, not {len(self.picks)}.")
            holder = self._holders_of_picks()
            _swap(holder, theater)
            self._check_lists(holder)
            for rank in self.wanted:
                if holder[rank] < 0:
                    raise PositionError(
                        f"The draft: the 'picks' give the {self.name(rank)} to nobody, who must be held."
                    )
            return
        if theater:
            self.demand(theater[3], theater[0])
            self.demand(theater[2], theater[1])
        for rank in self.wanted:
            self._give(rank, -1)
        t = self.t
        away = self._away()
        free = [r for r in range(1, int(t.ranks_in_play) + 1) if t.holder(r) < 0 and r not in away]
        self._shuffle(free)
        for rank in self.avoid:
            if rank in free:
                free.remove(rank)
                free.append(rank)
        for seat, held in enumerate(self.lists):
            while len(held) < self.each:
                if not free:
                    raise PositionError(f"The draft: no character is left for seat {seat}; too many lie aside.")
                rank = free.pop(0)
                held.append(rank)
                t.set_holder(rank, seat)

    def lay_out(self, theater: list[int]) -> None:
        """Lay out a draft that ends like this; ``starter`` is known by now."""
        if not self.picks:
            self.picks = self._order(theater)
        if self.t.n == 2:
            self._fill_buries(3)
        self.t.draft_step = self.steps
        self._put_away(True)
        self._store()

    def _away(self) -> list[int]:
        """Return the ranks that lie aside."""
        away = self.face_up + self.buries
        if self.face_down:
            away.append(self.face_down)
        if self.lost:
            away.append(self.lost)
        return away

    def _order(self, theater: list[int]) -> list[int]:
        """Return the picks in their order: the seats in turn, each its characters as listed, before the Theater."""
        lists = [held[:] for held in self.lists]
        if theater:
            seat, partner, gave, got = theater
            lists[seat][lists[seat].index(got)] = gave
            lists[partner][lists[partner].index(gave)] = got
        start: int = self.t.starter
        return [lists[(start + i) % len(lists)][i // len(lists)] for i in range(self.steps)]

    def _fill_buries(self, number: int) -> None:
        if len(self.buries) > number:
            raise PositionError(f"The draft: {number} cards have been buried, not {len(self.buries)}.")
        away = self._away() + self.picks
        free = [r for r in range(1, int(self.t.ranks_in_play) + 1) if r not in away]
        self._shuffle(free)
        while len(self.buries) < number:
            if not free:
                raise PositionError("The draft: no character is left to be buried; too many lie aside.")
            self.buries.append(free.pop())

    # ---- the cards put away ---------------------------------------------------------------------------------------

    def _put_away(self, lost: bool) -> None:
        """Choose the cards that lie face-up and face-down; check that no card lies in two places."""
        t = self.t
        up: int = t.rules.face_up(t.n, t.ranks_in_play)
        taken = self.picks + self.buries
        # the last player may have taken up the card that lay face-down
        special = (
            t.n >= 4 and t.ranks_in_play - up - 1 == t.n and len(self.picks) == t.n and self.picks[-1] == self.face_down
        )
        aside = self._away()
        for rank in aside:
            double = aside.count(rank) > 1 or (rank in self.picks and not (special and rank == self.face_down))
            if double:
                raise PositionError(f"The draft: the {self.name(rank)} is in two places.")
        if len(self.face_up) > up or (self.face_up and len(self.face_up) != up):
            raise PositionError(f"The draft: {up} characters lie face-up, not {len(self.face_up)}.")
        if 4 in self.face_up:
            raise PositionError(f"The draft: the {self.name(4)} never lies face-up; it is replaced by another.")
        free = [r for r in range(1, int(t.ranks_in_play) + 1) if r not in taken and r not in aside]
        self._shuffle(free)
        while len(self.face_up) < up:
            choice = [r for r in free if r != 4]
            self._take_from(free, choice, "face-up")
            self.face_up.append(choice[0])
        if not self.face_down:
            self.face_down = self._take_from(free, free[:], "face-down")
        if t.n == 3 and t.rules.third_pick_loses_one and lost and not self.lost:
            self.lost = self._take_from(free, free[:], "aside")
        if self.lost and not lost:
            raise PositionError("The draft: 'lost', the card buried unseen, is put away after the third pick.")

    def _take_from(self, free: list[int], choice: list[int], how: str) -> int:
        if not choice:
            raise PositionError(f"The draft: no character is left to lie {how}.")
        free.remove(choice[0])
        return choice[0]

    def _shuffle(self, ranks: list[int]) -> None:
        for i in range(len(ranks) - 1, 0, -1):
            j: int = self.rng.below(i + 1)
            ranks[i], ranks[j] = ranks[j], ranks[i]

    def _store(self) -> None:
        """Write it all into the state."""
        t = self.t
        t.face_up = mask_of(self.face_up)
        t.face_down = self.face_down
        t.lost = self.lost
        t.picks = _packed(self.picks, 0)
        t.buries = _packed(self.buries, 1)
        away = t.face_up | bit(t.face_down) | bit(t.lost) | mask_of(self.picks) | mask_of(self.buries)
        t.passed = (bit(t.ranks_in_play + 1) - 2) & ~away
        for rank in range(1, 10):
            holder: i64 = t.holder(rank)
            if holder >= 0:
                t.players[holder].ranks |= bit(rank)


def mask_of(ranks: list[int]) -> i64:
    """Return some ranks as a mask."""
    mask: i64 = 0
    for rank in ranks:
        mask |= bit(rank)
    return mask


def _packed(ranks: list[int], first: i64) -> i64:
    """Return ranks, four bits each, as ``picks`` and ``buries`` hold them."""
    packed: i64 = 0
    step = first
    for one in ranks:
        rank: i64 = one
        packed |= rank << 4 * step
        step += 1
    return packed


def _swap(holder: list[int], theater: list[int]) -> None:
    """Let a Theater swap happen."""
    if theater:
        seat, partner, gave, got = theater
        if holder[gave] != seat or holder[got] != partner:
            raise PositionError("The theater: what was swapped is not what the two seats had picked.")
        holder[gave] = partner
        holder[got] = seat


def read_theater(t: Board, f: Fields, uniques: list[int]) -> list[int]:
    """Return a Theater swap that happened (seat, partner, rank given, rank got), or []."""
    seat = f.seat("seat", len(t.players))
    partner = f.seat("with", len(t.players))
    gave = rank_of(f, "gave", t.cast)
    got = rank_of(f, "got", t.cast)
    if seat < 0 or partner < 0 or seat == partner or not gave or not got or gave == got:
        raise PositionError("The theater needs two different seats, 'seat' and 'with', and what it 'gave' and 'got'.")
    if cards.THEATER not in uniques:
        raise PositionError("The theater is not among the unique districts of this game.")
    t.stage_seat = seat
    t.stage_with = partner
    t.stage_gave = gave
    t.stage_got = got
    return [seat, partner, gave, got]
