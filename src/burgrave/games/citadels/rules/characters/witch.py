"""Witch (rank 1): gathers, names a character, and plays on as that character after its holder gathered."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, name_victims, named_rank
from burgrave.games.citadels.rules.characters.tax_collector import note_early_build
from burgrave.games.citadels.rules.pieces import BETWEEN, Player
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import ActionList


class Witch(Character):
    """Rules sections 2.5 and 3.1; R-11: in the older editions she may name nobody, and has an ordinary turn then.

    There, too, she may use districts before she names somebody (R-66); that counts for the resumed turn as well.
    The bewitched turn and her resumption are in ``calls``.
    """

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Append every other character of the cast, once she has gathered (2016)."""
        if t.gathered and not t.rules.extra_after_action:
            name_victims(t, out, act.BEWITCH, 1 << self.rank)

    def has_extra(self, t: Board) -> bool:
        """There is always somebody to name."""
        return True

    def legal_extra(self, t: Board, me: Player, out: ActionList) -> None:
        """Append every other character of the cast right after the action (older editions)."""
        name_victims(t, out, act.BEWITCH, 1 << self.rank)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        """Bewitch the named character; her turn is suspended."""
        t.bewitched = named_rank(action, act.BEWITCH)
        t.witch = me.seat
        t.witch_used = t.used
        if t.keeps_events:
            t.note(pack(ev.BEWITCH, PUBLIC, me.seat, t.cast[t.bewitched]))
            t.note(pack(ev.SUSPENDED, PUBLIC, me.seat))
        t.phase = BETWEEN

    def may_end(self, t: Board, me: Player) -> bool:
        """Where naming is mandatory it ends her turn by itself."""
        return not t.rules.witch_must_name

    def end(self, t: Board, me: Player) -> None:
        """If she named nobody, an older Tax Collector may still want his gold."""
        note_early_build(t, me)


WITCH = Witch(cards.WITCH)
