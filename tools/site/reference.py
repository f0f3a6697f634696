"""Pages of the API reference, generated from docstrings, and the modules of each page."""

from __future__ import annotations

import ast
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

__all__ = ["PAGES", "Page", "offered"]

SOURCES: Final = Path(__file__).resolve().parents[2] / "src"


@dataclass(frozen=True)
class Page:
    """A page of the reference: its path, title, introduction and modules."""

    name: str
    title: str
    begins: str
    modules: tuple[str, ...]

    @property
    def path(self) -> str:
        return f"python/{self.name}.md"

    def text(self) -> str:
        """Return the page as mkdocstrings input."""
        told = [f"::: {name}\n    options:\n      members: {json.dumps(offered(name))}" for name in self.modules]
        return "\n\n".join([f"# {self.title}", self.begins, *told]) + "\n"


def offered(module: str) -> list[str]:
    """Return the public names of one of our modules, without those of other packages."""
    path = SOURCES / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found: list[str] = []
    others: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and not (node.module or "").startswith("burgrave"):
            others.update(alias.asname or alias.name for alias in node.names)
        if isinstance(node, ast.Assign) and [getattr(one, "id", "") for one in node.targets] == ["__all__"]:
            found = ast.literal_eval(node.value)
    return [name for name in found if name not in others and not name.startswith("_")]


PAGES: Final = (
    Page(
        "burgrave",
        "burgrave",
        "Games, states, seats, records, and the errors with their common base class. See [the tutorial](../tutorial.md)"
        " and [states in Python](../states.md). `burgrave.games()` lists the available games, and is documented in"
        " [burgrave.kernel.registry](contracts.md#burgrave.kernel.registry.games).",
        ("burgrave",),
    ),
    Page(
        "bots",
        "burgrave.bots",
        "Computer players: [overview](../bots.md), and [writing a bot](../write-a-bot.md).",
        ("burgrave.bots", "burgrave.bots.advice", "burgrave.bots.search"),
    ),
    Page(
        "arena",
        "burgrave.arena",
        "Matches between bots: [using the arena](../arena.md).",
        ("burgrave.arena", "burgrave.arena.standings"),
    ),
    Page(
        "study",
        "burgrave.study",
        "Mass simulation: [simulating](../simulating.md) counts results, [the laboratory](../laboratory.md) writes"
        " tables and reports. The former is imported by `from burgrave.study import simulate`.",
        ("burgrave.study.simulate", "burgrave.study.data", "burgrave.study.pages"),
    ),
    Page(
        "review",
        "burgrave.review",
        "Reviews of recorded games: [how they are evaluated](../reviewing.md).",
        ("burgrave.review", "burgrave.review.types"),
    ),
    Page(
        "envs",
        "burgrave.envs",
        "[Environments for reinforcement learning](../envs/README.md).",
        (
            "burgrave.envs.citadels_v0",
            "burgrave.envs.valeria_v0",
            "burgrave.envs.aec",
            "burgrave.envs.single",
            "burgrave.envs.vector",
            "burgrave.envs.spiel",
        ),
    ),
    Page(
        "training",
        "burgrave.training",
        "[Training of neural nets](../training.md).",
        ("burgrave.training.plan", "burgrave.training.run", "burgrave.training.measuring"),
    ),
    Page(
        "games",
        "Game options",
        "Options of `burgrave.new` for each game, and differences between its editions.",
        (
            "burgrave.games.citadels.rules.setup",
            "burgrave.games.citadels.rules.ruleset",
            "burgrave.games.valeria.rules.setup",
        ),
    ),
    Page(
        "contracts",
        "Game contracts",
        "Contracts between a game and the shared parts, explained in [adding a game](../add-a-game.md). `Game`, `State`"
        " and `Seat` are documented with [burgrave](burgrave.md).",
        (
            "burgrave.kernel.options",
            "burgrave.kernel.events",
            "burgrave.kernel.quote",
            "burgrave.kernel.fields",
            "burgrave.kernel.registry",
            "burgrave.kernel.facts",
            "burgrave.kernel.observing",
            "burgrave.kernel.collecting",
            "burgrave.kernel.learner",
            "burgrave.kernel.invariants",
            "burgrave.kernel.twins",
            "burgrave.bots.policy",
            "burgrave.bots.playing",
            "burgrave.text.narrator",
            "burgrave.terminal.narrator",
            "burgrave.server.showing.game",
            "burgrave.study.trials",
        ),
    ),
)
