"""Reader for the draft of a position: checks the given fields and chooses the omitted ones at random."""

from __future__ import annotations

from burgrave.games.citadels.knowledge import position_fields as fields
from burgrave.games.citadels.rules import pieces as phases
from burgrave.games.citadels.rules.board import Board, draft_steps
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Archive, Names, refuse
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng, shuffled


class Draft:
    """Draft of one round; ``held`` contains the characters that the position assigns to each seat."""

    def __init__(self, f: Archive, t: Board, cast: Names, held: list[list[int]], rng: Rng) -> None:
        self.t = t
        self.cast = cast
        self.lists = held
        self.rng = rng
        self.each = 2 if t.n <= 3 else 1  # characters that a seat holds after the draft
        self.steps: int = draft_steps(t.n)
        self.wanted: list[int] = []  # ranks that somebody must hold
        fields.draft_fields(f.inner("draft", fields.DRAFT_KEYS), t, cast)
        self.picks = fields.unpacked(t.picks)
        self.buries = fields.unpacked(t.buries)
        self.face_up = fields.ranks_in(t.face_up)
        refuse(t.buries != 0 and t.n != 2, "The draft: 'buries' is for 2 players.")
        foreign = t.lost != 0 and (t.n != 3 or not t.rules.third_pick_loses_one)
        refuse(foreign, "The draft: 'lost', the card buried unseen, is for 3 players of the 2016 ruleset.")
        for seat, ranks in enumerate(held):
            if len(ranks) > self.each:
                many = f"Seat {seat} holds {len(ranks)} characters"
                raise PositionError(f"{many}; with {t.n} players {self.each} is allowed.")
            for rank in ranks:
                before = t.holder(rank)
                if before >= 0:
                    name = self._name(rank)
                    raise PositionError(f"The {name} is held by seat {before} and by seat {seat}; one may.")
                t.set_holder(rank, seat)

    def _name(self, rank: int) -> str:
        return self.cast.names[rank]

    def demand(self, rank: i64, seat: i64) -> None:
        """Require that ``seat`` hold this rank; if ``seat`` is -1, any seat with room for a character may hold it."""
        if seat < 0:
            self.wanted.append(rank)
        else:
            self._give(rank, seat)

    def _give(self, rank: i64, seat: i64) -> None:
        holder = self.t.holder(rank)
        name = self._name(rank)
        if holder >= 0:
            refuse(holder != seat >= 0, f"The {name} is held by seat {holder}, not by seat {seat}.")
            return
        refuse(rank in self._away(), f"The {name} lies aside in the draft, but somebody must hold it.")
        room = [one for one in range(len(self.lists)) if len(self.lists[one]) < self.each and seat in (-1, one)]
        whose = f"seat {seat}" if seat >= 0 else "a seat"
        refuse(not room, f"Nobody holds the {name}, and {whose} has no room for it: all its characters are given.")
        one = room[self.rng.below(len(room))]
        self.lists[one].append(rank)
        self.t.set_holder(rank, one)

    # ---- during the draft -----------------------------------------------------------------------------------------

    def resume(self, phase: i64) -> None:
        """Set up an unfinished draft (phase pick or bury)."""
        t = self.t
        if not self.picks:
            self._order_picks()
        step = len(self.picks) - (1 if phase == phases.BURY else 0)
        fits = 0 <= step < self.steps and (phase != phases.BURY or step in (1, 2))
        refuse(not fits, f"The draft: 'picks' holds {len(self.picks)}, too many or too few for this phase.")
        self._check_lists(self._holders_of_picks())
        if t.n == 2:
            self._bury(max(0, step - 1))
        t.draft_step = step
        self._put_away(step >= 3)
        t.phase = phase
        t.actor = (t.starter + step) % t.n
        refuse(t.passed == 0, "The draft: nothing is left to choose from.")

    def _order_picks(self) -> None:
        """Fill in the picks in turn order; each seat's characters are listed in the order in which it picked them."""
        start: int = self.t.starter
        for step in range(sum([len(held) for held in self.lists])):
            seat = (start + step) % len(self.lists)
            turn = step // len(self.lists)
            early = turn >= len(self.lists[seat])
            refuse(early, f"The draft: seat {seat} chooses before others that hold characters; seat {start} starts.")
            self.picks.append(self.lists[seat][turn])

    # ---- the end of the draft -------------------------------------------------------------------------------------

    def deal(self, swapped: list[int], called: i64) -> None:
        """Give every seat its characters: its picks or, if no picks are given, its known characters and random ones.

        ``called`` is the rank being called.
        """
        t = self.t
        if self.picks:
            if t.starter < 0:
                t.starter = max(0, t.crown)
            self._deal_picks(swapped)
            return
        if swapped:
            self.demand(swapped[3], swapped[0])
            self.demand(swapped[2], swapped[1])
        for rank in self.wanted:
            self._give(rank, -1)
        free = self._free([rank for rank in range(1, 10) if t.holder(rank) >= 0] + self._away())
        avoided = [t.killed] if t.unhealed >= 0 else []
        if t.crown >= 0 and called >= 4:
            avoided.append(4)
        for rank in avoided:
            if rank in free:
                free.remove(rank)
                free.append(rank)
        for seat, held in enumerate(self.lists):
            while len(held) < self.each:
                refuse(not free, f"The draft: no character is left for seat {seat}; too many lie aside.")
                held.append(free.pop(0))
                t.set_holder(held[-1], seat)

    def _deal_picks(self, swapped: list[int]) -> None:
        refuse(len(self.picks) != self.steps, f"The draft: {self.steps} picks are made, not {len(self.picks)}.")
        holder = self._holders_of_picks()
        if swapped:
            seat, partner, gave, got = swapped
            picked = holder[gave] == seat and holder[got] == partner
            refuse(not picked, "The theater: what was swapped is not what the two seats had picked.")
            holder[gave] = partner
            holder[got] = seat
        self._check_lists(holder)
        for rank in self.wanted:
            refuse(holder[rank] < 0, f"The draft: the 'picks' lack the {self._name(rank)}, who must be held.")

    def lay_out(self, swapped: list[int]) -> None:
        """Build a draft in which seats pick, in turn order, the characters they held before any Theater swap."""
        if not self.picks:
            lists = [held[:] for held in self.lists]
            if swapped:
                seat, partner, gave, got = swapped
                lists[seat][lists[seat].index(got)] = gave
                lists[partner][lists[partner].index(gave)] = got
            start: int = self.t.starter
            self.picks = [lists[(start + i) % len(lists)][i // len(lists)] for i in range(self.steps)]
        if self.t.n == 2:
            self._bury(3)
        self.t.draft_step = self.steps
        self._put_away(True)

    # ---- shared helpers -------------------------------------------------------------------------------------------

    def _holders_of_picks(self) -> list[int]:
        holder = [-1] * 10
        start: int = self.t.starter
        for step, rank in enumerate(self.picks):
            holder[rank] = (start + step) % len(self.lists)
        return holder

    def _check_lists(self, holder: list[int]) -> None:
        """Check that seats hold the characters they picked, and record the holders of all ranks."""
        for rank in range(1, 10):
            now: int = self.t.holder(rank)
            if now >= 0 and now != holder[rank]:
                raise PositionError(f"Seat {now} holds the {self._name(rank)}, which the 'picks' do not give it.")
            self.t.set_holder(rank, holder[rank])

    def _away(self) -> list[int]:
        return self.face_up + self.buries + [int(rank) for rank in (self.t.face_down, self.t.lost) if rank]

    def _bury(self, number: int) -> None:
        if len(self.buries) <= number:
            free = self._free(self._away() + self.picks)
            while len(self.buries) < number:
                refuse(not free, "The draft: no character is left to be buried; too many lie aside.")
                self.buries.append(free.pop())
        refuse(len(self.buries) != number, f"The draft: {number} cards have been buried, not {len(self.buries)}.")

    def _put_away(self, lost: bool) -> None:
        """Check that no card is in two places, choose the discarded cards, and store everything."""
        t = self.t
        up: int = t.rules.face_up(t.n, t.ranks_in_play)
        # the last player may have taken the face-down card
        special = t.n >= 4 and t.ranks_in_play - up - 1 == t.n == len(self.picks) and self.picks[-1] == t.face_down
        aside = self._away()
        for rank in aside:
            twice = aside.count(rank) > 1 or (rank in self.picks and not (special and rank == t.face_down))
            refuse(twice, f"The draft: the {self._name(rank)} is in two places.")
        many = len(self.face_up)
        refuse(many not in (0, up), f"The draft: {up} characters lie face-up, not {many}.")
        refuse(4 in self.face_up, f"The draft: the {self._name(4)} never lies face-up; it is replaced by another.")
        free = self._free(self.picks + aside)
        while len(self.face_up) < up:
            self.face_up.append(self._take_from(free, [rank for rank in free if rank != 4], "face-up"))
        if not t.face_down:
            t.face_down = self._take_from(free, free, "face-down")
        if lost and not t.lost and t.n == 3 and t.rules.third_pick_loses_one:
            t.lost = self._take_from(free, free, "aside")
        refuse(t.lost != 0 and not lost, "The draft: 'lost', the card buried unseen, is put away after the third pick.")
        t.face_up = fields.mask_of(self.face_up)
        t.picks = fields.packed_from(self.picks, 0)
        t.buries = fields.packed_from(self.buries, 1)
        t.passed = (bit(t.ranks_in_play + 1) - 2) & ~fields.mask_of(self._away() + self.picks)
        for rank in range(1, 10):
            holder = t.holder(rank)
            if holder >= 0:
                t.players[holder].ranks |= bit(rank)

    def _take_from(self, free: list[int], choice: list[int], how: str) -> int:
        refuse(not choice, f"The draft: no character is left to lie {how}.")
        rank = choice[0]
        free.remove(rank)
        return rank

    def _free(self, taken: list[int]) -> list[int]:
        """Return the ranks that are not in ``taken``, in random order."""
        free = [rank for rank in range(1, int(self.t.ranks_in_play) + 1) if rank not in taken]
        return shuffled(free, self.rng)
