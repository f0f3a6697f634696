"""Set-up of a game of the older editions: size of a city, cast, scenarios, and one-line errors."""

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
    """A city is complete with eight districts, with any number of players, but not with seven."""
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
    """In the short game, a city is complete with seven districts, but not with six."""
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
def test_the_short_game_is_said_with_yes_or_no(ruleset: str) -> None:
    """The option for the short game must be a boolean; only the 2010 edition accepts True."""
    if ruleset == "classic":
        refused("The classic ruleset has no short game; only 2010 has one.", short=True)
    assert new(short=False).goal == 8
    for wrong in (1, 7, "yes", None):
        refused(f"The option short must be True or False, not {wrong!r}.", short=wrong)


@pytest.mark.rulesets("classic", "2016")
@pytest.mark.rule("C-SET-08", "C-SET-09")
def test_no_position_is_of_a_short_game_where_there_is_none(ruleset: str) -> None:
    """A position of a short game is refused in other editions, with the same error as a new game."""
    with pytest.raises(BurgraveError) as caught:
        at(short=True, players=4)
    assert str(caught.value) == f"The {ruleset} ruleset has no short game; only 2010 has one."


# ---- the cast ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SET-17")
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_the_eight_base_characters_are_the_cast_of_whoever_asks_for_nothing(players: int) -> None:
    """By default, the cast has the eight base characters, and the scenario is called base."""
    view: Any = new(players=players).view(None)
    assert (view["cast"], view["scenario"]) == (EIGHT, "base")
    assert cast(new(players=players, scenario="base")) == EIGHT


@pytest.mark.rule("C-SET-17")
@pytest.mark.parametrize("name", [name for name in CHARACTERS[1:16] if name not in EIGHT])
def test_any_base_character_may_give_way_to_the_other_of_the_rank(name: str) -> None:
    """Any base character may be replaced by the other character of its rank without a custom game."""
    view: Any = new(characters=[name]).view(None)
    rank = CHARACTERS.index(name) // 2
    assert view["cast"] == [*EIGHT[:rank], name, *EIGHT[rank + 1 :]]
    assert view["scenario"] == "base"


@pytest.mark.rule("C-SET-17")
def test_two_may_give_way_and_a_third_makes_the_game_custom() -> None:
    """Two base characters may be replaced; replacing three requires a custom game."""
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
def test_a_ninth_character_is_no_replacement() -> None:
    """A ninth character is allowed in addition to two replaced ones; naming a base character replaces nobody."""
    wanted = ["witch", "diplomat", "artist"]
    view: Any = new(characters=wanted).view(None)
    assert view["cast"] == ["witch", *EIGHT[1:7], "diplomat", "artist"] and view["scenario"] == "base"
    assert cast(new(characters=[*EIGHT[1:], "witch", "artist"])) == ["witch", *EIGHT[1:], "artist"]


@pytest.mark.rule("C-SET-17")
def test_every_character_may_be_in_a_custom_game() -> None:
    """A custom game may have all eight bonus characters, and a character of rank 9."""
    other = CHARACTERS[1:16:2]
    assert cast(new(players=5, scenario="custom", characters=[*other, "queen"])) == [*other, "queen"]
    assert cast(new(scenario="custom")) == EIGHT


@pytest.mark.rule("C-SET-17")
@pytest.mark.parametrize("name", [name for name in CHARACTER_NAMES if name not in CHARACTERS])
def test_characters_of_the_latest_edition_are_refused(ruleset: str, name: str) -> None:
    """Characters of the 2016 edition are refused; the error lists the available characters of the rank."""
    rank = CHARACTER_RANK[CHARACTER_NAMES.index(name)]
    there = ", ".join(CHARACTERS[2 * rank - 2 : 2 * rank])
    line = f"The character {name} is not in the {ruleset} ruleset; choose one of: {there}."
    refused(line, players=5, characters=[name])
    refused(line, players=5, characters=[name], scenario="custom")


@pytest.mark.rule("C-SET-17")
def test_two_characters_of_a_rank_are_refused() -> None:
    """Two characters of the same rank are refused; the error names them."""
    line = "The cast has two characters of rank 1, assassin and witch; one per rank is allowed."
    refused(line, characters=["assassin", "witch"])
    line = "The cast has two characters of rank 9, queen and artist; one per rank is allowed."
    refused(line, players=6, characters=["queen", "artist"], scenario="custom")


@pytest.mark.rule("C-SET-14", "C-SET-17")
@pytest.mark.parametrize("scenario", ["custom", None])
def test_a_whole_cast_must_fit_the_number_of_players(scenario: str | None) -> None:
    """With eight players, a full cast without rank 9 is refused; a cast named only in part gets the Queen."""
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
    """Rank 9 is refused with 2 or 3 players, optional with 4 to 7, and required with 8."""
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
def test_nothing_lies_open_for_three_and_eight_have_nine_characters() -> None:
    """Three players have no face-up characters, and eight players have nine characters.

    The rows of the rulebook's table for other cases do not apply.
    """
    assert [new(players=3, seed=seed).face_up for seed in range(20)] == [0] * 20
    for seed in range(20):
        state = new(players=8, seed=seed)
        assert (state.face_up, state.ranks_in_play, len(options(state))) == (0, 9, 8)


# ---- scenarios ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SET-17")
@pytest.mark.parametrize("name", ["first-game", "ambitious-aristocrats", "vicious-nobles", "Base", "moon"])
def test_scenarios_of_the_latest_edition_are_refused(name: str) -> None:
    """Scenarios of the 2016 edition are refused; the error lists the available scenarios."""
    refused(f"There is no scenario {name!r}; choose from: base, random, custom.", scenario=name)


@pytest.mark.rulesets("2016")
@pytest.mark.rule("C-SET-18")
def test_the_latest_edition_has_no_base_scenario() -> None:
    """The 2016 ruleset has no scenario called base."""
    with pytest.raises(
        SetupError, match=r"^There is no scenario 'base'; choose from: first-game, ambitious-aristocrats"
    ):
        new(scenario="base")


@pytest.mark.rule("C-SET-07", "C-SET-14", "C-SET-15", "C-SET-17", "R-43", "R-58")
@pytest.mark.parametrize("players", range(2, 9))
def test_random_games_keep_all_limits(players: int) -> None:
    """A random game respects all limits of the cast and of the Graveyard.

    At most two of the eight are replaced; Queen, Emperor and rank 9 depend on the number of players.
    """
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
def test_random_games_with_characters_of_the_hosts_choice_keep_the_limit(wanted: list[str]) -> None:
    """A random game includes the characters named, and replaces at most two of the eight in all."""
    for seed in range(40):
        found = cast(new(scenario="random", characters=wanted, seed=seed, events=False))
        assert set(wanted) <= set(found)
        assert sum(name not in EIGHT for name in found[:8]) <= 2


@pytest.mark.rule("C-SET-17")
def test_a_random_game_with_three_replaced_is_refused() -> None:
    """A random game with three replaced characters is refused, because it requires a custom game."""
    line = "At most 2 characters of the base cast may be replaced, not 3 (witch, wizard, abbot)" + FREE
    refused(line, scenario="random", characters=["witch", "wizard", "abbot"])
