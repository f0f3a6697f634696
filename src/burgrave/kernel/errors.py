"""Exceptions raised by Burgrave, under one base class, and a function for plurals in their messages."""

from __future__ import annotations


class BurgraveError(Exception):
    """Base class; ``str(error)`` is one line that says what is wrong and what is allowed."""


class SetupError(BurgraveError):
    """Invalid setup: an unknown name, a wrong player count, or a cast outside the limits."""


class OtherRules(SetupError):
    """The game uses a rules version that this release does not support."""


class IllegalAction(BurgraveError):
    """The action is well formed, but this seat may not play it now."""


class MalformedAction(BurgraveError):
    """The action does not exist in this game: its verb, argument or id is unknown."""


class PositionError(BurgraveError):
    """The position is malformed or impossible under the rules."""


class RecordError(BurgraveError):
    """The record is damaged, belongs to another game or rules version, or does not replay."""


def plural(noun: str, number: int) -> str:
    """Return the singular or plural form of a regular noun, depending on the number."""
    return noun if number == 1 else f"{noun}s"
