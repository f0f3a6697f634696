"""What is refused at the table, and how it is said."""

from __future__ import annotations

from burgrave.kernel.errors import BurgraveError


class Refused(BurgraveError):
    """Somebody asked for what is not allowed, or not possible now.

    ``code`` is stable and for programs, ``detail`` (also ``str(error)``) one sentence that says what is wrong and what
    is allowed, ``status`` the HTTP status that fits.
    """

    def __init__(self, code: str, detail: str, status: int = 409) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.status = status


class Overtaken(Refused):
    """Another process has committed something first. What it was is known by now, and may well leave room for this."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has changed since you saw it; look at it again and choose anew.")
