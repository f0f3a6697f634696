"""The phases of a turn that only the older editions have: what each needs, and what is filled in."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import build, cards
from burgrave.games.citadels.rules.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.characters.emperor import CROWN_STEP
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.characters.rank8 import Rank8
from burgrave.games.citadels.rules.districts.graveyard import RECLAIM_PRICE
from burgrave.games.citadels.rules.districts.when_built import BELL_TOWER_SIZE
from burgrave.games.citadels.rules.phases import CLOSING, EXTRA, GRAVE, PHASE_NAMES, POWER, SEARCH, SHED, TOWER, TRIBUTE
from burgrave.games.citadels.rules.player import USED_BONUS, USED_POWER, Player
from burgrave.games.citadels.rules.positions.names import district_kind
from burgrave.games.citadels.rules.positions.power import read_heir
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields
from burgrave.kernel.ints import i64

__all__ = ["check_older_turn", "default_builds", "default_spent", "read_older_phase", "set_used"]

_HAVE_EXTRA: Final = [cards.MERCHANT, cards.ARCHITECT, cards.NAVIGATOR]
_LEFT_TO_SHED: Final = 3  # cards drawn with Library and Observatory


# ---- what is filled in ----------------------------------------------------------------------------------------


def set_used(t: CitadelsState, f: Fields, phase: int) -> None:
    """Set what an older edition has used by now in any case, and the extra resource unless the position says."""
    if t.rules.extra_after_action and not f.has("used") and t.gathered and phase != EXTRA:
        if t.character in _HAVE_EXTRA:
            t.used |= USED_BONUS
    if t.rules.emperor_on_reveal and t.character == cards.EMPEROR:
        t.used |= USED_POWER


def default_builds(t: CitadelsState, phase: int) -> int:
    """Return how many districts were built: one, if it is asked about."""
    return 1 if (phase == TOWER or phase == SEARCH) and t.limit > 0 else 0


def default_spent(t: CitadelsState, phase: int, me: Player) -> int:
    """Return how much was paid for what was built: where nothing is free, at least 1 gold each."""
    if t.rules.has_free_builds:
        return 0
    if phase == TOWER or phase == SEARCH:
        price: int = build.price(t, me, cards.BELL_TOWER if phase == TOWER else cards.LIGHTHOUSE)
        return price + int(t.builds) - 1 if t.builds > 0 else price
    return int(t.builds)


# ---- what is refused ------------------------------------------------------------------------------------------


def check_older_turn(t: CitadelsState, phase: int) -> None:
    """Refuse registers that no turn of an older edition has."""
    if t.rules.has_free_builds:
        return
    if t.spent < t.builds:
        raise PositionError(f"The turn: in the {t.rules.name} ruleset every build costs gold, which is 'spent'.")
    if not isinstance(POWERS[t.character], Rank8):
        return
    name = CHARACTER_NAMES[t.character]
    if phase == POWER and not t.gathered:
        raise PositionError(f"The turn: the {name} acts at the end of it, so has 'gathered'.")
    if t.used & USED_POWER and phase != POWER and phase != GRAVE:
        raise PositionError(f"The turn: the {name} acts at the end of it, so has not used the 'power' yet.")


def read_older_phase(t: CitadelsState, f: Fields, phase: int, me: Player) -> None:
    """Set what the phase needs, and refuse what it cannot have."""
    for key in ("step", "target", "card"):
        if f.has(key) and not (phase == TRIBUTE and key == "target") and not (phase == GRAVE and key == "card"):
            raise PositionError(f"The turn: '{key}' means nothing in the phase {PHASE_NAMES[phase]}.")
    if phase == SHED:
        if not me.has(cards.LIBRARY) or not me.has(cards.OBSERVATORY) or len(t.pending) != _LEFT_TO_SHED:
            raise PositionError("The phase shed needs library and observatory in the city, and 3 cards 'pending'.")
    elif phase == TRIBUTE:
        _tribute(t, f, me)
    elif not t.gathered:
        raise PositionError(f"The phase {PHASE_NAMES[phase]} comes after gathering: the turn has 'gathered'.")
    elif phase == EXTRA:
        _extra(t)
    elif phase == CLOSING:
        if not POWERS[t.character].has_closing(t, me):
            raise PositionError("The phase closing needs a warlord or diplomat who finds a district to act on.")
    elif phase == GRAVE:
        _grave(t, f)
    else:
        _when_built(t, phase, me)


def _tribute(t: CitadelsState, f: Fields, me: Player) -> None:
    if t.character != cards.EMPEROR:
        raise PositionError("The phase tribute needs the turn of the emperor, who has just moved the crown.")
    read_heir(t, f, me)
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


def _grave(t: CitadelsState, f: Fields) -> None:
    """Find the district that the Warlord destroyed, the last of its name in the deck."""
    owner = t.owner_of(cards.GRAVEYARD)
    if t.character != cards.WARLORD:
        raise PositionError("The phase grave needs the turn of the warlord, who has destroyed a district.")
    if owner < 0 or owner == t.turn or t.players[owner].gold < RECLAIM_PRICE:
        raise PositionError("The phase grave needs the graveyard in the city of another seat, with 1 gold or more.")
    if not f.has("card"):
        raise PositionError("The phase grave needs a 'card' in the turn: the district destroyed, now under the deck.")
    kind: i64 = district_kind(f.text("card", ""), "The turn: 'card'")
    if kind == cards.GRAVEYARD or kind == cards.KEEP:
        raise PositionError(f"The phase grave: the {DISTRICT_NAMES[kind]} is never saved by it.")
    found = [c for c in t.deck[t.top :] if CARD_KIND[c] == kind]
    if not found:
        raise PositionError(f"The phase grave: the {DISTRICT_NAMES[kind]} destroyed is not in the deck.")
    t.card = found[-1]
    t.used |= USED_POWER
    t.actor = owner


def _when_built(t: CitadelsState, phase: int, me: Player) -> None:
    """Check that the Bell Tower or the Lighthouse has just been built."""
    kind = cards.BELL_TOWER if phase == TOWER else cards.LIGHTHOUSE
    name = DISTRICT_NAMES[kind]
    if not me.has(kind):
        raise PositionError(f"The phase {PHASE_NAMES[phase]} needs the {name} in the city of seat {me.seat}.")
    if t.limit == 0 or t.only_gathers or t.spent == 0:
        raise PositionError(f"The phase {PHASE_NAMES[phase]} needs a turn in which the {name} can have been built.")
    if phase == TOWER and t.goal <= BELL_TOWER_SIZE:
        raise PositionError("The phase tower: seven districts complete a city already.")
    if phase == SEARCH and t.deck_size() == 0:
        raise PositionError("The phase search needs a card in the deck.")
