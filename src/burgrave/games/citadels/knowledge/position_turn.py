"""Reader that checks the turn of a position against the rules."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND, DISTRICT_NAMES
from burgrave.games.citadels.knowledge import position_builder as builder
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
from burgrave.kernel.fields import Archive, Names, short
from burgrave.kernel.ints import i64

_LEFT_TO_SHED: Final = 3  # cards drawn with Library and Observatory
_MOST_DRAWN: Final = 7  # by the Scholar
_TWO_STEPS: Final = [cards.WIZARD, cards.CARDINAL, cards.MAGISTRATE, cards.DIPLOMAT]


def read_turn(t: CitadelsState, io: Archive, cast: Names, phase: i64, laid: i64) -> None:
    """Read the turn of ``t.rank``; ``resumed`` and ``gathered`` are already set.

    ``laid`` is the card being built.
    """
    _begin(t, io, phase)
    me = t.players[t.turn]
    _progress(t, io, phase, laid)
    t.phase = phase
    late = t.gathered or not builder.is_before_gathering(phase)
    if not t.only_gathers:
        t.threatened = t.threatened and (not t.gathered or phase == phases.BRIBE or phase == phases.THREAT)
    elif t.rank == t.killed:
        io.refuse(late, "a killed player with the hospital gathers, and that is all.")
    else:
        io.refuse(late, "a bewitched player only gathers; then the witch goes on ('resumed').")
    if laid >= 0:
        _lay(t, io, me, laid)
    if phase == phases.POWER:
        t.used |= USED_POWER
        _power(t, io, cast, me)
    elif phases.TRIBUTE <= phase <= phases.SEARCH:
        _older_phase(t, io, me)
    else:
        _phase(t, io, cast, me)


def _begin(t: CitadelsState, io: Archive, phase: i64) -> None:
    """Begin the turn of the character's holder, or of the Witch if she plays in the holder's place."""
    character: i64 = t.cast[t.rank]
    resumed = t.resumed
    gathered = t.gathered
    gathers = builder.only_gathers(t)
    io.refuse(resumed and t.rank != t.bewitched, "only a bewitched character's turn is 'resumed'.")
    crowning = builder.crowns(t, phase)
    turn.begin(t, t.witch if resumed else t.holder(t.rank), cards.NO_CHARACTER if gathers else character)
    t.step = 0  # the older Emperor's turn begins inside his power
    t.resumed = resumed
    t.gathered = gathered
    t.only_gathers = gathers
    io.refuse(io.flag("only_gathers", gathers) != gathers, f"'only_gathers' is {str(gathers).lower()} here.")
    io.refuse(crowning and gathered != resumed, "the emperor of an older edition moves the crown before gathering.")
    io.refuse(gathered and builder.is_drawing(phase), "with cards drawn to choose from, it has not 'gathered' yet.")
    io.refuse(resumed and not gathered, "the victim has 'gathered' before the witch goes on.")


def _progress(t: CitadelsState, io: Archive, phase: i64, laid: i64) -> None:
    may_ask = t.warranted and phase != phases.WARRANT
    fields.progress_fields(io, t)
    builder.fill_progress(t, io, phase, laid)
    if t.rules.emperor_on_reveal and t.character == cards.EMPEROR:
        t.used |= USED_POWER
    io.refuse(t.builds + t.spent > 0 and not t.gathered, "nothing is built before 'gathered'.")
    io.refuse(t.warranted and not may_ask, "'warranted' needs a warrant on this character, not yet asked for.")
    drawn = builder.is_drawing(phase) or (phase == phases.POWER and t.character == cards.SCHOLAR)
    io.refuse(drawn != (len(t.pending) > 0), "'pending', the cards drawn, is for drawn, order, shed and the scholar.")
    if t.rules.has_free_builds:
        return
    io.refuse(t.spent < t.builds, f"in the {t.rules.name} ruleset every build costs gold, which is 'spent'.")
    if isinstance(POWERS[t.character], Rank8):
        io.refuse(phase == phases.POWER and not t.gathered, "rank 8 acts at the end of it, so has 'gathered'.")
        early = t.used & USED_POWER != 0 and phase != phases.POWER and phase != phases.GRAVE
        io.refuse(early, "rank 8 acts at the end of it, so has not used the 'power' yet.")


def _lay(t: CitadelsState, io: Archive, me: Player, laid: i64) -> None:
    t.card = laid
    kind: i64 = CARD_KIND[laid]
    name = DISTRICT_NAMES[kind]
    if fields.is_laid(t):
        builder.fill_laid(t)
        fields.laid_fields(io, t)
    barred = not t.gathered or t.limit == 0 or not build.may_enter(me, kind) or (t.counted and t.builds >= t.limit)
    io.refuse(barred, f"the {name} cannot be built now: not gathered, limit reached, or not allowed.")
    io.refuse(build.closed_names(t, me) >> kind & 1 != 0, f"the {name} is in the city already.")


# ---- phases of all editions ---------------------------------------------------------------------------------------


def _phase(t: CitadelsState, io: Archive, cast: Names, me: Player) -> None:
    phase = t.phase
    word = phases.PHASE_NAMES[phase]
    if phase == phases.DRAWN:
        io.refuse(len(t.pending) > 3, "the phase drawn has 1 to 3 cards 'pending'.")
    elif phase == phases.ORDER:
        io.refuse(len(t.pending) != 2, "the phase order has 2 cards 'pending'.")
    elif phase == phases.BRIBE or phase == phases.THREAT:
        io.refuse(not t.threatened or not t.gathered, f"the phase {word} needs a threat, and 'gathered'.")
        if phase == phases.THREAT:
            t.actor = t.blackmailer
    elif phase == phases.WARRANT:
        _warrant(t, io)
    elif phase == phases.DEN:
        fields.owed_fields(io, t, cast)
        rest: int = build.den_rest(t, me)
        fits = CARD_KIND[t.card] == cards.THIEVES_DEN and t.owed < 10 and 1 <= rest <= me.gold + len(me.hand)
        io.refuse(not fits, "the phase den: gold and cards of the hand can pay the rest of the thieves_den, 1 or more.")
    elif phase == phases.LAB or phase == phases.TUCK:
        _needs(io, me, cards.LABORATORY if phase == phases.LAB else cards.MUSEUM, word)
        io.refuse(len(me.hand) == 0, f"the phase {word} needs a card in the hand of seat {me.seat}.")
        t.used |= USED_LABORATORY if phase == phases.LAB else USED_MUSEUM
    elif phase == phases.RUIN:
        _needs(io, me, cards.ARMORY, word)
        _aim(t, io)
        own = t.target == me.seat and not t.rules.armory_reaches_own_city
        io.refuse(own, f"the armory of the {t.rules.name} ruleset is aimed at another seat.")
        complete = t.is_complete(me) or t.is_complete(t.players[t.target])
        io.refuse(complete, "the armory stands and hits in incomplete cities.")
    else:
        for key in ("step", "target", "card"):
            io.refuse(io.has(key), f"'{key}' means nothing in the phase {word}.")
    if phase == phases.LAB or phase == phases.TUCK or phase == phases.RUIN:
        fields.step_field(io, t, 0, BEFORE_NAMING)
        names = t.character == cards.WITCH and t.gathered and t.rules.witch_uses_districts and not t.spent
        io.refuse(t.step != 0 and not names, "'step' is for an older witch who has yet to name somebody.")


def _needs(io: Archive, me: Player, kind: i64, word: str) -> None:
    io.refuse(not me.has(kind), f"the phase {word} needs the {DISTRICT_NAMES[kind]} in the city of seat {me.seat}.")


def _warrant(t: CitadelsState, io: Archive) -> None:
    kind: i64 = CARD_KIND[t.card]
    none = not t.warrants >> t.rank & 1 or t.rank == 1 or t.signed_shown
    io.refuse(none, "the phase warrant needs a warrant on the character, and the signed one not yet shown.")
    t.actor = t.magistrate
    owner = t.players[t.magistrate]
    useless = owner.has(kind) or not build.may_enter(owner, kind)
    io.refuse(useless, f"the {DISTRICT_NAMES[kind]} cannot enter the magistrate's city.")
    io.refuse(t.spent < t.price, "'spent' is at least the 'price' just paid.")


# ---- inside a power -----------------------------------------------------------------------------------------------


def _power(t: CitadelsState, io: Archive, cast: Names, me: Player) -> None:
    who = t.character
    first: i64 = TAKE_STEP if who == cards.EMPEROR and not t.rules.emperor_on_reveal else 1
    t.step = first
    fields.step_field(io, t, first, 2 if who in _TWO_STEPS else first)
    placed = (who == cards.MAGISTRATE and t.warrants != 0) or (who == cards.BLACKMAILER and t.marked != 0)
    io.refuse(placed, "the warrants or threats lie already, so they are not being placed.")
    if who != cards.CARDINAL:
        fields.owed_fields(io, t, cast)
    if who == cards.MAGISTRATE:
        _check_naming(t, io, t.step)
    elif who == cards.BLACKMAILER:
        _check_naming(t, io, 1)
        barred = t.owed == t.killed or t.owed == t.bewitched or t.owed < 2
        io.refuse(barred, "the blackmailer threatens no rank 1, killed or bewitched character.")
    elif who == cards.SPY or who == cards.MARSHAL:
        _other(t, io, me)
    elif who == cards.WIZARD:
        victim = _other(t, io, me)
        if t.step == 2:
            _hand_card(t, io, me)
        else:
            io.refuse(len(victim.hand) == 0, "the wizard's 'target' has no card to take.")
    elif who == cards.SEER:
        _seer(t, io, me)
    elif who == cards.EMPEROR and t.step == TAKE_STEP:
        _heir(t, io, me)
    elif who == cards.EMPEROR:
        io.refuse(io.has("target"), "the emperor has yet to choose who gets the crown, so it has no 'target'.")
    elif who == cards.CARDINAL:
        _cardinal(t, io, cast, me)
    elif who == cards.SCHOLAR:
        io.refuse(len(t.pending) > _MOST_DRAWN, "the scholar draws up to 7 cards.")
    elif who == cards.WARLORD:
        _aim(t, io)
    elif who == cards.DIPLOMAT:
        owner = _other(t, io, me)
        if t.step == 2:
            _city_card(t, io, owner)
    elif who != cards.ARTIST and who != cards.MAGICIAN:
        io.refuse(True, f"the {cast.names[t.rank]} has no power with a phase of its own.")


def _aim(t: CitadelsState, io: Archive) -> None:
    io.refuse(not io.has("target"), "this phase needs a 'target', the seat it is aimed at.")
    t.target = io.seat("target", -1, t.n)


def _other(t: CitadelsState, io: Archive, me: Player) -> Player:
    _aim(t, io)
    io.refuse(t.target == me.seat, "the 'target' of this power is another seat.")
    return t.players[t.target]


def _heir(t: CitadelsState, io: Archive, me: Player) -> None:
    """Read the seat that got the crown from the Emperor and owes a tribute; it must still have the crown."""
    t.target = t.crown
    heir = _other(t, io, me) if io.has("target") else t.players[t.crown]
    io.refuse(heir.seat != t.crown, "the emperor's 'target' is who got the crown.")
    io.refuse(heir.gold == 0 and len(heir.hand) == 0, "the newly crowned player has nothing to take.")


def _check_naming(t: CitadelsState, io: Archive, number: i64) -> None:
    """Check the characters marked so far; the signed warrant or real threat comes first."""
    io.refuse(len(fields.unpacked(t.owed)) != number, f"'naming' holds the {number} character(s) marked so far.")


def _seer(t: CitadelsState, io: Archive, me: Player) -> None:
    """Check the seats that are still owed a card; the target is the first of them, clockwise from the Seer."""
    io.refuse(t.owed == 0 or t.owed & me.bit != 0, "'owed' lists the other seats that the seer still gives a card.")
    io.refuse(len(me.hand) < int(t.owed).bit_count(), "the seer has fewer cards than he owes.")
    t.target = me.seat
    while not t.owed >> t.target & 1:
        t.target = (t.target + 1) % t.n
    io.agrees("target", t.target)


def _cardinal(t: CitadelsState, io: Archive, cast: Names, me: Player) -> None:
    price: int = build.price(t, me, CARD_KIND[t.card])
    io.refuse(not 1 <= t.price <= price, f"'price' is a whole number from 1 to {price}, not {t.price}.")
    missing = t.price - me.gold
    t.owed = missing if t.step == 1 else 1
    fields.owed_fields(io, t, cast)
    io.refuse(t.step == 1 and t.owed != missing, f"'owed' is the gold that is missing, {missing}, not {t.owed}.")
    if t.step == 2:
        _other(t, io, me)
        io.refuse(missing != 0, "with the gold borrowed, the cardinal has exactly the 'price'.")
    io.refuse(not 1 <= t.owed <= min(price, len(me.hand)), "the cardinal owes 1 card or more, all in hand.")


def _hand_card(t: CitadelsState, io: Archive, me: Player) -> None:
    """Read the card of the current decision, which has just entered the hand.

    If the hand has several copies, the card is the last of them.
    """
    kind = _kind(io, io.text("card", ""))
    found = [c for c in me.hand if CARD_KIND[c] == kind]
    io.refuse(not found, f"the 'card' {DISTRICT_NAMES[kind]} is not in the hand of seat {me.seat}.")
    t.card = found[-1]


def _city_card(t: CitadelsState, io: Archive, owner: Player) -> None:
    name = io.text("card", "")
    index = t.district_index(owner, _kind(io, name.removesuffix("+")) + (cards.GILDED if name.endswith("+") else 0))
    io.refuse(index < 0, f"the 'card' {short(name)} is not in the city of seat {owner.seat}.")
    t.card = owner.city[index]


def _kind(io: Archive, name: str) -> int:
    io.refuse(not io.has("card"), "this step needs a 'card', the one in question.")
    return fields.DISTRICTS.number(name, io.what("card"))


# ---- phases of the older editions ---------------------------------------------------------------------------------


def _older_phase(t: CitadelsState, io: Archive, me: Player) -> None:
    phase = t.phase
    word = phases.PHASE_NAMES[phase]
    for key in ("step", "target", "card"):
        means = (phase == phases.TRIBUTE and key == "target") or (phase == phases.GRAVE and key == "card")
        io.refuse(io.has(key) and not means, f"'{key}' means nothing in the phase {word}.")
    if phase == phases.SHED:
        fits = me.has(cards.LIBRARY) and me.has(cards.OBSERVATORY) and len(t.pending) == _LEFT_TO_SHED
        io.refuse(not fits, "the phase shed needs library and observatory in the city, and 3 cards 'pending'.")
        return
    if phase == phases.TRIBUTE:
        _tribute(t, io, me)
        return
    io.refuse(not t.gathered, f"the phase {word} comes after gathering: the turn has 'gathered'.")
    power = POWERS[t.character]
    if phase == phases.EXTRA:
        extra = not t.only_gathers and power.has_extra(t)
        io.refuse(
            not extra, "the phase extra needs a witch, merchant or navigator, or an architect with a card to draw."
        )
        late = t.builds + t.spent > 0 or t.used & USED_BONUS != 0
        io.refuse(late, "the phase extra comes right after gathering, before anything is built or 'bonus' used.")
    elif phase == phases.CLOSING:
        io.refuse(not power.has_closing(t, me), "the phase closing needs a warlord or diplomat who finds a district.")
    elif phase == phases.GRAVE:
        _grave(t, io)
    else:
        _when_built(t, io, me)


def _tribute(t: CitadelsState, io: Archive, me: Player) -> None:
    io.refuse(t.character != cards.EMPEROR, "the phase tribute needs the turn of the emperor, who has moved the crown.")
    _heir(t, io, me)
    io.refuse(len(t.players[t.target].hand) == 0, "the phase tribute: without a card in hand the gold is given.")
    t.step = CROWN_STEP
    t.actor = t.target


def _grave(t: CitadelsState, io: Archive) -> None:
    """Find the district that the Warlord destroyed; if the deck has several copies, it is the last of them."""
    owner = t.owner_of(cards.GRAVEYARD)
    io.refuse(
        t.character != cards.WARLORD, "the phase grave needs the turn of the warlord, who has destroyed a district."
    )
    wrong = owner < 0 or owner == t.turn or t.players[owner].gold < RECLAIM_PRICE
    io.refuse(wrong, "the phase grave needs the graveyard in the city of another seat, with 1 gold or more.")
    io.refuse(not io.has("card"), "the phase grave needs a 'card': the district destroyed, now under the deck.")
    kind = fields.DISTRICTS.number(io.get("card"), io.what("card"))
    name = DISTRICT_NAMES[kind]
    io.refuse(kind == cards.GRAVEYARD or kind == cards.KEEP, f"the phase grave: the {name} is never saved by it.")
    found = [c for c in t.deck[t.top :] if CARD_KIND[c] == kind]
    io.refuse(not found, f"the phase grave: the {name} destroyed is not in the deck.")
    t.card = found[-1]
    t.used |= USED_POWER
    t.actor = owner


def _when_built(t: CitadelsState, io: Archive, me: Player) -> None:
    """Check that the Bell Tower or the Lighthouse has just been built."""
    word = phases.PHASE_NAMES[t.phase]
    kind = cards.BELL_TOWER if t.phase == phases.TOWER else cards.LIGHTHOUSE
    _needs(io, me, kind, word)
    never = t.limit == 0 or t.only_gathers or t.spent == 0
    io.refuse(never, f"the phase {word} needs a turn in which the {DISTRICT_NAMES[kind]} can have been built.")
    io.refuse(t.phase == phases.TOWER and t.goal <= BELL_TOWER_SIZE, "seven districts complete a city already.")
    io.refuse(t.phase == phases.SEARCH and t.deck_size() == 0, "the phase search needs a card in the deck.")
