"""Golden playthroughs of Valeria cover every card, event and verb."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

import pytest
from tests.games.valeria.golden import playthroughs

from burgrave.games.valeria.cards import (
    CITIZEN_COST,
    CITIZEN_NAMES,
    DOMAIN_COST,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
)
from burgrave.games.valeria.rules.events import EVENT_NAMES
from burgrave.games.valeria.rules.harvest import TRADERS
from burgrave.games.valeria.rules.setup import CUSTOM, RANDOM, SCENARIOS
from burgrave.games.valeria.verbs import ACTIONS, notation

EVENT = re.compile(r"^    (?:\(\d\) )?([a-z_]+)((?: \w+)*)$")
DUKE = re.compile(r"duke (\w+), points monsters \d+ domains \d+ tokens \d+ duke ([1-9]\d*)")
STARTERS = ("peasant", "knight")
FREE = ("darktide_harbour", "cloudriders_camp", "rogues_landing", "shattered_hand", "grimmwater_keep")
RETURNING = {"returned_monster": "watcher_on_the_water", "returned": "nest_of_the_weaver_witch"}
TAKING = {"gold": "cathedral_of_st_aquila", "magic": "the_orb_of_urdr"}
# effects at the beginning of the actions, in order
BEGINNING = {"monolith_of_ostendaar": "magic", "halfpenny_hill": "gold", "blood_crow_army": "strength"}
PAYING_MAGIC = ("gargoyle", "witch_queen")  # rewards that look like that of The Violet Thorn


@dataclass
class Reader:
    """Parser of a game's events that detects which domains take effect."""

    owner: dict[str, str] = field(default_factory=dict)
    citizens: Counter[tuple[str, str]] = field(default_factory=Counter)
    works: set[str] = field(default_factory=set)
    turn: list[list[str]] = field(default_factory=list)  # its events, and marks for decisions
    new: str = ""  # the latest domain while its action continues
    paid: int = 0

    def read(self, text: str) -> Reader:
        for line in text.splitlines():
            if line.startswith("  > "):
                self.turn.append([">"])
            elif found := re.match(r"\d+\. seat (\d).*: .*\bgain gold", line):
                self.acting(found[1])
            elif (found := EVENT.match(line)) and found[1] in EVENT_NAMES.values():
                self.turn = [] if found[1] == "turn" else self.turn
                self.happened(found[1], found[2].split())
                self.turn.append([found[1], *found[2].split()])
        return self

    def owns(self, seat: str, domain: str) -> bool:
        return self.owner.get(domain) == seat

    def acting(self, seat: str) -> None:
        """Process the events that led to a seat's decision in its action phase."""
        self.new = ""
        mine = [domain for domain in BEGINNING if self.owns(seat, domain)]
        if mine and self.turn[-len(mine) :] == [["gains", seat, BEGINNING[domain], "1"] for domain in mine]:
            self.works.update(mine)

    def happened(self, name: str, args: list[str]) -> None:
        seat = args[0] if args else ""
        if name == "paid":
            self.paid = int(args[2]) + int(args[3])
        elif name == "altered":
            self.works.add(args[1])
        elif name in ("recruited", "free"):
            self.joined(name, seat, args[1])
        elif name == "built":
            if self.owns(seat, "pratchetts_plateau") and self.paid == DOMAIN_COST[DOMAIN_NAMES.index(args[1])] - 1:
                self.works.add("pratchetts_plateau")
            self.owner[args[1]] = seat
            self.new = args[1]
        elif name in RETURNING:
            self.works.add(RETURNING[name])
            if name == "returned":
                self.citizens[seat, args[1]] -= 1
        elif name in ("taken_monster", "lost_monster"):
            self.works.add("purloiners_perch")
        elif name == "slain" and self.new == "eye_of_asteraten":
            self.works.add(self.new)
        elif name == "takes":
            self.taken(seat, args[2], args[3])
        elif name == "gains":
            self.gained(seat, args[1], args[2])

    def joined(self, name: str, seat: str, citizen: str) -> None:
        if name == "free" and self.new in FREE:
            self.works.add(self.new)
        had = self.citizens[seat, citizen] + (citizen in STARTERS)
        if name == "recruited" and had and self.paid == CITIZEN_COST[CITIZEN_NAMES.index(citizen)]:
            assert self.owns(seat, "emerald_stronghold")
            self.works.add("emerald_stronghold")
        self.citizens[seat, citizen] += 1

    def taken(self, seat: str, resource: str, count: str) -> None:
        if self.new == "cutthroats_truce" and resource == "gold":
            self.works.add(self.new)
        elif count == "1":
            assert self.owns(seat, TAKING[resource])
            self.works.add(TAKING[resource])

    def gained(self, seat: str, resource: str, count: str) -> None:
        before = self.turn[-1] if self.turn else [""]
        if (resource, count) == ("vp", "3") and self.new == "golden_obelisk_of_nae":
            self.works.add(self.new)
        elif (resource, count) == ("vp", "1") and before[0] in ("rolled", "altered") and before[-1] == before[-2]:
            assert self.owns(seat, "gargans_embrace")
            self.works.add("gargans_embrace")
        elif (resource, count) == ("magic", "1") and before[0] in ("recruited", "free") and before[1] == seat:
            self.works.add("forgotten_sorrows")
        elif (resource, count) == ("magic", "1") and before[0] == "slain" and before[2] not in PAYING_MAGIC:
            assert self.owns(seat, "the_violet_thorn")
            self.works.add("the_violet_thorn")


def shown_by(text: str) -> set[str]:
    """Return the coverage items of a game, for example ``event kept``, ``verb slay`` and ``monster troll``."""
    found = {f"event {name}" for line in text.splitlines() if (name := (EVENT.match(line) or [line, ""])[1])}
    found |= {f"verb {verb}" for verb in re.findall(r"^  > (\w+)", text, re.MULTILINE)}
    found |= {f"citizen {name}" for name in re.findall(r"^    (?:recruited|free) \d (\w+)$", text, re.MULTILINE)}
    found |= {f"exchange {name}" for name in re.findall(r"^    traded \d (\w+)$", text, re.MULTILINE)}
    found |= {f"monster {name}" for name in re.findall(r"^    slain \d (\w+)$", text, re.MULTILINE)}
    found |= {f"duke {name}" for name, _ in DUKE.findall(text)}
    return found | {f"domain {name}" for name in Reader().read(text).works}


def wanted() -> set[str]:
    verbs = {notation(action).partition(" ")[0] for action in ACTIONS.ids}
    exchanges = [CITIZEN_NAMES[kind] for kind in TRADERS]
    kinds = {
        "event": EVENT_NAMES.values(), "verb": verbs, "citizen": CITIZEN_NAMES, "exchange": exchanges,
        "monster": MONSTER_NAMES, "duke": DUKE_NAMES, "domain": DOMAIN_NAMES,
    }  # fmt: skip
    return {f"{kind} {name}" for kind, names in kinds.items() for name in names}


@pytest.fixture(scope="module")
def texts() -> list[str]:
    return [one.text() for one in playthroughs()]


@pytest.mark.long
def test_every_card_event_and_verb_is_at_work_somewhere(texts: list[str]) -> None:
    shown: set[str] = set()
    for text in texts:
        shown |= shown_by(text)
    assert sorted(wanted() - shown) == []


def reasons(text: str) -> str:
    """Return the conditions that ended a game, or the outcome and place of a solo game."""
    found = re.search(
        r"^  table: .*, over, .*, exhausted (\d+); .*\n    monsters (.*)\n    .*\n    domains (.*)\n",
        text,
        re.MULTILINE,
    )
    players = re.search(r'"players": (\d)', text)
    assert found and players
    if players[1] == "1":
        outcome = re.search(r"^    Dark Lord: .*, outcome (\d), duke", text, re.MULTILINE)
        assert outcome
        return f"alone {outcome[1]}, place {text.split('places ')[1][0]}"
    due = {
        "monsters": re.fullmatch(r"(- 0, ){4}- 0", found[2]),
        "domains": re.fullmatch(r"(- 0, ){4}- 0", found[3]),
        "stacks": int(found[1]) >= 2 * int(players[1]),
    }
    return " and ".join(what for what, so in due.items() if so)


@pytest.mark.long
def test_the_golden_games_end_in_every_way(texts: list[str]) -> None:
    assert {reasons(text) for text in texts} >= {
        "alone 2, place 2", "alone 3, place 1", "alone 3, place 2", "stacks", "monsters", "domains",
        "monsters and stacks", "domains and stacks", "monsters and domains and stacks",
    }  # fmt: skip


def test_each_kind_of_game_is_there() -> None:
    names = {(one.scenario, one.players, one.mixed) for one in playthroughs()}
    assert names >= {(scenario, players, False) for scenario in SCENARIOS for players in range(1, 6)}
    assert {players for scenario, players, mixed in names if scenario == RANDOM and mixed} == set(range(1, 6))
    assert {players for scenario, players, _ in names if scenario == CUSTOM} >= {1, 5}
