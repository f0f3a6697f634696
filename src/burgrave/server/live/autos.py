"""Automatic answers, given in advance to questions that come up on other players' turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from burgrave.kernel.registry import game_named
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game
from burgrave.server.store import RoomRow

_KEPT: Final = "auto"
"""Key in a game's header under which the answers are stored, by seat and question."""


def choices(game: str) -> dict[str, list[str]]:
    """Return the questions of a game that can be answered in advance, with the possible answers."""
    return {question: [*answers] for question, (_phase, answers) in game_named(game).answers.items()}


def answers_of(room: RoomRow, seat: int) -> dict[str, str | None]:
    """Return a seat's answer to each question, or None for a question that has none."""
    given = _given(room, seat)
    return {question: given.get(question) for question in game_named(room.set_up["game"]).answers}


def with_answers(room: RoomRow, seat: int, answers: Mapping[str, object]) -> RoomRow:
    """Return the room with a seat's answers updated; a new answer of None removes the old one."""
    known = choices(room.set_up["game"])
    kept = dict(_given(room, seat))
    for question, answer in answers.items():
        if question not in known:
            raise Refused(
                "bad-auto",
                f"The question {question!r} cannot be answered in advance; choose from: {', '.join(known)}.",
                422,
            )
        if answer is None:
            kept.pop(question, None)
        elif answer in known[question]:
            kept[question] = str(answer)
        else:
            allowed = ", ".join(known[question])
            raise Refused(
                "bad-auto", f"The answer {answer!r} to {question!r} is invalid; choose from: {allowed}, or null.", 422
            )
    assert room.header is not None
    every = {**room.header.get(_KEPT, {}), str(seat): kept}
    return replace(room, header={**room.header, _KEPT: every})


def automatic(room: RoomRow, seat: int, game: Game) -> int | None:
    """Return the action that a seat's automatic answer chooses for its open decision, or None.

    If only the opposite answer to that question is legal, return it, because asking the player would leak information.
    """
    given = _given(room, seat)
    if not given:
        return None
    phase = game.state.view(seat)["phase"]
    legal = game.state.legal(seat)
    for question, answer in given.items():
        asked, answers = game.rules.answers[question]
        if asked != phase:
            continue
        action = game.rules.parse(answer)
        if action in legal:
            return action
        if len(legal) == 1 and game.rules.notation(legal[0]) in answers:
            return legal[0]
    return None


def _given(room: RoomRow, seat: int) -> Mapping[str, Any]:
    if room.header is None:
        return {}
    found: Mapping[str, Any] = room.header.get(_KEPT, {}).get(str(seat), {})
    return found
