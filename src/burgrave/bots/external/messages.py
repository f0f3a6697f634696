"""The lines of the protocol: what a program is told, and what it may answer (docs/write-a-bot.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NoReturn

from burgrave.bots.external.wording import listed, quoted
from burgrave.kernel.events import Event
from burgrave.kernel.game import Game
from burgrave.kernel.state import Seat

__all__ = ["BYE", "PROTOCOL", "Refused", "decide", "hello", "name_in", "play_in"]

PROTOCOL: Final = 1
_LONGEST_NAME: Final = 80
_SHOWN: Final = 80  # letters of a line that is refused


class Refused(Exception):
    """What is wrong with an answer, as the end of a sentence that begins with the bot."""


# ---- what we say -------------------------------------------------------------------------------------------


def _line(message: dict[str, object]) -> bytes:
    """Return a message as a line. It is plain ASCII, so a program that mistakes the encoding reads it all the same."""
    return json.dumps(message, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


BYE: Final = _line({"type": "bye"})


def hello(game: Game, seed: object, limit: float) -> bytes:
    """Return the greeting. The seed is a text, since it may be larger than a number of JSON is sure to be."""
    return _line(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "rules_version": game.rules_version,
            "limit_ms": round(limit * 1000),
            "seed": str(seed),
        }
    )


def decide(
    game: Game, seat: Seat, number: int, legal: Sequence[int], events: Sequence[Event], skipped: int, limit: float
) -> bytes:
    """Return the question for a decision; ``events`` are those after the first ``skipped``."""
    return _line(
        {
            "type": "decide",
            "id": number,
            "seat": seat.index,
            "limit_ms": round(limit * 1000),
            "legal": [{"action": action, "notation": game.notation(action)} for action in legal],
            "view": seat.view(),
            "events_from": skipped,
            "events": [game.events.told(event) for event in events],
        }
    )


# ---- what it may answer ------------------------------------------------------------------------------------


def name_in(line: bytes) -> str:
    """Return the name in the answer to the greeting."""
    answer = _object_in(line)
    _check_fields(answer, "hello", ["type", "name"])
    name = answer.get("name")
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name.strip()) <= len(name) <= _LONGEST_NAME:
        raise Refused(f"greeted with the name {quoted(name)}; a name is a text of 1 to {_LONGEST_NAME} letters")
    return name


def play_in(line: bytes, game: Game, number: int, legal: Sequence[int]) -> int:
    """Return the action in the answer to decision ``number``."""
    answer = _object_in(line)
    _check_fields(answer, "play", ["type", "id", "action", "notation"])
    if type(answer.get("id")) is not int or answer["id"] != number:
        raise Refused(f"answered with the id {quoted(answer.get('id'))}; the decision that was open has id {number}")
    if ("action" in answer) == ("notation" in answer):
        how = "both an action and a notation" if "action" in answer else "neither an action nor a notation"
        raise Refused(f"answered decision {number} with {how}; give one of the two")
    if "notation" in answer:
        text = answer["notation"]
        for action in legal:
            if game.notation(action) == text:
                return action
        _refuse(f"chose {quoted(text)}", number, game, legal)
    choice = answer["action"]
    if type(choice) is not int or choice not in legal:
        _refuse(f"chose action {quoted(choice)}", number, game, legal)
    return choice


def _refuse(chose: str, number: int, game: Game, legal: Sequence[int]) -> NoReturn:
    raise Refused(f"{chose} in decision {number}, which is not legal; legal: {listed(game, legal)}")


def _object_in(line: bytes) -> dict[str, object]:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(f"sent a line that is not UTF-8: {quoted(line, _SHOWN)}; each line is one JSON object") from None
    try:
        data = json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise Refused(f"sent a line that is not JSON: {quoted(text, _SHOWN)}; each line is one JSON object") from None
    if not isinstance(data, dict):
        raise Refused(f"sent a line that is no JSON object: {quoted(text, _SHOWN)}; each line is one JSON object")
    return data


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a field stands twice")
    return found


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")


def _check_fields(answer: dict[str, object], kind: str, fields: list[str]) -> None:
    if answer.get("type") != kind:
        raise Refused(f"sent a message of type {quoted(answer.get('type'))}; expected is one of type {kind!r}")
    for field in answer:
        if field not in fields:
            known = ", ".join(fields)
            raise Refused(f"sent a message of type {kind!r} with a field {quoted(field)}; it may have: {known}")
