"""Witch (rank 1): gathers, names a character, and takes over its turn after its player gathers."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, name_victims, named_rank
from burgrave.games.citadels.rules.characters.tax_collector import note_early_build
from burgrave.games.citadels.rules.pieces import BETWEEN, Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64


class Witch(Character):
    """Witch (rules sections 2.5 and 3.1). ``calls`` handles the bewitched turn and the resumed one.

    In the older editions she may decline to name a character and take an ordinary turn (R-11). She may also use
    districts before naming (R-66); those uses count for the resumed turn too.
    """

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Append an action to name each other character of the cast, once the Witch has gathered (2016)."""
        if t.gathered and not t.rules.extra_after_action:
            name_victims(t, out, act.BEWITCH, 1 << self.rank)

    def has_extra(self, t: Board) -> bool:
        """Return True: the Witch can always name a character right after gathering (older editions)."""
        return True

    def legal_extra(self, t: Board, me: Player, out: ActionList) -> None:
        """Append an action to name each other character of the cast, right after gathering (older editions)."""
        name_victims(t, out, act.BEWITCH, 1 << self.rank)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        """Bewitch the named character and suspend the Witch's turn."""
        t.bewitched = named_rank(action, act.BEWITCH)
        t.witch = me.seat
        t.witch_used = t.used
        if t.keeps_events:
            t.note(pack(ev.BEWITCH, PUBLIC, me.seat, t.cast[t.bewitched]))
            t.note(pack(ev.SUSPENDED, PUBLIC, me.seat))
        t.phase = BETWEEN

    def may_end(self, t: Board, me: Player) -> bool:
        """Return True if naming is optional; mandatory naming ends the turn automatically."""
        return not t.rules.witch_must_name

    def end(self, t: Board, me: Player) -> None:
        """Record a build by a Witch who named no one, so that the older editions' Tax Collector can tax it."""
        note_early_build(t, me)


WITCH = Witch(cards.WITCH)
