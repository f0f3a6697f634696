"""What the store refuses or cannot do; ``str(error)`` is one line that says what is wrong and what is allowed."""

from __future__ import annotations

from burgrave.kernel.errors import BurgraveError


class StoreError(BurgraveError):
    """Base class of all that the store raises on purpose."""


class StoreUnavailable(StoreError):
    """The database is away, locked, full, read-only or not ours; what was asked for may not have been done."""


class Taken(StoreError):
    """Somebody else was first: the number in the log, or the id of the room, is there already. Nothing was written."""


class NoSuchTournament(StoreError):
    """There is no tournament of this id."""


class TooManyReviews(StoreError):
    """A person waits for as many reviews as one may wait for."""


class TooManyRooms(StoreError):
    """A host, or their address, would have more rooms than allowed. Nothing was written."""


class TooManyTokens(StoreError):
    """A person has as many tokens for programs as one may have."""


class Ended(StoreError):
    """The session or token authorizing a write has expired or was revoked. Nothing was written."""


class Gap(StoreError):
    """The entry before the first one given is not in the log: its number is too high. Nothing was written."""


class Changed(StoreError):
    """The room was saved by somebody else since it was read. Read it again."""


class Damaged(StoreError):
    """A row cannot be read: something that is not ours has changed it."""


class NoSuchRoom(StoreError):
    """There is no room of this id."""


class NoSuchLink(StoreError):
    """The secret link that permits a write has been used or revoked. Nothing was written."""


class NoSuchPerson(StoreError):
    """There is no person of this id."""


class NoSuchProfile(StoreError):
    """Nobody is to be seen under this id."""


class BadMail(StoreError):
    """An address for e-mails is none."""


class BadName(StoreError):
    """A name of a person or a room is empty or too long."""


class BadLogin(StoreError):
    """A login for a new account is not as the rules ask."""


class BadPassword(StoreError):
    """A password for a new account is too short or too long."""


class LoginTaken(StoreError):
    """Somebody else has this login."""


class AlreadyRegistered(StoreError):
    """The person has an account already."""


class WrongLogin(StoreError):
    """The login is unknown or the password is wrong; it is never told which."""


class WrongPassword(StoreError):
    """The password that a person is asked for once more is not theirs."""


class NoAccount(StoreError):
    """The person is a guest, and has no password."""


class TooManyTries(StoreError):
    """A password was tried too often; the next try is possible in ``seconds``."""

    def __init__(self, seconds: int) -> None:
        super().__init__(
            f"Too many tries have failed; try again in {seconds} {'second' if seconds == 1 else 'seconds'}."
        )
        self.seconds = seconds
