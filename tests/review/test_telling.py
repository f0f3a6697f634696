"""Summary of each seat in a review: how well it played, how lucky it was, and the result."""

from __future__ import annotations

import pytest
from tests.review.games import last_part
from tests.texts import LANGUAGES, messages

from burgrave.kernel.registry import game_named
from burgrave.review import Budget, Reviewer
from burgrave.review.telling import WORDS, Table, Teller, _played_best, _word, plain
from burgrave.review.types import Moment, SeatSums, Swing
from burgrave.text.narration import narrator_for


def sums(seat: int = 0, *, won: bool, play: float, luck: float, error: float = 0.01, others: float = 0.0) -> SeatSums:
    """Return the review sums of a seat with these values."""
    return SeatSums(
        seat=seat,
        outcome=float(won),
        points=20.0,
        fair=0.25,
        deal=0.0,
        chance=luck,
        hidden=0.0,
        luck=luck,
        play=play,
        error=error,
        others=others,
        decisions=10,
        mistakes=1,
        cost=0.1,
    )


@pytest.mark.parametrize(
    ("won", "play", "luck", "word"),
    [
        (True, 0.2, 0.2, "won-both"),
        (True, 0.2, 0.0, "won-play"),
        (True, 0.2, -0.2, "won-against-luck"),
        (True, -0.2, 0.2, "won-luck"),
        (True, 0.0, 0.0, "won-others"),
        (False, 0.2, -0.2, "lost-unlucky"),
        (False, 0.2, 0.2, "lost-beaten"),
        (False, -0.2, -0.2, "lost-both"),
        (False, -0.2, 0.2, "lost-play"),
        (False, 0.0, -0.2, "lost-luck"),
        (False, 0.0, 0.0, "lost-others"),
    ],
)
def test_the_word_for_a_game(won: bool, play: float, luck: float, word: str) -> None:
    assert _word(sums(won=won, play=play, luck=luck), best=False) == word
    assert word in WORDS


@pytest.mark.parametrize(
    ("won", "play", "luck", "others", "word"),
    [
        (True, -0.29, 0.25, 0.79, "won-others"),
        (True, 0.0, 0.25, 0.1, "won-luck"),
        (False, 0.2, -0.06, -0.17, "lost-beaten"),
        (False, 0.0, -0.1, -0.3, "lost-others"),
        (False, -0.2, -0.1, -0.3, "lost-both"),
    ],
)
def test_luck_has_not_done_what_others_did(won: bool, play: float, luck: float, others: float, word: str) -> None:
    assert _word(sums(won=won, play=play, luck=luck, others=others), best=False) == word


def test_what_is_within_the_error_is_neither_good_nor_bad() -> None:
    assert _word(sums(won=True, play=0.2, luck=0.0, error=0.15), best=False) == "won-others"


def test_who_played_best_and_had_bad_luck_is_told_so() -> None:
    ana, bruno = sums(0, won=False, play=0.3, luck=-0.4), sums(1, won=True, play=0.1, luck=0.4)
    assert _played_best([ana, bruno]) == 0
    assert _word(ana, best=True) == "lost-best"
    assert _played_best([ana, sums(1, won=True, play=0.3, luck=0.1)]) is None
    assert _played_best([ana]) is None


def test_every_word_is_said_of_somebody_and_to_them() -> None:
    for language in LANGUAGES:
        said = messages(language, "review.ftl")
        for word in WORDS:
            message = said[f"review-word-{word}"]
            assert [attribute.id.name for attribute in message.attributes] == ["me"]


def test_sentences_with_cards_as_a_text() -> None:
    assert plain(["Ana built the ", {"card": "market", "text": "Market"}, "."]) == "Ana built the Market."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_turning_point_names_the_decision_if_the_log_does_not(game: str, language: str) -> None:
    """A decision may end the round: the log then opens with the new round, but the review names the decision first."""
    record = last_part(game, 3, 5, 90)
    table, rules = Table(record), game_named(game)
    found = Reviewer(record, seed="told", budget=Budget(1, 1, 1)).review
    found.moments = [Moment(n, one.rounds(), [], 0.0, [], False) for n, one in enumerate(table.states)]
    names = ["Ana", "Bruno", "Carla"]
    teller = Teller(found, table, narrator_for(table.states[-1], language), names)
    ends = 0
    for moment, (seat, action) in enumerate(table.moves):
        swing = Swing(moment, found.moments[moment].round, seat, rules.notation(action), [], [], [], [])
        by_play, by_chance = (plain(teller._happened(swing, kind)) for kind in ("play", "chance"))
        assert by_play
        if found.moments[moment].round != found.moments[moment + 1].round:
            ends += 1
            assert by_play.startswith(f"{names[seat]}: ")
            assert by_chance.startswith(by_play) and by_chance != by_play
    assert ends > 1
