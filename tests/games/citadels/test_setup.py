"""Setup of a game: deck, hands, stashes, crown, cast, unique districts, scenarios (rules 2.0 and 5)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.citadels.playing import at, city, deck, do, first, gold, hand, new
from tests.games.citadels.setting_up import cast, every_card, refused, uniques

from burgrave import SetupError
from burgrave.games.citadels.cards import CARD_KIND, DISTRICT_NAMES, KIND_TYPE, TYPE_NAMES

BASIC = {  # name: type, cost, copies
    "manor": ("noble", 3, 5),
    "castle": ("noble", 4, 4),
    "palace": ("noble", 5, 3),
    "temple": ("religious", 1, 3),
    "church": ("religious", 2, 3),
    "monastery": ("religious", 3, 3),
    "cathedral": ("religious", 5, 2),
    "tavern": ("trade", 1, 5),
    "market": ("trade", 2, 4),
    "trading_post": ("trade", 2, 3),
    "docks": ("trade", 3, 3),
    "harbor": ("trade", 4, 3),
    "town_hall": ("trade", 5, 2),
    "watchtower": ("military", 1, 3),
    "prison": ("military", 2, 3),
    "barracks": ("military", 3, 3),
    "fortress": ("military", 5, 2),
}
UNIQUES = [
    "armory", "basilica", "capitol", "dragon_gate", "factory", "framework", "gold_mine", "great_wall",
    "haunted_quarter", "imperial_treasury", "ivory_tower", "keep", "laboratory", "library", "map_room", "monument",
    "museum", "necropolis", "observatory", "park", "poor_house", "quarry", "school_of_magic", "secret_vault",
    "smithy", "stables", "statue", "theater", "thieves_den", "wishing_well",
]  # fmt: skip
EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
SCENARIOS = {  # name: characters of ranks 1 to 8, the ninth, uniques
    "first-game": (
        "assassin thief magician king bishop merchant architect warlord",
        "tax_collector",
        (
            "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry"
            " school_of_magic smithy statue thieves_den wishing_well"
        ),
    ),
    "ambitious-aristocrats": (
        "magistrate thief wizard patrician bishop trader architect marshal",
        "queen",
        (
            "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry"
            " school_of_magic stables statue thieves_den"
        ),
    ),
    "cunning-agents": (
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "tax_collector",
        (
            "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry"
            " secret_vault smithy theater"
        ),
    ),
    "illustrious-emissaries": (
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        (
            "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory park"
            " poor_house quarry school_of_magic smithy"
        ),
    ),
    "devious-dignitaries": (
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        (
            "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house secret_vault"
            " smithy stables theater thieves_den wishing_well"
        ),
    ),
    "tenacious-delegates": (
        "assassin spy seer king cardinal trader scholar diplomat",
        "artist",
        (
            "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory"
            " school_of_magic secret_vault smithy stables statue wishing_well"
        ),
    ),
    "vicious-nobles": (
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "tax_collector",
        (
            "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room monument"
            " museum school_of_magic statue thieves_den wishing_well"
        ),
    ),
}


# ---- initial hands and gold -------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SET-01")
@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_starts_with_four_cards_and_two_gold(ruleset: str, players: int) -> None:
    state = new(players=players)
    assert gold(state) == [2] * players
    assert [len(hand(state, seat)) for seat in range(players)] == [4] * players
    assert len(deck(state)) == (68 if ruleset == "2016" else 66) - 4 * players
    assert [city(state, seat) for seat in range(players)] == [[]] * players


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SET-02")
def test_the_host_or_chance_decides_who_gets_the_crown() -> None:
    for seat in range(5):
        state = new(players=5, crown=seat)
        assert (state.crown, state.to_act()) == (seat, seat)
        assert [view["crown"] for view in (state.view(None), state.view(seat))] == [seat, seat]
    assert {new(seed=seed, players=5).crown for seed in range(60)} == {0, 1, 2, 3, 4}
    refused("There is no seat 5 to take the crown; seats go from 0 to 4.", players=5, crown=5)


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SET-03")
def test_deck_holds_the_54_basic_districts() -> None:
    state = new()
    kinds = Counter(CARD_KIND[card] for card in every_card(state))
    found = {
        DISTRICT_NAMES[kind]: (TYPE_NAMES[KIND_TYPE[kind]], state.rules.cost[kind], copies)
        for kind, copies in kinds.items()
        if TYPE_NAMES[KIND_TYPE[kind]] != "unique"
    }
    assert found == BASIC
    totals: Counter[str] = Counter()
    for kind_type, _cost, copies in found.values():
        totals[kind_type] += copies
    assert totals == {"noble": 12, "religious": 11, "trade": 20, "military": 11}


@pytest.mark.rule("C-SET-04")
@pytest.mark.parametrize("start", [0, 14, 16])
def test_deck_holds_fourteen_different_uniques(start: int) -> None:
    chosen = UNIQUES[start : start + 14]
    state = new(characters=EIGHT, districts=chosen)
    assert uniques(state) == sorted(chosen)
    assert len(every_card(state)) == len(set(every_card(state))) == 68


@pytest.mark.rule("C-SET-04")
@pytest.mark.parametrize(
    "districts",
    [UNIQUES[:13], UNIQUES[:15], [*UNIQUES[:13], UNIQUES[0]], [*UNIQUES[:13], "manor"], [*UNIQUES[:13], "university"]],
    ids=["thirteen", "fifteen", "twice", "basic", "older"],
)
def test_other_choices_of_uniques_are_refused(districts: list[str]) -> None:
    """Too few or too many unique districts, duplicates, basic districts, and uniques of other editions are rejected."""
    with pytest.raises(SetupError):
        new(characters=EIGHT, districts=districts)


@pytest.mark.rule("C-SET-08")
@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)])
def test_size_of_a_complete_city(players: int, size: int) -> None:
    names = [name for name in BASIC if name != "tavern"]
    for built, complete in ((size - 2, False), (size - 1, True)):
        state = at(
            players=players,
            characters=["merchant"],
            seats=[{"characters": ["merchant"], "city": names[:built], "hand": ["tavern"]}],
            turn={"character": "merchant"},
        )
        do(state, "gold", "build tavern")
        assert state.is_complete(state.players[0]) is complete
        assert (first(state) == 0) is complete


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SET-11")
def test_bank_and_hand_have_no_limit() -> None:
    state = at(seats=[{"characters": ["architect"], "gold": 500, "hand": 30}], turn={"character": "architect"})
    do(state, "gold", "bonus")
    assert gold(state)[0] == 502
    assert len(hand(state, 0)) == 32
    do(state, "end")
    assert gold(state)[0] == 502
    assert len(hand(state, 0)) == 32


# ---- the cast ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SET-12")
def test_cast_has_one_character_of_each_rank() -> None:
    """A cast with a missing or duplicate rank is rejected."""
    other = ["witch", "spy", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat"]
    assert cast(new(characters=other, districts=UNIQUES[:14])) == other
    for wrong in (EIGHT[:7], [*EIGHT, "witch"], [*EIGHT[:7], "patrician"]):
        with pytest.raises(SetupError):
            new(characters=wrong, districts=UNIQUES[:14])


@pytest.mark.rule("C-SET-12")
def test_character_of_the_older_editions_is_refused() -> None:
    refused(
        "The character tax_collector_old is not in the 2016 ruleset; choose one of: thief, spy, blackmailer.",
        characters=["tax_collector_old"],
    )


@pytest.mark.rule("C-SET-13")
@pytest.mark.parametrize("players", range(2, 9))
def test_ninth_rank_by_number_of_players(players: int) -> None:
    """Rank 9 is required with 3 and 8 players, optional with 4 to 7, and rejected with 2."""
    eight: dict[str, object] = {"players": players, "characters": EIGHT, "districts": UNIQUES[:14]}
    nine: dict[str, object] = {**eight, "characters": [*EIGHT, "artist"]}
    if players in (3, 8):
        with pytest.raises(SetupError):
            new(**eight)
    else:
        assert cast(new(**eight)) == EIGHT
    if players == 2:
        with pytest.raises(SetupError):
            new(**nine)
    else:
        assert cast(new(**nine)) == [*EIGHT, "artist"]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SET-15")
@pytest.mark.parametrize("players", range(3, 9))
def test_queen_needs_five_players(ruleset: str, players: int) -> None:
    if players == 3 and ruleset != "2016":
        refused("With 3 players only ranks 1 to 8 are used; leave out queen.", players=3, characters=["queen"])
    elif players < 5:
        other = "artist or tax_collector" if ruleset == "2016" else "artist"
        refused(f"The queen needs 5 players or more; use {other}.", players=players, characters=["queen"])
    else:
        assert cast(new(players=players, characters=["queen"])) == [*EIGHT, "queen"]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SET-16", "R-58")
def test_emperor_needs_three_players(ruleset: str) -> None:
    other = "king or patrician" if ruleset == "2016" else "king"
    refused(f"The emperor is not allowed with 2 players; use {other}.", players=2, characters=["emperor"])
    assert cast(new(players=3, characters=["emperor"]))[3] == "emperor"


@pytest.mark.rulesets("all")
@pytest.mark.parametrize("scenario", [None, "random"])
def test_no_character_is_named_twice(ruleset: str, scenario: str | None) -> None:
    refused("The character king is named twice; once is allowed.", characters=["king", "king"], scenario=scenario)


# ---- scenarios --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SET-18", "C-SET-19", "C-SET-20", "C-SET-21", "C-SET-22", "C-SET-23", "C-SET-24", "R-30")
@pytest.mark.parametrize("name", list(SCENARIOS))
def test_scenarios_have_the_printed_cast_and_uniques(name: str) -> None:
    characters, ninth, districts = SCENARIOS[name]
    state = new(players=5, scenario=name)
    assert cast(state) == characters.split()
    assert uniques(state) == districts.split()
    assert cast(new(players=8, scenario=name)) == [*characters.split(), ninth]
    assert uniques(new(players=8, scenario=name)) == districts.split()


@pytest.mark.rule("C-SET-18", "R-47")
def test_first_game_is_the_default_and_adds_a_ninth_character_if_required() -> None:
    assert cast(new()) == EIGHT
    assert cast(new(players=3)) == [*EIGHT, "tax_collector"]
    assert cast(new(players=3, characters=["artist"])) == [*EIGHT, "artist"]


@pytest.mark.rule("C-SET-25")
@pytest.mark.parametrize("name", ["cunning-agents", "illustrious-emissaries"])
def test_two_players_replace_the_emperor_of_a_scenario(name: str) -> None:
    characters = SCENARIOS[name][0].split()
    found = cast(new(players=2, scenario=name))
    assert found[3] in ("king", "patrician")
    assert found[:3] + found[4:] == characters[:3] + characters[4:]
    for choice in ("king", "patrician"):
        assert cast(new(players=2, scenario=name, characters=[choice]))[3] == choice
    assert cast(new(players=3, scenario=name))[3] == "emperor"


@pytest.mark.rule("C-SET-26")
@pytest.mark.parametrize("name", ["ambitious-aristocrats", "devious-dignitaries"])
def test_three_or_four_players_replace_the_queen_of_a_scenario(name: str) -> None:
    assert cast(new(players=3, scenario=name))[8] in ("artist", "tax_collector")
    for choice in ("artist", "tax_collector"):
        assert cast(new(players=4, scenario=name, characters=[choice]))[8] == choice
    with pytest.raises(SetupError):
        new(players=4, scenario=name, characters=["queen"])
    assert cast(new(players=8, scenario=name))[8] == "queen"
