"""Named inputs of the Citadels net: the table as one seat knows it.

Seats are numbered from the observing one, in turn order. The layout is the same for any number of players.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import (
    CARD_KIND,
    CHARACTER_NAMES,
    CHARACTER_RANK,
    DISTRICT_NAMES,
    KIND_TYPE,
    TYPE_NAMES,
)
from burgrave.games.citadels.play.beliefs import Suspects
from burgrave.games.citadels.play.evaluation import open_points
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.pieces import (
    BETWEEN,
    BURY,
    DEN,
    GRAVE,
    LEND,
    OVER,
    PHASE_NAMES,
    PICK,
    POWER,
    STAGE,
    USED_NAMES,
    WARRANT,
    Player,
)
from burgrave.games.citadels.rules.ruleset import MOST_PLAYERS, RULESETS
from burgrave.kernel.bits import bit, count
from burgrave.kernel.errors import SetupError
from burgrave.kernel.ints import i64
from burgrave.kernel.net import Layout, Look, numbered

# ---- Layout ----------------------------------------------------------------------------------------------------------

STEPS: Final = 12  # gold is also encoded as thresholds up to this number
LACKING: Final = 9  # 0 to 8 districts short of completion
LEFT: Final = 4  # builds left in a turn: 0, 1, 2, or 3 and more
TYPES: Final = 5
_RANKS: Final = numbered(9, 1)
_SEATS: Final = numbered(MOST_PLAYERS)
_UNIQUES: Final = DISTRICT_NAMES[cards.BASIC_KINDS :]
_CHARACTER_KINDS: Final = [int(rank) for rank in CHARACTER_RANK]
_DISTRICT_KINDS: Final = [int(kind_type) for kind_type in KIND_TYPE]
_SIGNS: Final = [
    "thief", "witch", "magistrate", "blackmailer", "protected", "queen", "tax_collector", "early_builder",
    "barred_from_building", "unhealed", "theater",
]  # fmt: skip
_MARKS: Final = ["killed", "bewitched", "robbed", "warranted", "threatened", "uncalled"]
_TURN_STATES: Final = ["gathered", "resumed", "only_gathers", "threatened", "warranted"]
assert len(TYPE_NAMES) == TYPES


class PlayerPlaces:
    """Offsets of one player's inputs within the player's block."""

    def __init__(self, layout: Layout) -> None:
        start = layout.size
        self.gold = layout.add("gold") - start
        self.steps = layout.add("gold_reaches", numbered(STEPS, 1)) - start
        self.hand = layout.add("hand_size") - start
        self.size = layout.add("city_size") - start
        self.lacking = layout.add("districts_short", numbered(LACKING)) - start
        self.points = layout.add("city_points") - start
        self.types = layout.add("districts", [*TYPE_NAMES]) - start
        self.present = layout.add("has_type", [*TYPE_NAMES]) - start
        self.first = layout.add("first_complete") - start
        self.basics = layout.add("basics", DISTRICT_NAMES[: cards.BASIC_KINDS], _DISTRICT_KINDS) - start
        self.uniques = layout.add("uniques", _UNIQUES, _DISTRICT_KINDS[cards.BASIC_KINDS :]) - start
        self.cheapest = layout.add("cheapest_price") - start
        self.museum = layout.add("museum_cards") - start
        self.gilded = layout.add("districts_with_gold") - start
        self.may = layout.add("may_hold", CHARACTER_NAMES, _CHARACTER_KINDS) - start  # unrevealed; own: held
        self.shown = layout.add("shown", _RANKS) - start
        self.hidden = layout.add("hidden_characters") - start
        self.signs = layout.add("sign", _SIGNS) - start  # public markers of this round
        self.marks = layout.add("may_be", _MARKS) - start  # possible states of an unrevealed character
        self.extent = layout.size - start


class TurnPlaces:
    """Indexes of the inputs that describe the current turn; their names begin with ``whose``."""

    def __init__(self, layout: Layout, whose: str, characters: list[str], kinds: list[int]) -> None:
        self.character = layout.add(f"{whose}.character", characters, kinds)  # character whose powers are in use
        self.state = layout.add(f"{whose}.state", _TURN_STATES)
        self.used = layout.add(f"{whose}.used", [*USED_NAMES])
        self.left = layout.add(f"{whose}.builds_left", numbered(LEFT))
        self.numbers = layout.add(f"{whose}.count", ["built", "gold_spent", "cards_drawn"])


class InputLayout(Layout):
    def __init__(self) -> None:
        Layout.__init__(self, 2, "9d883f71b6cb842a")
        self.players = self.add("players", numbered(MOST_PLAYERS - 1, 2))
        self.edition = self.add("edition", [*RULESETS])
        self.goal = self.add("goal")
        self.round = self.add("round")
        self.end = self.add("end", ["last_round", "bell_tower"])
        self.crown = self.add("crown", _SEATS)
        self.cast = self._add_characters("cast")
        self.nearest = self.add("largest_city_short", numbered(LACKING))
        self.tax = self.add("tax")
        self.deck = self.add("deck_size")
        self.hand = self.add("hand", DISTRICT_NAMES, _DISTRICT_KINDS)
        self.new = self.add("hand_has_new_type", [*TYPE_NAMES])
        self.wanted = self.add("hand_buildable", ["all", "soon"])  # soon: affordable with one turn's gold
        self.prices = self.add("hand_price", ["sum", "highest", "highest_soon"])
        self.phase = self.add("phase", [*PHASE_NAMES])
        self.actor = self.add("actor", _SEATS)
        self.turn = self.add("turn", _SEATS)
        self.called = self.add("called", ["none", *_RANKS])
        self.picked = self.add("characters_chosen", numbered(MOST_PLAYERS + 1))
        self.choice = self._add_characters("choice")  # characters to choose from, or passed on at the seat's last look
        self.face_up = self._add_characters("face_up")
        self.anybody = self._add_characters("others_may_hold")
        self.killed = self._add_characters("killed")
        self.bewitched = self._add_characters("bewitched")
        self.robbed = self._add_characters("robbed")
        self.warrants = self.add("warrant", _RANKS)
        self.signed = self.add("signed_warrant", _RANKS)
        self.threats = self.add("threat", _RANKS)
        self.real_threat = self.add("real_threat", _RANKS)
        self.own_turn = TurnPlaces(self, "own_turn", [*CHARACTER_NAMES, "none"], [*_CHARACTER_KINDS, 0])
        self.other_turn = TurnPlaces(self, "other_turn", ["none"], [0])
        self.open = self.add("card_in_question", DISTRICT_NAMES, _DISTRICT_KINDS)
        self.target = self.add("own_power_target", _SEATS)
        self.owed = self.add("own_power_owed")
        self.seats: i64 = self.size
        self.prefix = "seat.0."
        self.player = PlayerPlaces(self)
        for far in range(1, MOST_PLAYERS):
            self.prefix = f"seat.{far}."
            PlayerPlaces(self)

    def _add_characters(self, name: str) -> i64:
        return self.add(name, CHARACTER_NAMES, _CHARACTER_KINDS)


# ---- Filling in ------------------------------------------------------------------------------------------------------

PLACES: Final = InputLayout()
_EDITIONS: Final = [*RULESETS]
_SOON: Final = 2  # gold gained in a turn
_BASICS: Final = (1 << cards.BASIC_KINDS) - 1
_CHOOSING: Final = 1 << PICK | 1 << BURY | 1 << STAGE | 1 << LEND | 1 << OVER  # phases outside any turn
_LAID: Final = 1 << WARRANT | 1 << DEN | 1 << GRAVE  # phases in which the card in question is public
_FACTOR: Final = 251  # exceeds any per-card code
_ROOM: Final = (1 << 52) - 1
if 2 * cards.CARDS >= _FACTOR:
    raise SetupError(f"The net of Citadels has room for {_FACTOR // 2} district cards, not {cards.CARDS}.")


class Inputs:
    """Writer of the net's inputs, which contain only what the observing seat knows, even in a sampled world."""

    def __init__(self) -> None:
        self._suspects = Suspects()

    def show(self, t: Board, seat: i64, look: Look) -> None:
        """Fill in ``look`` with the inputs that ``seat`` knows."""
        me = t.players[seat]
        _show_game(t, seat, look)
        _show_course(t, seat, look)
        if _is_news(t, look):
            self._show_characters(t, seat, look)
        _show_turn(t, seat, look)
        _show_question(t, seat, look)
        nearest: i64 = LACKING - 1
        for player in t.players:
            lacking = _show_player(t, player, PLACES.seats + _far(t, player.seat, seat) * PLACES.player.extent, look)
            if lacking < nearest:
                nearest = lacking
        look.put_one(PLACES.nearest, nearest)
        _show_hand(t, me, look)

    # ---- characters --------------------------------------------------------------------------------------------------

    def _show_characters(self, t: Board, seat: i64, look: Look) -> None:
        p = PLACES.player
        suspects = self._suspects
        suspects.see(t, seat)
        choosing = t.phase == PICK or t.phase == BURY
        look.put_flags(PLACES.choice, _characters(t, suspects.passed) if choosing else 0)
        look.put_flags(PLACES.face_up, _characters(t, t.face_up))
        look.put_flags(PLACES.anybody, _characters(t, suspects.anybody))
        look.put_one(PLACES.killed, t.cast[t.killed] if t.killed else -1)
        look.put_one(PLACES.bewitched, t.cast[t.bewitched] if t.bewitched else -1)
        look.put_one(PLACES.robbed, t.cast[t.robbed] if t.robbed else -1)
        look.put_flags(PLACES.warrants, t.warrants >> 1)
        look.put_flags(PLACES.threats, t.threats >> 1)
        for player in t.players:
            at = PLACES.seats + _far(t, player.seat, seat) * p.extent
            shown = player.ranks & t.revealed
            hidden = count(player.ranks & ~t.revealed)  # the number is public
            may: i64 = suspects.may[player.seat]
            if player.seat == seat:
                may = player.ranks & ~t.revealed
            look.put_flags(at + p.may, _characters(t, may))
            look.put_flags(at + p.shown, shown >> 1)
            look.put(at + p.hidden, hidden)
            marks: i64 = 0
            if hidden:
                marks = _marks(t, may)
            look.put_flags(at + p.marks, marks)


def _show_game(t: Board, seat: i64, look: Look) -> None:
    """If the game or the cast changed, reset ``look`` and write the inputs that stay constant during a game."""
    edition: i64 = 0
    while _EDITIONS[edition] != t.rules.name:
        edition += 1
    game = (edition << 4 | t.n) << 4 | seat
    mask: i64 = 0
    rank: i64 = 1
    while rank <= t.ranks_in_play:
        mask |= bit(t.cast[rank])
        rank += 1
    if look.is_news(PLACES.players, game) or look.is_news(PLACES.cast, mask):
        look.clear()
        look.is_news(PLACES.players, game)
        look.is_news(PLACES.cast, mask)
        look.put_one(PLACES.players, t.n - 2)
        look.put_one(PLACES.edition, edition)
        look.put_flags(PLACES.cast, mask)


def _is_news(t: Board, look: Look) -> bool:
    """Return True if any data that determines who can hold which character has changed."""
    choosing: i64 = 1 if t.phase == PICK else 2 if t.phase == BURY else 0
    picks = t.picks | t.starter << 32 | t.draft_step << 36 | choosing << 40
    away = t.buries | t.face_down << 32 | t.lost << 36 | t.face_up << 40
    held = t.holders | t.revealed << 40
    stage = t.stage_seat + 1 | (t.stage_with + 1) << 4 | t.stage_gave << 8 | t.stage_got << 12
    marks = t.killed | t.bewitched << 4 | t.robbed << 8 | t.warrants << 12 | t.threats << 22
    called = t.rank | (t.unhealed + 1) << 4
    news = look.is_news(PLACES.anybody, picks)
    if look.is_news(PLACES.anybody + 1, away):
        news = True
    if look.is_news(PLACES.anybody + 2, held):
        news = True
    if look.is_news(PLACES.anybody + 3, stage | marks << 16):
        news = True
    if look.is_news(PLACES.anybody + 4, called):
        news = True
    return news


def _characters(t: Board, ranks: i64) -> i64:
    """Return the mask of the characters that have these ranks."""
    mask: i64 = 0
    rank: i64 = 1
    ranks >>= 1
    while ranks:
        if ranks & 1:
            mask |= bit(t.cast[rank])
        ranks >>= 1
        rank += 1
    return mask


def _marks(t: Board, may: i64) -> i64:
    """Return bit flags for the markers that may affect a seat, given the mask ``may`` of ranks that it may hold.

    The last flag is set if one of these ranks, other than the killed one, has not been called yet.
    """
    marks: i64 = 0
    if t.killed and may >> t.killed & 1:
        marks |= 1
    if t.bewitched and may >> t.bewitched & 1:
        marks |= 2
    if t.robbed and may >> t.robbed & 1:
        marks |= 4
    if may & t.warrants:
        marks |= 8
    if may & t.threats:
        marks |= 16
    later = may & ~((2 << t.rank) - 1)
    if t.killed:
        later &= ~bit(t.killed)
    return marks | 32 if later else marks


def _far(t: Board, whom: i64, seat: i64) -> i64:
    """Return the distance from ``seat`` to ``whom`` in turn order; -1 if ``whom`` is -1."""
    if whom < 0:
        return -1
    return whom - seat if whom >= seat else whom - seat + t.n


# ---- current state -------------------------------------------------------------------------------------------------


def _show_course(t: Board, seat: i64, look: Look) -> None:
    look.put(PLACES.goal, t.goal)
    look.put(PLACES.round, t.round)
    look.put_flags(PLACES.end, (1 if t.firsts else 0) | (2 if t.tower else 0))
    look.put(PLACES.tax, t.pool)
    look.put(PLACES.deck, t.deck_size())
    look.put_one(PLACES.crown, _far(t, t.crown, seat))
    look.put_one(PLACES.phase, t.phase)
    look.put_one(PLACES.actor, _far(t, t.actor, seat))
    look.put_one(PLACES.called, t.rank if t.rank <= t.ranks_in_play else 0)
    look.put_one(PLACES.picked, t.draft_step if t.draft_step <= MOST_PLAYERS else MOST_PLAYERS)
    signed: i64 = 0
    real_threat: i64 = 0
    if t.signed_shown or t.magistrate == seat:
        signed = t.signed
    if t.real_threat_shown or t.blanks_shown or t.blackmailer == seat:
        real_threat = t.real_threat
    look.put_one(PLACES.signed, signed - 1)
    look.put_one(PLACES.real_threat, real_threat - 1)


def _show_turn(t: Board, seat: i64, look: Look) -> None:
    """Write the current turn, which is entirely public; if the turn is finished, write only its seat."""
    whose = t.turn
    if _CHOOSING >> t.phase & 1:
        whose = -1
    look.put_one(PLACES.turn, _far(t, whose, seat))
    if t.phase == BETWEEN:
        whose = -1
    own = PLACES.own_turn
    other = PLACES.other_turn
    if whose == seat:
        look.put_one(own.character, t.character)
        _fill_turn(t, own, look)
    else:
        look.put_one(own.character, -1)
        _clear_turn(own, look)
    if whose >= 0 and whose != seat:
        _fill_turn(t, other, look)
    else:
        _clear_turn(other, look)


def _fill_turn(t: Board, p: TurnPlaces, look: Look) -> None:
    state: i64 = 0
    if t.gathered:
        state |= 1
    if t.resumed:
        state |= 2
    if t.character == cards.NO_CHARACTER or t.only_gathers:
        state |= 4
    if t.threatened:
        state |= 8
    if t.warranted:
        state |= 16
    left = t.limit - t.builds
    if left < 0:
        left = 0
    elif left >= LEFT:
        left = LEFT - 1
    look.put_flags(p.state, state)
    look.put_flags(p.used, t.used)
    look.put_one(p.left, left)
    look.put(p.numbers, t.builds)
    look.put(p.numbers + 1, t.spent)
    look.put(p.numbers + 2, len(t.pending))


def _clear_turn(p: TurnPlaces, look: Look) -> None:
    look.put_flags(p.state, 0)
    look.put_flags(p.used, 0)
    look.put_one(p.left, -1)
    look.put(p.numbers, 0)
    look.put(p.numbers + 1, 0)
    look.put(p.numbers + 2, 0)


def _show_question(t: Board, seat: i64, look: Look) -> None:
    """Write what the seat can see of the current decision."""
    c: i64
    kinds: i64 = 0
    target: i64 = -1
    owed: i64 = 0
    phase = t.phase
    own = t.actor == seat and not _CHOOSING >> phase & 1
    if t.card >= 0:
        open_power = t.character == cards.CARDINAL or t.character == cards.DIPLOMAT
        if _LAID >> phase & 1 or (phase == POWER and (own or open_power)):
            kinds |= bit(CARD_KIND[t.card])
    if own:
        for c in t.pending:
            kinds |= bit(CARD_KIND[c])
        if phase == POWER or phase == DEN:  # ``in (...)`` would allocate a tuple
            target = t.target
            if t.character == cards.MAGICIAN or t.character == cards.CARDINAL or phase == DEN:
                owed = t.owed
            elif t.character == cards.SEER:
                owed = count(t.owed)
    look.put_flags(PLACES.open, kinds)
    look.put_one(PLACES.target, _far(t, target, seat))
    look.put(PLACES.owed, owed)


# ---- a player ------------------------------------------------------------------------------------------------------


def _show_player(t: Board, player: Player, at: i64, look: Look) -> i64:
    """Write a player's public inputs; return the number of districts that the city still needs to be complete."""
    p = PLACES.player
    gold = player.gold
    hand: i64 = len(player.hand)
    lacking = t.goal - player.size
    if lacking < 0:
        lacking = 0
    elif lacking >= LACKING:
        lacking = LACKING - 1
    first: i64 = 1 if t.firsts & player.bit else 0
    if look.is_news(at + p.gold, gold | hand << 20):
        look.put(at + p.gold, gold)
        look.put_flags(at + p.steps, bit(gold if gold < STEPS else STEPS) - 1)
        look.put(at + p.hand, hand)
    look.put_flags(at + p.signs, _signs(t, player.seat))
    uniques = player.names >> cards.BASIC_KINDS
    city = look.is_news(at + p.basics, _city_key(t, player))
    stands = look.is_news(at + p.lacking, lacking << 9 | t.goal << 1 | first)
    if stands:
        look.put_one(at + p.lacking, lacking)
        look.put(at + p.first, first)
    if city:
        _show_city(t, player, at, look)
    if city or stands or uniques:  # points of unique districts may depend on anything
        look.put(at + p.points, i64(open_points(t, player)))
        look.put(at + p.museum, len(t.museum) if player.has(cards.MUSEUM) else 0)
    return lacking


def _city_key(t: Board, player: Player) -> i64:
    """Return a hash of a player's city, including the gold on districts."""
    c: i64
    key: i64 = 1
    some: i64 = len(t.gilded)
    for c in player.city:
        told = 2 * c
        if some and c in t.gilded:
            told += 1
        key = ((key * _FACTOR) ^ (key >> 40)) + told & _ROOM
    return key


def _signs(t: Board, seat: i64) -> i64:
    """Return the mask of a player's public markers this round."""
    signs: i64 = 0
    if t.thief == seat:
        signs |= 1
    if t.witch == seat:
        signs |= 2
    if t.magistrate == seat:
        signs |= 4
    if t.blackmailer == seat:
        signs |= 8
    if t.protected == seat:
        signs |= 16
    if t.queen == seat:
        signs |= 32
    if t.collector == seat:
        signs |= 64
    if t.early_builder == seat:
        signs |= 128
    if t.cannot_build == seat:
        signs |= 256
    if t.unhealed == seat:
        signs |= 512
    if t.stage_seat >= 0 and (t.stage_seat == seat or t.stage_with == seat):
        signs |= 1024
    return signs


def _show_city(t: Board, player: Player, at: i64, look: Look) -> None:
    p = PLACES.player
    c: i64
    kind_type: i64 = 0
    present: i64 = 0
    cheapest: i64 = 9
    gilded: i64 = 0
    some: i64 = len(t.gilded)
    for c in player.city:
        price: i64 = t.rules.cost[CARD_KIND[c]]
        if price < cheapest:
            cheapest = price
        if some and c in t.gilded:
            gilded += 1
    look.put(at + p.size, player.size)
    while kind_type < TYPES:
        number = player.count(kind_type)
        look.put(at + p.types + kind_type, number)
        if number:
            present |= bit(kind_type)
        kind_type += 1
    look.put_flags(at + p.present, present)
    look.put_flags(at + p.basics, player.names & _BASICS)
    look.put_flags(at + p.uniques, player.names >> cards.BASIC_KINDS)
    look.put(at + p.cheapest, cheapest)
    look.put(at + p.gilded, gilded)


def _show_hand(t: Board, me: Player, look: Look) -> None:
    c: i64
    held: i64 = 0
    new: i64 = 0
    wanted: i64 = 0
    soon: i64 = 0
    total: i64 = 0
    highest: i64 = 0
    best: i64 = 0
    for c in me.hand:
        kind = CARD_KIND[c]
        if held >> kind & 1:
            continue
        held |= bit(kind)
        if me.has(kind) or kind == cards.SECRET_VAULT:
            continue
        price: i64 = t.rules.cost[kind]
        wanted += 1
        total += price
        if not me.count(KIND_TYPE[kind]):
            new |= bit(KIND_TYPE[kind])
        if price > highest:
            highest = price
        if price <= me.gold + _SOON:
            soon += 1
            if price > best:
                best = price
    look.put_flags(PLACES.hand, held)
    look.put_flags(PLACES.new, new)
    look.put(PLACES.wanted, wanted)
    look.put(PLACES.wanted + 1, soon)
    look.put(PLACES.prices, total)
    look.put(PLACES.prices + 1, highest)
    look.put(PLACES.prices + 2, best)
