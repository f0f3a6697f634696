"""A state written down: as readable data, and as a digest."""

from __future__ import annotations

import hashlib

from burgrave.valeria.cards import AREA_NAMES, CITIZEN_NAMES, DOMAIN_NAMES, DUKE_NAMES, MONSTER_NAMES, counted, names_in
from burgrave.valeria.phases import PHASE_NAMES
from burgrave.valeria.table import NO_DUKE, Player, Table

__all__ = ["digest_of", "position_of"]


def digest_of(t: Table) -> str:
    """Return the digest of a state: 32 hexadecimal digits."""
    out: list[int] = [t.rng, t.n, t.left_out, t.away_dukes, t.first, t.active, t.round, t.phase, t.stage]
    out += [t.dice1, t.dice2, t.used, t.steals, t.actions, t.verb, t.place, t.price, t.price_magic, t.part]
    out += [t.rewarded, t.covered, t.exhausted_cards, t.dark_duke, t.captured_domains, t.outcome]
    out += [1 if t.mixed else 0, 1 if t.bought else 0, 1 if t.second else 0]
    for stacks in (t.monsters, t.citizens, t.domains, [t.todo, t.captured, t.raids, t.areas, t.open_citizens]):
        for stack in stacks:
            out.append(-2)
            out += stack
    for player in t.players:
        out += [-3, player.gold, player.strength, player.magic, player.vp, player.domains, player.duke, player.dealt]
        out += [player.choices, player.trades, 1 if player.compensation else 0]
        out += player.citizens
        out += player.monsters
    text = " ".join([str(number) for number in out])
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def position_of(t: Table) -> dict[str, object]:
    """Return the whole state, hidden cards included; stacks from the bottom up."""
    return {
        "game": "valeria",
        "scenario": t.scenario,
        "mixed": t.mixed,
        "areas": [AREA_NAMES[area] for area in t.areas],
        "monsters": [[MONSTER_NAMES[kind] for kind in stack] for stack in t.monsters],
        "citizens": [[CITIZEN_NAMES[kind] for kind in stack] for stack in t.citizens],
        "open_citizens": [*t.open_citizens],
        "domains": [[DOMAIN_NAMES[domain] for domain in stack] for stack in t.domains],
        "left_out": names_in(t.left_out, DOMAIN_NAMES),
        "away_dukes": names_in(t.away_dukes, DUKE_NAMES),
        "first": t.first,
        "active": t.active,
        "round": t.round,
        "phase": PHASE_NAMES[t.phase],
        "stage": t.stage,
        "dice": [t.dice1, t.dice2],
        "changed": names_in(t.used, DOMAIN_NAMES),
        "steals": t.steals,
        "actions": t.actions,
        "exhausted": t.exhausted_cards,
        "todo": [*t.todo],
        "bought": t.bought,
        "paying": [t.verb, t.place, t.price, t.price_magic],
        "part": t.part,
        "rewarded": t.rewarded,
        "covered": t.covered,
        "dark_duke": DUKE_NAMES[t.dark_duke] if t.dark_duke != NO_DUKE else None,
        "captured": counted(t.captured, CITIZEN_NAMES),
        "captured_domains": names_in(t.captured_domains, DOMAIN_NAMES),
        "raids": [*t.raids],
        "second": t.second,
        "outcome": t.outcome,
        "seats": [_seat(player) for player in t.players],
        "rng": t.rng,
    }


def _seat(player: Player) -> dict[str, object]:
    return {
        "gold": player.gold,
        "strength": player.strength,
        "magic": player.magic,
        "vp": player.vp,
        "citizens": counted(player.citizens, CITIZEN_NAMES),
        "monsters": counted(player.monsters, MONSTER_NAMES),
        "domains": names_in(player.domains, DOMAIN_NAMES),
        "duke": DUKE_NAMES[player.duke] if player.duke != NO_DUKE else None,
        "dealt": names_in(player.dealt, DUKE_NAMES),
        "harvest": [player.choices, player.trades, player.compensation],
    }
