"""Errors of the store; ``str(error)`` is one line that says what is wrong and what is allowed."""

from __future__ import annotations

from burgrave.kernel.errors import BurgraveError, plural


class StoreError(BurgraveError):
    """Base class of the errors that the store raises deliberately."""


class StoreUnavailable(StoreError):
    """The database is unreachable, locked, full, read-only or not ours; the operation may not have taken effect."""


class Corrupt(StoreUnavailable):
    """A part of the database files is corrupt; the rest of the data may be readable."""


class Taken(StoreError):
    """The log number or room id already exists because another writer was first. Nothing was written."""


class NoSuchTournament(StoreError):
    pass


class TooManyReviews(StoreError):
    pass


class TooManyRooms(StoreError):
    """The limit on rooms per host or per address would be exceeded. Nothing was written."""


class TooManyTokens(StoreError):
    pass


class Ended(StoreError):
    """The session or token authorizing a write has expired or was revoked. Nothing was written."""


class Gap(StoreError):
    """The log lacks the entry before the first one being appended. Nothing was written."""


class Changed(StoreError):
    """Another writer has saved the row since it was read; read it again."""


class Damaged(StoreError):
    """A row cannot be read because another program has changed it."""


class NoSuchRoom(StoreError):
    pass


class NoSuchLink(StoreError):
    """The secret link that permits a write has been used or revoked. Nothing was written."""


class NoSuchPerson(StoreError):
    pass


class NoSuchProfile(StoreError):
    pass


class BadMail(StoreError):
    pass


class BadName(StoreError):
    """The name of a person or room is empty or too long."""


class BadLogin(StoreError):
    pass


class BadPassword(StoreError):
    """The password for a new account is too short or too long."""


class LoginTaken(StoreError):
    pass


class AlreadyRegistered(StoreError):
    pass


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
