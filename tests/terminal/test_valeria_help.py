"""Help shown for ``?`` in a Valeria game, notes on options, and the welcome text."""

from __future__ import annotations

import pytest
from tests.games.valeria.playing import at, do, new
from tests.terminal.valeria_walks import NAMES, walk

from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
    RESOURCE_NAMES,
    ROLE_NAMES,
)
from burgrave.games.valeria.faces.text import ValeriaNarrator
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.quote import Quote
from burgrave.text.catalogue import LANGUAGES

CARDS = [*CITIZEN_NAMES, *MONSTER_NAMES, *DOMAIN_NAMES, *DUKE_NAMES, "starter_peasant", "starter_knight"]
NARRATOR = ValeriaNarrator("en")


def explained(t: ValeriaState, about: str, seat: int = 0, language: str = "en") -> list[str]:
    return ValeriaNarrator(language).explain(t.view(seat), t.legal(seat), about)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_area_role_and_resource_is_explained_by_its_name(language: str) -> None:
    t = at([{"gold": 2}, {}], scenario="monster-blood")
    words = ValeriaNarrator(language).words
    for name in [*CARDS, *AREA_NAMES, *ROLE_NAMES, *RESOURCE_NAMES]:
        title = words.card(name)
        for typed in (title, title.upper(), name.replace("_", " ")):
            found = explained(t, typed, language=language)
            assert any(line.startswith(f"{title}: {words.help(name)}") for line in found), (typed, found)


def test_names_may_be_typed_in_part() -> None:
    t = at([{}, {}])
    assert explained(t, "obel")[0].startswith("Golden Obelisk of Nae: ")
    assert len(explained(t, "knight")) == 1
    assert explained(t, "skeleton king")[0].startswith("Skeleton King: ")
    assert explained(t, "s")[0].startswith("Which one? ")
    assert explained(t, "dragonfly") == ['No card is called "dragonfly". Try "?" by itself.']


def test_an_area_tells_what_is_left_of_its_stack() -> None:
    t = at([{}, {}], centre={"monsters": {1: ["goblin_king", "goblin", "goblin"], 2: []}})
    assert explained(t, "hills")[0].endswith("Left in its stack, top to bottom: Goblin ×2, Goblin King.")
    assert explained(t, "ruins")[0].endswith("Left in its stack, top to bottom: nothing.")
    assert "On its stack" not in explained(t, "barrens")[0]


def test_the_number_of_a_choice_is_its_card() -> None:
    t = at([{"gold": 9, "strength": 1, "citizens": {"peasant": 2}}, {}], centre={"domains": {1: ["halfpenny_hill"]}})
    legal = [notation(action) for action in t.legal(0)]
    for choice, title in (("slay 1", "Goblin"), ("recruit 1", "Cleric"), ("gain magic", "Magic")):
        [line] = explained(t, str(legal.index(choice) + 1))
        assert line.startswith(f"{title}: ")
    assert explained(t, "99")[0].startswith("No card is called")


@pytest.mark.parametrize(
    ("domain", "actions"),
    [
        ("cathedral_of_st_aquila", ["gain gold", "gain gold"]),
        ("the_orb_of_urdr", ["gain gold", "gain gold"]),
        ("cutthroats_truce", ["build 1"]),
        ("purloiners_perch", ["build 1"]),
        ("golden_obelisk_of_nae", ["build 1", "magic 0"]),
        ("eye_of_asteraten", ["build 1", "magic 0"]),
    ],
)
def test_a_domain_that_asks_is_explained(domain: str, actions: list[str]) -> None:
    everybody = dict.fromkeys(["cleric", "peasant", "archer", "rogue"], 3)
    owner = {"gold": 20, "magic": 3 if "magic 0" in actions else 0, "citizens": everybody}
    centre = {"domains": {1: [domain]}} if actions[0] == "build 1" else {}
    t = at([{**owner, "domains": [] if centre else [domain]}, {}, {"monsters": {"goblin": 1}}], centre=centre)
    do(t, *actions)
    choices = len(t.legal(0))
    assert explained(t, str(choices))[0].startswith(f"{NARRATOR.words.card(domain)}: ")


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 3, 5])
def test_every_choice_can_be_explained(players: int) -> None:
    met: set[str] = set()
    for seed in (1, 2, 3):
        for state in walk(players, seed, mixed=seed == 2):
            for seat in state.open_seats():
                legal = state.legal(seat)
                for number, action in enumerate(legal, 1):
                    verb = notation(action).split()[0]
                    met.add(verb)
                    [line] = NARRATOR.explain(state.view(seat), legal, str(number))
                    assert ": " in line and "no card" not in line, notation(action)
    wanted = {"keep", "slay", "recruit", "gain", "build", "magic", "choose", "trade", "done", "free", "decline"}
    assert wanted | ({"raid", "capture"} if players == 1 else {"from"}) <= met


def titles(lines: list[str]) -> list[str]:
    return [line.partition(": ")[0] for line in lines]


def test_alone_it_tells_what_is_near() -> None:
    t = new(players=2, seed=1)
    assert len(explained(t, "")) == 4  # both dukes and both starters
    own = {"duke": "simon_the_unclean", "citizens": {"rogue": 1, "cleric": 1}, "domains": ["halfpenny_hill"]}
    near = titles(explained(at([{"gold": 2, **own}, {}]), ""))
    assert near[0] == "Action Phase"
    assert {"Merchant", "Rogue", "Gold", "Magic", "Cleric"} <= {*near} and "Archer" not in near
    assert near.index("Simon the Unclean") < near.index("Halfpenny Hill") < near.index("Starter Peasant")
    assert len(near) == len({*near})


def test_the_phase_is_told_too() -> None:
    assert titles(explained(at([{"citizens": {"merchant": 1}}, {}], dice=(2, 3)), ""))[0] == "Harvest Phase"
    t = at([{"citizens": {"monk": 1}, "gold": 9}], dice=(6, 6), seed=2)
    seen: set[str] = set()
    for _ in range(30):
        seen.add(titles(explained(t, ""))[0])
        t.apply(0, t.legal(0)[-1])
    assert {"Action Phase", "Monster Phase"} <= seen


# ---- options and welcome ---------------------------------------------------------------------------------------------


def quotes(t: ValeriaState, seat: int) -> list[Quote]:
    return [t.quote(seat, action) for action in t.legal(seat)]


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_label_of_its_own(language: str, players: int) -> None:
    narrator = ValeriaNarrator(language)
    for number, state in enumerate(walk(players, 6, mixed=players == 5)):
        if number % 4:
            continue
        for seat in state.open_seats():
            view, legal = state.view(seat), state.legal(seat)
            labels = [option.label for option in narrator.options(view, legal, NAMES, quotes(state, seat))]
            assert len({*labels}) == len(legal) and all(labels)
            assert narrator.question(view, legal, NAMES)


def test_notes_say_what_labels_do_not() -> None:
    hero = {"gold": 9, "strength": 1, "magic": 1, "citizens": {"peasant": 3}}
    t = at([hero, {}], centre={"domains": {1: ["halfpenny_hill"]}})
    told = NARRATOR.options(t.view(0), t.legal(0), NAMES[:2], quotes(t, 0))
    notes = {notation(action): option.note for action, option in zip(t.legal(0), told, strict=True)}
    assert notes["recruit 1"] == "Your turn: 3 magic. Other turns: 1 magic."
    assert notes["build 1"] == "Start of action phase: gain 1 gold."
    assert notes["slay 1"] == notes["gain gold"] == ""
    do(t, "build 1")
    assert len(t.legal(0)) == 2  # payment options
    assert all(not option.note for option in NARRATOR.options(t.view(0), t.legal(0), NAMES[:2], quotes(t, 0)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_welcome_tells_the_aim(language: str) -> None:
    narrator = ValeriaNarrator(language)
    two, five = (" ".join(narrator.welcome(new(players=players).view(None))) for players in (2, 5))
    assert "4" in two and "10" in five and two.replace("4", "10") == five
    solo = " ".join(narrator.welcome(new(players=1).view(None)))
    assert narrator.words.dark_lord() in solo and narrator.words.dark_lord() not in two
