"""The fields of a position, each declared once for writing and for reading (docs/positions.md).

A section is a function that goes through its fields in the order in which they are written: an archive that writes
puts the board's values into the position, one that reads returns those of the position. What reads also checks
(``position.py``); what is left out is filled in there or refused.
"""

from __future__ import annotations

from typing import Final, cast

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND, CHARACTER_NAMES, CHARACTER_RANK, DISTRICT_NAMES
from burgrave.games.citadels.knowledge.position_types import (
    CitadelsDraft,
    CitadelsKnowledge,
    CitadelsPosition,
    CitadelsPositionSeat,
    CitadelsPositionTurn,
    CitadelsTheater,
    CitadelsThreats,
    CitadelsTrace,
    CitadelsWarrants,
)
from burgrave.games.citadels.knowledge.traces import EVERY_SEAT, Trace, are_true, trace_of
from burgrave.games.citadels.rules import pieces as phases
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.pieces import Cards, Player
from burgrave.games.citadels.rules.ruleset import MOST_PLAYERS, RULES_VERSION
from burgrave.games.citadels.rules.rulings import R_31_NEW_MUSEUM_OWNER_LOOKS
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import NOTHING, WRITING, Archive, Fields, Reading, refuse, short, text_list
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import Numbers, append, numbers

_USED_NAMES: Final = ["income", "power", "bonus", "smithy", "laboratory", "museum"]  # the bits of ``used``
_CHARACTERS: Final = {_name: _number for _number, _name in enumerate(CHARACTER_NAMES)}
_DISTRICTS: Final = {_name: _kind for _kind, _name in enumerate(DISTRICT_NAMES)}
_CARD_NAMES: Final = [DISTRICT_NAMES[_kind] for _kind in CARD_KIND]
_MOST: Final = 9999
KEYS: Final = [*CitadelsPosition.__annotations__]
MARK_KEYS: Final = KEYS[KEYS.index("theater") : KEYS.index("turn")]  # what means nothing while characters are chosen
SEAT_KEYS: Final = [*CitadelsPositionSeat.__annotations__]
DRAFT_KEYS: Final = [*CitadelsDraft.__annotations__]
TURN_KEYS: Final = [*CitadelsPositionTurn.__annotations__]
_THEATER_KEYS: Final = [*CitadelsTheater.__annotations__]
WARRANT_KEYS: Final = [*CitadelsWarrants.__annotations__]
THREAT_KEYS: Final = [*CitadelsThreats.__annotations__]
_KNOWLEDGE_KEYS: Final = [*CitadelsKnowledge.__annotations__, "blurs", "last_blur"]  # as before there were traces
_TRACE_KEYS: Final = [*CitadelsTrace.__annotations__]
_BLUR_KEYS: Final = ["seats", "cards", "but"]
_MOST_TRACES: Final = 200


# ---- names ----------------------------------------------------------------------------------------------------


def character_number(name: object, what: str) -> int:
    """Return the number of a character by its name."""
    number = _CHARACTERS.get(name, -1) if isinstance(name, str) else -1
    if number < 0:
        raise PositionError(f"{what}: there is no character {short(name)}; choose from: {', '.join(CHARACTER_NAMES)}.")
    return number


def district_kind(name: str, what: str) -> int:
    """Return the kind of a district by its name."""
    kind = _DISTRICTS.get(name, -1)
    if kind < 0:
        raise PositionError(f"{what}: there is no district {short(name)}; names: {', '.join(DISTRICT_NAMES)}.")
    return kind


def _rank_of(name: object, cast: Numbers, what: str) -> int:
    """Return the rank of a character that must be in the cast."""
    number = character_number(name, what)
    rank = CHARACTER_RANK[number]
    if cast[rank] != number:
        those = ", ".join([CHARACTER_NAMES[one] for one in cast if one >= 0])
        raise PositionError(f"{what}: the {short(name)[1:-1]} is not in the cast; it has: {those}.")
    return rank


def ranks_in(mask: i64) -> list[int]:
    """Return the ranks of a mask, the lowest first."""
    return [rank for rank in range(1, 10) if mask >> rank & 1]


def mask_of(ranks: list[int]) -> i64:
    """Return some ranks as a mask."""
    mask: i64 = 0
    for rank in ranks:
        mask |= bit(rank)
    return mask


def unpacked(packed: i64) -> list[int]:
    """Return the ranks of ``picks`` or ``buries``, four bits each."""
    ranks: list[int] = []
    for step in range(8):
        rank = packed >> 4 * step & 15
        if rank:
            ranks.append(rank)
    return ranks


def packed_from(ranks: list[int], first: i64) -> i64:
    """Return ranks, four bits each, as ``picks`` and ``buries`` hold them."""
    packed: i64 = 0
    step = first
    for one in ranks:
        rank: i64 = one
        packed |= rank << 4 * step
        step += 1
    return packed


def kind_names(some: Cards) -> list[str]:
    """Return cards by name."""
    return [_CARD_NAMES[c] for c in some]


def district_name(t: Board, card: i64) -> str:
    """Return a district by name, with a plus if it carries gold."""
    return _CARD_NAMES[card] + "+" if card in t.gilded else _CARD_NAMES[card]


def seats_in(mask: i64) -> list[int]:
    """Return the seats of a mask."""
    return [seat for seat in range(MOST_PLAYERS) if mask >> seat & 1]


# ---- which registers mean something ---------------------------------------------------------------------------


def is_laid(t: Board) -> bool:
    """Return True if the card in question has left the hand and waits before all eyes to be paid for."""
    if t.phase == phases.POWER:
        return t.character == cards.CARDINAL
    return t.phase == phases.DEN or t.phase == phases.WARRANT


def in_turn(t: Board) -> bool:
    """Return True if somebody's turn is going on, so that its registers mean something."""
    return phases.MAIN <= t.phase < phases.HEIR


def has_target(t: Board) -> bool:
    """Return True if the phase is aimed at a seat."""
    return t.phase == phases.POWER or t.phase == phases.RUIN or t.phase == phases.TRIBUTE


def step_counts(t: Board) -> bool:
    """Return True if ``step`` is in use now: inside a power, or inside a district that a Witch uses before naming."""
    return t.phase == phases.POWER or t.phase == phases.LAB or t.phase == phases.TUCK or t.phase == phases.RUIN


def owed_counts(t: Board) -> bool:
    """Return True if ``owed`` is in use now: in the powers that count something, and for the Thieves' Den."""
    if t.phase != phases.POWER:
        return t.phase == phases.DEN
    return _names_some(t) or t.character == cards.MAGICIAN or t.character == cards.SEER or t.character == cards.CARDINAL


def _names_some(t: Board) -> bool:
    return t.character == cards.MAGISTRATE or t.character == cards.BLACKMAILER


def called_in_vain(t: Board) -> i64:
    """Return whose Hospital had no part in it when the killed character was called, by the looks of it now; or -1."""
    if not t.has_hospital or t.killed == 0 or t.rank < t.killed or t.revealed >> t.killed & 1:
        return -1
    owner = t.owner_of(cards.HOSPITAL)
    return -1 if owner == t.holder(t.killed) else owner


# ---- where the cards lie --------------------------------------------------------------------------------------


class Place:
    """Some cards in their order, and the seats that know cards there unless noted otherwise."""

    def __init__(self, kind: str, seat: i64, members: Cards, known: i64) -> None:
        self.kind = kind
        self.seat: i64 = seat  # -1: of no seat
        self.members = members
        self.known: i64 = known

    def name(self, index: i64) -> str:
        """Return how knowledge calls a card: its place, and which one there, counted from 0."""
        return f"{self.kind} {self.seat} {index}" if self.seat >= 0 else f"{self.kind} {index}"


def places(t: Board) -> list[Place]:
    """Return every card of the game, place by place."""
    found: list[Place] = []
    museum: i64 = 0
    for player in t.players:
        found.append(Place("hand", player.seat, player.hand, player.bit))
        found.append(Place("city", player.seat, player.city, EVERY_SEAT))
        if player.has(cards.MUSEUM):
            museum = player.bit
    found.append(Place("museum", -1, t.museum, museum))
    found.append(Place("pending", -1, t.pending, bit(t.turn) if t.turn >= 0 else 0))
    found.append(Place("laid", -1, numbers([t.card] if is_laid(t) else []), EVERY_SEAT))
    found.append(Place("deck", -1, t.deck[t.top :], bit(t.turn) if t.phase == phases.SEARCH else 0))
    return found


class CardBox:
    """The cards that have no place yet, by kind."""

    def __init__(self, uniques: list[int]) -> None:
        self.left: list[list[int]] = [[] for _ in range(cards.KINDS)]
        for card in range(cards.BASIC_CARDS):
            self.left[CARD_KIND[card]].append(card)
        for card in cards.unique_cards(uniques):
            self.left[CARD_KIND[card]].append(card)
        self.total: list[int] = [len(left) for left in self.left]

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

    def rest(self) -> list[int]:
        """Return all that is left."""
        rest: list[int] = []
        for left in self.left:
            rest += left
            left.clear()
        return rest


# ---- the archive ----------------------------------------------------------------------------------------------


class CitadelsArchive(Archive):
    """An archive with the kinds of fields that Citadels has."""

    def __init__(self, writes: bool, f: Fields, reading: Reading, t: Board) -> None:
        Archive.__init__(self, writes, f, reading)
        self.t = t

    def inner(self, key: str, where: str, keys: list[str]) -> CitadelsArchive:
        """Return the archive of an object in this one."""
        if not self.writes:
            return CitadelsArchive(False, Fields(self.f.get(key), where, keys), self.reading, self.t)
        inner = CitadelsArchive(True, NOTHING, WRITING, self.t)
        self.data[key] = inner.data
        return inner

    def name(self, rank: i64) -> str:
        """Return the name of the character of a rank."""
        return CHARACTER_NAMES[self.t.cast[rank]]

    def rank(self, key: str, rank: i64) -> i64:
        """A character of the cast."""
        if self.writes:
            self.data[key] = self.name(rank)
            return rank
        if not self.f.has(key):
            return self.reading.left_out(self.f, key, rank)
        return _rank_of(self.f.get(key), self.t.cast, f"{self.f.where}: '{key}'")

    def rank_or_none(self, key: str, rank: i64) -> i64:
        """A character of the cast, left out if there is none."""
        return self.rank(key, rank) if self.asks(key, rank != 0) else 0

    def seat_or_none(self, key: str, seat: i64) -> i64:
        """A seat, left out if there is none."""
        return self.seat(key, seat, self.t.n) if self.asks(key, seat >= 0) else -1

    def rank_list(self, key: str, ranks: list[int]) -> list[int]:
        """Different characters of the cast, in their order."""
        if self.writes:
            self.data[key] = [self.name(rank) for rank in ranks]
            return ranks
        found: list[int] = []
        if not self.f.has(key):
            self.reading.left_out(self.f, key, 0)
        for name in self.f.names(key):
            rank = _rank_of(name, self.t.cast, f"{self.f.where}: '{key}'")
            refuse(rank in found, f"{self.f.where}: '{key}' names the {name} twice; once is allowed.")
            found.append(rank)
        return found

    def ranks(self, key: str, mask: i64) -> i64:
        """Different characters of the cast, by rank."""
        return mask_of(self.rank_list(key, ranks_in(mask) if self.writes else []))

    def packed(self, key: str, packed: i64, first: i64) -> i64:
        """Different characters of the cast in the order in which they were picked or buried."""
        return packed_from(self.rank_list(key, unpacked(packed) if self.writes else []), first)

    def used(self, key: str, mask: i64) -> i64:
        """Write or read the powers used in a turn."""
        if self.writes:
            self.data[key] = [name for number, name in enumerate(_USED_NAMES) if mask >> number & 1]
            return mask
        mask = 0 if self.f.has(key) else self.reading.left_out(self.f, key, 0)
        for name in self.f.names(key):
            if name not in _USED_NAMES:
                raise PositionError(
                    f"{self.f.where}: '{key}' holds some of {', '.join(_USED_NAMES)}, not {name[:20]!r}."
                )
            mask |= bit(_USED_NAMES.index(name))
        return mask

    def cards(self, key: str, members: Cards, box: CardBox, what: str) -> Cards:
        """Cards by name, in their order."""
        if self.writes:
            self.data[key] = kind_names(members)
            return members
        return numbers(box.take_all(self.f.names(key), what))


# ---- the fields of a position ---------------------------------------------------------------------------------


class Header:
    """The game that a position is of."""

    def __init__(self) -> None:
        self.ruleset = ""
        self.players: i64 = 0
        self.scenario = ""
        self.cast: list[str] = []
        self.districts: list[str] = []
        self.rulings: i64 = 0


def header_fields(io: Archive, h: Header) -> None:
    """Write or read the set-up."""
    if io.writes:
        io.data["game"] = "citadels"
    elif io.f.text("game", "citadels") != "citadels":
        raise PositionError("A position of Citadels has the 'game' citadels.")
    h.ruleset = io.text("ruleset", h.ruleset)
    h.players = io.whole("players", h.players, 2, MOST_PLAYERS)
    h.scenario = io.text("scenario", h.scenario)
    h.cast = io.names("characters", h.cast)
    h.districts = io.names("districts", h.districts)
    h.rulings = io.whole("rulings", h.rulings, 1, RULES_VERSION)


def round_fields(io: CitadelsArchive, t: Board) -> None:
    """Round, crown and phase."""
    t.round = io.whole("round", t.round, 1, 99999)
    t.crown = io.seat("crown", t.crown, t.n)
    if io.writes:
        io.data["phase"] = phases.PHASE_NAMES[t.phase]
    else:
        t.phase = phase_field(io)


def phase_field(io: CitadelsArchive) -> i64:
    """Read the phase."""
    names: list[str] = [*phases.PHASE_NAMES]
    allowed = [name for name in names if name not in ("between", "ending")]
    word = io.f.word("phase", "", allowed)
    if word == "":
        return io.reading.left_out(io.f, "phase", 0)
    return names.index(word)


def first_field(io: CitadelsArchive, t: Board) -> None:
    """Write or read whose cities were complete first."""
    if io.writes:
        if t.firsts:
            io.data["first"] = seats_in(t.firsts)
    elif io.f.has("first"):
        t.firsts = 0
        for seat in io.f.seats("first", int(t.n)):
            t.firsts |= bit(seat)


def goal_fields(io: CitadelsArchive, t: Board, short_game: bool) -> bool:
    """The Bell Tower and the short game; return whether it is the short one."""
    t.tower = io.mark("tower", t.tower)
    return io.mark("short", short_game and not t.tower)


def pool_field(io: CitadelsArchive, t: Board) -> None:
    """The gold on the Tax Collector."""
    t.pool = io.whole("pool", t.pool, 0, _MOST) if io.asks("pool", t.pool > 0) else 0


def seat_fields(io: CitadelsArchive, t: Board, player: Player, box: CardBox) -> list[int]:
    """One seat; return its characters in the order chosen."""
    player.gold = io.whole("gold", player.gold, 0, _MOST)
    held = io.rank_list("characters", _as_chosen(t, player) if io.writes else [])
    what = f"{io.f.where}: 'city'"
    if io.writes:
        io.data["city"] = [district_name(t, c) for c in player.city]
    else:
        if not io.f.has("city"):
            io.reading.left_out(io.f, "city", 0)
        for name in io.f.names("city"):
            plain = name[:-1] if name.endswith("+") else name
            card = box.take(plain, what)
            t.add_district(player, card)
            if plain != name:
                t.gild(card)
    if io.writes or isinstance(io.f.get("hand"), (list, tuple)):
        player.hand = io.cards("hand", player.hand, box, f"{io.f.where}: 'hand'")
    else:
        io.reading.left_out(io.f, "hand", 0)
    player.took_over = io.mark("took_over", player.took_over)
    return held


def _as_chosen(t: Board, player: Player) -> list[int]:
    """Return the characters of a seat in the order chosen; one that came by the Theater is where the other one was."""
    picks = [t.picks >> 4 * step & 15 for step in range(8)]
    for place, rank in enumerate(picks):
        if t.stage_seat >= 0 and rank == t.stage_gave:
            picks[place] = t.stage_got
        elif t.stage_seat >= 0 and rank == t.stage_got:
            picks[place] = t.stage_gave
    return [rank for rank in picks if rank and player.ranks >> rank & 1]


def draft_fields(io: CitadelsArchive, t: Board) -> None:
    """The choice of characters."""
    t.starter = io.seat("starter", t.starter, t.n)
    t.face_up = io.ranks("face_up", t.face_up) if io.asks("face_up", t.face_up != 0) else 0
    t.face_down = io.rank("face_down", t.face_down)
    t.lost = io.rank_or_none("lost", t.lost)
    t.picks = io.packed("picks", t.picks, 0)
    if io.asks("buries", t.n == 2):
        t.buries = io.packed("buries", t.buries, 1)


def mark_fields(io: CitadelsArchive, t: Board) -> None:
    """Write or read what was named and shown in this round."""
    if io.asks("theater", t.stage_seat >= 0):
        theater = io.inner("theater", "The theater", _THEATER_KEYS)
        t.stage_seat = theater.seat("seat", t.stage_seat, t.n)
        t.stage_with = theater.seat("with", t.stage_with, t.n)
        t.stage_gave = theater.rank("gave", t.stage_gave)
        t.stage_got = theater.rank("got", t.stage_got)
    io.shows("revealed", [io.name(rank) for rank in ranks_in(t.revealed)])
    t.killed = io.rank_or_none("killed", t.killed)
    t.bewitched = io.rank_or_none("bewitched", t.bewitched)
    if io.asks("witch_used", t.witch_used != 0):
        t.witch_used = io.used("witch_used", t.witch_used)
    t.robbed = io.rank_or_none("robbed", t.robbed)
    if io.asks("warrants", t.signed != 0):
        warrants = io.inner("warrants", "The warrants", WARRANT_KEYS)
        t.signed = warrants.rank("signed", t.signed)
        blank = warrants.ranks("blank", t.warrants & ~bit(t.signed))
        t.signed_shown = warrants.flag("shown", t.signed_shown)
        t.warrants = blank | bit(t.signed)
    if io.asks("threats", t.flower != 0):
        threats = io.inner("threats", "The threats", THREAT_KEYS)
        t.flower = threats.rank("real", t.flower)
        blank = threats.rank("blank", ranks_in(t.marked & ~bit(t.flower))[0] if io.writes else 0)
        t.marked = bit(t.flower) | bit(blank)
        t.threats = threats.ranks("on", t.threats)
        flipped = threats.ranks("flipped", t.blanks_shown | (bit(t.flower) if t.flower_shown else 0))
        t.flower_shown = flipped >> t.flower & 1 != 0
        t.blanks_shown = flipped & ~bit(t.flower)
    _older_fields(io, t)


def _older_fields(io: CitadelsArchive, t: Board) -> None:
    """Write or read what the older editions keep for a round."""
    if io.mark("haunted_late", t.haunted_round == t.round):
        t.haunted_round = t.round
    if t.collector >= 0:
        io.shows("collector", t.collector)
    t.early_builder = io.seat_or_none("early_builder", t.early_builder)
    if t.moored >= 0:
        io.shows("moored", t.moored)
    if not io.writes:
        for seat in io.f.seats("unhealed", int(t.n)) if io.f.has("unhealed") else []:
            t.unhealed = seat
    elif t.unhealed >= 0:
        io.data["unhealed"] = t.unhealed
    elif called_in_vain(t) >= 0:
        io.data["unhealed"] = []  # its owner has built the Hospital since


def who_fields(io: CitadelsArchive, t: Board) -> None:
    """Write or read whose turn it is."""
    io.shows("seat", t.turn)
    t.rank = io.rank("character", t.rank)


def gathering_fields(io: CitadelsArchive, t: Board) -> None:
    """Write or read how the turn began."""
    if io.asks("resumed", t.resumed) or io.f.has("resumed"):
        t.resumed = io.flag("resumed", t.resumed)
    if t.only_gathers:
        io.shows("only_gathers", True)
    t.gathered = io.flag("gathered", t.gathered)


def progress_fields(io: CitadelsArchive, t: Board, limit: i64) -> None:
    """Write or read the actions of the turn; at most ``limit`` districts were built."""
    t.used = io.used("used", t.used)
    t.builds = io.whole("builds", t.builds, 0, limit)
    t.spent = io.whole("spent", t.spent, 0, 999)
    if t.warrants >> t.rank & 1 != 0 or io.f.has("warranted"):
        t.warranted = io.flag("warranted", t.warranted)


def laid_fields(io: CitadelsArchive, t: Board) -> None:
    """The card that is being paid for."""
    if is_laid(t):
        if t.phase != phases.DEN:
            t.price = io.whole("price", t.price, 0, 99)
        t.counted = io.flag("counted", t.counted)


def owed_fields(io: CitadelsArchive, t: Board) -> None:
    """Write or read what a power, or the Thieves' Den, has left to do."""
    if not owed_counts(t):
        return
    if t.phase == phases.POWER and t.character == cards.SEER:
        io.shows("owed", seats_in(t.owed))
        if not io.writes:
            t.owed = _owed_seats(io)
    elif t.phase == phases.POWER and _names_some(t):
        t.owed = io.packed("naming", t.owed, 0)
    else:
        t.owed = io.whole("owed", t.owed, 0, cards.CARDS)


def _owed_seats(io: CitadelsArchive) -> i64:
    owed = io.f.get("owed")
    mask: i64 = 0
    players = len(io.t.players)
    for seat in owed if isinstance(owed, (list, tuple)) else []:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise PositionError(f"The turn: 'owed' is a list of seats; {short(seat)} is none.")
        mask |= bit(seat)
    return mask


def step_field(io: CitadelsArchive, t: Board, low: i64, high: i64) -> None:
    """Write or read the step that a power has reached."""
    if t.phase == phases.POWER or io.asks("step", step_counts(t) and t.step != 0):
        t.step = io.whole("step", t.step, low, high)


# ---- who knows which card: as usual for where it lies, but for what is noted ----------------------------------


def _mask_seats(mask: i64) -> object:
    return "all" if mask == EVERY_SEAT else seats_in(mask)


def _knowledge(t: Board, found: list[Place]) -> dict[str, object]:
    """Return who knows cards that one would not expect them to know, and what they have lost from sight."""
    knowledge: dict[str, object] = {}
    known: dict[str, object] = {}
    c: i64
    for place in found:
        usual = place.known
        for index, c in enumerate(place.members):
            if t.known(c) != usual:
                known[place.name(index)] = _mask_seats(t.known(c))
    if known:
        knowledge["known"] = known
    if t.traces:
        names = _card_names(found)
        knowledge["traces"] = [_written_trace(trace, names) for trace in t.traces]
    if t.tracing != t.everyone:
        knowledge["tracing"] = _mask_seats(t.tracing)
    return knowledge


def _card_names(found: list[Place]) -> dict[int, str]:
    """Return how knowledge calls every card."""
    names: dict[int, str] = {}
    for place in found:
        for index, c in enumerate(place.members):
            names[c] = place.name(index)
    return names


def _written_trace(trace: Trace, names: dict[int, str]) -> dict[str, object]:
    members: list[int] = list(trace.members())
    return {
        "seat": trace.seat,
        "districts": [DISTRICT_NAMES[kind] for kind in trace.kinds],
        "cards": [name for c, name in names.items() if c in members],
    }


def read_knowledge(io: CitadelsArchive, t: Board) -> None:
    """Set who knows which card, and who has lost which from sight."""
    found = places(t)
    owners: dict[int, i64] = {}
    for place in found:
        for c in place.members:
            t.set_known(c, place.known)
            owners[c] = place.known
    if t.phase == phases.GRAVE:  # all have seen the destroyed district go under the deck
        t.set_known(t.card, EVERY_SEAT)
        owners[int(t.card)] = EVERY_SEAT
    if not io.f.has("knowledge"):
        return
    by_name = {name: c for c, name in _card_names(found).items()}
    k = Fields(io.f.get("knowledge"), "The knowledge", _KNOWLEDGE_KEYS)
    for c, mask in _masks(k, "known", by_name, t.n).items():
        if owners[c] & ~mask and (R_31_NEW_MUSEUM_OWNER_LOOKS or c not in t.museum):
            raise PositionError("The knowledge: 'known' leaves out somebody who sees the card where it lies.")
        t.set_known(c, mask)
    if k.has("tracing"):
        t.tracing = _seats_mask(k.get("tracing"), t.n) & t.everyone
    for entry in _objects(k, "blurs"):
        _mix_as_before(t, entry, by_name, owners)
    for entry in _objects(k, "traces"):
        t.traces.append(_read_trace(t, entry, by_name))
    for seat in range(t.n):
        if not are_true([trace for trace in t.traces if trace.seat == seat]):
            raise PositionError(f"The knowledge: 'traces' of seat {seat} have cards where they do not lie.")


def _objects(k: Fields, key: str) -> list[object]:
    data = k.get(key)
    if data is None:
        return []
    if not isinstance(data, (list, tuple)):
        raise PositionError(f"The knowledge: '{key}' is a list of objects, not {short(data)}.")
    refuse(len(data) > _MOST_TRACES, f"The knowledge: at most {_MOST_TRACES} '{key}', not {len(data)}.")
    return list(data)


def _masks(k: Fields, key: str, by_name: dict[str, int], seats: i64) -> dict[int, i64]:
    """Return masks of seats by card."""
    data = k.get(key)
    masks: dict[int, i64] = {}
    if data is None:
        return masks
    if not isinstance(data, dict):
        raise PositionError(f"The knowledge: '{key}' is an object, not {short(data)}.")
    for name, value in data.items():
        if not isinstance(name, str) or name not in by_name:
            raise PositionError(f"The knowledge: there is no card {short(name)}; write 'hand 0 2' or 'deck 12'.")
        masks[by_name[name]] = _seats_mask(value, seats)
    return masks


def _seats_mask(value: object, seats: i64) -> i64:
    """Return a list of seats, or 'all', as a mask."""
    if value == "all":
        return EVERY_SEAT
    if not isinstance(value, (list, tuple)):
        raise PositionError(f"The knowledge: seats are a list like [0, 2], or 'all', not {short(value)}.")
    mask: i64 = 0
    players = int(seats)  # a seat may be too large for an i64
    for seat in value:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise PositionError(f"The knowledge: seats go from 0 to {players - 1}; {short(seat)} is none.")
        mask |= bit(seat)
    return mask


def _read_trace(t: Board, entry: object, by_name: dict[str, int]) -> Trace:
    f = Fields(entry, "A trace", _TRACE_KEYS)
    seat = f.integer("seat", -1, 0, t.n - 1)
    kinds: list[i64] = []
    for name in text_list(f.get("districts"), "A trace: 'districts'"):
        refuse(name not in DISTRICT_NAMES, f"A trace: there is no district {short(name)}.")
        kinds.append(DISTRICT_NAMES.index(name))
    kinds.sort()
    members = _members(f, "A trace", by_name)
    refuse(seat < 0 or not kinds, "A trace is of one 'seat', and of one of the 'districts' or more.")
    for c in members:
        refuse(t.known(c) & bit(seat) != 0, f"A trace: seat {seat} knows one of the 'cards'.")
    return trace_of(seat, kinds, members)


def _members(f: Fields, what: str, by_name: dict[str, int]) -> Cards:
    members = numbers()
    for name in text_list(f.get("cards"), f"{what}: 'cards'"):
        if name not in by_name or by_name[name] in members:
            raise PositionError(f"{what}: {short(name)} is no card, or in it twice; write 'hand 0 2' or 'deck 12'.")
        members = append(members, by_name[name])
    refuse(len(members) < 2, f"{what} is of two 'cards' or more.")
    return members


def _mix_as_before(t: Board, entry: object, by_name: dict[str, int], owners: dict[int, i64]) -> None:
    """Read a blur, as positions were written before there were traces: cards that changed places unseen."""
    f = Fields(entry, "A blur", _BLUR_KEYS)
    members = _members(f, "A blur", by_name)
    seats = _seats_mask(f.get("seats"), t.n)
    inside = _masks(f, "but", by_name, t.n)
    for seat in range(t.n):
        if seats >> seat & 1:
            mixed = numbers([c for c in members if inside.get(int(c), seats) & ~owners[int(c)] & bit(seat)])
            if len(mixed) > 1:
                t.mix(seat, mixed)


# ---- writing --------------------------------------------------------------------------------------------------


def position_of(t: Board) -> CitadelsPosition:
    """Return the position of a state, complete: reading it back gives the same state."""
    io = CitadelsArchive(True, NOTHING, WRITING, t)
    found = places(t)
    header_fields(io, _header_of(t, found))
    round_fields(io, t)
    if t.phase != phases.OVER:
        io.shows("actor", t.actor)
    first_field(io, t)
    goal_fields(io, t, t.goal < t.rules.city_size(t.n))
    pool_field(io, t)
    seats: list[object] = []
    for player in t.players:
        one = CitadelsArchive(True, NOTHING, WRITING, t)
        seat_fields(one, t, player, _NO_BOX)
        seats.append(one.data)
    io.data["seats"] = seats
    if len(t.museum) > 0:
        io.cards("museum", t.museum, _NO_BOX, "")
    draft_fields(io.inner("draft", "", DRAFT_KEYS), t)
    if t.phase != phases.PICK and t.phase != phases.BURY:
        mark_fields(io, t)
    if in_turn(t):
        _write_turn(io.inner("turn", "", TURN_KEYS), t)
    elif t.phase == phases.LEND:
        io.inner("turn", "", TURN_KEYS).seat("target", t.target, t.n)
    io.data["deck"] = kind_names(t.deck[t.top :])
    knowledge = _knowledge(t, found)
    if knowledge:
        io.data["knowledge"] = knowledge
    io.data["rng"] = t.chance()
    return cast(CitadelsPosition, io.data)


def _header_of(t: Board, found: list[Place]) -> Header:
    h = Header()
    h.ruleset = t.rules.name
    h.players = t.n
    h.scenario = t.scenario
    h.cast = [CHARACTER_NAMES[one] for one in t.cast if one >= 0]
    h.rulings = t.rules.rulings
    uniques: list[int] = []
    for place in found:
        for c in place.members:
            if CARD_KIND[c] >= cards.BASIC_KINDS:
                uniques.append(CARD_KIND[c])
    uniques.sort()
    h.districts = [DISTRICT_NAMES[kind] for kind in uniques]
    return h


def _write_turn(io: CitadelsArchive, t: Board) -> None:
    who_fields(io, t)
    gathering_fields(io, t)
    progress_fields(io, t, t.limit)
    if len(t.pending) > 0:
        io.cards("pending", t.pending, _NO_BOX, "")
    step_field(io, t, 0, 0)
    if t.target >= 0 and has_target(t):
        io.seat("target", t.target, t.n)
    if t.card >= 0:
        io.data["card"] = district_name(t, t.card)
    laid_fields(io, t)
    owed_fields(io, t)


_NO_BOX: Final = CardBox([])
