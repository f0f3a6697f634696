"""Summary of each seat in a review: quality of play, luck, and the result."""

from __future__ import annotations

import pytest
from tests.review.games import last_part
from tests.texts import LANGUAGES, messages

import burgrave
from burgrave.kernel.game import play_random
from burgrave.kernel.quote import UNSAID
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.review import Budget, Reviewer
from burgrave.review.table import Table
from burgrave.review.telling import WORDS, Teller, _played_best, _word, plain
from burgrave.review.types import Decision, Moment, Option, Review, SeatSums, Swing, Why
from burgrave.text.narration import narrator_for

ROUND_BEGINS = ("Round", "Ronda", "Rodada")


def sums(seat: int = 0, *, won: bool, play: float, luck: float, error: float = 0.01, others: float = 0.0) -> SeatSums:
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
def test_a_moment_is_one_sentence_and_never_the_beginning_of_a_round(game: str, language: str) -> None:
    record = last_part(game, 3, 5, 90)
    table, rules = Table(record), game_named(game)
    found = Reviewer(record, seed="told", budget=Budget(1, 1, 1)).review
    found.moments = [Moment(n, one.rounds(), [], 0.0, [], False) for n, one in enumerate(table.states)]
    names = ["Ana", "Bruno", "Carla"]
    teller = Teller(found, table, narrator_for(table.states[-1], language), names)
    ends = 0
    for moment, (seat, action) in enumerate(table.moves):
        swing = Swing(moment, moment, found.moments[moment].round, seat, rules.notation(action), [], [], [], [])
        told = plain(teller._happened(swing, None))
        assert told and told == plain(told.splitlines())
        if found.moments[moment].round != found.moments[moment + 1].round:
            ends += 1
            assert not any(str(found.moments[moment + 1].round) in told and word in told for word in ROUND_BEGINS)
    assert ends > 1


# ---- key moments -----------------------------------------------------------------------------------------------


def judged(game: str, *, lost: dict[int, float]) -> tuple[Review, Table]:
    """Return a review and its table; each decision loses the win share ``lost.get(moment, 0.0)``.

    The best option is the last one that was not played.
    """
    record = last_part(game, 3, 5, 40)
    table, rules = Table(record), game_named(game)
    found = Reviewer(record, seed="told", budget=Budget(1, 1, 1)).review
    even = [1 / 3] * 3
    found.moments = [Moment(n, one.rounds(), even, 0.0, even, False) for n, one in enumerate(table.states)]
    for moment, (seat, action) in enumerate(table.moves):
        legal = table.states[moment].legal(seat)
        options = [Option(one, rules.notation(one), 0.3, 20.0, 8, 0.0, 0.0, False) for one in legal]
        best = next(n for n in reversed(range(len(legal))) if legal[n] != action) if len(legal) > 1 else 0
        loss, played = lost.get(moment, 0.0), legal.index(action)
        turn, why = table.turns[moment], Why(UNSAID, {})
        chances = (0.09, 0.09 + loss, loss, 0.01)
        found.decisions.append(
            Decision(
                moment, turn, found.moments[moment].round, seat, played, best, *chances, [0.0] * 3, 0.0, options, why, 1
            )
        )
    return found, table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_three_moments_mattered_most_and_one_per_turn(game: str, language: str) -> None:
    table = judged(game, lost={})[1]
    mine = [moment for moment, (seat, _) in enumerate(table.moves) if seat == 0 and table.has_choice(moment)]
    found, _ = judged(game, lost={moment: 0.05 + 0.01 * at for at, moment in enumerate(mine)})
    teller = Teller(found, table, narrator_for(table.states[-1], language), ["Ana", "Bruno", "Carla"])
    moments = teller.key_moments(0)
    assert len(moments) == min(3, len({table.turns[moment] for moment in mine}))
    assert len({table.turns[one.moment] for one in moments}) == len(moments)
    assert [one.moment for one in moments] == sorted(one.moment for one in moments)
    costliest = {mine[-1]} & {one.moment for one in moments}
    assert costliest == {mine[-1]}
    for one in moments:
        assert (one.role, one.actor, one.board, one.why) == ("missed", 0, 0, "")
        for said in (one.me, one.other):
            assert plain(said.what) and "{" not in said.then + plain(said.what) and "9" in said.then
        assert "Ana" in one.other.then
        assert "Ana" not in one.me.then
    assert teller.key_moments(1) == []


def test_a_chance_missed_is_told_as_a_sentence() -> None:
    state = burgrave.new("citadels", players=4, seed=3, ruleset="2016", scenario="first-game")
    rng = Rng(3)
    notation = game_named("citadels").notation
    while not (robs := [one for one in state.legal(state.to_act()) if notation(one).startswith("rob")]):
        play_random(state, rng, 1)
    seat, rob = state.to_act(), robs[0]
    names = ["Ana", "Bruno", "Carla", "Diego"]
    expected = {
        "en": ("You robbed nobody.", "Robbing the "),
        "pt-BR": ("Você não roubou ninguém.", "Roubar "),
        "it": ("Non hai derubato nessuno.", "Derubare "),
        "es": ("No robaste a nadie.", "Robar a"),
    }
    for language, (omitted, doing) in expected.items():
        narrator = narrator_for(state, language)
        quote = state.quote(seat, rob)
        assert narrator.phrase("omitted-you", state.view(seat), rob, names, quote) == omitted
        assert names[seat] in narrator.phrase("omitted", state.view(seat), rob, names, quote)
        assert narrator.phrase("doing", state.view(seat), rob, names, quote).startswith(doing)


def swung(change: float, chance: float) -> str:
    """Return the role that another seat's turn plays in seat 0's key moments.

    The turn changed seat 0's win share by ``change``, of which ``chance`` was due to a random event.
    """
    found, table = judged("citadels", lost={})
    moment = next(n for n, (seat, _) in enumerate(table.moves) if seat != 0)
    rest = [-change / 2] * 2
    swing = Swing(moment, moment, 1, table.moves[moment][0], "end", [change, *rest], [0.0] * 3, [chance, 0, 0], rest)
    teller = Teller(found, table, narrator_for(table.states[-1], "en"), ["Ana", "Bruno", "Carla"])
    return teller._swung(0, [swing]).role


def test_a_change_made_by_a_random_event_is_luck() -> None:
    assert swung(0.3, 0.2) == "lucky"
    assert swung(0.3, 0.1) == "helped"
    assert swung(-0.3, -0.2) == "unlucky"
    assert swung(-0.3, 0.2) == "hurt"


def test_luck_is_told_by_the_random_event() -> None:
    record = last_part("valeria", 3, 5, 60)
    table, notation = Table(record), game_named("valeria").notation
    found = Reviewer(record, budget=Budget(1, 1, 1)).review
    teller = Teller(found, table, narrator_for(table.states[0], "en"), ["Ana", "Bruno", "Carla"])
    rolls = 0
    for moment, (seat, action) in enumerate(table.moves):
        swing = Swing(moment, moment, 1, seat, notation(action), [], [], [], [])
        told = plain(teller._fell_out(swing, None))
        if any("rolled" in line.text for line in teller._lines(moment, None)):
            rolls += "rolled" in told
        elif table.random_event(moment, 1) is None:
            assert told == plain(teller._happened(swing, None))
    assert rolls > 4


def test_an_apposition_ends_with_a_comma() -> None:
    """In pt-BR, dukes have names such as "Isabella, a Justa"."""
    record = last_part("valeria", 2, 1, 10_000)
    table, notation = Table(record), game_named("valeria").notation
    teller = Teller(
        Reviewer(record, budget=Budget(1, 1, 1)).review, table, narrator_for(table.states[0], "pt-BR"), ["Ana", "Bruno"]
    )
    found = 0
    for moment, (seat, action) in enumerate(table.moves):
        legal = table.states[moment].legal(seat)
        if len(legal) < 2 or not notation(action).startswith("keep"):
            continue
        options = [Option(one, notation(one), 0.3, 20.0, 8, 0.0, 0.0, False) for one in legal]
        for best in range(2):
            told = teller._could(
                Decision(moment, 0, 1, seat, 0, best, 0.1, 0.2, 0.1, 0.01, [0.0] * 2, 0.0, options, Why(UNSAID, {}), 1),
                seat,
            )
            found += told.count(",")
            assert told.count(",") in (0, 2)
    assert found
