"""Refusals of requests at a table."""

from __future__ import annotations

from burgrave.kernel.errors import BurgraveError


class Refused(BurgraveError):
    """A request that is not allowed, or not possible now.

    ``code`` is stable and meant for programs; ``detail`` (also ``str(error)``) is one sentence that says what is wrong
    and what is allowed; ``status`` is the matching HTTP status.
    """

    def __init__(self, code: str, detail: str, status: int = 409) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.status = status


class Overtaken(Refused):
    """Another process committed first. Its entries are now loaded, and the request may still be possible."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has changed since you saw it; reload it and choose again.")
