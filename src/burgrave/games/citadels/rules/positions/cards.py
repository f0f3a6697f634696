"""The cards of a position: those it names go to their places, the others are dealt and shuffled from the seed."""

from __future__ import annotations

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import CARD_KIND, DISTRICT_NAMES
from burgrave.games.citadels.rules.player import Player
from burgrave.games.citadels.rules.positions.names import district_kind
from burgrave.games.citadels.rules.setup import Setup
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, short, text_list
from burgrave.kernel.rng import Rng
from burgrave.kernel.unboxed import numbers

__all__ = ["CardBox", "place_cards"]


class CardBox:
    """The cards that have no place yet, by kind."""

    def __init__(self, uniques: list[int]) -> None:
        self.left: list[list[int]] = [[] for _ in range(cards.KINDS)]
        self.total: list[int] = [0] * cards.KINDS
        for card in range(cards.BASIC_CARDS):
            self.left[CARD_KIND[card]].append(card)
        for card in cards.unique_cards(uniques):
            self.left[CARD_KIND[card]].append(card)
        for kind in range(cards.KINDS):
            self.total[kind] = len(self.left[kind])

    def take(self, name: str, what: str) -> int:
        """Take a card of this name out of the box."""
        kind = district_kind(name, what)
        left = self.left[kind]
        if not self.total[kind]:
            uniques = [DISTRICT_NAMES[k] for k in range(cards.BASIC_KINDS, cards.KINDS) if self.total[k]]
            raise PositionError(f"{what}: {name} is not in this game's deck; its uniques are {', '.join(uniques)}.")
        if not left:
            number = self.total[kind]
            raise PositionError(f"{what}: one {name} too many; this game has {number} of them.")
        return left.pop(0)

    def take_all(self, names: list[str], what: str) -> list[int]:
        """Take several cards."""
        return [self.take(name, what) for name in names]

    def rest(self, rng: Rng) -> list[int]:
        """Return all that is left, shuffled."""
        rest: list[int] = []
        for left in self.left:
            rest += left
            left.clear()
        for i in range(len(rest) - 1, 0, -1):
            j: int = rng.below(i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        return rest


def place_cards(t: Board, setup: Setup, f: Fields, seats: list[Fields], turn: Fields, rng: Rng) -> int:
    """Put every card somewhere; return the card laid down to be built, or -1."""
    box = CardBox(setup.uniques)
    wanted: list[int] = []  # cards to be dealt to each seat
    for seat, sf in enumerate(seats):
        player = t.players[seat]
        _fill_city(t, player, sf, box)
        wanted.append(_fill_hand(t, player, sf, box))
        player.took_over = sf.flag("took_over", False)
    t.museum = numbers(box.take_all(f.names("museum"), "The museum"))
    t.pending = numbers(box.take_all(turn.names("pending"), "The turn: 'pending'"))
    laid = -1
    phase = f.get("phase")
    if phase == "den":
        laid = box.take(turn.text("card", "thieves_den"), "The turn: 'card'")
    elif phase == "warrant" or (phase == "power" and turn.get("character") == "cardinal"):
        if not turn.has("card"):
            raise PositionError("The turn: this phase needs a 'card', the one laid down to be built.")
        laid = box.take(turn.text("card", ""), "The turn: 'card'")
    if f.has("deck"):
        if f.has("deck_top") or f.has("deck_bottom"):
            raise PositionError("Give either the whole 'deck', or its 'deck_top' and 'deck_bottom'.")
        t.deck = numbers(box.take_all(f.names("deck"), "The deck"))
        _deal_rest(t, seats, _deal(t, wanted, box.rest(rng), seats))
    else:
        top = box.take_all(f.names("deck_top"), "The deck")
        bottom = box.take_all(_bottom(f, turn), "The deck")
        rest = box.rest(rng)
        rest = _deal(t, wanted, rest, [])
        t.deck = numbers(top + rest + bottom)
    _check(t, setup)
    return laid


def _bottom(f: Fields, turn: Fields) -> list[str]:
    """Return the last cards of the deck: the district just destroyed, asked about in the phase grave, among them."""
    bottom = f.names("deck_bottom")
    if f.get("phase") == "grave":
        card = turn.text("card", "")
        if card and card not in bottom:
            return [*bottom, card]
    return bottom


def _fill_city(t: Board, player: Player, sf: Fields, box: CardBox) -> None:
    what = f"{sf.where}: 'city'"
    for name in sf.names("city"):
        plain = name[:-1] if name.endswith("+") else name
        card = box.take(plain, what)
        if CARD_KIND[card] == cards.SECRET_VAULT:
            raise PositionError(f"{what}: the secret_vault cannot be built; it may be in a hand.")
        t.add_district(player, card)
        if plain != name:
            t.gild(card)


def _fill_hand(t: Board, player: Player, sf: Fields, box: CardBox) -> int:
    """Put the named cards in the hand; return how many more are to be dealt."""
    hand = sf.get("hand")
    if hand is None:
        number: int = t.rules.starting_hand
        return number
    if isinstance(hand, int) and not isinstance(hand, bool):
        return sf.integer("hand", 0, 0, cards.CARDS)
    if not isinstance(hand, (list, tuple)):
        raise PositionError(f"{sf.where}: 'hand' is a list of districts or a number of cards, not {short(hand)}.")
    player.hand = numbers(box.take_all(text_list(hand, f"{sf.where}: 'hand'"), f"{sf.where}: 'hand'"))
    return 0


def _deal(t: Board, wanted: list[int], rest: list[int], seats: list[Fields]) -> list[int]:
    """Deal the hands that ask for cards (of ``seats``, those that ask for a number of them); return what is left."""
    for seat, number in enumerate(wanted):
        if seats and not seats[seat].has("hand"):
            continue
        if number > len(rest):
            raise PositionError(f"Seat {seat}: {number} cards cannot be dealt; {len(rest)} are left.")
        t.players[seat].take_all(numbers(rest[:number]))
        rest = rest[number:]
    return rest


def _deal_rest(t: Board, seats: list[Fields], rest: list[int]) -> None:
    """With the whole deck given, the cards without a place go in turn to the hands that are not given."""
    open_seats = [seat for seat, sf in enumerate(seats) if not sf.has("hand")]
    if rest and not open_seats:
        names = ", ".join(sorted({DISTRICT_NAMES[CARD_KIND[c]] for c in rest}))
        raise PositionError(
            f"The 'deck' and the hands have no place for {names}; leave a 'hand' or the 'deck' to be filled."
        )
    for i, card in enumerate(rest):
        t.players[open_seats[i % len(open_seats)]].take(card)


def _check(t: Board, setup: Setup) -> None:
    """Refuse cities that the rules cannot produce."""
    _check_names(t, setup)
    if len(t.museum) > 0 and not [player for player in t.players if player.has(cards.MUSEUM)]:
        raise PositionError("There are cards under the museum, but it stands in no city.")
    if len(t.gilded) > 0 and setup.cast[9] != cards.ARTIST:
        raise PositionError("A district carries gold, but the artist is not in the cast.")


def _check_names(t: Board, setup: Setup) -> None:
    """Refuse more districts of a name in a city than the Wizard or the Quarry can have built."""
    rules = setup.rules
    most: int = 1
    allowed = "without the wizard in the game one is allowed"
    if cards.QUARRY in rules.districts or cards.QUARRY in rules.bonus_districts:
        allowed = "without the wizard or the quarry in the game one is allowed"
    if setup.cast[3] == cards.WIZARD:
        return
    if cards.QUARRY in setup.uniques:
        most = rules.quarry_limit
        allowed = f"without the wizard in the game the quarry allows {most}"
    if most == 0:
        return
    for player in t.players:
        kinds = [CARD_KIND[c] for c in player.city]
        for kind in kinds:
            number = kinds.count(kind)
            if number > most:
                much = "two" if number == 2 else str(number)
                name = DISTRICT_NAMES[kind]
                raise PositionError(f"Seat {player.seat}: {much} districts named {name} in the city; {allowed}.")
