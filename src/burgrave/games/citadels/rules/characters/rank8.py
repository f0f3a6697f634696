"""Base class and shared rules of the rank 8 powers, including the Great Wall (rules section 3.8)."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.rules import build
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, enter, leave, unused
from burgrave.games.citadels.rules.pieces import ENDING, Player
from burgrave.games.citadels.rules.rulings import R_31_NEW_MUSEUM_OWNER_LOOKS
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList, action_ids, append, numbers
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote


class Rank8(Character):
    """Power that targets a city, then one district in it; subclasses define the price, limits and effect."""

    def __init__(self, number: int, verb: int, own_city: bool) -> None:
        Character.__init__(self, number, cards.MILITARY)
        self.verb: i64 = verb
        self.own_city = own_city

    def price(self, t: Board, me: Player, owner: Player, card: i64) -> i64:
        """Return the price, in gold, of using the power on a district of ``owner``."""
        return 0

    def barred(self, t: Board, me: Player, owner: Player, card: i64) -> str:
        """Return the name of the reason why ``card`` cannot be targeted at any price, or ""."""
        return "safe" if CARD_KIND[card] == cards.KEEP else ""

    def can_hit(self, t: Board, me: Player, owner: Player, card: i64) -> bool:
        """Return True if this district is not barred and is affordable; ``is_exposed`` checks the city."""
        return not self.barred(t, me, owner, card) and self.price(t, me, owner, card) <= me.gold

    def hit(self, t: Board, me: Player, owner: Player, index: i64) -> None:
        """Apply the power to the district at ``index`` in the city of ``owner``."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the cities that can be targeted, if the power may be used at any time during the turn (2016)."""
        if unused(t) and not t.rules.rank8_at_end:
            self.legal_closing(t, me, out)

    def has_closing(self, t: Board, me: Player) -> bool:
        """Return True if there is a target at the end of the turn (older editions)."""
        targets = ActionList()
        self.legal_closing(t, me, targets)
        return len(targets) > 0

    def legal_closing(self, t: Board, me: Player, out: ActionList) -> None:
        """Append an action for every city with a district that can be targeted."""
        c: i64
        for owner in t.players:
            if not self.own_city and owner.seat == me.seat:
                continue
            if is_exposed(t, owner):
                for c in owner.city:
                    if self.can_hit(t, me, owner, c):
                        out.append(self.verb + owner.seat)
                        break

    def apply(self, t: Board, me: Player, action: i64) -> None:
        enter(t, 1)
        t.target = action - self.verb

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the districts of the chosen city that can be targeted."""
        self.legal_within(t, me, t.players[t.target], out)

    def legal_within(self, t: Board, me: Player, owner: Player, out: ActionList) -> None:
        """Append the districts of a city that can be targeted."""
        within = numbers()
        c: i64
        for c in owner.city:
            if self.can_hit(t, me, owner, c):
                within = append(within, c)
        build.fill_cards(t, within, out, act.DISTRICT)

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        owner = t.players[t.target]
        self.leave(t)
        self.hit(t, me, owner, t.district_index(owner, action - act.DISTRICT))

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        if action & VERB == self.verb:
            owner = t.players[action - self.verb]
            within = ActionList()
            self.legal_within(t, me, owner, within)
            for district in action_ids(within):
                card = owner.city[t.district_index(owner, district - act.DISTRICT)]
                quote.targets[str(act.decode(district).argument)] = int(self.price(t, me, owner, card))
        elif action & VERB == act.DISTRICT:
            owner = t.players[t.target]
            quote.on["seat"] = int(owner.seat)
            if owner is me:
                quote.pay("districts", 1)
            card = owner.city[t.district_index(owner, action - act.DISTRICT)]
            quote.pay("gold", self.price(t, me, owner, card))

    def leave(self, t: Board) -> None:
        """Return to the free actions, or proceed to the end of the turn (older editions)."""
        leave(t)
        if t.rules.rank8_at_end:
            t.phase = ENDING


def is_exposed(t: Board, owner: Player) -> bool:
    """Return True if rank 8 powers reach this city: it is neither complete nor the Bishop's (R-61)."""
    return not t.is_complete(owner) and owner.seat != t.protected


def wall(t: Board, owner: Player, card: i64) -> i64:
    """Return the surcharge of the Great Wall for a district of the city (R-27)."""
    if not owner.has(cards.GREAT_WALL):
        return 0
    return 0 if CARD_KIND[card] == cards.GREAT_WALL and not t.rules.wall_protects_itself else 1


def receive(t: Board, taker: Player, card: i64) -> None:
    """Add a district taken from another city, with the gold on it and the cards under it (R-31, R-38)."""
    t.add_district(taker, card)
    if R_31_NEW_MUSEUM_OWNER_LOOKS and CARD_KIND[card] == cards.MUSEUM:
        t.learn_all(t.museum, taker.bit)
        if t.keeps_events:
            t.note_hand(ev.MUSEUM_CARD, taker.bit, taker.seat, t.museum)
