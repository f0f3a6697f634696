"""The fields of a position, each declared once for both writing and reading (docs/positions.md).

Each function handles one group of fields, in the order in which they are written. A writing archive puts the board's
values into the position; a reading archive returns the position's values, or the board's if a field is omitted.
``position.py`` checks the result, and ``position_builder.py`` fills in omitted fields.
"""

from __future__ import annotations

from typing import Final, cast

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES
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
from burgrave.kernel.arrays import append, numbers
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Archive, Box, Names, refuse, seats_in, short, within, writer
from burgrave.kernel.ints import i64

CHARACTERS: Final = Names("character", CHARACTER_NAMES, [])
DISTRICTS: Final = Names("district", DISTRICT_NAMES, [])
PHASES: Final = Names("phase", [*phases.PHASE_NAMES], ["ending", "between"])
USES: Final = Names("use", [*phases.USED_NAMES], [])  # bits of ``used``
KEYS: Final = [*CitadelsPosition.__annotations__]
MARK_KEYS: Final = KEYS[KEYS.index("theater") : KEYS.index("turn")]  # unused while characters are being chosen
SEAT_KEYS: Final = [*CitadelsPositionSeat.__annotations__]
DRAFT_KEYS: Final = [*CitadelsDraft.__annotations__]
TURN_KEYS: Final = [*CitadelsPositionTurn.__annotations__]
WARRANT_KEYS: Final = [*CitadelsWarrants.__annotations__]
THREAT_KEYS: Final = [*CitadelsThreats.__annotations__]
_THEATER_KEYS: Final = [*CitadelsTheater.__annotations__]
_KNOWLEDGE_KEYS: Final = [*CitadelsKnowledge.__annotations__, "blurs", "last_blur"]  # two keys from before traces
_TRACE_KEYS: Final = [*CitadelsTrace.__annotations__]
_BLUR_KEYS: Final = ["seats", "cards", "but"]
_CARD_NAMES: Final = [DISTRICT_NAMES[_kind] for _kind in CARD_KIND]
_MOST: Final = 9999
_MOST_TRACES: Final = 200


# ---- ranks and cards ----------------------------------------------------------------------------------------------


def cast_of(t: Board) -> Names:
    """Return the names of the characters in the cast, indexed by rank."""
    return Names("character in the cast called", [CHARACTER_NAMES[one] if one >= 0 else "" for one in t.cast], [])


def ranks_in(mask: i64) -> list[int]:
    """Return the ranks in a mask, lowest first."""
    return [rank for rank in range(1, 10) if mask >> rank & 1]


def mask_of(ranks: list[int]) -> i64:
    """Return a mask with the bits of these ranks set."""
    mask: i64 = 0
    for rank in ranks:
        mask |= bit(rank)
    return mask


def unpacked(packed: i64) -> list[int]:
    """Unpack the ranks in ``picks`` or ``buries``, which take four bits each."""
    ranks: list[int] = []
    rest = packed
    while rest > 0:
        if rest & 15:
            ranks.append(rest & 15)
        rest >>= 4
    return ranks


def packed_from(ranks: list[int], first: i64) -> i64:
    """Pack ranks into four bits each, as in ``picks`` and ``buries``."""
    packed: i64 = 0
    step = first
    for one in ranks:
        rank: i64 = one
        packed |= rank << 4 * step
        step += 1
    return packed


def kind_names(some: Cards) -> list[str]:
    return [_CARD_NAMES[c] for c in some]


def district_name(t: Board, card: i64) -> str:
    """Return the name of a district, followed by a plus if the district carries gold."""
    return _CARD_NAMES[card] + "+" if card in t.gilded else _CARD_NAMES[card]


class CardBox(Box):
    """Cards that have not been placed yet, by kind."""

    def __init__(self, uniques: list[int]) -> None:
        self.cards: list[list[int]] = [[] for _ in range(cards.KINDS)]
        for card in [*range(cards.BASIC_CARDS), *cards.unique_cards(uniques)]:
            self.cards[CARD_KIND[card]].append(card)
        Box.__init__(self, DISTRICTS, [len(some) for some in self.cards])

    def card(self, name: str, what: str) -> int:
        """Take a card with this name out of the box; raise PositionError if none is left."""
        kind = DISTRICTS.number(name, what)
        self.take(kind, 1, what)
        return self.cards[kind].pop(0)

    def listed(self, io: Archive, key: str) -> list[int]:
        """Take the cards listed in a field out of the box."""
        what = io.what(key)
        return [self.card(name, what) for name in io.names(key, [])]

    def rest(self) -> list[int]:
        rest: list[int] = []
        for some in self.cards:
            rest += some
            some.clear()
        return rest


# ---- which registers are in use -----------------------------------------------------------------------------------


def is_laid(t: Board) -> bool:
    """Return True if a card has been laid face up to be built but has not been paid for."""
    if t.phase == phases.POWER:
        return t.character == cards.CARDINAL
    return t.phase == phases.DEN or t.phase == phases.WARRANT


def in_turn(t: Board) -> bool:
    """Return True during a turn, when the fields of the turn are in use."""
    return phases.MAIN <= t.phase < phases.HEIR


def has_target(t: Board) -> bool:
    """Return True if ``target`` is in use in the current phase."""
    return t.phase == phases.POWER or t.phase == phases.RUIN or t.phase == phases.TRIBUTE


def step_counts(t: Board) -> bool:
    """Return True if ``step`` is in use: during a power, or while a Witch uses a district before naming a character."""
    return t.phase == phases.POWER or t.phase == phases.LAB or t.phase == phases.TUCK or t.phase == phases.RUIN


def owed_counts(t: Board) -> bool:
    """Return True if ``owed`` is in use: during a power that counts something, or while paying for the Thieves' Den."""
    if t.phase != phases.POWER:
        return t.phase == phases.DEN
    return _names_some(t) or t.character == cards.MAGICIAN or t.character == cards.SEER or t.character == cards.CARDINAL


def _names_some(t: Board) -> bool:
    return t.character == cards.MAGISTRATE or t.character == cards.BLACKMAILER


def called_in_vain(t: Board) -> i64:
    """Return the current owner of the Hospital if the killed character's call went unanswered, or -1 otherwise."""
    if not t.has_hospital or t.killed == 0 or t.rank < t.killed or t.revealed >> t.killed & 1:
        return -1
    owner = t.owner_of(cards.HOSPITAL)
    return -1 if owner == t.holder(t.killed) else owner


# ---- where the cards lie --------------------------------------------------------------------------------------


class Place:
    """Ordered cards in one place, and the seats that know them by default."""

    def __init__(self, kind: str, seat: i64, members: Cards, known: i64) -> None:
        self.kind = kind
        self.seat: i64 = seat  # -1: belongs to no seat
        self.members = members
        self.known: i64 = known

    def name(self, index: i64) -> str:
        """Return a card's key in ``knowledge``: the place, and the card's index there, counted from 0."""
        return f"{self.kind} {self.seat} {index}" if self.seat >= 0 else f"{self.kind} {index}"


def places(t: Board) -> list[Place]:
    """Return all places that hold district cards, in a fixed order."""
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


# ---- the fields of a position -------------------------------------------------------------------------------------


class Header:
    """Setup fields of a position, as given."""

    def __init__(self, ruleset: str, players: i64, scenario: str, rulings: i64) -> None:
        self.ruleset = ruleset
        self.players: i64 = players
        self.scenario = scenario
        self.cast: list[str] = []
        self.districts: list[str] = []
        self.rulings: i64 = rulings


def header_fields(io: Archive, h: Header) -> None:
    """Write or read the setup: the edition, players, scenario, cast, unique districts and rules version."""
    refuse(io.text("game", "citadels") != "citadels", "A position of Citadels has the 'game' citadels.")
    h.ruleset = io.text("ruleset", h.ruleset)
    h.players = io.whole("players", h.players, 2, MOST_PLAYERS)
    h.scenario = io.text("scenario", h.scenario)
    h.cast = io.names("characters", h.cast)
    h.districts = io.names("districts", h.districts)
    h.rulings = io.whole("rulings", h.rulings, 1, RULES_VERSION)


def round_fields(io: Archive, t: Board) -> None:
    """Write or read the round, the crown and the phase."""
    t.round = io.whole("round", t.round, 1, 99999)
    t.crown = io.seat("crown", t.crown, t.n)
    t.phase = io.named("phase", t.phase, PHASES)


def first_field(io: Archive, t: Board) -> None:
    """Write or read the owners of the cities that were completed first."""
    if io.asks("first", t.firsts != 0):
        t.firsts = io.seats("first", t.firsts, t.n)


def goal_fields(io: Archive, t: Board, short_game: bool) -> bool:
    """Write or read the Bell Tower, the short game and the tax pool; return True for the short game."""
    t.tower = io.mark("tower", t.tower)
    short_game = io.mark("short", short_game and not t.tower)
    t.pool = io.whole("pool", t.pool, 0, _MOST) if io.asks("pool", t.pool > 0) else 0
    return short_game


def seat_fields(io: Archive, t: Board, player: Player, cast: Names, box: CardBox) -> list[int]:
    """Write or read a seat, and return its characters in the order chosen; skip a ``hand`` that is not a list."""
    player.gold = io.whole("gold", player.gold, 0, _MOST)
    held = io.listed("characters", _as_chosen(t, player) if io.writes else [], cast)
    if io.writes:
        io.data["city"] = [district_name(t, c) for c in player.city]
        io.data["hand"] = kind_names(player.hand)
    else:
        for name in io.names("city", []):
            card = box.card(name[:-1] if name.endswith("+") else name, io.what("city"))
            t.add_district(player, card)
            if name.endswith("+"):
                t.gild(card)
        if isinstance(io.get("hand"), (list, tuple)):
            player.hand = numbers(box.listed(io, "hand"))
    player.took_over = io.mark("took_over", player.took_over)
    return held


def _as_chosen(t: Board, player: Player) -> list[int]:
    """Return a seat's characters in the order chosen; a character gained in the Theater replaces the one given away."""
    ranks: list[int] = []
    for rank in unpacked(t.picks):
        if t.stage_seat >= 0 and rank == t.stage_gave:
            rank = t.stage_got
        elif t.stage_seat >= 0 and rank == t.stage_got:
            rank = t.stage_gave
        if player.ranks >> rank & 1:
            ranks.append(rank)
    return ranks


def _ranks_field(io: Archive, key: str, mask: i64, cast: Names) -> i64:
    """Write or read a set of distinct characters, ordered by rank."""
    return mask_of(io.listed(key, ranks_in(mask), cast))


def _packed_field(io: Archive, key: str, packed: i64, first: i64, cast: Names) -> i64:
    """Write or read distinct characters in the order in which they were picked, buried or named."""
    return packed_from(io.listed(key, unpacked(packed), cast), first)


def draft_fields(io: Archive, t: Board, cast: Names) -> None:
    """Write or read the draft: the starter, the discarded characters, the picks and the burials."""
    t.starter = io.seat("starter", t.starter, t.n)
    if io.asks("face_up", t.face_up != 0):
        t.face_up = _ranks_field(io, "face_up", t.face_up, cast)
    t.face_down = io.named_or_none("face_down", t.face_down, cast)
    t.lost = io.named_or_none("lost", t.lost, cast)
    t.picks = _packed_field(io, "picks", t.picks, 0, cast)
    if io.asks("buries", t.n == 2):
        t.buries = _packed_field(io, "buries", t.buries, 1, cast)


def mark_fields(io: Archive, t: Board, cast: Names) -> None:
    """Write or read the characters named and revealed in this round."""
    if io.asks("theater", t.stage_seat >= 0):
        theater = io.inner("theater", _THEATER_KEYS)
        t.stage_seat = theater.seat("seat", t.stage_seat, t.n)
        t.stage_with = theater.seat("with", t.stage_with, t.n)
        t.stage_gave = theater.named("gave", t.stage_gave, cast)
        t.stage_got = theater.named("got", t.stage_got, cast)
    io.shows("revealed", cast.of(t.revealed))
    t.killed = io.named_or_none("killed", t.killed, cast)
    t.bewitched = io.named_or_none("bewitched", t.bewitched, cast)
    if io.asks("witch_used", t.witch_used != 0):
        t.witch_used = _used_field(io, "witch_used", t.witch_used)
    t.robbed = io.named_or_none("robbed", t.robbed, cast)
    if io.asks("warrants", t.signed != 0):
        warrants = io.inner("warrants", WARRANT_KEYS)
        t.signed = warrants.named("signed", t.signed, cast)
        blank = _ranks_field(warrants, "blank", t.warrants & ~bit(t.signed), cast)
        t.signed_shown = warrants.flag("shown", t.signed_shown)
        t.warrants = blank | bit(t.signed)
    if io.asks("threats", t.real_threat != 0):
        threats = io.inner("threats", THREAT_KEYS)
        t.real_threat = threats.named("real", t.real_threat, cast)
        blank = threats.named("blank", ranks_in(t.marked & ~bit(t.real_threat))[0] if io.writes else 0, cast)
        t.marked = bit(t.real_threat) | bit(blank)
        t.threats = _ranks_field(threats, "on", t.threats, cast)
        flipped = _ranks_field(
            threats, "flipped", t.blanks_shown | (bit(t.real_threat) if t.real_threat_shown else 0), cast
        )
        t.real_threat_shown = flipped >> t.real_threat & 1 != 0
        t.blanks_shown = flipped & ~bit(t.real_threat)
    if io.mark("haunted_this_round", t.haunted_round == t.round):
        t.haunted_round = t.round
    if t.collector >= 0:
        io.shows("collector", t.collector)
    t.early_builder = io.seat_or_none("early_builder", t.early_builder, t.n)
    if t.cannot_build >= 0:
        io.shows("cannot_build", t.cannot_build)
    if io.asks("unhealed", t.unhealed >= 0 or called_in_vain(t) >= 0):
        _unhealed_field(io, t)


def _unhealed_field(io: Archive, t: Board) -> None:
    """Write or read the seat that owned the Hospital when the killed character was called.

    Write [] if the current owner got the Hospital later.
    """
    if not io.writes:
        t.unhealed = max([-1, *seats_in(io.seats("unhealed", 0, t.n))])
    elif t.unhealed >= 0:
        io.data["unhealed"] = t.unhealed
    else:
        io.data["unhealed"] = []


def _used_field(io: Archive, key: str, mask: i64) -> i64:
    if not io.writes and not io.has(key):
        return mask
    found: i64 = 0
    for name in io.names(key, USES.of(mask)):
        found |= bit(USES.number(name, io.what(key)))
    return found


def start_fields(io: Archive, t: Board, cast: Names) -> None:
    """Write or read the seat and the first fields of the turn."""
    io.shows("seat", t.turn)
    t.rank = io.named("character", t.rank, cast)
    t.resumed = io.mark("resumed", t.resumed)
    if t.only_gathers:
        io.shows("only_gathers", True)
    t.gathered = io.flag("gathered", t.gathered)


def progress_fields(io: Archive, t: Board) -> None:
    """Write or read the actions taken so far in the turn."""
    t.used = _used_field(io, "used", t.used)
    t.builds = io.whole("builds", t.builds, 0, t.limit)
    t.spent = io.whole("spent", t.spent, 0, 999)
    if t.warrants >> t.rank & 1 != 0 or io.has("warranted"):
        t.warranted = io.flag("warranted", t.warranted)


def laid_fields(io: Archive, t: Board) -> None:
    """Write or read the price of the card laid down and whether the card counts as a build."""
    if is_laid(t):
        if t.phase != phases.DEN:
            t.price = io.whole("price", t.price, 0, 99)
        t.counted = io.flag("counted", t.counted)


def owed_fields(io: Archive, t: Board, cast: Names) -> None:
    """Write or read the progress of a power, or of paying for the Thieves' Den."""
    if not owed_counts(t):
        return
    if t.phase == phases.POWER and t.character == cards.SEER:
        io.shows("owed", seats_in(t.owed))
        if not io.writes:
            t.owed = _seats_mask(io, io.get("owed"), t.n) if isinstance(io.get("owed"), (list, tuple)) else 0
    elif t.phase == phases.POWER and _names_some(t):
        t.owed = _packed_field(io, "naming", t.owed, 0, cast)
    else:
        t.owed = io.whole("owed", t.owed, 0, cards.CARDS)


def step_field(io: Archive, t: Board, low: i64, high: i64) -> None:
    """Write or read the current step of a power."""
    if t.phase == phases.POWER or io.asks("step", step_counts(t) and t.step != 0):
        t.step = io.whole("step", t.step, low, high)


# ---- which seats know a card: by default, as its place implies ----------------------------------------------------


def _mask_seats(mask: i64) -> object:
    return "all" if mask == EVERY_SEAT else seats_in(mask)


def _seats_mask(io: Archive, value: object, seats: i64) -> i64:
    if value == "all":
        return EVERY_SEAT
    if not isinstance(value, (list, tuple)):
        raise PositionError(f"{io.where}: seats are a list like [0, 2], or 'all', not {short(value)}.")
    mask: i64 = 0
    for seat in value:
        if not within(seat, 0, seats - 1):
            raise PositionError(f"{io.where}: seats go from 0 to {seats - 1}; {short(seat)} is none.")
        mask |= bit(seat)
    return mask


def _write_knowledge(io: Archive, t: Board, found: list[Place]) -> None:
    """Write all traces, and seats' knowledge of cards where it differs from the default."""
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
    if knowledge:
        io.data["knowledge"] = knowledge


def _card_names(found: list[Place]) -> dict[int, str]:
    return {c: place.name(index) for place in found for index, c in enumerate(place.members)}


def _written_trace(trace: Trace, names: dict[int, str]) -> dict[str, object]:
    members: list[int] = list(trace.members())
    return {
        "seat": trace.seat,
        "districts": [DISTRICT_NAMES[kind] for kind in trace.kinds],
        "cards": [name for c, name in names.items() if c in members],
    }


def read_knowledge(io: Archive, t: Board) -> None:
    """Set the seats' knowledge of cards, including traces."""
    found = places(t)
    owners: dict[int, i64] = {}
    for place in found:
        for c in place.members:
            t.set_known(c, place.known)
            owners[c] = place.known
    if t.phase == phases.GRAVE:  # all seats saw the destroyed district go under the deck
        t.set_known(t.card, EVERY_SEAT)
        owners[int(t.card)] = EVERY_SEAT
    if not io.has("knowledge"):
        return
    by_name = {name: c for c, name in _card_names(found).items()}
    k = io.inner("knowledge", _KNOWLEDGE_KEYS)
    for c, mask in _masks(k, "known", by_name, t.n).items():
        if owners[c] & ~mask and (R_31_NEW_MUSEUM_OWNER_LOOKS or c not in t.museum):
            raise PositionError("The knowledge: 'known' leaves out somebody who sees the card where it lies.")
        t.set_known(c, mask)
    if k.has("tracing"):
        t.tracing = _seats_mask(k, k.get("tracing"), t.n) & t.everyone
    for key in ("blurs", "traces"):
        given = k.list_of(key, "objects")
        refuse(len(given) > _MOST_TRACES, f"The knowledge: at most {_MOST_TRACES} '{key}', not {len(given)}.")
        for entry in given:
            if key == "traces":
                t.traces.append(_read_trace(t, entry, by_name))
            else:
                _mix_as_before(t, entry, by_name, owners)
    for seat in range(t.n):
        if not are_true([trace for trace in t.traces if trace.seat == seat]):
            raise PositionError(f"The knowledge: 'traces' of seat {seat} have cards where they do not lie.")


def _masks(io: Archive, key: str, by_name: dict[str, int], seats: i64) -> dict[int, i64]:
    """Read an object that maps cards to lists of seats; return the mask of seats by card."""
    data = io.get(key)
    masks: dict[int, i64] = {}
    if data is None:
        return masks
    if not isinstance(data, dict):
        raise io.wrong(key, "an object")
    for name, value in data.items():
        if not isinstance(name, str) or name not in by_name:
            raise PositionError(f"{io.where}: there is no card {short(name)}; write 'hand 0 2' or 'deck 12'.")
        masks[by_name[name]] = _seats_mask(io, value, seats)
    return masks


def _read_trace(t: Board, entry: object, by_name: dict[str, int]) -> Trace:
    io = _entry(entry, "A trace", _TRACE_KEYS)
    seat = io.seat("seat", -1, t.n)
    kinds: list[i64] = [DISTRICTS.number(name, io.what("districts")) for name in io.names("districts", [])]
    kinds.sort()
    members = _members(io, by_name)
    refuse(seat < 0 or not kinds, "A trace is of one 'seat', and of one of the 'districts' or more.")
    for c in members:
        refuse(t.known(c) & bit(seat) != 0, f"A trace: seat {seat} knows one of the 'cards'.")
    return trace_of(seat, kinds, members)


def _entry(entry: object, where: str, keys: list[str]) -> Archive:
    """Return an archive for an entry of a list; reject null."""
    return Archive(False, entry if entry is not None else [], where, keys)


def _members(io: Archive, by_name: dict[str, int]) -> Cards:
    members = numbers()
    for name in io.names("cards", []):
        if name not in by_name or by_name[name] in members:
            raise PositionError(f"{io.where}: {short(name)} is no card, or in it twice; write 'hand 0 2' or 'deck 12'.")
        members = append(members, by_name[name])
    refuse(len(members) < 2, f"{io.where} is of two 'cards' or more.")
    return members


def _mix_as_before(t: Board, entry: object, by_name: dict[str, int], owners: dict[int, i64]) -> None:
    """Read a blur, the older format for cards that were rearranged unseen, and record it as traces."""
    io = _entry(entry, "A blur", _BLUR_KEYS)
    members = _members(io, by_name)
    seats = _seats_mask(io, io.get("seats"), t.n)
    inside = _masks(io, "but", by_name, t.n)
    for seat in range(t.n):
        if seats >> seat & 1:
            mixed = numbers([c for c in members if inside.get(int(c), seats) & ~owners[int(c)] & bit(seat)])
            if len(mixed) > 1:
                t.mix(seat, mixed)


# ---- writing ------------------------------------------------------------------------------------------------------


def position_of(t: Board) -> CitadelsPosition:
    """Return the complete position of a state; reading this position gives the same state again."""
    io = writer()
    cast_names = cast_of(t)
    found = places(t)
    header_fields(io, _header_of(t, found))
    round_fields(io, t)
    if t.phase != phases.OVER:
        io.shows("actor", t.actor)
    first_field(io, t)
    goal_fields(io, t, t.goal < t.rules.city_size(t.n))
    seats: list[object] = []
    for player in t.players:
        one = writer()
        seat_fields(one, t, player, cast_names, _NO_BOX)
        seats.append(one.data)
    io.data["seats"] = seats
    if len(t.museum) > 0:
        io.data["museum"] = kind_names(t.museum)
    draft_fields(io.inner("draft", DRAFT_KEYS), t, cast_names)
    if t.phase != phases.PICK and t.phase != phases.BURY:
        mark_fields(io, t, cast_names)
    if in_turn(t):
        _write_turn(io.inner("turn", TURN_KEYS), t, cast_names)
    elif t.phase == phases.LEND:
        io.inner("turn", TURN_KEYS).seat("target", t.target, t.n)
    io.data["deck"] = kind_names(t.deck[t.top :])
    _write_knowledge(io, t, found)
    io.data["rng"] = t.chance()
    return cast(CitadelsPosition, io.data)


def _header_of(t: Board, found: list[Place]) -> Header:
    h = Header(t.rules.name, t.n, t.scenario, t.rules.rulings)
    h.cast = [CHARACTER_NAMES[one] for one in t.cast if one >= 0]
    uniques: list[int] = []
    for place in found:
        for c in place.members:
            if CARD_KIND[c] >= cards.BASIC_KINDS:
                uniques.append(CARD_KIND[c])
    uniques.sort()
    h.districts = [DISTRICT_NAMES[kind] for kind in uniques]
    return h


def _write_turn(io: Archive, t: Board, cast: Names) -> None:
    start_fields(io, t, cast)
    progress_fields(io, t)
    if len(t.pending) > 0:
        io.data["pending"] = kind_names(t.pending)
    step_field(io, t, 0, 0)
    if t.target >= 0 and has_target(t):
        io.seat("target", t.target, t.n)
    if t.card >= 0:
        io.data["card"] = district_name(t, t.card)
    laid_fields(io, t)
    owed_fields(io, t, cast)


_NO_BOX: Final = CardBox([])
