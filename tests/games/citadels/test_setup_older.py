"""Setup of games in the older editions: size of a complete city, cast, scenarios, and one-line errors."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import at, do, first, new, options
from tests.games.citadels.setting_up import cast, refused, uniques

from burgrave import BurgraveError, SetupError
from burgrave.games.citadels.cards import CHARACTER_NAMES, CHARACTER_RANK

pytestmark = pytest.mark.rulesets("older")

EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
CHARACTERS = [
    "assassin", "witch", "thief", "tax_collector_old", "magician", "wizard", "king", "emperor", "bishop", "abbot",
    "merchant", "alchemist", "architect", "navigator", "warlord", "diplomat", "queen", "artist",
]  # fmt: skip
FREE = "; use --scenario custom for a free choice."


# ---- size of a city ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SET-09", "C-SET-10")
@pytest.mark.parametrize("players", range(2, 9))
def test_eight_districts_complete_a_city(players: int) -> None:
    names = ["manor", "castle", "palace", "temple", "church", "market", "docks"]
    assert new(players=players).goal == 8
    for built, who in ((6, -1), (7, 0)):
        state = at(
            players=players,
            characters=["bishop"],
            seats=[{"characters": ["bishop"], "city": names[:built], "hand": ["tavern"]}],
            turn={"character": "bishop"},
        )
        do(state, "gold", "build tavern")
        assert first(state) == who
        assert state.is_complete(state.players[0]) is (who == 0)


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-SET-10")
@pytest.mark.parametrize("players", range(2, 9))
def test_seven_districts_are_enough_in_the_short_game(players: int) -> None:
    names = ["manor", "castle", "palace", "temple", "church", "market"]
    view: Any = new(players=players, short=True).view(None)
    assert (view["goal"], view["scenario"]) == (7, "base")
    for built, who in ((5, -1), (6, 0)):
        state = at(
            short=True,
            players=players,
            characters=["bishop"],
            seats=[{"characters": ["bishop"], "city": names[:built], "hand": ["tavern"]}],
            turn={"character": "bishop"},
        )
        assert first(do(state, "gold", "build tavern")) == who


@pytest.mark.rule("C-SET-09", "C-SET-10")
def test_the_short_game_option_is_a_boolean(ruleset: str) -> None:
    if ruleset == "classic":
        refused("The classic ruleset has no short game; only 2010 has one.", short=True)
    assert new(short=False).goal == 8
    for wrong in (1, 7, "yes", None):
        refused(f"The option short must be True or False, not {wrong!r}.", short=wrong)


@pytest.mark.rulesets("classic", "2016")
@pytest.mark.rule("C-SET-08", "C-SET-09")
def test_a_position_of_a_short_game_is_refused_in_other_editions(ruleset: str) -> None:
    with pytest.raises(BurgraveError) as caught:
        at(short=True, players=4)
    assert str(caught.value) == f"The {ruleset} ruleset has no short game; only 2010 has one."


# ---- the cast ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SET-17")
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_the_default_cast_has_the_eight_base_characters(players: int) -> None:
    view: Any = new(players=players).view(None)
    assert (view["cast"], view["scenario"]) == (EIGHT, "base")
    assert cast(new(players=players, scenario="base")) == EIGHT


@pytest.mark.rule("C-SET-17")
@pytest.mark.parametrize("name", [name for name in CHARACTERS[1:16] if name not in EIGHT])
def test_any_base_character_may_be_replaced_by_the_other_of_its_rank(name: str) -> None:
    view: Any = new(characters=[name]).view(None)
    rank = CHARACTERS.index(name) // 2
    assert view["cast"] == [*EIGHT[:rank], name, *EIGHT[rank + 1 :]]
    assert view["scenario"] == "base"


@pytest.mark.rule("C-SET-17")
def test_two_characters_may_be_replaced_but_three_require_a_custom_game() -> None:
    view: Any = new(characters=["diplomat", "wizard"]).view(None)
    assert view["cast"] == ["assassin", "thief", "wizard", "king", "bishop", "merchant", "architect", "diplomat"]
    assert view["scenario"] == "base"
    three = ["diplomat", "abbot", "witch"]
    line = "At most 2 characters of the base cast may be replaced, not 3 (witch, abbot, diplomat)"
    refused(line + FREE, characters=three)
    refused(line + FREE, characters=three, scenario="base")
    view = new(characters=three, scenario="custom").view(None)
    assert view["cast"] == ["witch", "thief", "magician", "king", "abbot", "merchant", "architect", "diplomat"]
    assert view["scenario"] == "custom"


@pytest.mark.rule("C-SET-17", "C-SET-14")
def test_a_ninth_character_does_not_count_as_a_replacement() -> None:
    wanted = ["witch", "diplomat", "artist"]
    view: Any = new(characters=wanted).view(None)
    assert view["cast"] == ["witch", *EIGHT[1:7], "diplomat", "artist"] and view["scenario"] == "base"
    assert cast(new(characters=[*EIGHT[1:], "witch", "artist"])) == ["witch", *EIGHT[1:], "artist"]


@pytest.mark.rule("C-SET-17")
def test_every_character_may_be_in_a_custom_game() -> None:
    other = CHARACTERS[1:16:2]
    assert cast(new(players=5, scenario="custom", characters=[*other, "queen"])) == [*other, "queen"]
    assert cast(new(scenario="custom")) == EIGHT


@pytest.mark.rule("C-SET-17")
@pytest.mark.parametrize("name", [name for name in CHARACTER_NAMES if name not in CHARACTERS])
def test_characters_of_2016_are_refused(ruleset: str, name: str) -> None:
    rank = CHARACTER_RANK[CHARACTER_NAMES.index(name)]
    there = ", ".join(CHARACTERS[2 * rank - 2 : 2 * rank])
    line = f"The character {name} is not in the {ruleset} ruleset; choose one of: {there}."
    refused(line, players=5, characters=[name])
    refused(line, players=5, characters=[name], scenario="custom")


@pytest.mark.rule("C-SET-17")
def test_two_characters_of_a_rank_are_refused() -> None:
    line = "The cast has two characters of rank 1, assassin and witch; one per rank is allowed."
    refused(line, characters=["assassin", "witch"])
    line = "The cast has two characters of rank 9, queen and artist; one per rank is allowed."
    refused(line, players=6, characters=["queen", "artist"], scenario="custom")


@pytest.mark.rule("C-SET-14", "C-SET-17")
@pytest.mark.parametrize("scenario", ["custom", None])
def test_a_full_cast_must_fit_the_number_of_players(scenario: str | None) -> None:
    """A partially specified cast is completed with the Queen as rank 9."""
    line = "With 8 players a character of rank 9 is required; choose one of: queen, artist."
    refused(line, players=8, characters=EIGHT, scenario="custom")
    swapped = ["witch", *EIGHT[1:7], "diplomat"]
    refused(line, players=8, characters=swapped[::-1], scenario="custom")
    assert cast(new(players=8, characters=[*swapped, "artist"], scenario="custom")) == [*swapped, "artist"]
    assert cast(new(players=7, characters=swapped, scenario="custom")) == swapped
    assert cast(new(players=8, characters=["witch"], scenario=scenario)) == ["witch", *EIGHT[1:], "queen"]


@pytest.mark.rule("C-SET-14", "R-43", "R-44")
@pytest.mark.parametrize("players", range(1, 10))
def test_ninth_rank_by_number_of_players(players: int) -> None:
    """Rank 9 is rejected with 2 or 3 players, optional with 4 to 7, and required with 8."""
    if players in (1, 9):
        refused(f"Citadels is for 2 to 8 players, not {players}.", players=players)
        return
    assert cast(new(players=players)) == ([*EIGHT, "queen"] if players == 8 else EIGHT)
    line = f"With {players} players only ranks 1 to 8 are used; leave out artist."
    for scenario in ("base", "custom"):
        wanted: dict[str, Any] = {"players": players, "characters": ["artist"], "scenario": scenario}
        if players < 4:
            refused(line, **wanted)
        else:
            assert cast(new(**wanted)) == [*EIGHT, "artist"]


@pytest.mark.rule("R-02")
@pytest.mark.rulesets("classic")
def test_three_players_have_no_face_up_characters_and_eight_players_have_nine_ranks() -> None:
    """The rulebook's table also has rows for other numbers of characters; those rows do not apply."""
    assert [new(players=3, seed=seed).face_up for seed in range(20)] == [0] * 20
    for seed in range(20):
        state = new(players=8, seed=seed)
        assert (state.face_up, state.ranks_in_play, len(options(state))) == (0, 9, 8)


# ---- scenarios ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SET-17")
@pytest.mark.parametrize("name", ["first-game", "ambitious-aristocrats", "vicious-nobles", "Base", "moon"])
def test_scenarios_of_2016_are_refused(name: str) -> None:
    refused(f"There is no scenario {name!r}; choose from: base, random, custom.", scenario=name)


@pytest.mark.rulesets("2016")
@pytest.mark.rule("C-SET-18")
def test_2016_has_no_base_scenario() -> None:
    with pytest.raises(
        SetupError, match=r"^There is no scenario 'base'; choose from: first-game, ambitious-aristocrats"
    ):
        new(scenario="base")


@pytest.mark.rule("C-SET-07", "C-SET-14", "C-SET-15", "C-SET-17", "R-43", "R-58")
@pytest.mark.parametrize("players", range(2, 9))
def test_random_games_respect_all_limits(players: int) -> None:
    """At most two base characters are replaced; Queen, Emperor and rank 9 depend on the number of players."""
    seen: set[str] = set()
    sizes: set[int] = set()
    for seed in range(150):
        state = new(players=players, scenario="random", seed=seed, events=False)
        found = cast(state)
        seen |= set(found)
        sizes.add(len(found))
        assert sum(name not in EIGHT for name in found[:8]) <= 2
        assert [CHARACTERS.index(name) // 2 for name in found] == list(range(len(found)))
        assert not ("diplomat" in found and "graveyard" in uniques(state))
    expected = set(CHARACTERS)
    if players == 2:
        expected -= {"emperor"}
    if players < 4:
        expected -= {"artist"}
    if players < 5:
        expected -= {"queen"}
    assert seen == expected
    assert sizes == ({8} if players < 4 else {9} if players == 8 else {8, 9})


@pytest.mark.rule("C-SET-17")
@pytest.mark.parametrize("wanted", [["witch"], ["witch", "wizard"], ["witch", "wizard", "artist"]])
def test_random_games_with_named_characters_respect_the_limit(wanted: list[str]) -> None:
    for seed in range(40):
        found = cast(new(scenario="random", characters=wanted, seed=seed, events=False))
        assert set(wanted) <= set(found)
        assert sum(name not in EIGHT for name in found[:8]) <= 2


@pytest.mark.rule("C-SET-17")
def test_a_random_game_with_three_replaced_is_refused() -> None:
    line = "At most 2 characters of the base cast may be replaced, not 3 (witch, wizard, abbot)" + FREE
    refused(line, scenario="random", characters=["witch", "wizard", "abbot"])
