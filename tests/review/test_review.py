"""Reviews: findings, sums, fairness, reproducibility, and interruption."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest
from tests.review.games import NAMES, last_part, played_out, state_before_end

import burgrave
from burgrave.bots.playing import bots_for, search_of
from burgrave.games.citadels.proof.trials import CitadelsIndistinguishability
from burgrave.games.valeria.proof.trials import ValeriaIndistinguishability
from burgrave.kernel.errors import BurgraveError, RecordError, SetupError
from burgrave.kernel.game import play_random
from burgrave.kernel.record import Record
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.puzzles import collection_of
from burgrave.review import Budget, Review, Reviewer, clear, review, review_of
from burgrave.review.decisions import DecisionReviewer
from burgrave.review.table import Table
from burgrave.review.telling import Teller
from burgrave.text.narration import narrator_for

GAMES = ["citadels", "valeria"]
SMALL = Budget(40, 40, 16)


@cache
def record_of(game: str) -> Record:
    return last_part(game, 3, 5, 14)


@cache
def whole(game: str) -> Review:
    return review(record_of(game), seed="whole", budget=SMALL)


def judge_of(game: str) -> DecisionReviewer:
    return DecisionReviewer(game_named(game), bots_for(game), search_of(game, Rng(0)).policy)


# ---- sums ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_luck_and_play_add_up_to_the_outcome(game: str) -> None:
    found = whole(game)
    outcome = burgrave.replay(record_of(game))
    last = list(outcome)[-1][0]
    assert [one.outcome for one in found.sums] == last.returns()
    assert [one.points for one in found.sums] == last.scores()
    for one in found.sums:
        assert one.fair + one.luck + one.play + one.others == pytest.approx(one.outcome, abs=1e-9)
        assert one.luck == pytest.approx(one.deal + one.chance + one.hidden, abs=1e-9)
        assert one.mistakes <= one.decisions


@pytest.mark.parametrize("game", GAMES)
def test_what_one_seat_wins_the_others_lose(game: str) -> None:
    found = whole(game)
    assert len(found.swings) == len(record_of(game).actions())
    for moment in found.moments:
        assert sum(moment.shares) == pytest.approx(1.0)
    for swing in found.swings:
        for kind in (swing.change, swing.play, swing.chance, swing.hidden):
            assert sum(kind) == pytest.approx(0.0, abs=1e-9)
        for change, *parts in zip(swing.change, swing.play, swing.chance, swing.hidden, strict=True):
            assert change == pytest.approx(sum(parts), abs=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_each_decision_names_what_was_played_and_what_would_have_been_better(game: str) -> None:
    found = whole(game)
    record = record_of(game)
    moves = record.actions()
    states = [state for state, _, _ in burgrave.replay(record)]
    assert {one.moment for one in found.decisions} == {
        moment for moment, (seat, _) in enumerate(moves) if len(states[moment].legal(seat)) > 1
    }
    for one in found.decisions:
        seat, action = moves[one.moment]
        assert (one.seat, one.options[one.played].action) == (seat, action)
        assert [option.action for option in one.options] == states[one.moment].legal(seat)
        assert one.options[one.best].behind == 0.0
        assert (one.loss > 0.0) <= (one.played != one.best)


def test_dice_are_chance_and_orders_are_none() -> None:
    found = whole("valeria")
    states = [state for state, _, _ in burgrave.replay(record_of("valeria"))]
    rolled = [
        moment
        for moment in range(len(states) - 1)
        if states[moment].view(None)["active"] != states[moment + 1].view(None)["active"]
        and not states[moment + 1].is_over()
    ]
    assert rolled and set(rolled) <= {one.moment for one in found.chances}
    quiet = {one.moment for one in found.swings} - {one.moment for one in found.chances}
    assert quiet
    for one in found.swings:
        if one.moment in quiet:
            assert one.chance == [0.0] * 3


# ---- findings --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seed", "back", "bad"),
    [("citadels", 23, 15, "end"), ("valeria", 1, 14, "gain magic")],
)
def test_a_bad_decision_is_found(game: str, seed: int, back: int, bad: str) -> None:
    """A seat ends its turn or gains magic, although it could build or slay."""
    begin = state_before_end(game, 2, seed, back)
    seat = begin.to_act()
    first = iter([game_named(game).parse(bad)])

    def badly(_state: State, _seat: int) -> int | None:
        return next(first, None)

    assert played_out(begin).scores() != played_out(begin, badly).scores()
    first = iter([game_named(game).parse(bad)])
    found = review(played_out(begin, badly), seats=[seat], seed=1, budget=Budget(160, 40, 16))
    worst = max(found.decisions, key=lambda one: one.loss if one.seat == seat else 0.0)
    assert worst.moment == 0 and worst.seat == seat
    assert worst.loss > 0.04 and worst.loss > 2 * worst.error
    assert worst.options[worst.played].notation == bad
    assert worst.looks == 2
    assert found.swings[0].play[seat] < -0.04


@pytest.mark.parametrize("game", GAMES)
def test_what_stays_possible_in_the_turn_is_no_mistake_yet(game: str) -> None:
    """A missed action counts once, at its last opportunity in the turn, so the order of free actions is no mistake."""
    table = Table(last_part(game, 3, 5, 60))
    postponed = 0
    for moment, (seat, played) in enumerate(table.moves):
        later = table.later(moment)
        following = [n for n in range(moment + 1, len(table.moves)) if table.turns[n] == table.turns[moment]]
        assert played not in later
        for action in later:
            assert any(action in table.states[n].legal(seat) for n in following)
        postponed += len(later)
        assert following or not later
    assert postponed > 0


def test_a_wasted_action_is_not_postponed() -> None:
    """A turn has two actions; after the wasted one, at most one of the missed actions can still be played."""
    begin = state_before_end("valeria", 2, 1, 14)
    first = iter([game_named("valeria").parse("gain magic")])
    table = Table(played_out(begin, lambda _state, _seat: next(first, None)))
    slain = [one for one in begin.legal(begin.to_act()) if game_named("valeria").notation(one).startswith("slay")]
    assert slain and len(set(slain) & table.later(0)) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_hopeless_options_are_dropped_early(game: str) -> None:
    table = Table(last_part(game, 3, 5, 30))
    spent = [0, 0]
    for moment in [n for n in range(len(table.moves)) if table.has_choice(n)][:6]:
        seat, played = table.moves[moment]
        state = table.states[moment]
        all_of_them, few = (
            judge_of(game).judge(state, moment, seat, played, trials=600, seed=1, thrifty=thrifty)
            for thrifty in (False, True)
        )
        for at, found in enumerate((all_of_them, few)):
            spent[at] += sum(option.trials for option in found.options)
        if all_of_them.loss > 0.1:
            assert few.best == all_of_them.best
            assert few.loss == pytest.approx(all_of_them.loss, abs=0.05)
    assert spent[1] < 0.9 * spent[0]


def test_an_option_that_stays_possible_does_not_count() -> None:
    state = state_before_end("citadels", 2, 23, 15)
    seat = state.to_act()
    end = game_named("citadels").parse("end")
    judge = judge_of("citadels")
    once = judge.judge(state, 0, seat, end, trials=160, seed=1)
    assert once.loss > 0.04 and once.possible - once.chance == pytest.approx(once.loss, abs=0.05)
    others = frozenset(state.legal(seat)) - {end}
    again = judge.judge(state, 0, seat, end, trials=160, seed=1, later=others)
    assert again.loss == 0.0 and again.best == again.played
    assert {one.action for one in again.options if one.later} == others


def test_a_turn_counts_as_one_mistake() -> None:
    for game in GAMES:
        found = whole(game)
        for one in found.sums:
            lost = {decision.turn for decision in found.decisions if decision.seat == one.seat and decision.loss > 0.0}
            assert one.mistakes == len(lost)
        turns = [next(swing.turn for swing in found.swings if swing.moment == moment) for moment in found.turning]
        assert len(set(turns)) == len(turns)


@pytest.mark.parametrize("game", GAMES)
def test_a_missed_move_that_is_clearly_best_is_a_puzzle(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat plays the worst move of a shipped puzzle."""
    monkeypatch.setattr(clear, "SEARCHES", 2)
    monkeypatch.setattr(clear, "_LEAST_LONG", 120)
    monkeypatch.setattr(type(bots_for(game)), "review_trials", lambda _self: 160)
    puzzle = max(collection_of(game).puzzles, key=lambda one: (one.grade == 1, one.margin))
    begin = puzzle.state(game)
    wrong = min(puzzle.chances, key=lambda name: puzzle.chances[name])
    first = iter([game_named(game).parse(wrong)])
    record = played_out(begin, lambda _state, _seat: next(first, None))
    found = review(record, seats=[puzzle.seat], seed=1, budget=Budget(160, 40, 16))
    decision = found.decisions[0]
    assert decision.moment == 0 and decision.clear is not None
    assert decision.clear.right[0] == puzzle.best[0]
    assert decision.clear.chances.keys() == puzzle.chances.keys()
    assert decision.clear.margin >= clear.MARGIN and decision.clear.searches == 2
    assert wrong not in decision.clear.right
    assert sum(one.clear is not None for one in found.decisions) == 1
    table = Table(record)
    teller = Teller(found, table, narrator_for(table.states[-1], "en"), NAMES)
    (moment,) = [one for one in teller.key_moments(puzzle.seat) if one.puzzle]
    assert moment.moment == 0 and moment.role == "missed" and moment.puzzle
    assert moment.puzzle.right == decision.clear.right
    assert [one.notation for one in moment.puzzle.choices][: len(moment.puzzle.right)] == moment.puzzle.right
    assert all(one.text for one in moment.puzzle.choices)


def test_a_small_budget_finds_no_puzzles() -> None:
    small = Reviewer(record_of("citadels"), budget=SMALL).review
    usual = Reviewer(record_of("citadels"), budget=Budget.in_proportion(6000)).review
    assert usual.steps == small.steps + 4


# ---- fairness ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_of_two_worlds_that_look_the_same_the_verdict_is_the_same(game: str) -> None:
    state = state_before_end(game, 3, 5, 30)
    while len(state.legal(state.to_act())) < 2:
        state.apply(state.to_act(), state.legal(state.to_act())[0])
    seat = state.to_act()
    twins = CitadelsIndistinguishability() if game == "citadels" else ValeriaIndistinguishability()
    twin = twins.twin(state, seat, Rng("twin"))
    assert twin.digest() != state.digest()
    played = state.legal(seat)[0]
    verdicts = [judge_of(game).judge(one, 7, seat, played, trials=60, seed="fair") for one in (state, twin)]
    assert verdicts[0] == verdicts[1]


@pytest.mark.parametrize(
    ("game", "players"),
    [("citadels", 4), ("citadels", 7), ("valeria", 3), ("valeria", 1)],
)
def test_only_cards_that_nobody_knows_are_dealt_again(game: str, players: int) -> None:
    state = burgrave.new(game, players=players, seed="unseen")
    rng = Rng("unseen")
    differed = 0
    while not state.is_over():
        play_random(state, rng, 9)
        if state.is_over():
            break
        other = state.deal_unseen(rng)
        for seat in (*range(players), None):
            assert other.view(seat) == state.view(seat)
        for seat in range(players):
            assert other.legal(seat) == state.legal(seat)
        other.reseed(1)
        plain = state.copy()
        plain.reseed(1)
        differed += other.digest() != plain.digest()
    assert differed > 0


# ---- reproducibility, step by step -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_cut_off_and_gone_on_it_is_the_same_as_in_one_go(game: str) -> None:
    first = Reviewer(record_of(game), seed="whole", budget=SMALL)
    assert first.review.done == 0
    running = first.steps()
    for _ in range(17):
        next(running)
    assert first.review.done == 17 and not first.review.finished and first.review.sums == []
    kept = review_of(first.review.as_json().decode(), "kept")
    told: list[tuple[int, int]] = []
    second = Reviewer(record_of(game), seed="whole", budget=SMALL, finished=kept)
    found = second.run(lambda done, steps: told.append((done, steps)))
    assert found == whole(game) and found.finished
    assert told == [(done, found.steps) for done in range(18, found.steps + 1)]
    assert review_of(found.as_json().decode(), "found") == found
    assert json.loads(found.as_json())["game"] == game


def test_another_seed_samples_other_worlds_and_agrees() -> None:
    """The estimated losses agree within their errors."""
    record = played_out(state_before_end("citadels", 2, 23, 12))
    reviews = [review(record, seed=seed, budget=Budget(240, 240, 16)) for seed in (1, 2)]
    assert reviews[0].moments != reviews[1].moments
    for one, other in zip(reviews[0].decisions, reviews[1].decisions, strict=True):
        assert abs(one.loss - other.loss) < 4 * (one.error + other.error) + 0.05


def test_a_total_bounds_the_trials() -> None:
    record = record_of("citadels")
    found = Reviewer(record, budget=Budget(1000, 250, 300), total=800).review
    assert 40 <= found.trials < 1000 and found.others <= found.trials
    assert Reviewer(record, budget=SMALL, total=10**9).review.trials == SMALL.trials


# ---- unreviewable games ----------------------------------------------------------------------------------------


def _unfinished() -> Record:
    record = record_of("citadels")
    return Record.parse("\n".join(str(record).splitlines()[:-4]) + "\n")


def _another() -> object:
    return Reviewer(record_of("valeria"), seed=1, budget=SMALL, finished=Reviewer(record_of("citadels")).review)


REFUSED: list[tuple[Callable[[], object], type[BurgraveError], str]] = [
    (lambda: Reviewer(_unfinished()), RecordError, "the record ends before the end of the game"),
    (lambda: Reviewer(record_of("citadels"), seats=[3]), SetupError, "There is no seat 3; seats go from 0 to 2."),
    (
        lambda: Budget.of("citadels", 3),
        SetupError,
        "A review needs 40 to 10,000,000 trials per decision, not 3.",
    ),
    (_another, SetupError, "The unfinished review does not match: it has game 'citadels', not 'valeria'."),
    (lambda: review_of("{}", "a.json"), SetupError, "a.json is not a review: "),
]


@pytest.mark.parametrize(("attempt", "error", "message"), REFUSED)
def test_what_cannot_be_done_is_said_in_a_line(
    attempt: Callable[[], object], error: type[BurgraveError], message: str
) -> None:
    with pytest.raises(error) as caught:
        attempt()
    assert message in str(caught.value) and "\n" not in str(caught.value)
