"""Fit the model of character choices for Citadels, and write ``games/citadels/play/choices.weights``.

    python tools/compiled.py run -m tools.fit_choices --games 1200 --workers 2 --write    (needs PyTorch)

Search bots with 100 iterations per decision play games of all editions and player counts, mostly with random casts. For
each choice of a character, three things are recorded: the features of the choosing seat, the characters on offer, and
the chosen one. The weights are a maximum likelihood fit; a quarter of the choices are held out for validation. Games
are stored in ``build/choices``, so an interrupted run resumes. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any, Final

import burgrave
from burgrave.bots.playing import search_of
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CHARACTERS_TOTAL
from burgrave.games.citadels.play.evaluation import EvaluationContext
from burgrave.games.citadels.play.net import FEATURES, GROUPS, WEIGHTS_FILE, Choices, choices_bytes, group_of
from burgrave.games.citadels.rules.pieces import PICK
from burgrave.games.citadels.rules.ruleset import RULESETS, scenarios_of
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.rng import Rng, seed_of

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "build" / "choices"
TRIALS: Final = 100
EDITIONS: Final = ["2016", "2016", "2016", "2010", "classic"]
PLAYERS: Final = [2, 3, 4, 2, 3, 5, 2, 3, 4, 2, 3, 6, 2, 3, 4, 2, 3, 7, 2, 3, 4, 2, 3, 8]
BLOCK: Final = 100  # choices; every fourth block is held out
RIDGE: Final = 0.8  # L2 regularization
BLIND: Final = 0.05  # probability of a uniformly random choice in the model

Choice = tuple[list[float], list[int], int]  # features, characters on offer, index of the chosen one


# ---- games ----------------------------------------------------------------------------------------------------


def played(number: int, seed: int) -> tuple[int, list[Choice]]:
    """Play one game; return the number of players and all choices of characters."""
    edition = EDITIONS[number % len(EDITIONS)]
    printed = sorted(scenarios_of(RULESETS[edition]))
    state = burgrave.new(
        "citadels",
        ruleset=edition,
        players=PLAYERS[number % len(PLAYERS)],
        scenario="random" if number % 4 else printed[number // 4 % len(printed)],
        seed=f"choices {seed} {number}",
        events=False,
    )
    assert isinstance(state, CitadelsState)
    searches = [search_of("citadels", Rng(seed_of("choices", seed, number, seat))) for seat in range(state.n)]
    found: list[Choice] = []
    while (seat := state.to_act()) >= 0:
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            search = searches[seat]
            search.begin(state, seat)
            search.run(state, TRIALS)
            action = search.best(legal).action
            search.played(action)
            if state.phase == PICK:
                found.append((seen(state, seat), [one - act.PICK for one in legal], legal.index(action)))
        state.play(action)
    return int(state.n), found


def seen(state: CitadelsState, seat: int) -> list[float]:
    """Return the features of a seat as its neighbor sees it."""
    mind, choices = EvaluationContext(), Choices()
    mind.look(state, (seat + 1) % state.n)
    choices.see(mind, state, state.players[seat])
    return [round(value, 4) for value in choices.f]


def games(number: int, seed: int, workers: int) -> list[tuple[int, list[Choice]]]:
    """Return ``number`` games: the stored ones first, then new ones, which are stored as well."""
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{seed}.jsonl"
    kept = file.read_text() if file.exists() else ""
    kept = kept[: kept.rfind("\n") + 1]  # the last line may be truncated
    file.write_text(kept)
    lines = kept.splitlines()
    with ProcessPoolExecutor(workers) as pool, file.open("a") as out:
        for game in pool.map(played, range(len(lines), number), repeat(seed)):
            lines.append(json.dumps(game))
            print(lines[-1], file=out, flush=True)
            if len(lines) % 20 == 0:
                print(f"{len(lines)} of {number} games", flush=True)
    return [json.loads(line) for line in lines[:number]]


# ---- fitting --------------------------------------------------------------------------------------------------


class Fit:
    """Maximum likelihood fit of the weights for one group of player counts."""

    def __init__(self, choices: list[Choice], torch: Any) -> None:
        most = max(len(offered) for _, offered, _ in choices)
        number = len(choices)
        self.torch = torch
        self.x = torch.tensor([features for features, _, _ in choices], dtype=torch.float64)
        self.offered = torch.zeros(number, most, dtype=torch.long)
        self.is_there = torch.zeros(number, most, dtype=torch.bool)
        self.chosen = torch.tensor([[place] for _, _, place in choices])
        for i, (_, offered, _) in enumerate(choices):
            self.offered[i, : len(offered)] = torch.tensor(offered)
            self.is_there[i, : len(offered)] = True
        self.is_kept = torch.arange(number) // BLOCK % 4 == 3
        self.weights = torch.zeros(CHARACTERS_TOTAL, len(FEATURES), dtype=torch.float64, requires_grad=True)

    def losses(self) -> Any:
        """Return the negative log likelihood of each choice."""
        logits = (self.x @ self.weights.T).gather(1, self.offered).masked_fill(~self.is_there, -1e9)
        chance = logits.softmax(1).gather(1, self.chosen)[:, 0]
        return -(BLIND / self.is_there.sum(1) + (1 - BLIND) * chance).log()

    def run(self) -> None:
        learned = ~self.is_kept
        ridge = RIDGE / int(learned.sum())
        optimizer = self.torch.optim.LBFGS([self.weights], max_iter=300, line_search_fn="strong_wolfe")

        def loss() -> Any:
            optimizer.zero_grad()
            found = self.losses()[learned].mean() + ridge * (self.weights**2).sum()
            found.backward()
            return found.detach()

        optimizer.step(loss)

    def report(self) -> str:
        """Return the training loss and the held-out loss, compared with random choice."""
        with self.torch.no_grad():
            losses, by_lot = self.losses(), self.is_there.sum(1).log()
        learned, kept = losses[~self.is_kept].mean(), losses[self.is_kept].mean()
        chance = by_lot[self.is_kept].mean()
        return f"{len(losses)} choices: loss {learned:.4f}, held out {kept:.4f}, random {chance:.4f}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Fit the model of character choices.")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the file")
    given = parser.parse_args()
    import torch

    torch.set_num_threads(1)
    groups: list[list[Choice]] = [[] for _ in GROUPS]
    for players, choices in games(given.games, given.seed, given.workers):
        groups[group_of(players)] += choices
    tables: list[list[list[float]]] = []
    for choices in groups:
        fit = Fit(choices, torch)
        fit.run()
        print(fit.report(), flush=True)
        tables.append(fit.weights.tolist())
    if given.write:
        Path(WEIGHTS_FILE).write_bytes(choices_bytes(tables, {"games": given.games, "seed": given.seed}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
