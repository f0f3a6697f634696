"""Exceptions raised by Burgrave, with a common base class, and a helper for plurals in their messages."""

from __future__ import annotations


class BurgraveError(Exception):
    """Base class of Burgrave's errors; ``str(error)`` is one line that says what is wrong and what is allowed."""


class SetupError(BurgraveError):
    """Invalid setup, such as an unknown name, a wrong player count, or an invalid cast of characters."""


class OtherRules(SetupError):
    """The rules version is not supported by this release."""


class IllegalAction(BurgraveError):
    """The action is well formed, but this seat may not play it now."""


class MalformedAction(BurgraveError):
    """The action does not exist in this game: its verb, argument or id is unknown."""


class PositionError(BurgraveError):
    """The position is malformed or impossible under the rules."""


class RecordError(BurgraveError):
    """The record is damaged, belongs to another game or rules version, or does not replay."""


def plural(noun: str, number: int) -> str:
    """Return a regular noun in the singular or plural, as required by the number."""
    return noun if number == 1 else f"{noun}s"
