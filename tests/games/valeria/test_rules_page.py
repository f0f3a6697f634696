"""Rules page: ids, line format, and rulings whose text matches the engine's."""

import pkgutil
import re
from pathlib import Path

import pytest

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as actions
from burgrave.games.valeria.rules import rulings
from burgrave.games.valeria.rules.rulings import RULINGS

PAGE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "valeria.md"
LINE = re.compile(r"^- \*\*(?P<id>[\w-]+)\*\* (?:\[(?P<tag>solo|5|mixed)\] )?(?P<text>[^\[\s].*\.)$")

NUMBERED = {
    "Setting up": ("V-SET", 28),
    "Printed setups": ("V-PRE", 10),
    "Signs and counting": ("V-ICO", 14),
    "Paying": ("V-PAY", 16),
    "The turn": ("V-TUR", 5),
    "Rolling": ("V-ROL", 10),
    "Harvesting": ("V-HAR", 21),
    "Acting": ("V-ACT", 9),
    "Slaying": ("V-SLA", 11),
    "Recruiting": ("V-REC", 7),
    "Gaining": ("V-GAI", 2),
    "Building": ("V-BLD", 13),
    "Exhausted stacks": ("V-EXH", 4),
    "The end of the game": ("V-END", 8),
    "Scoring": ("V-SCO", 11),
    "Five players": ("V-FIV", 9),
    "Playing alone": ("V-SOL", 32),
    "Mixed citizens": ("V-MIX", 8),
    "Cards made clear": ("V-CLR", 27),
    "Who knows what": ("V-INF", 6),
    "Chance": ("V-RNG", 2),
    "The tables of cards": ("V-DAT", 7),
}
CARDS = {
    "Starters and citizens": ([*(f"starter_{name}" for name in cards.STARTER_NAMES), *cards.CITIZEN_NAMES], 20),
    "Monsters": (cards.MONSTER_NAMES, 24),
    "Domains": (cards.DOMAIN_NAMES, 24),
    "Dukes": (cards.DUKE_NAMES, 10),
}
DECISIONS = [
    "DUKE", "DICE", "THIEF", "HARVEST_CHOICE", "HARVEST_EXCHANGE", "HARVEST_CONSOLATION", "SLAY", "RECRUIT", "GAIN",
    "BUILD", "PAY", "REWARD", "FREE", "VICTIM", "SPARE", "BARGAIN", "HUNT", "RAID", "CAPTURE",
]  # fmt: skip
TAGGED = {"Five players": "5", "Playing alone": "solo", "Mixed citizens": "mixed"}
TAGGED_ELSEWHERE = {
    "V-PRE-10": "5", "V-INF-04": "mixed", "RAID": "solo", "CAPTURE": "solo", "A13": "5", "A37": "mixed",
    **{f"A{number}": "solo" for number in (*range(29, 37), *range(38, 43))},
}  # fmt: skip


def read() -> dict[str, list[re.Match[str]]]:
    """Return the parsed lines under each heading that has any."""
    found: dict[str, list[re.Match[str]]] = {}
    title = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            title = line.lstrip("# ")
        elif line.startswith("- "):
            match = LINE.match(line)
            assert match, line
            found.setdefault(title, []).append(match)
    return found


FOUND = read()


def ids(title: str) -> list[str]:
    return [line["id"] for line in FOUND[title]]


def test_there_are_lines_under_these_headings_and_no_others() -> None:
    assert list(FOUND) == [*NUMBERED, *CARDS, "Decision points", "Rulings"]


@pytest.mark.parametrize("title", NUMBERED)
def test_a_group_has_its_rules_in_the_order_of_their_numbers(title: str) -> None:
    group, number = NUMBERED[title]
    assert ids(title) == [f"{group}-{one:02}" for one in range(1, number + 1)]


@pytest.mark.parametrize("title", CARDS)
def test_each_card_has_its_line(title: str) -> None:
    names, number = CARDS[title]
    assert len(names) == number
    assert ids(title) == [f"V-CARD-{name.replace('_', '-')}" for name in names]


def test_there_are_338_rules_and_no_two_lines_say_the_same() -> None:
    lines = [line for section in FOUND.values() for line in section]
    assert len([line for line in lines if line["id"].startswith("V-")]) == 338
    assert len({line["id"] for line in lines}) == len(lines)
    rules = [line["text"] for line in lines if re.match(r"V-(?!CARD)", line["id"])]
    assert len(set(rules)) == len(rules)


def test_only_lines_for_one_kind_of_game_have_a_tag() -> None:
    expected = {name: tag for title, tag in TAGGED.items() for name in ids(title)} | TAGGED_ELSEWHERE
    assert {line["id"]: line["tag"] for lines in FOUND.values() for line in lines if line["tag"]} == expected


def test_lines_point_at_rules_and_rulings_that_exist() -> None:
    known = {line["id"] for lines in FOUND.values() for line in lines}
    text = PAGE.read_text(encoding="utf-8")
    assert set(re.findall(r"\b(?:V-[A-Z]{3}-\d+|A\d+)\b", text)) <= known


def test_decision_points_name_verbs_of_the_action_space() -> None:
    assert ids("Decision points") == DECISIONS
    verbs = {actions.notation(action).split()[0] for action in actions.ACTIONS.ids}
    named = {line["id"]: set(re.findall(r"`(\w+)`", line["text"])) for line in FOUND["Decision points"]}
    assert [name for name, some in named.items() if not some or some - verbs] == []
    assert verbs - set().union(*named.values()) == set()


def test_the_page_gives_the_rulings_as_they_are_kept() -> None:
    assert list(RULINGS) == ids("Rulings") == [f"A{number}" for number in range(1, 46)]
    for line in FOUND["Rulings"]:
        _, decision = RULINGS[line["id"]]
        question, _, answer = line["text"].partition("? ")
        assert question and answer == decision, line["id"]


def test_a_ruling_that_is_a_switch_has_its_number() -> None:
    switches = [name.partition("_")[0] for name in vars(rulings) if re.match(r"A\d", name)]
    assert switches and set(switches) <= set(RULINGS)


@pytest.mark.parametrize(("number", "where"), [(number, where) for number, (where, _) in RULINGS.items()])
def test_a_ruling_names_the_place_that_keeps_it(number: str, where: str) -> None:
    assert pkgutil.resolve_name(f"burgrave.games.valeria.{where}"), number
