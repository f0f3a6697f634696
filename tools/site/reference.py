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
        "Games, states, seats, records, and the errors that all have one base. [The tutorial](../tutorial.md) shows"
        " them at work, and [states in Python](../states.md) what else they do. `burgrave.games()` names the games that"
        " can be played: it is that of [burgrave.kernel.registry](contracts.md#burgrave.kernel.registry.games).",
        ("burgrave",),
    ),
    Page(
        "bots",
        "burgrave.bots",
        "Players that are programs: [what they are](../bots.md), and [how to write one](../write-a-bot.md).",
        ("burgrave.bots", "burgrave.bots.advice", "burgrave.bots.search"),
    ),
    Page(
        "arena",
        "burgrave.arena",
        "Matches between bots: [how the arena is used](../arena.md).",
        ("burgrave.arena", "burgrave.arena.standings"),
    ),
    Page(
        "study",
        "burgrave.study",
        "Games by the thousand: [simulating](../simulating.md) counts them, [the laboratory](../laboratory.md) writes"
        " them down as tables and makes pages of them. `from burgrave.study import simulate` is the way to the first.",
        ("burgrave.study.simulate", "burgrave.study.data", "burgrave.study.pages"),
    ),
    Page(
        "review",
        "burgrave.review",
        "Looking back at a recorded game: [how it is judged](../reviewing.md).",
        ("burgrave.review", "burgrave.review.types"),
    ),
    Page(
        "envs",
        "burgrave.envs",
        "[Environments for learning programs](../envs/README.md).",
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
        "Nets that learn a game: [how one is trained](../training.md).",
        ("burgrave.training.plan", "burgrave.training.run", "burgrave.training.measuring"),
    ),
    Page(
        "games",
        "The options of the games",
        "What `burgrave.new` takes for each game, and what its editions differ in.",
        (
            "burgrave.games.citadels.rules.setup",
            "burgrave.games.citadels.rules.ruleset",
            "burgrave.games.valeria.rules.setup",
        ),
    ),
    Page(
        "contracts",
        "What a game fills in",
        "The contracts between a game and all that is the same for every game: [adding a game](../add-a-game.md) goes"
        " through them. `Game`, `State` and `Seat` are with [burgrave](burgrave.md).",
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
