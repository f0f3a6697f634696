"""What every character shares: income from districts, naming others, and the hooks of a turn."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.pieces import MAIN, POWER, USED_INCOME, USED_POWER, Player
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote
from burgrave.kernel.unboxed import ActionList

NO_INCOME: Final = -1


class Character:
    """The powers of one character. Instances hold no game: the table comes with every call.

    The default is a character without any power; a subclass overrides the hooks it needs. ``builds`` is how many
    districts a turn may build.
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
        """Set what holds for the whole turn: protection, and the like."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the powers that may be used now, in the middle of the turn."""

    def apply(self, t: Board, me: Player, action: i64) -> None:
        """Use a power offered by ``legal``."""

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the options of the step inside a power (phase POWER)."""

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        """Play a step offered by ``legal_step``."""

    def has_extra(self, t: Board) -> bool:
        """Tell whether there is something to take right after the action (older editions)."""
        return False

    def legal_extra(self, t: Board, me: Player, out: ActionList) -> None:
        """Append what may be taken right after the action; in 2016 ``legal`` offers it at any time."""

    def has_closing(self, t: Board, me: Player) -> bool:
        """Tell whether the character can do something at the end of the turn (older editions)."""
        return False

    def legal_closing(self, t: Board, me: Player, out: ActionList) -> None:
        """Append what may be done at the end of the turn."""

    def may_end(self, t: Board, me: Player) -> bool:
        """Tell whether nothing mandatory is left to do."""
        return True

    def end(self, t: Board, me: Player) -> None:
        """Do what happens at the end of the turn."""

    # ---- what it costs and brings -----------------------------------------------------------------------------

    def promise(self, t: Board, me: Player, quote: Quote) -> None:
        """Add what the power is sure to bring in a turn, as things stand; the income is counted elsewhere."""

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        """Add what an action that ``legal`` or ``legal_step`` offers costs and brings."""

    # ---- income -------------------------------------------------------------------------------------------------

    def income(self, t: Board, me: Player) -> i64:
        """Return how many districts the income counts, if there is one; the School of Magic is of any type."""
        if self.income_type == NO_INCOME:
            return 0
        return (me.types >> 8 * self.income_type & 255) + (me.names >> cards.SCHOOL_OF_MAGIC & 1)

    def offer_income(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the income, if there is any; cards need a deck (R-65)."""
        if me.types >> 8 * self.income_type & 255 or me.names >> cards.SCHOOL_OF_MAGIC & 1:
            if not self.income_in_cards or t.may_draw_income():
                out.append(act.INCOME)

    def take_income(self, t: Board, me: Player) -> None:
        """Take one gold or card per district, all at once (rulebook 2016, Habilidades dos Personagens)."""
        number = self.income(t, me)
        t.used |= USED_INCOME
        if t.keeps_events:
            t.note(pack(ev.INCOME, PUBLIC, me.seat, self.income_type, number))
        if self.income_in_cards:
            t.draw_to_hand(me, number)
        else:
            t.gain(me, number)


def unused(t: Board) -> bool:
    """Tell whether the character's main power is still to be used."""
    return t.used & USED_POWER == 0


def enter(t: Board, step: i64) -> None:
    """Go into a step of the power, which counts as used."""
    t.used |= USED_POWER
    t.phase = POWER
    t.step = step


def leave(t: Board) -> None:
    """Go back to the middle of the turn."""
    t.phase = MAIN
    t.step = 0
    t.target = -1


def others(t: Board, me: Player, out: ActionList, verb: i64) -> None:
    """Append ``verb`` aimed at every other seat."""
    for other in t.players:
        if other.seat != me.seat:
            out.append(verb + other.seat)


def name_victims(t: Board, out: ActionList, verb: i64, barred: i64, lowest: i64 = 1) -> None:
    """Append ``verb`` for every character of the cast from rank ``lowest`` up but the mask ``barred``.

    Characters that lie face-up (R-09) and a player's own second character (R-10) may be named.
    """
    rank = lowest
    while rank <= t.ranks_in_play:
        if not barred >> rank & 1:
            out.append(verb + t.cast[rank])
        rank += 1


def named_rank(action: i64, verb: i64) -> i64:
    """Return the rank of the character that an action names."""
    rank: i64 = cards.CHARACTER_RANK[action - verb]
    return rank


def index_of(t: Board, me: Player, action: i64, verb: i64) -> i64:
    """Return where in the hand the card named by an action is."""
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
