"""Small control matches: equal bots score the null value, and better bots exceed it."""

import pytest

from burgrave.arena import Outcome, arena

PLAYERS = [("citadels", 2), ("citadels", 4), ("valeria", 2), ("valeria", 4)]


def null_lines(outcome: Outcome) -> list[bool]:
    """Return one flag per bot: True if its interval contains the null value."""
    null = outcome.plan.null
    assert null is not None
    return [one.win_share.low <= null <= one.win_share.high for one in outcome.sections[0].standings]


@pytest.mark.parametrize(("game", "players"), PLAYERS)
def test_random_bots_bracket_the_null_value(game: str, players: int) -> None:
    """One interval in twenty misses the null value by design, so it is enough if one of two matches includes it."""
    matches = [arena(game, ["random"] * players, deals=60, seed=seed) for seed in (1, 2)]
    assert any(all(null_lines(found)) for found in matches)
    for one in matches[0].sections[0].standings:
        assert one.rating is not None
        assert abs(one.rating[0] - 25) < 3 * one.rating[1]


@pytest.mark.parametrize(("game", "players"), PLAYERS)
def test_a_mirror_match_brackets_the_null_value(game: str, players: int) -> None:
    """One interval in twenty misses the null value by design, so it is enough if one of two matches includes it."""
    matches = (arena(game, ["rules"] * players, deals=24 // players, seed=seed) for seed in (1, 2))
    assert any(null_lines(found)[0] for found in matches)


def test_equal_bots_share_the_wins_exactly() -> None:
    (merged,) = arena("citadels", ["rules"] * 3, deals=3).sections[0].by_bot
    assert merged.win_share.mean == pytest.approx(1 / 3)
    assert merged.rank.mean == pytest.approx(2)


@pytest.mark.parametrize(("game", "players"), PLAYERS)
def test_rules_beat_random(game: str, players: int) -> None:
    found = arena(game, ["random"] * (players - 1) + ["rules"], deals=24 // players, seed=1)
    section = found.sections[0]
    best = section.standings[-1]
    assert best.win_share.low > 1 / players
    assert best.rank.mean < 1.5
    assert best.margin is not None
    assert best.margin.mean > 0
    assert best.rating is not None
    assert all(best.rating[0] > (other.rating or (99, 0))[0] for other in section.standings[:-1])
    assert not any(null_lines(found)[-1:])


def test_workers_change_nothing_but_the_time() -> None:
    one, two = (arena("valeria", ["rules", "random"], deals=8, seed=2, workers=workers) for workers in (1, 2))
    first, second = one.sections[0], two.sections[0]
    assert first.fingerprint == second.fingerprint
    assert [one.rating for one in first.standings] == [one.rating for one in second.standings]


def test_a_change_that_is_none_is_rejected_and_a_good_one_accepted() -> None:
    verdicts = [
        arena("citadels", [bot, "random"], deals=1000, seed=1, accept=0.15).verdict for bot in ("random", "rules")
    ]
    assert [verdict.word for verdict in verdicts if verdict is not None] == ["rejected", "accepted"]


def test_alone_the_share_is_that_of_games_won() -> None:
    found = arena("valeria", ["random"], deals=30, seed=1)
    (one,) = found.sections[0].standings
    assert found.plan.null is None
    assert 0 < one.win_share.mean < 0.5
    assert one.margin is None
