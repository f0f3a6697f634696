"""What outlives the process: people, rooms, the logs of games, results. Everything goes through :class:`Store`."""

from __future__ import annotations

from burgrave.server.store.errors import (
    AlreadyRegistered,
    BadLogin,
    BadName,
    BadPassword,
    Changed,
    Gap,
    LoginTaken,
    NoSuchPerson,
    NoSuchRoom,
    StoreError,
    StoreUnavailable,
    Taken,
    WrongLogin,
)
from burgrave.server.store.names import clean_line, clean_name
from burgrave.server.store.rows import (
    ChatLine,
    EntryKind,
    GameStatistics,
    Heard,
    LogEntry,
    Person,
    PlayedGame,
    Present,
    RoomRow,
    RoomState,
    SeatKind,
    SeatLink,
    SeatResult,
    SeatRow,
)
from burgrave.server.store.store import Store
from burgrave.server.store.tokens import new_room_id

__all__ = [
    "AlreadyRegistered",
    "BadLogin",
    "BadName",
    "BadPassword",
    "Changed",
    "ChatLine",
    "EntryKind",
    "GameStatistics",
    "Gap",
    "Heard",
    "LogEntry",
    "LoginTaken",
    "NoSuchPerson",
    "NoSuchRoom",
    "Person",
    "PlayedGame",
    "Present",
    "RoomRow",
    "RoomState",
    "SeatKind",
    "SeatLink",
    "SeatResult",
    "SeatRow",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Taken",
    "WrongLogin",
    "clean_line",
    "clean_name",
    "new_room_id",
]
