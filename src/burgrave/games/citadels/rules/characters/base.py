"""Base class of characters: income from districts, naming of victims, and turn hooks."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.pieces import MAIN, POWER, USED_INCOME, USED_POWER, Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

NO_INCOME: Final = -1


class Character:
    """Powers of one character. Instances are stateless: every method takes the board.

    The base class has no power; subclasses override the hooks they need. ``builds`` is the number of districts that may
    be built per turn.
    """

    def __init__(
        self, number: int, income_type: int = NO_INCOME, income_in_cards: bool = False, builds: int = 1
    ) -> None:
        self.number: i64 = number
        self.rank: i64 = cards.CHARACTER_RANK[number] if number < cards.CHARACTERS_TOTAL else 0
        self.income_type: i64 = income_type
        self.income_in_cards = income_in_cards
        self.builds: i64 = builds

    def begin(self, t: Board, me: Player) -> None:
        """Apply effects at the start of the turn, such as protection."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the powers that may be used now as free actions."""

    def apply(self, t: Board, me: Player, action: i64) -> None:
        """Use a power offered by ``legal``."""

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the options of the current step of a power (phase POWER)."""

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        """Apply an option offered by ``legal_step``."""

    def has_extra(self, t: Board) -> bool:
        """Return True if an extra resource is due right after the action (older editions)."""
        return False

    def legal_extra(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the extra resource due right after the action; in 2016, ``legal`` offers the resource at any time."""

    def has_closing(self, t: Board, me: Player) -> bool:
        """Return True if the power can be used at the end of the turn (older editions)."""
        return False

    def legal_closing(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the uses of the power at the end of the turn (older editions)."""

    def may_end(self, t: Board, me: Player) -> bool:
        """Return True if the turn may end because no mandatory use of the power is left."""
        return True

    def end(self, t: Board, me: Player) -> None:
        """Apply effects at the end of the turn."""

    # ---- costs and gains --------------------------------------------------------------------------------------

    def promise(self, t: Board, me: Player, quote: Quote) -> None:
        """Add the gains, other than income, that the power would certainly bring if the turn began now."""

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        """Add the costs and gains of an action offered by ``legal`` or ``legal_step``."""

    # ---- income -------------------------------------------------------------------------------------------------

    def income(self, t: Board, me: Player) -> i64:
        """Return the income: 1 per district of the character's type and per School of Magic, or 0 if it has no type."""
        if self.income_type == NO_INCOME:
            return 0
        return (me.types >> 8 * self.income_type & 255) + (me.names >> cards.SCHOOL_OF_MAGIC & 1)

    def offer_income(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the action to take the income, if any; taking income in cards requires a nonempty deck (R-65)."""
        if me.types >> 8 * self.income_type & 255 or me.names >> cards.SCHOOL_OF_MAGIC & 1:
            if not self.income_in_cards or t.may_draw_income():
                out.append(act.INCOME)

    def take_income(self, t: Board, me: Player) -> None:
        """Take one gold or card per counted district, all at once (rulebook 2016, Habilidades dos Personagens)."""
        number = self.income(t, me)
        t.used |= USED_INCOME
        if t.keeps_events:
            t.note(pack(ev.INCOME, PUBLIC, me.seat, self.income_type, number))
        if self.income_in_cards:
            t.draw_to_hand(me, number)
        else:
            t.gain(me, number)


def unused(t: Board) -> bool:
    """Return True if the character's main power has not been used."""
    return t.used & USED_POWER == 0


def enter(t: Board, step: i64) -> None:
    """Enter a step of the power and mark the power as used."""
    t.used |= USED_POWER
    t.phase = POWER
    t.step = step


def leave(t: Board) -> None:
    """Return to the free actions of the turn."""
    t.phase = MAIN
    t.step = 0
    t.target = -1


def others(t: Board, me: Player, out: ActionList, verb: i64) -> None:
    """Append an action with ``verb`` for every other seat."""
    for other in t.players:
        if other.seat != me.seat:
            out.append(verb + other.seat)


def name_victims(t: Board, out: ActionList, verb: i64, barred: i64, lowest: i64 = 1) -> None:
    """Append an action with ``verb`` for every character that may be named.

    A character may be named if its rank is at least ``lowest`` and its bit is not set in ``barred``. This includes
    face-up characters (R-09) and the player's own second character (R-10).
    """
    rank = lowest
    while rank <= t.ranks_in_play:
        if not barred >> rank & 1:
            out.append(verb + t.cast[rank])
        rank += 1


def named_rank(action: i64, verb: i64) -> i64:
    rank: i64 = cards.CHARACTER_RANK[action - verb]
    return rank


def index_of(t: Board, me: Player, action: i64, verb: i64) -> i64:
    """Return the hand index of the card that an action names."""
    return t.find(me.hand, action - verb)


__all__ = [
    "NO_INCOME",
    "Character",
    "act",
    "enter",
    "index_of",
    "leave",
    "name_victims",
    "named_rank",
    "others",
    "unused",
]
