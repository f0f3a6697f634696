"""What the rule bot thinks of cards, characters and players: rules of thumb, in points or gold."""

from __future__ import annotations

from typing import Final

from burgrave.bots.citadels.sight import RANK, TYPE, Person, Sight

__all__ = [
    "appeal",
    "build_value",
    "card_value",
    "could_build",
    "likely_characters",
    "spare",
    "strength",
    "useful",
    "victim_values",
]

# What a unique district is worth beyond its cost, on an average day.
_EXTRA: Final[dict[str, float]] = {
    "dragon_gate": 2.0, "imperial_treasury": 2.0, "map_room": 2.0, "wishing_well": 2.0, "capitol": 2.0,
    "statue": 1.5, "school_of_magic": 1.5, "library": 1.0, "gold_mine": 1.0, "observatory": 0.5,
    "haunted_quarter": 1.5, "basilica": 2.5, "ivory_tower": 1.5, "keep": 0.5, "great_wall": 0.5,
    "laboratory": 0.5, "smithy": 0.5, "factory": 0.5, "stables": 1.0, "monument": 2.5, "museum": 1.5,
    "university": 2.0, "graveyard": 0.3, "bell_tower": 0.5, "lighthouse": 1.5, "throne_room": 1.0,
}  # fmt: skip
_INCOME: Final[dict[str, str]] = {
    "king": "noble", "emperor": "noble", "patrician": "noble",
    "bishop": "religious", "abbot": "religious", "cardinal": "religious",
    "merchant": "trade", "trader": "trade",
    "warlord": "military", "diplomat": "military", "marshal": "military",
}  # fmt: skip


# ---- cards ----------------------------------------------------------------------------------------------------


def could_build(sight: Sight, name: str, *, taken: bool = False) -> bool:
    """Tell whether this card could ever enter my city, money aside; ``taken``: the Wizard has it and builds at once."""
    me = sight.me
    if name == "secret_vault" or (name == "monument" and len(me.city) >= 5):
        return False
    copies = sum(one.name == name for one in me.city)
    if copies == 0 or (me.has("quarry") and (sight.quarry_limit == 0 or copies < sight.quarry_limit)):
        return True
    return sight.acting() == "wizard" and (taken or sight.wizard_builds_duplicates)


def useful(sight: Sight) -> list[str]:
    """Return the different cards of my hand that I could build."""
    return [name for name in dict.fromkeys(sight.hand) if could_build(sight, name)]


def build_value(sight: Sight, name: str) -> float:
    """Return how many points building this card would bring me, roughly."""
    me = sight.me
    value = sight.printed(name) + _EXTRA.get(name, 0.0)
    here = {one.type for one in me.city}
    if TYPE[name] not in here:
        value += 2.0 if len(here) == 4 else 0.7
    if name == "ivory_tower" and "unique" in here:
        value -= 2.0
    if name == "theater" and len(sight.people) < 4:
        value -= 1.0
    gained = 2 if name == "monument" else 1
    if me.size() + gained >= sight.goal and not me.complete:
        value += 2.0 if sight.first else 4.0
    return value


def card_value(sight: Sight, name: str) -> float:
    """Return what a card in hand is worth to me: less if it is far beyond my gold, nothing if it cannot be built."""
    if name == "secret_vault":
        return 3.0
    if not could_build(sight, name):
        return 0.2
    lacking = max(0, sight.price(name) - sight.me.gold - 2)
    return max(0.5, build_value(sight, name) - 0.8 * lacking)


def spare(sight: Sight, name: str) -> bool:
    """Tell whether I can do without a card: it cannot be built, or I hold another."""
    return name != "secret_vault" and (not could_build(sight, name) or sight.hand.count(name) > 1)


# ---- players --------------------------------------------------------------------------------------------------


def strength(sight: Sight, one: Person) -> float:
    """Return how well a player stands."""
    near = 4.0 if one.size() >= sight.goal - 2 else 0.0
    return one.worth() + one.size() + 0.5 * one.gold + 0.4 * one.hand_size + near


# ---- characters -----------------------------------------------------------------------------------------------


def appeal(sight: Sight, one: Person, character: str, builds: int | None = None) -> float:
    """Return how much a character would do for a player in this round, in gold.

    ``builds`` is the number of cards that player could pay soon; unknown, the size of the hand stands for it.
    """
    kind_type = _INCOME.get(character)
    income = float(one.of_type(kind_type)) if kind_type else 0.0
    ready = one.hand_size if builds is None else builds
    rich = one.gold >= 4
    others = [other for other in sight.people if other.seat != one.seat]
    if character in ("king", "patrician"):
        return 1.5 + income + (0.5 if sight.crown != one.seat else 0.0)
    if character == "emperor":
        return 1.5 + income
    if character in ("bishop", "abbot", "cardinal"):
        shelter = 1.0 if one.size() >= 3 else 0.3
        return 1.0 + income + (shelter if character == "bishop" else 0.8)
    if character == "merchant":
        return 2.0 + income
    if character == "trader":
        return 1.3 + income + (0.7 if ready > 1 and rich else 0.0)
    if character == "alchemist":
        return 1.0 + min(4.0, 0.7 * (one.gold + 1)) * (1.0 if ready else 0.2)
    if character == "architect":
        return 2.3 + (2.0 if one.gold >= 6 and ready > 1 else 0.0) + (0.8 if ready < 2 else 0.0)
    if character == "navigator":
        return 3.0 if one.gold < 3 or ready == 0 else 0.8
    if character == "scholar":
        return 2.2 + (1.2 if ready < 2 else 0.0)
    if character in ("warlord", "diplomat", "marshal"):
        return 1.2 + income + (0.8 if any(other.size() >= sight.goal - 2 for other in others) else 0.0)
    if character == "thief":
        return 0.8 + 0.5 * max(other.gold for other in others)
    if character == "spy":
        return 1.0 + 0.5 * max(min(other.gold, other.hand_size) for other in others)
    if character == "blackmailer":
        return 1.0 + 0.35 * max(other.gold for other in others)
    if character in ("magician", "wizard", "seer"):
        most = max(other.hand_size for other in others)
        if character == "magician":
            return 0.8 + 0.8 * max(0, most - one.hand_size) + (0.6 if ready == 0 else 0.0)
        return 2.2 if most > 1 else 1.0
    if character == "queen":
        return 2.0
    if character == "tax_collector_old":
        return 1.0 + 0.35 * len(others) * (2 if len(others) < 3 else 1)
    if character == "tax_collector":
        return 1.0 + (sight.pool or 0)
    if character == "artist":
        return 1.2 + (1.0 if len(one.city) > 1 and one.gold > 2 else 0.0)
    ahead = max(strength(sight, other) for other in others) > strength(sight, one)
    return 2.0 + (0.8 if ahead else 0.0)  # rank 1


def likely_characters(sight: Sight, one: Person) -> dict[str, float]:
    """Return the characters that another player may still play, each with its chance.

    Known to be out: what lies face-up, what I hold or buried, what has been called; and with one character each,
    whoever picked before me holds nothing that I was passed, whoever picked after me something that I passed on.
    """
    known = [name for name in one.characters if name not in one.revealed]
    if known:
        return {name: 1.0 for name in known}
    if one.revealed and len(sight.people) > 3:
        return {}
    barred = set(sight.face_up) | set(sight.characters)
    barred |= {name for name in sight.cast if RANK[name] <= sight.called}
    open_now = [name for name in sight.cast if name not in barred]
    if len(sight.people) > 3 and sight.draft and sight.seat is not None:
        seen = sight.draft[0]["seen"]
        assert isinstance(seen, list)
        n = len(sight.people)
        after = (one.seat - sight.starter) % n > (sight.seat - sight.starter) % n
        narrowed = [name for name in open_now if (name in seen) == after]
        open_now = narrowed or open_now
    weights = {name: 1.6 ** appeal(sight, one, name) for name in open_now}
    total = sum(weights.values())
    return {name: weight / total for name, weight in weights.items()}


def victim_values(sight: Sight, *, by_gold: bool) -> dict[str, float]:
    """Return what naming each character would do to the others: its gold taken, or its strength hit."""
    values: dict[str, float] = {}
    for one in sight.others:
        harm = float(one.gold) if by_gold else strength(sight, one)
        for name, chance in likely_characters(sight, one).items():
            values[name] = values.get(name, 0.0) + chance * harm
    return values
