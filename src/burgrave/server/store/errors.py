"""Errors of the store; ``str(error)`` is one line that says what is wrong and what is allowed."""

from __future__ import annotations

from burgrave.kernel.errors import BurgraveError, plural


class StoreError(BurgraveError):
    """Base class of the errors that the store raises deliberately."""


class StoreUnavailable(StoreError):
    """The database is unreachable, locked, full, read-only or not ours; the operation may not have taken effect."""


class Corrupt(StoreUnavailable):
    """The database found that a part of its files is corrupt; the rest of the data may be readable."""


class Taken(StoreError):
    """The log number or room id already exists, because another writer was first. Nothing was written."""


class NoSuchTournament(StoreError):
    """No tournament has this id."""


class TooManyReviews(StoreError):
    """The person has too many reviews in the queue."""


class TooManyRooms(StoreError):
    """A host or their address would exceed the limit on rooms. Nothing was written."""


class TooManyTokens(StoreError):
    """The person has reached the limit on bot tokens."""


class Ended(StoreError):
    """The session or token authorizing a write has expired or was revoked. Nothing was written."""


class Gap(StoreError):
    """The log lacks the entry before the first one to be appended. Nothing was written."""


class Changed(StoreError):
    """The row has been saved by another writer since it was read; read it again."""


class Damaged(StoreError):
    """A row cannot be read, because another program has changed it."""


class NoSuchRoom(StoreError):
    """No room has this id."""


class NoSuchLink(StoreError):
    """The secret link that permits a write has been used or revoked. Nothing was written."""


class NoSuchPerson(StoreError):
    """No person has this id."""


class NoSuchProfile(StoreError):
    """No public profile has this id."""


class BadMail(StoreError):
    """Invalid email address."""


class BadName(StoreError):
    """The name of a person or room is empty or too long."""


class BadLogin(StoreError):
    """Invalid login for a new account."""


class BadPassword(StoreError):
    """The password for a new account is too short or too long."""


class LoginTaken(StoreError):
    """Another account has this login."""


class AlreadyRegistered(StoreError):
    """The person already has an account."""


class WrongLogin(StoreError):
    """Unknown login or wrong password; the error does not say which."""


class WrongPassword(StoreError):
    """The password entered for confirmation is wrong."""


class NoAccount(StoreError):
    """The person is a guest and has no password."""


class TooManyTries(StoreError):
    """Too many failed attempts; the next one is allowed in ``seconds``."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"Too many failed attempts; try again in {seconds} {plural('second', seconds)}.")
        self.seconds = seconds
