"""The server as `burgrave serve` runs it, but with settings that a test chooses, given as one argument of JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from burgrave.server.http.serve import running, serve
from burgrave.server.settings import Allowance, Settings

PLENTY = Allowance(100_000, 10_000)

if __name__ == "__main__":
    # Bots do not wait to be seen, and one address may be a dozen people.
    quick = {"port": 0, "bot_pause": 0.0, "bot_workers": 1, "sweep_seconds": 1.0, "rooms_per_guest": 1000}
    quick["rooms_per_address"] = 1000
    plenty = dict.fromkeys(
        ("requests", "new_guests", "log_ins", "new_rooms", "address_rooms", "work", "address_work"), PLENTY
    )
    given = json.loads(sys.argv[1])
    if "client" in given:  # another build than the one that is installed
        running.__wrapped__.__kwdefaults__["client"] = Path(given.pop("client"))  # type: ignore[attr-defined]
    sys.exit(serve(Settings(**{**quick, **plenty, **given}), browser=False))
