"""Each duke by name: dealt, kept face down until the end, and then scored."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import at, do, new, options, seen

from burgrave.games.valeria.rules.state import ValeriaState

GONE: dict[int, list[str]] = {stack: [] for stack in (1, 2, 3, 4)}  # enough to end a game of two


def ended(duke: str, resources: int, **seat: Any) -> int:
    """Return a duke's points for these cards and resources, checking that the duke stays hidden until the end."""
    gold, magic = resources // 2, resources - resources // 2 - 1
    t = at([{}, {"duke": duke, "gold": gold, "magic": magic, **seat}], active=1, actions=1, centre={"citizens": GONE})
    assert seen(t, 0)["seats"][1]["duke"] is None
    do(t, "gain strength")
    assert seen(t, 0)["phase"] == "over" and seen(t, 0)["seats"][1]["duke"] == duke
    return int(seen(t, 0)["seats"][1]["points"]["duke"])


def kept(duke: str) -> ValeriaState:
    """Return a new game in which seat 0 was dealt the duke and keeps it, unseen by others."""
    for seed in range(200):
        t = new(players=2, seed=seed, first=0)
        if f"keep {duke}" in options(t, 0):
            do(t, f"keep {duke}", seat=0)
            assert [seen(t, viewer)["seats"][0]["duke"] for viewer in (0, 1, None)] == [duke, None, None]
            return t
    raise AssertionError(f"{duke} is never dealt.")


# Icons: one worker, two soldiers, four shadows and five holy, one each of the last two on the domain.
ALL: dict[str, Any] = {
    "citizens": {"merchant": 1, "wizard": 2, "thief": 3, "monk": 4},
    "monsters": {"goblin": 1, "owlbear": 1, "giant": 1, "troll": 1},  # minion, beast, titan, boss
    "domains": ["the_orb_of_urdr"],
}


@pytest.mark.rule("V-CARD-cornelius-the-dreamer")
def test_cornelius_the_dreamer() -> None:
    kept("cornelius_the_dreamer")
    assert ended("cornelius_the_dreamer", 6, **ALL) == 3 * 1 + 6 // 3
    assert ended("cornelius_the_dreamer", 5, domains=["the_orb_of_urdr", "the_violet_thorn"]) == 3 * 2 + 1


@pytest.mark.rule("V-CARD-elsyn-saint-of-shadows")
def test_elsyn_saint_of_shadows() -> None:
    kept("elsyn_saint_of_shadows")
    assert ended("elsyn_saint_of_shadows", 8, **ALL) == 2 * 5 + 2 * 4 + 8 // 4


@pytest.mark.rule("V-CARD-elisium-the-allsmith")
def test_elisium_the_allsmith() -> None:
    kept("elisium_the_allsmith")
    assert ended("elisium_the_allsmith", 8, **ALL) == 1 + 2 + 4 + 5 + 8 // 4


@pytest.mark.rule("V-CARD-hrothgar-the-conqueror")
def test_hrothgar_the_conqueror() -> None:
    """Hrothgar scores 2 for each of four monsters, 1 more for the titan among them, and 1 per 4 resources."""
    kept("hrothgar_the_conqueror")
    assert ended("hrothgar_the_conqueror", 8, **ALL) == 2 * 4 + 1 + 8 // 4


@pytest.mark.rule("V-CARD-isabella-the-righteous")
def test_isabella_the_righteous() -> None:
    kept("isabella_the_righteous")
    assert ended("isabella_the_righteous", 6, **ALL) == 2 + 2 * 5 + 6 // 3


@pytest.mark.rule("V-CARD-lekzandr-the-protector")
def test_lekzandr_the_protector() -> None:
    kept("lekzandr_the_protector")
    assert ended("lekzandr_the_protector", 6, **ALL) == 1 + 2 * 5 + 6 // 3
    assert ended("lekzandr_the_protector", 2, citizens={"merchant": 4, "monk": 1}) == 4 + 2 * 1


@pytest.mark.rule("V-CARD-node-master-of-swords")
def test_node_master_of_swords() -> None:
    kept("node_master_of_swords")
    assert ended("node_master_of_swords", 6, **ALL) == 2 + 2 * 4 + 6 // 3
    assert ended("node_master_of_swords", 2, citizens={"wizard": 4, "thief": 1}) == 4 + 2 * 1


@pytest.mark.rule("V-CARD-reese-the-firebrand")
def test_reese_the_firebrand() -> None:
    """Reese scores 1 for each of ten citizens, four monsters and one domain, and 1 per 4 resources."""
    kept("reese_the_firebrand")
    assert ended("reese_the_firebrand", 8, **ALL) == 10 + 4 + 1 + 8 // 4


@pytest.mark.rule("V-CARD-simon-the-unclean")
def test_simon_the_unclean() -> None:
    kept("simon_the_unclean")
    assert ended("simon_the_unclean", 8, **ALL) == 1 + 2 + 8 // 2
    assert ended("simon_the_unclean", 3, citizens={"merchant": 3, "wizard": 1}) == 3 + 1 + 1


@pytest.mark.rule("V-CARD-waryn-lord-of-rogues")
def test_waryn_lord_of_rogues() -> None:
    kept("waryn_lord_of_rogues")
    assert ended("waryn_lord_of_rogues", 6, **ALL) == 1 + 2 * 4 + 6 // 3
    assert ended("waryn_lord_of_rogues", 2, citizens={"merchant": 4, "thief": 1}) == 4 + 2 * 1
