"""Every error that Burgrave raises on purpose, under one base class."""

from __future__ import annotations


class BurgraveError(Exception):
    """Base class; ``str(error)`` is one line that says what is wrong and what is allowed."""


class SetupError(BurgraveError):
    """A game cannot be set up as asked: unknown name, wrong player count, a cast that breaks the limits."""


class OtherRules(SetupError):
    """The game was begun under a rules version that this version does not play."""


class IllegalAction(BurgraveError):
    """The action is well formed, but this seat may not play it now."""


class MalformedAction(BurgraveError):
    """Not an action of this game at all: unknown verb, argument or id."""


class PositionError(BurgraveError):
    """A position that cannot exist under the rules, or that is not written as one."""


class RecordError(BurgraveError):
    """A record that is damaged, foreign, of another rules version, or that does not replay."""
