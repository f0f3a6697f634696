"""The turn of a position: either a character just called, by the rules' own code, or a turn with its registers set."""

from __future__ import annotations

from burgrave.games.citadels.rules import build, calls, cards, turn
from burgrave.games.citadels.rules.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.districts.own_turn import BEFORE_NAMING
from burgrave.games.citadels.rules.phases import (
    BETWEEN,
    BRIBE,
    DEN,
    DRAWN,
    LAB,
    MAIN,
    ORDER,
    PHASE_NAMES,
    POWER,
    RUIN,
    SEARCH,
    SHED,
    THREAT,
    TRIBUTE,
    TUCK,
    WARRANT,
)
from burgrave.games.citadels.rules.player import USED_LABORATORY, USED_MUSEUM, USED_POWER, Player
from burgrave.games.citadels.rules.positions.names import used_mask
from burgrave.games.citadels.rules.positions.older import (
    check_older_turn,
    default_builds,
    default_spent,
    read_older_phase,
    set_used,
)
from burgrave.games.citadels.rules.positions.power import read_power, target_of
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields
from burgrave.kernel.ints import i64

__all__ = ["TURN_KEYS", "call", "is_resumed", "is_set", "read_turn"]

TURN_KEYS = [
    "character", "seat", "resumed", "only_gathers", "gathered", "used", "builds", "spent", "warranted", "pending",
    "step", "target", "card", "price", "counted", "owed", "naming",
]  # fmt: skip


def is_set(f: Fields, phase: int) -> bool:
    """Tell whether the turn's registers are given, so that the call itself is over."""
    for key in TURN_KEYS[2:]:
        if f.has(key):
            return True
    return phase != MAIN


def call(t: CitadelsState, rank: int, events: bool) -> None:
    """Call this rank (0: begin with the first that is held) as the rules do, and keep what happens if asked for it."""
    t.keep_events(events)
    t.rank = rank - 1 if rank > 0 else 0
    t.only_gathers = False
    t.phase = BETWEEN
    calls.advance(t)


def _before_gathering(phase: int) -> bool:
    """Tell whether the phase comes before gathering is done, unless the turn says otherwise."""
    return phase == MAIN or phase == DRAWN or phase == ORDER or phase == SHED


def only_gathers(t: CitadelsState, f: Fields, rank: i64, phase: int) -> bool:
    """Tell whether the turn is that of a bewitched player, or of a killed one with the Hospital."""
    return rank == t.killed or (rank == t.bewitched and not is_resumed(t, f, rank, phase))


def is_resumed(t: CitadelsState, f: Fields, rank: i64, phase: int) -> bool:
    """Tell whether this is the Witch's part of a bewitched turn: as written, or because it has gathered."""
    later = f.flag("gathered", False) or not _before_gathering(phase)
    return f.flag("resumed", rank == t.bewitched and later)


def read_turn(t: CitadelsState, f: Fields, rank: int, phase: int, laid: int) -> None:
    """Set the turn of a rank as written."""
    t.rank = rank
    resumed = _begin(t, f, phase)
    me = t.players[t.turn]
    _registers(t, f, phase, me)
    t.phase = phase
    if resumed or not t.only_gathers:
        t.threatened = t.threatened and (not t.gathered or phase == BRIBE or phase == THREAT)
    elif t.rank == t.killed:
        if t.gathered or not _before_gathering(phase):
            raise PositionError("The turn: a killed player with the hospital gathers, and that is all.")
    elif t.gathered or not _before_gathering(phase):
        raise PositionError("The turn: a bewitched player only gathers; then the witch goes on ('resumed').")
    _phase(t, f, phase, me, laid)


def _begin(t: CitadelsState, f: Fields, phase: int) -> bool:
    """Begin the turn of its holder, or of the Witch in their place; tell whether it is the Witch's."""
    character: int = t.cast[t.rank]
    name = CHARACTER_NAMES[character]
    bewitched = t.rank == t.bewitched
    drawing = _before_gathering(phase) and phase != MAIN
    resumed = is_resumed(t, f, t.rank, phase)
    if resumed and not bewitched:
        raise PositionError(f"The turn: only a bewitched character's turn is resumed, and the {name} is not bewitched.")
    seat: i64 = t.witch if resumed else t.holder(t.rank)
    gathers = only_gathers(t, f, t.rank, phase)
    turn.begin(t, seat, cards.NO_CHARACTER if gathers else character)
    t.step = 0  # the older Emperor begins inside his power
    t.resumed = resumed
    t.only_gathers = gathers
    if f.has("only_gathers") and f.flag("only_gathers", False) != gathers:
        raise PositionError(
            "The turn: 'only_gathers' is true for a bewitched player and for a killed one with the hospital alone."
        )
    crowning = t.character == cards.EMPEROR and t.rules.emperor_on_reveal and (phase == POWER or phase == TRIBUTE)
    t.gathered = f.flag("gathered", resumed or not (_before_gathering(phase) or crowning))
    if crowning and t.gathered != resumed:
        raise PositionError("The turn: the emperor of the older editions moves the crown before gathering.")
    if t.gathered and drawing:
        raise PositionError("The turn: while cards drawn wait to be kept, it has not 'gathered' yet.")
    if resumed and not t.gathered:
        raise PositionError("The turn: the victim has gathered before the witch goes on.")
    return resumed


def _registers(t: CitadelsState, f: Fields, phase: int, me: Player) -> None:
    t.used = used_mask(f, "used")
    limit: int = t.limit
    set_used(t, f, phase)
    t.builds = f.integer("builds", default_builds(t, phase), 0, limit)
    t.spent = f.integer("spent", default_spent(t, phase, me), 0, 999)
    if (t.builds or t.spent) and not t.gathered:
        raise PositionError("The turn: nothing is built before 'gathered'.")
    fresh = t.warranted and t.builds == 0 and t.spent == 0 and phase != WARRANT
    warranted = f.flag("warranted", fresh)
    if warranted and (not t.warranted or phase == WARRANT):
        raise PositionError("The turn: 'warranted' needs a warrant on this character, not yet asked for.")
    t.warranted = warranted
    pending = len(t.pending)
    drawn = (_before_gathering(phase) and phase != MAIN) or (phase == POWER and t.character == cards.SCHOLAR)
    if drawn != (pending > 0):
        raise PositionError(
            "The turn: 'pending', the cards drawn, is for the phases drawn, order and shed, and for the scholar."
        )
    check_older_turn(t, phase)


def _phase(t: CitadelsState, f: Fields, phase: int, me: Player, laid: int) -> None:
    """Set what the phase needs, and refuse what it cannot have."""
    if laid >= 0:
        _lay(t, f, me, laid)
    if TRIBUTE <= phase <= SEARCH:
        read_older_phase(t, f, phase, me)
    elif phase == POWER:
        t.used |= USED_POWER
        read_power(t, f, me)
    elif phase == DRAWN:
        _limit_pending(t, 1, 3)
    elif phase == ORDER:
        _limit_pending(t, 2, 2)
    elif phase == BRIBE or phase == THREAT:
        if not t.threatened or not t.gathered:
            raise PositionError(f"The phase {PHASE_NAMES[phase]} needs a threat on the character that has gathered.")
        if phase == THREAT:
            t.actor = t.blackmailer
    elif phase == WARRANT:
        _warrant(t, f, me)
    elif phase == DEN:
        _den(t, f, me)
    elif phase == LAB:
        _district(me, cards.LABORATORY, True, "lab")
        t.used |= USED_LABORATORY
        _before_naming(t, f)
    elif phase == TUCK:
        _district(me, cards.MUSEUM, True, "tuck")
        t.used |= USED_MUSEUM
        _before_naming(t, f)
    elif phase == RUIN:
        _ruin(t, f, me)
        _before_naming(t, f)
    elif f.has("target") or f.has("step") or f.has("card"):
        raise PositionError("The turn: 'step', 'target' and 'card' belong to phases inside something, not to main.")


def _limit_pending(t: CitadelsState, low: int, high: int) -> None:
    if not low <= len(t.pending) <= high:
        raise PositionError(f"The phase {PHASE_NAMES[t.phase]} has {low} to {high} cards 'pending'.")


def _district(me: Player, kind: i64, needs_hand: bool, phase: str) -> None:
    name = DISTRICT_NAMES[kind]
    if not me.has(kind):
        raise PositionError(f"The phase {phase} needs the {name} in the city of seat {me.seat}.")
    if needs_hand and len(me.hand) == 0:
        raise PositionError(f"The phase {phase} needs a card in the hand of seat {me.seat}.")


def _before_naming(t: CitadelsState, f: Fields) -> None:
    """Read whether a Witch uses the district between gathering and naming (R-66)."""
    t.step = f.integer("step", 0, 0, BEFORE_NAMING)
    if t.step and not (t.character == cards.WITCH and t.gathered and t.rules.witch_uses_districts and not t.spent):
        raise PositionError("The turn: here 'step' is for a witch of an older ruleset who has yet to name somebody.")


def _ruin(t: CitadelsState, f: Fields, me: Player) -> None:
    _district(me, cards.ARMORY, False, "ruin")
    t.target = target_of(t, f)
    if t.target == me.seat and not t.rules.armory_reaches_own_city:
        raise PositionError(f"The phase ruin: the armory of the {t.rules.name} ruleset is aimed at another seat.")
    if t.is_complete(me) or t.is_complete(t.players[t.target]):
        raise PositionError("The phase ruin: the armory stands and hits in incomplete cities.")


def _den(t: CitadelsState, f: Fields, me: Player) -> None:
    t.owed = f.integer("owed", 0, 0, 9)
    rest: int = build.den_rest(t, me)
    if CARD_KIND[t.card] != cards.THIEVES_DEN or rest < 1 or rest > me.gold + len(me.hand):
        raise PositionError("The phase den: gold and cards of the hand can pay the rest of the thieves_den, 1 or more.")


def _warrant(t: CitadelsState, f: Fields, me: Player) -> None:
    kind: i64 = CARD_KIND[t.card]
    t.price = f.integer("price", 0, 0, 99)
    if not f.has("price"):
        t.price = build.price(t, me, kind)
    if not f.has("spent"):
        t.spent = t.price
    if not t.warrants >> t.rank & 1 or t.rank == 1 or t.signed_shown:
        raise PositionError("The phase warrant needs a warrant on the character, and the signed one not yet shown.")
    t.actor = t.magistrate
    owner = t.players[t.magistrate]
    name = DISTRICT_NAMES[kind]
    if owner.has(kind) or not build.may_enter(owner, kind):
        raise PositionError(f"The phase warrant: the {name} cannot enter the magistrate's city, so nothing is asked.")
    if t.spent < t.price:
        raise PositionError("The phase warrant: 'spent' is at least the 'price' just paid.")


def _lay(t: CitadelsState, f: Fields, me: Player, laid: int) -> None:
    """Lay down the card that is being built; it must be one that can be."""
    t.card = laid
    kind: i64 = CARD_KIND[laid]
    name = DISTRICT_NAMES[kind]
    t.counted = f.flag("counted", not build.uncounted(t, kind))
    if not t.gathered or t.limit == 0 or not build.may_enter(me, kind) or (t.counted and t.builds >= t.limit):
        raise PositionError(f"The turn: the {name} cannot be built now: not gathered, limit reached, or not allowed.")
    if build.closed_names(t, me) >> kind & 1:
        raise PositionError(f"The turn: the {name} cannot be built, there is one in the city already.")
