"""Answers that a person gives in advance, to questions that come while others have their turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from burgrave.kernel.registry import game_named
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game
from burgrave.server.store import RoomRow

_KEPT: Final = "auto"
"""Where the header of a game keeps the answers: by seat, then by question."""


def choices(game: str) -> dict[str, list[str]]:
    """Return the questions of a game that can be answered in advance, and the answers to each."""
    return {question: [*answers] for question, (_phase, answers) in game_named(game).answers.items()}


def answers_of(room: RoomRow, seat: int) -> dict[str, str | None]:
    """Return what the person of a seat has answered in advance; None where nothing was said."""
    given = _given(room, seat)
    return {question: given.get(question) for question in game_named(room.set_up["game"]).answers}


def with_answers(room: RoomRow, seat: int, answers: Mapping[str, object]) -> RoomRow:
    """Return the room with other answers of a seat; None takes one back, questions not named keep theirs."""
    known = choices(room.set_up["game"])
    kept = dict(_given(room, seat))
    for question, answer in answers.items():
        if question not in known:
            raise Refused(
                "bad-auto",
                f"No question {question!r} can be answered in advance; choose from: {', '.join(known)}.",
                422,
            )
        if answer is None:
            kept.pop(question, None)
        elif answer in known[question]:
            kept[question] = str(answer)
        else:
            allowed = ", ".join(known[question])
            raise Refused(
                "bad-auto", f"There is no answer {answer!r} to {question!r}; choose from: {allowed}, or null.", 422
            )
    assert room.header is not None
    every = {**room.header.get(_KEPT, {}), str(seat): kept}
    return replace(room, header={**room.header, _KEPT: every})


def automatic(room: RoomRow, seat: int, game: Game) -> int | None:
    """Return the action by which the open decision of a seat was answered in advance, or None.

    If there is no choice but the other answer to the same question, it is that: to be asked would tell.
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
