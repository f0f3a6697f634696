"""`burgrave serve` with settings and deals chosen by a test, which passes them as one JSON argument."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from burgrave.kernel.stream import SEED_BYTES, seed_text
from burgrave.server.http.running import running
from burgrave.server.http.serve import serve
from burgrave.server.live import game as entropy
from burgrave.server.settings import Allowance, Settings

PLENTY = Allowance(100_000, 10_000)


def drawn_for(asking: Path) -> Callable[[], str]:
    """Return a seed generator: seeds depend on the contents of the file ``asking``, or are random if it is empty.

    Tables draw seeds concurrently, so the order of the calls must not matter.
    """
    by_chance = entropy.fresh

    def fresh() -> str:
        who = asking.read_bytes()
        return seed_text(blake2b(who, digest_size=SEED_BYTES).digest()) if who else by_chance()

    return fresh


if __name__ == "__main__":
    # Bots do not pause for spectators, and a dozen users may share one address.
    quick = {"port": 0, "bot_pause": 0.0, "bot_workers": 1, "sweep_seconds": 1.0, "rooms_per_guest": 1000}
    quick["rooms_per_address"] = 1000
    plenty = dict.fromkeys(
        ("requests", "new_guests", "log_ins", "new_rooms", "address_rooms", "work", "address_work"), PLENTY
    )
    given = json.loads(sys.argv[1])
    entropy.fresh = drawn_for(Path(given.pop("asking")))
    if "client" in given:  # a build other than the installed one
        running.__wrapped__.__kwdefaults__["client"] = Path(given.pop("client"))  # type: ignore[attr-defined]
    sys.exit(serve(Settings(**{**quick, **plenty, **given}), browser=False))
