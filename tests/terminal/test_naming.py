"""Everyday names of cards and setups, which are resolved to the names in the rules."""

from __future__ import annotations

import pytest

from burgrave.games.citadels.rules.ruleset import RULESETS
from burgrave.kernel.errors import SetupError
from burgrave.kernel.registry import game_named
from burgrave.text.catalogue import LANGUAGES
from burgrave.text.naming import meant, named, title_of

TWO_MAGES = "'Mago' is ambiguous: magician or wizard."
"""Error for a name that means the Wizard in one language and the Magician in another."""


@pytest.mark.parametrize(
    ("game", "text", "name"),
    [
        ("citadels", "witch", "witch"),
        ("citadels", "Witch", "witch"),
        ("citadels", "GREAT-wall", "great_wall"),
        ("citadels", " Great  Wall ", "great_wall"),
        ("citadels", "Strega", "witch"),
        ("citadels", "bruxa", "witch"),
        ("citadels", "Bruja", "witch"),
        ("citadels", "tax collector", "tax_collector"),
        ("citadels", "First Game", "first-game"),
        ("citadels", "prima partita", "first-game"),
        ("citadels", "Classic", "classic"),
        ("valeria", "Foxgrove Palisade", "foxgrove_palisade"),
        ("valeria", "Cutthroat's Truce", "cutthroats_truce"),
        ("valeria", "Monaco", "monk"),
        ("valeria", "Glittering Gold", "glittering-gold"),
        ("valeria", "nobody's name", "nobody's name"),
        ("valeria", "", ""),
        ("valeria", "!", "!"),
    ],
)
def test_a_name_is_found_however_it_is_written(game: str, text: str, name: str) -> None:
    assert meant(game_named(game), text, {}) == name


@pytest.mark.parametrize(
    ("game", "options"),
    [("valeria", {}), *(("citadels", {"ruleset": name}) for name in RULESETS)],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_means_its_own_card(game: str, options: dict[str, object], language: str) -> None:
    known = game_named(game)
    names = known.part("names")
    titles = names.titles(language, known.edition(options))  # type: ignore[attr-defined]
    assert set(titles) <= set(names.ids)  # type: ignore[attr-defined]
    for name, title in titles.items():
        assert title_of(known, name, language, known.edition(options)) == title
        if (game, title) == ("citadels", "Mago"):
            with pytest.raises(SetupError) as refused:
                meant(known, title, options)
            assert str(refused.value) == TWO_MAGES
        else:
            assert meant(known, title, options) == name


def test_options_depend_on_the_edition_that_is_named_with_them() -> None:
    game = game_named("citadels")
    assert named(game, {"characters": ["Esattore"], "ruleset": " 2010 ", "players": 5}) == {
        "characters": ["tax_collector_old"],
        "ruleset": "2010",
        "players": 5,
    }
    assert named(game, {"characters": ["Esattore"]}) == {"characters": ["tax_collector"]}
