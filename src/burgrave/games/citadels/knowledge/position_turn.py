"""The turn of a position: registers and phase, and that they can be so by the rules."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.knowledge import position_fields as fields
from burgrave.games.citadels.rules import build, turn
from burgrave.games.citadels.rules import pieces as phases
from burgrave.games.citadels.rules.characters.emperor import CROWN_STEP, TAKE_STEP
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.characters.rank8 import Rank8
from burgrave.games.citadels.rules.districts.graveyard import RECLAIM_PRICE
from burgrave.games.citadels.rules.districts.own_turn import BEFORE_NAMING
from burgrave.games.citadels.rules.districts.when_built import BELL_TOWER_SIZE
from burgrave.games.citadels.rules.pieces import USED_BONUS, USED_LABORATORY, USED_MUSEUM, USED_POWER, Player
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import refuse, short
from burgrave.kernel.ints import i64

_LEFT_TO_SHED: Final = 3  # cards drawn with Library and Observatory
_MOST_DRAWN: Final = 7  # by the Scholar
_TWO_STEPS: Final = [cards.WIZARD, cards.CARDINAL, cards.MAGISTRATE, cards.DIPLOMAT]


def is_drawing(phase: i64) -> bool:
    """Return True if cards drawn wait to be kept or put away."""
    return phase == phases.DRAWN or phase == phases.ORDER or phase == phases.SHED


def is_before_gathering(phase: i64) -> bool:
    """Return True if the phase comes before gathering is done, unless the turn says otherwise."""
    return phase == phases.MAIN or is_drawing(phase)


def only_gathers(t: CitadelsState) -> bool:
    """Return True if the turn is that of a bewitched player, or of a killed one with the Hospital."""
    return t.rank == t.killed or (t.rank == t.bewitched and not t.resumed)


def crowns(t: CitadelsState, phase: i64) -> bool:
    """Return True if an older Emperor moves the crown: that comes before gathering."""
    emperor = t.cast[t.rank] == cards.EMPEROR and t.rules.emperor_on_reveal and not only_gathers(t)
    return emperor and (phase == phases.POWER or phase == phases.TRIBUTE)


def read_turn(t: CitadelsState, io: fields.CitadelsArchive, phase: i64, laid: i64) -> None:
    """Set the turn of ``t.rank``, in which ``laid`` is the card being built; resumed and gathered are read already."""
    _begin(t, io, phase)
    me = t.players[t.turn]
    _progress(t, io, phase)
    t.phase = phase
    late = t.gathered or not is_before_gathering(phase)
    if not t.only_gathers:
        t.threatened = t.threatened and (not t.gathered or phase == phases.BRIBE or phase == phases.THREAT)
    elif t.rank == t.killed:
        refuse(late, "The turn: a killed player with the hospital gathers, and that is all.")
    else:
        refuse(late, "The turn: a bewitched player only gathers; then the witch goes on ('resumed').")
    if laid >= 0:
        _lay(t, io, me, laid)
    if phases.TRIBUTE <= phase <= phases.SEARCH:
        _older_phase(t, io, me)
    else:
        _phase(t, io, me)


def _begin(t: CitadelsState, io: fields.CitadelsArchive, phase: i64) -> None:
    """Begin the turn of its holder, or of the Witch in their place."""
    character: i64 = t.cast[t.rank]
    resumed = t.resumed
    gathered = t.gathered
    gathers = only_gathers(t)
    if resumed and t.rank != t.bewitched:
        name = CHARACTER_NAMES[character]
        raise PositionError(f"The turn: only a bewitched character's turn is resumed, and the {name} is not bewitched.")
    crowning = crowns(t, phase)
    turn.begin(t, t.witch if resumed else t.holder(t.rank), cards.NO_CHARACTER if gathers else character)
    t.step = 0  # the older Emperor begins inside his power
    t.resumed = resumed
    t.gathered = gathered
    t.only_gathers = gathers
    if io.f.has("only_gathers"):
        told = io.f.flag("only_gathers", False)
        whose = "for a bewitched player and for a killed one with the hospital alone"
        refuse(told != gathers, f"The turn: 'only_gathers' is true {whose}.")
    if crowning and gathered != resumed:
        raise PositionError("The turn: the emperor of the older editions moves the crown before gathering.")
    refuse(gathered and is_drawing(phase), "The turn: while cards drawn wait to be kept, it has not 'gathered' yet.")
    refuse(resumed and not gathered, "The turn: the victim has gathered before the witch goes on.")


def _progress(t: CitadelsState, io: fields.CitadelsArchive, phase: i64) -> None:
    may_ask = t.warranted and phase != phases.WARRANT
    fields.progress_fields(io, t, t.limit)
    if t.rules.emperor_on_reveal and t.character == cards.EMPEROR:
        t.used |= USED_POWER
    refuse(t.builds + t.spent > 0 and not t.gathered, "The turn: nothing is built before 'gathered'.")
    refuse(t.warranted and not may_ask, "The turn: 'warranted' needs a warrant on this character, not yet asked for.")
    drawn = is_drawing(phase) or (phase == phases.POWER and t.character == cards.SCHOLAR)
    if drawn != (len(t.pending) > 0):
        raise PositionError(
            "The turn: 'pending', the cards drawn, is for the phases drawn, order and shed, and for the scholar."
        )
    if t.rules.has_free_builds:
        return
    refuse(t.spent < t.builds, f"The turn: in the {t.rules.name} ruleset every build costs gold, which is 'spent'.")
    if isinstance(POWERS[t.character], Rank8):
        name = CHARACTER_NAMES[t.character]
        if phase == phases.POWER and not t.gathered:
            raise PositionError(f"The turn: the {name} acts at the end of it, so has 'gathered'.")
        if t.used & USED_POWER and phase != phases.POWER and phase != phases.GRAVE:
            raise PositionError(f"The turn: the {name} acts at the end of it, so has not used the 'power' yet.")


def _lay(t: CitadelsState, io: fields.CitadelsArchive, me: Player, laid: i64) -> None:
    """Lay down the card that is being built; it must be one that can be."""
    t.card = laid
    kind: i64 = CARD_KIND[laid]
    name = DISTRICT_NAMES[kind]
    fields.laid_fields(io, t)
    if not t.gathered or t.limit == 0 or not build.may_enter(me, kind) or (t.counted and t.builds >= t.limit):
        raise PositionError(f"The turn: the {name} cannot be built now: not gathered, limit reached, or not allowed.")
    if build.closed_names(t, me) >> kind & 1:
        raise PositionError(f"The turn: the {name} cannot be built, there is one in the city already.")


# ---- phases of all editions -----------------------------------------------------------------------------------


def _phase(t: CitadelsState, io: fields.CitadelsArchive, me: Player) -> None:
    """Set what the phase needs, and refuse what it cannot have."""
    phase = t.phase
    word = phases.PHASE_NAMES[phase]
    if phase == phases.POWER:
        t.used |= USED_POWER
        _power(t, io, me)
    elif phase == phases.DRAWN:
        _limit_pending(t, 1, 3)
    elif phase == phases.ORDER:
        _limit_pending(t, 2, 2)
    elif phase == phases.BRIBE or phase == phases.THREAT:
        if not t.threatened or not t.gathered:
            raise PositionError(f"The phase {word} needs a threat on the character that has gathered.")
        if phase == phases.THREAT:
            t.actor = t.blackmailer
    elif phase == phases.WARRANT:
        _warrant(t, io, me)
    elif phase == phases.DEN:
        fields.owed_fields(io, t)
        rest: int = build.den_rest(t, me)
        fits = CARD_KIND[t.card] == cards.THIEVES_DEN and t.owed < 10 and 1 <= rest <= me.gold + len(me.hand)
        refuse(not fits, "The phase den: gold and cards of the hand can pay the rest of the thieves_den, 1 or more.")
    elif phase == phases.LAB or phase == phases.TUCK:
        _district(me, cards.LABORATORY if phase == phases.LAB else cards.MUSEUM, word)
        refuse(len(me.hand) == 0, f"The phase {word} needs a card in the hand of seat {me.seat}.")
        t.used |= USED_LABORATORY if phase == phases.LAB else USED_MUSEUM
    elif phase == phases.RUIN:
        _district(me, cards.ARMORY, "ruin")
        t.target = _target(t, io)
        if t.target == me.seat and not t.rules.armory_reaches_own_city:
            raise PositionError(f"The phase ruin: the armory of the {t.rules.name} ruleset is aimed at another seat.")
        if t.is_complete(me) or t.is_complete(t.players[t.target]):
            raise PositionError("The phase ruin: the armory stands and hits in incomplete cities.")
    elif io.f.has("target") or io.f.has("step") or io.f.has("card"):
        raise PositionError("The turn: 'step', 'target' and 'card' belong to phases inside something, not to main.")
    if phase == phases.LAB or phase == phases.TUCK or phase == phases.RUIN:
        fields.step_field(io, t, 0, BEFORE_NAMING)
        names = t.character == cards.WITCH and t.gathered and t.rules.witch_uses_districts and not t.spent
        whose = "a witch of an older ruleset who has yet to name somebody"
        refuse(t.step != 0 and not names, f"The turn: here 'step' is for {whose}.")


def _limit_pending(t: CitadelsState, low: int, high: int) -> None:
    if not low <= len(t.pending) <= high:
        raise PositionError(f"The phase {phases.PHASE_NAMES[t.phase]} has {low} to {high} cards 'pending'.")


def _district(me: Player, kind: i64, phase: str) -> None:
    refuse(not me.has(kind), f"The phase {phase} needs the {DISTRICT_NAMES[kind]} in the city of seat {me.seat}.")


def _warrant(t: CitadelsState, io: fields.CitadelsArchive, me: Player) -> None:
    kind: i64 = CARD_KIND[t.card]
    if not t.warrants >> t.rank & 1 or t.rank == 1 or t.signed_shown:
        raise PositionError("The phase warrant needs a warrant on the character, and the signed one not yet shown.")
    t.actor = t.magistrate
    owner = t.players[t.magistrate]
    name = DISTRICT_NAMES[kind]
    if owner.has(kind) or not build.may_enter(owner, kind):
        raise PositionError(f"The phase warrant: the {name} cannot enter the magistrate's city, so nothing is asked.")
    refuse(t.spent < t.price, "The phase warrant: 'spent' is at least the 'price' just paid.")


# ---- inside a power -------------------------------------------------------------------------------------------


def _power(t: CitadelsState, io: fields.CitadelsArchive, me: Player) -> None:
    """Set the step of a power and all that it needs."""
    who = t.character
    first: i64 = TAKE_STEP if who == cards.EMPEROR and not t.rules.emperor_on_reveal else 1
    t.step = first
    fields.step_field(io, t, first, 2 if who in _TWO_STEPS else first)
    if (who == cards.MAGISTRATE and t.warrants) or (who == cards.BLACKMAILER and t.marked):
        raise PositionError("The turn: the warrants or threats lie already, so they are not being placed.")
    if who != cards.CARDINAL:
        fields.owed_fields(io, t)
    if who == cards.MAGISTRATE:
        _check_naming(t, t.step)
    elif who == cards.BLACKMAILER:
        _check_naming(t, 1)
        if t.owed == t.killed or t.owed == t.bewitched or t.owed < 2:
            raise PositionError("The turn: the blackmailer threatens no rank 1, killed or bewitched character.")
    elif who == cards.SPY or who == cards.MARSHAL:
        _other(t, io, me)
    elif who == cards.WIZARD:
        victim = _other(t, io, me)
        if t.step == 2:
            t.card = _hand_card(io, me)
        elif len(victim.hand) == 0:
            raise PositionError("The turn: the wizard's 'target' has no card to take.")
    elif who == cards.SEER:
        _seer(t, io, me)
    elif who == cards.EMPEROR:
        if t.step == TAKE_STEP:
            _heir(t, io, me)
        elif io.f.has("target"):
            raise PositionError("The turn: the emperor has yet to choose who gets the crown, so it has no 'target'.")
    elif who == cards.CARDINAL:
        _cardinal(t, io, me)
    elif who == cards.SCHOLAR:
        refuse(len(t.pending) > _MOST_DRAWN, "The turn: the scholar draws up to 7 cards.")
    elif who == cards.WARLORD:
        t.target = _target(t, io)
    elif who == cards.DIPLOMAT:
        owner = _other(t, io, me)
        if t.step == 2:
            t.card = _city_card(t, io, owner)
    elif who != cards.ARTIST and who != cards.MAGICIAN:
        raise PositionError(f"The {CHARACTER_NAMES[t.cast[t.rank]]} has no power with a phase of its own.")


def _target(t: CitadelsState, io: fields.CitadelsArchive) -> i64:
    """Return the seat that the phase is aimed at."""
    target: i64 = io.f.seat("target", int(t.n))
    refuse(target < 0, "The turn: this phase needs a 'target', the seat it is aimed at.")
    return target


def _other(t: CitadelsState, io: fields.CitadelsArchive, me: Player) -> Player:
    """Return the target, who is somebody else."""
    target = _target(t, io)
    refuse(target == me.seat, "The turn: the 'target' of this power is another seat.")
    t.target = target
    return t.players[target]


def _heir(t: CitadelsState, io: fields.CitadelsArchive, me: Player) -> None:
    """Read the seat that owes the Emperor for the crown: the seat that has the crown now."""
    t.target = t.crown
    heir = _other(t, io, me) if io.f.has("target") else t.players[t.crown]
    refuse(heir.seat != t.crown, "The turn: the emperor's 'target' is who got the crown.")
    refuse(heir.gold == 0 and len(heir.hand) == 0, "The turn: the new crowned player has nothing to take.")


def _check_naming(t: CitadelsState, number: i64) -> None:
    """Check the characters marked so far, the signed or real one first."""
    found = 0 if t.owed == 0 else 1 if t.owed < 16 else 2 if t.owed < 256 else 3
    refuse(found != number, f"The turn: 'naming' holds the {number} character(s) marked so far.")


def _seer(t: CitadelsState, io: fields.CitadelsArchive, me: Player) -> None:
    """Check who is still to get a card; the next one clockwise from the Seer is the target."""
    if t.owed == 0 or t.owed & me.bit:
        raise PositionError("The turn: 'owed' is the list of the other seats that the seer still gives a card.")
    refuse(len(me.hand) < int(t.owed).bit_count(), "The turn: the seer has fewer cards than he owes.")
    t.target = me.seat
    while not t.owed >> t.target & 1:
        t.target = (t.target + 1) % t.n
    if io.f.has("target") and io.f.seat("target", int(t.n)) != t.target:
        raise PositionError(f"The turn: the seer's next 'target' is seat {t.target}.")


def _cardinal(t: CitadelsState, io: fields.CitadelsArchive, me: Player) -> None:
    price: int = build.price(t, me, CARD_KIND[t.card])
    refuse(not 1 <= t.price <= price, f"The turn: 'price' is a whole number from 1 to {price}, not {t.price}.")
    fields.owed_fields(io, t)
    missing = t.price - me.gold
    refuse(t.step == 1 and t.owed != missing, f"The turn: 'owed' is the gold that is missing, {missing}, not {t.owed}.")
    if t.step == 2:
        _other(t, io, me)
        refuse(missing != 0, "The turn: with the gold borrowed, the cardinal has exactly the 'price'.")
    if not 1 <= t.owed <= min(price, len(me.hand)):
        raise PositionError("The turn: the cardinal owes at least 1 card, and no more than are in hand.")


def _hand_card(io: fields.CitadelsArchive, me: Player) -> i64:
    """Return the card in question, the last of its name in the hand: it has just come there."""
    kind = _kind(io, io.f.text("card", ""))
    found = [c for c in me.hand if CARD_KIND[c] == kind]
    refuse(not found, f"The turn: the 'card' {DISTRICT_NAMES[kind]} is not in the hand of seat {me.seat}.")
    return found[-1]


def _city_card(t: CitadelsState, io: fields.CitadelsArchive, owner: Player) -> i64:
    """Return the district in question, in somebody's city."""
    name = io.f.text("card", "")
    gilded = name.endswith("+")
    kind = _kind(io, name[:-1] if gilded else name)
    index = t.district_index(owner, kind + (cards.GILDED if gilded else 0))
    refuse(index < 0, f"The turn: the 'card' {short(name)} is not in the city of seat {owner.seat}.")
    return owner.city[index]


def _kind(io: fields.CitadelsArchive, name: str) -> int:
    refuse(not io.f.has("card"), "The turn: this step needs a 'card', the one in question.")
    return fields.district_kind(name, "The turn: 'card'")


# ---- phases of the older editions -----------------------------------------------------------------------------


def _older_phase(t: CitadelsState, io: fields.CitadelsArchive, me: Player) -> None:
    """Set what the phase needs, and refuse what it cannot have."""
    phase = t.phase
    word = phases.PHASE_NAMES[phase]
    for key in ("step", "target", "card"):
        means = (phase == phases.TRIBUTE and key == "target") or (phase == phases.GRAVE and key == "card")
        refuse(io.f.has(key) and not means, f"The turn: '{key}' means nothing in the phase {word}.")
    if phase == phases.SHED:
        if not me.has(cards.LIBRARY) or not me.has(cards.OBSERVATORY) or len(t.pending) != _LEFT_TO_SHED:
            raise PositionError("The phase shed needs library and observatory in the city, and 3 cards 'pending'.")
    elif phase == phases.TRIBUTE:
        _tribute(t, io, me)
    elif not t.gathered:
        raise PositionError(f"The phase {word} comes after gathering: the turn has 'gathered'.")
    elif phase == phases.EXTRA:
        _extra(t)
    elif phase == phases.CLOSING:
        if not POWERS[t.character].has_closing(t, me):
            raise PositionError("The phase closing needs a warlord or diplomat who finds a district to act on.")
    elif phase == phases.GRAVE:
        _grave(t, io)
    else:
        _when_built(t, me)


def _tribute(t: CitadelsState, io: fields.CitadelsArchive, me: Player) -> None:
    if t.character != cards.EMPEROR:
        raise PositionError("The phase tribute needs the turn of the emperor, who has just moved the crown.")
    _heir(t, io, me)
    if not t.players[t.target].hand:
        raise PositionError("The phase tribute: without a card in hand there is nothing to choose, the gold is given.")
    t.step = CROWN_STEP
    t.actor = t.target


def _extra(t: CitadelsState) -> None:
    if t.only_gathers or not POWERS[t.character].has_extra(t):
        raise PositionError(
            "The phase extra needs a witch, merchant or navigator, or an architect with a card to draw."
        )
    if t.builds or t.spent or t.used & USED_BONUS:
        raise PositionError("The phase extra comes right after gathering, before anything is built or 'bonus' used.")


def _grave(t: CitadelsState, io: fields.CitadelsArchive) -> None:
    """Find the district that the Warlord destroyed, the last of its name in the deck."""
    owner = t.owner_of(cards.GRAVEYARD)
    refuse(t.character != cards.WARLORD, "The phase grave needs the turn of the warlord, who has destroyed a district.")
    if owner < 0 or owner == t.turn or t.players[owner].gold < RECLAIM_PRICE:
        raise PositionError("The phase grave needs the graveyard in the city of another seat, with 1 gold or more.")
    if not io.f.has("card"):
        raise PositionError("The phase grave needs a 'card' in the turn: the district destroyed, now under the deck.")
    kind = fields.district_kind(io.f.text("card", ""), "The turn: 'card'")
    if kind == cards.GRAVEYARD or kind == cards.KEEP:
        raise PositionError(f"The phase grave: the {DISTRICT_NAMES[kind]} is never saved by it.")
    found = [c for c in t.deck[t.top :] if CARD_KIND[c] == kind]
    refuse(not found, f"The phase grave: the {DISTRICT_NAMES[kind]} destroyed is not in the deck.")
    t.card = found[-1]
    t.used |= USED_POWER
    t.actor = owner


def _when_built(t: CitadelsState, me: Player) -> None:
    """Check that the Bell Tower or the Lighthouse has just been built."""
    word = phases.PHASE_NAMES[t.phase]
    kind = cards.BELL_TOWER if t.phase == phases.TOWER else cards.LIGHTHOUSE
    _district(me, kind, word)
    if t.limit == 0 or t.only_gathers or t.spent == 0:
        raise PositionError(f"The phase {word} needs a turn in which the {DISTRICT_NAMES[kind]} can have been built.")
    if t.phase == phases.TOWER and t.goal <= BELL_TOWER_SIZE:
        raise PositionError("The phase tower: seven districts complete a city already.")
    refuse(t.phase == phases.SEARCH and t.deck_size() == 0, "The phase search needs a card in the deck.")
