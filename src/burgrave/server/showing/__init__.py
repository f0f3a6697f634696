"""Games as browser clients see them: the "table" message, card texts and setups.

``showing(game, ruleset, language)`` returns the ``Showing`` of a game; its ``table(state, seat, names, cursor)`` is
called after every committed action, once for each viewer, with the viewer's own ``Cursor``.
"""

from __future__ import annotations

from burgrave.server.showing.cursor import Cursor
from burgrave.server.showing.table import Showing, showing

__all__ = ["Cursor", "Showing", "showing"]
