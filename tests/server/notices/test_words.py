from __future__ import annotations

import pytest

from burgrave.server.notices.mail import called
from burgrave.server.store import RoomRow, SeatRow


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Ana's table"), ("es", "Mesa de Ana"), ("it", "Tavolo di Ana"), ("pt-BR", "Mesa de Ana")]
)
def test_a_table_without_a_name_is_called_by_its_host(lang: str, name: str) -> None:
    seats = (SeatRow(kind="person", person_id="ana", name="Ana"),)
    assert called(RoomRow("r1", "Ana", {}, seats, "ana"), lang) == name
    assert called(RoomRow("r1", "Friday", {}, seats, "ana"), lang) == "Friday"
