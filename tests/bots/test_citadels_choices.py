"""Learned model of character choices that the Citadels beliefs use, and the code that fits it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import fit_choices

import burgrave
from burgrave.games.citadels.cards import CHARACTER_NAMES
from burgrave.games.citadels.play.evaluation import EvaluationContext
from burgrave.games.citadels.play.net import (
    FEATURES,
    GROUPS,
    WEIGHTS_FILE,
    Choices,
    choice_weights,
    choices_bytes,
    group_of,
)
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.net import Layout, weights_bytes

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def chance_of(character: str, **position: object) -> float:
    """Return seat 0's estimate of the probability that seat 1 picks this character out of the whole ``CAST``."""
    state = burgrave.from_position({"game": "citadels", **position})
    assert isinstance(state, CitadelsState)
    mind, choices = EvaluationContext(), Choices()
    mind.look(state, 0)
    choices.see(mind, state, state.players[1])
    weights = {one: choices.weight(CHARACTER_NAMES.index(one)) for one in CAST}
    return weights[character] / sum(weights.values())


def test_every_character_has_a_weight_for_each_feature() -> None:
    weights = choice_weights(Path(WEIGHTS_FILE).read_bytes())
    assert {group_of(players) for players in range(2, 9)} == {*range(len(GROUPS))}
    assert len(weights) == len(GROUPS)
    for table in weights:
        assert len(table) == len(CHARACTER_NAMES)
        assert {len(row) for row in table} == {len(FEATURES)}
    assert choice_weights(choices_bytes(weights, {})) == weights


def test_a_new_character_has_the_mean_weights_of_its_rank() -> None:
    known = [name for name in CHARACTER_NAMES if name != "navigator"]
    places = Layout()
    for group in GROUPS:
        for feature in FEATURES:
            places.add(f"{group}.{feature}", known)
    numbers = [number % 97 for number in range(len(places.names))]
    weights = choice_weights(weights_bytes([numbers], places, {"game": "citadels choices"}))
    architect, navigator, scholar = [CHARACTER_NAMES.index(one) for one in ("architect", "navigator", "scholar")]
    for table in weights:
        for mean, one, other in zip(table[navigator], table[architect], table[scholar], strict=True):
            assert mean == pytest.approx((one + other) / 2, abs=0.006)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("character", "much", "little"),
    [
        ("king", {"city": ["manor", "castle", "palace"]}, {"city": ["tavern", "market", "docks"]}),
        ("bishop", {"city": ["temple", "church", "monastery"]}, {"city": ["tavern", "market", "docks"]}),
        ("merchant", {"city": ["tavern", "market", "docks"]}, {"city": ["temple", "church", "monastery"]}),
        ("warlord", {"city": ["watchtower", "prison", "fortress"]}, {"city": ["tavern", "market", "docks"]}),
        ("magician", {"hand": []}, {"hand": ["tavern", "temple", "manor", "docks"]}),
    ],
)
def test_who_gains_by_a_character_is_drawn_to_it(
    players: int, character: str, much: dict[str, object], little: dict[str, object]
) -> None:
    first = {"hand": ["church", "market", "castle", "harbor"]}
    others: list[dict[str, object]] = [{} for _ in range(players - 2)]
    assert chance_of(character, seats=[first, much, *others]) > 1.5 * chance_of(
        character, seats=[first, little, *others]
    )


@pytest.mark.long
def test_what_is_learned_does_not_depend_on_a_stop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fit_choices, "TRIALS", 2)
    monkeypatch.setattr(fit_choices, "KEPT", tmp_path / "stopped")
    fit_choices.games(1, 5, 1)
    stopped = fit_choices.games(2, 5, 1)
    monkeypatch.setattr(fit_choices, "KEPT", tmp_path / "at once")
    assert fit_choices.games(2, 5, 1) == stopped
    for players, choices in stopped:
        assert players in fit_choices.PLAYERS
        assert len(choices) > 10
        for features, offered, place in choices:
            assert len(features) == len(FEATURES)
            assert 0 <= place < len(offered)


@pytest.mark.long  # torch is installed for the long tests only
def test_a_fit_finds_what_was_chosen() -> None:
    import torch

    rich = [1.0] * len(FEATURES)
    poor = [1.0] + [0.0] * (len(FEATURES) - 1)
    king, thief = CHARACTER_NAMES.index("king"), CHARACTER_NAMES.index("thief")
    fit = fit_choices.Fit([(rich, [thief, king], 1), (poor, [thief, king], 0)] * 400, torch)
    fit.run()
    assert float(fit.losses()[fit.is_kept].detach().mean()) < 0.1
    made = choice_weights(choices_bytes([fit.weights.tolist()] * len(GROUPS), {}))
    assert made == [[[pytest.approx(w, abs=0.006) for w in row] for row in fit.weights.tolist()]] * len(GROUPS)
