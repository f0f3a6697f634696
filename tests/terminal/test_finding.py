"""Search for cards by a typed name."""

import pytest

from burgrave.text.finding import folded, matching

CARDS = {
    "prison": ("Prisão", "prison"),
    "school_of_magic": ("Escola de Magia", "school_of_magic"),
    "magician": ("Ilusionista", "magician"),
    "wizard": ("Mago", "wizard"),
    "ma": ("Ma", "ma"),
    "keep": ("Torre de Menagem", "keep"),
    "watchtower": ("Torre de Vigia", "watchtower"),
}


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Prisão", "prisao"),
        ("  King's   COURT ", "king s court"),
        ("great_wall", "great wall"),
        ("Müßig", "mussig"),
        ("!?", ""),
    ],
)
def test_case_accents_and_signs_are_left_out(text: str, plain: str) -> None:
    assert folded(text) == plain


@pytest.mark.parametrize(
    ("about", "found"),
    [
        ("prisao", ["prison"]),
        ("MA", ["ma"]),  # an exact name has priority
        ("mag", ["wizard"]),  # then prefixes
        ("magia", ["school_of_magic"]),  # then substrings
        ("torre", ["keep", "watchtower"]),
        ("School of Magic", ["school_of_magic"]),  # by its other name, in full
        ("school", []),  # and only in full
        ("xyz", []),
    ],
)
def test_the_best_match_counts(about: str, found: list[str]) -> None:
    assert matching(about, CARDS) == found
