"""Deals: all rotations are played, bots see only their own view, and a failing bot loses one game."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import burgrave
from burgrave import Seat, SetupError, State
from burgrave.arena import arena
from burgrave.arena import plan as entrants
from burgrave.arena.deal import Deal, Played, placed, play_deal
from burgrave.arena.plan import ArenaPlan, check_cores, deal_seed, plan
from burgrave.bots import Bot, bot_named, bots_of
from burgrave.bots.errors import BotFailure
from burgrave.games import BUILT_IN
from burgrave.kernel.rng import Rng, seed_of


class Watcher:
    """Bot that plays its first option and records its seat and its first view."""

    def __init__(self, seed: object) -> None:
        self.seed = seed
        self.first = ""
        self.seat = -1
        self.options: list[int] = []
        self.closed = 0

    def choose(self, seat: Seat) -> int:
        self.first = self.first or str(seat.view())
        self.seat = seat.index
        self.options.append(len(seat.legal()))
        return seat.legal()[0]

    def close(self) -> None:
        self.closed += 1


class Failing(Watcher):
    """Bot that makes three valid decisions, then returns an illegal id or a non-integer, or raises an exception."""

    def __init__(self, seed: object, how: Any) -> None:
        super().__init__(seed)
        self.how = how

    def choose(self, seat: Seat) -> int:
        if len(self.options) < 3:
            return super().choose(seat)
        if isinstance(self.how, Exception):
            raise self.how
        answer: int = self.how  # or not an int: the point of the test
        return answer


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Watcher]]:
    """Return a function that registers bots with the arena and returns a list that collects their instances."""

    def give(**makers: Callable[[object], Watcher]) -> list[Watcher]:
        made: list[Watcher] = []

        def named(game: str, spec: str, seed: object, **_: object) -> Bot:
            if spec not in makers:
                return bot_named(game, spec, seed)
            made.append(makers[spec](seed))
            return made[-1]

        monkeypatch.setattr(entrants, "bot_named", named)
        return made

    return give


def games_of(wanted: ArenaPlan, number: int = 0) -> list[Played]:
    return play_deal(wanted, (0, number)).games


def without_times(deal: Deal) -> Deal:
    rest = [0.0] * len(deal.games[0].ms)
    return replace(deal, games=[replace(game, ms=rest, slowest=rest) for game in deal.games])


# ---- rotations ---------------------------------------------------------------------------------------------------


def test_every_bot_sits_in_every_seat_of_the_same_deal_once(seated: Callable[..., list[Watcher]]) -> None:
    made = seated(a=Watcher, b=Watcher, c=Watcher)
    wanted = plan("citadels", ["a", "b", "c"], seed=5)
    made.clear()
    play_deal(wanted, (0, 7))
    assert [watcher.seat for watcher in made] == [0, 1, 2, 1, 2, 0, 2, 0, 1]
    state = burgrave.new("citadels", seed=deal_seed(5, 7), players=3, events=False)
    begins = int(state.to_act())
    seen = {watcher.first for watcher in made if watcher.seat == begins}
    assert seen == {str(state.view(begins))}  # the bot on that seat saw the same cards


def test_every_bot_is_fresh_and_closed_and_has_a_seed_of_its_own(seated: Callable[..., list[Watcher]]) -> None:
    made = seated(a=Watcher)
    wanted = plan("citadels", ["a", "a"], seed=5)
    assert [watcher.closed for watcher in made] == [1]  # the instance created to validate the specification
    made.clear()
    for number in range(2):
        play_deal(wanted, (0, number))
    assert len(made) == len({watcher.seed for watcher in made}) == 8
    assert [watcher.closed for watcher in made] == [1] * 8


def test_who_has_no_choice_is_not_asked(seated: Callable[..., list[Watcher]]) -> None:
    made = seated(a=Watcher)
    wanted = plan("citadels", ["a", "a"])
    made.clear()
    first, second = games_of(wanted)
    assert min(min(watcher.options) for watcher in made) >= 2
    assert [len(watcher.options) for watcher in made] == first.asked + second.asked
    assert sum(first.asked) < first.decisions


def test_results_are_told_by_bot_and_not_by_seat(seated: Callable[..., list[Watcher]]) -> None:
    seated(a=Watcher, b=Watcher)
    one = games_of(plan("valeria", ["a", "b"], seed=2))
    other = games_of(plan("valeria", ["b", "a"], seed=2))
    assert one[0].scores == one[1].scores[::-1]  # identical bots: the same game with seats exchanged
    assert [game.scores for game in one] == [game.scores for game in other]
    assert len({tuple(game.scores) for game in one}) == 2


def test_the_same_deal_gives_the_same_games_again_and_others_do_not() -> None:
    wanted = plan("citadels", ["random"] * 4, {"scenario": "random"}, seed="x")
    first, again, other = (without_times(play_deal(wanted, (0, number))) for number in (3, 3, 4))
    assert first == again
    assert first.games != other.games


@pytest.mark.parametrize("game", BUILT_IN)
def test_random_entrants_play_as_the_random_bot(game: str) -> None:
    wanted = plan(game, ["random", "random"], seed=1)
    seed = deal_seed(1, 0)
    for rotation, played in enumerate(games_of(wanted)):
        state = burgrave.new(game, seed=seed, players=2, events=False)
        bots = [bot_named(game, "random", seed_of(seed, "bot", rotation, (seat - rotation) % 2)) for seat in (0, 1)]
        while not state.is_over():
            seat = state.to_act()
            legal = state.legal(seat)
            state.apply(seat, legal[0] if len(legal) == 1 else bots[seat].choose(state.seat(seat, Rng(1))))
        assert played.scores == [state.scores()[(entry + rotation) % 2] for entry in (0, 1)]
        assert played.rounds == state.rounds()


# ---- failures ----------------------------------------------------------------------------------------------------

FAILURES = {
    "illegal": (99999, "may not play 99999 now; allowed: "),
    "nonsense": ("build castle", "whole numbers, not"),
    "failure": (BotFailure("The bot fell\nasleep."), "The bot fell asleep."),
}


@pytest.mark.parametrize("name", FAILURES)
def test_who_fails_is_last_and_the_game_goes_on(seated: Callable[..., list[Watcher]], name: str) -> None:
    how, message = FAILURES[name]
    made = seated(bad=lambda seed: Failing(seed, how))
    wanted = plan("citadels", ["rules", "bad", "random"], seed=1)
    made.clear()
    for game in games_of(wanted):
        assert list(game.failures) == [1]
        assert message in game.failures[1]
        assert game.ranks[1] == 3
        assert game.shares[1] == 0.0
        assert sum(game.shares) == 1.0
        assert sorted(game.ranks) == [1, 2, 3]
        assert game.rounds > 3
        assert game.asked[1] == 4  # it is not asked again
    assert [watcher.closed for watcher in made] == [1, 1, 1]


def test_who_fails_before_the_first_decision_loses_that_game(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = plan("valeria", ["random", "rules"], seed=1)

    def named(game: str, spec: str, seed: object, **_: object) -> Bot:
        raise BotFailure("It did not say hello.")

    monkeypatch.setattr(entrants, "bot_named", named)
    for game in games_of(wanted):
        assert (game.failures, game.ranks, game.shares) == ({1: "It did not say hello."}, [1, 2], [1.0, 0.0])


def test_if_all_fail_nobody_wins(seated: Callable[..., list[Watcher]]) -> None:
    seated(bad=lambda seed: Failing(seed, 99999))
    for game in games_of(plan("citadels", ["bad", "bad"])):
        assert (game.shares, game.ranks) == ([0.0, 0.0], [1, 1])
        assert len(game.failures) == 2


def test_a_fault_of_ours_is_no_failure_of_the_bot_and_says_where_it_happened(
    seated: Callable[..., list[Watcher]],
) -> None:
    seated(bad=lambda seed: Failing(seed, ZeroDivisionError("oh")))
    with pytest.raises(ZeroDivisionError) as caught:
        games_of(plan("citadels", ["bad", "random"], seed=4))
    assert f"deal 0, rotation 0, with seed={deal_seed(4, 0)}" in caught.value.__notes__[0]


@pytest.mark.parametrize(
    ("places", "failed", "wanted"),
    [
        ([1, 2, 3, 4], {}, [1, 2, 3, 4]),
        ([1, 2, 3, 4], {0: "x"}, [4, 1, 2, 3]),
        ([1, 2, 2, 4], {0: "x"}, [4, 1, 1, 3]),
        ([1, 1, 3, 4], {1: "x", 2: "y"}, [1, 3, 3, 2]),
        ([2], {}, [2]),
        ([1], {0: "x"}, [1]),
    ],
)
def test_places_move_up_past_those_who_failed(places: list[int], failed: dict[int, str], wanted: list[int]) -> None:
    assert placed(places, failed) == wanted


# ---- omniscient bots -----------------------------------------------------------------------------------------------


def test_the_cheating_search_sees_the_true_state_but_cannot_change_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from burgrave.bots import search

    seen: list[State] = []

    class Cheat:
        def __init__(self, game: str, budget: object, seed: object) -> None:
            assert str(budget) == "7it"

        def choose_knowing(self, truth: State, seat: int) -> int:
            seen.append(truth)
            action = truth.legal(seat)[-1]
            truth.apply(seat, action)
            return action

    monkeypatch.setattr(search, "CheatingBot", Cheat)
    state = burgrave.new("citadels", seed=1, players=2, events=False)
    seat = int(state.to_act())
    before = state.digest()
    entrant = entrants.Entrant("citadels", "cheat:7it", 1, 2)
    assert entrant.choose(state, seat) == state.legal(seat)[-1]
    assert state.digest() == before
    assert seen[0] is not state
    assert seen[0].view(1 - seat) != state.view(1 - seat)


def test_only_the_arena_has_the_cheating_search() -> None:
    assert not any("cheat" in name for game in burgrave.games() for name in bots_of(game))
    with pytest.raises(SetupError):
        bot_named("citadels", "cheat:10it", 0)


# ---- refused input -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"bots": []}, "Give one bot per seat"),
        ({"bots": ["random", ""]}, "Give one bot per seat"),
        ({"bots": ["random"]}, "2 to 8 players, not 1"),
        ({"bots": ["random"] * 9}, "2 to 8 players, not 9"),
        ({"bots": "random"}, "a list of names such as"),
        ({"bots": ["random"] * 3, "options": {"players": 4}}, "3 bots given for 4 players"),
        ({"bots": ["random", "hal"]}, "Unknown bot 'hal'"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"deals": 0}, "The number of deals must be 1 to"),
        ({"deals": True}, "The number of deals must be 1 to"),
        ({"options": {"ruleset": "1900"}}, "ruleset '1900'"),
        ({"times": ["soon"]}, "'soon' is not a thinking time; write 20ms, 2s or 1000it."),
        ({"times": ["20ms"]}, "The first bot, 'random', has no thinking time to vary"),
        ({"accept": 0.0}, "above 0 and below 0.5, not 0"),
        ({"accept": 0.5}, "above 0 and below 0.5, not 0.5"),
        ({"accept": 0.1, "bots": ["search:9it", "random"], "times": ["9it"]}, "cannot be combined with several"),
        ({"accept": 0.1, "game": "valeria", "bots": ["random"]}, "not apply to a solo game"),
        ({"bots": ["cheat:soon", "random"]}, "'soon' is not a budget"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError) as caught:
        plan(**{"game": "citadels", "bots": ["random", "random"], **arguments})
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_bots_say_how_many_play_and_one_bot_may_fill_all_seats() -> None:
    assert plan("citadels", ["random"] * 5).options == {"players": 5}
    assert plan("citadels", ["random"], {"players": 3}).sections == (("random",) * 3,)
    assert plan("valeria", ["random"]).null is None


def test_times_replace_those_of_the_first_bot() -> None:
    found = plan("citadels", ["search:100ms:x2", "search:5it"], times=["20ms", "7it"])
    assert found.sections == (("search:20ms:x2", "search:5it"), ("search:7it:x2", "search:5it"))
    found = plan("citadels", ["cheat:9it", "random"], times=["1s"])
    assert found.sections == (("cheat:1s", "random"),)


# ---- cores ------------------------------------------------------------------------------------------------------


def test_a_plan_knows_the_cores_and_the_clocks_of_its_bots() -> None:
    timed = plan("citadels", ["search:10ms:x2", "cheat:20ms", "expert", "search:5it:x3"])
    assert timed.cores() == 3
    assert timed.by_the_clock() == ["cheat:20ms", "expert", "search:10ms:x2"]
    counted = plan("citadels", ["hard", "rules", "cheat:5it", "search:5it:net=none"])
    assert (counted.cores(), counted.by_the_clock()) == (1, [])


def test_bots_that_think_by_the_clock_share_no_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgrave.arena.plan._cores_here", lambda: 4)
    one, two, counted = (plan("citadels", [f"search:{text}", "rules"]) for text in ("10ms", "10ms:x2", "5it:x2"))
    check_cores(one, 4)
    check_cores(two, 2)
    check_cores(counted, 99)
    check_cores(plan("citadels", ["search:10ms:x9", "rules"]), 1)  # alone, it shares no processor
    with pytest.raises(SetupError, match=r"^search:10ms has .* but 5 workers with 1 core each .* 4 workers,"):
        check_cores(one, 5)
    with pytest.raises(SetupError, match=r"^search:10ms:x2 has .* would share 4 cores; use 2 workers, or an"):
        check_cores(two, 3)
    with pytest.raises(SetupError, match=r"has a time budget"):
        arena("citadels", ["search:10ms", "rules"], deals=2, workers=5)
