"""Start-up and shutdown of the application with its store, tables and notifications."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from burgrave.server.http.app import App
from burgrave.server.http.client import BUILT
from burgrave.server.live.service import RoomService
from burgrave.server.live.worker import Think
from burgrave.server.notices.service import Notices
from burgrave.server.settings import Settings, SettingsError
from burgrave.server.store import Store
from burgrave.server.store.serving import serving

DAY = 86_400.0


@contextlib.asynccontextmanager
async def running(settings: Settings, *, client: Path = BUILT, think: Think = asyncio.to_thread) -> AsyncIterator[App]:
    """Open the store, start the tables and yield the application; stop everything on exit.

    ``think`` runs searches, hints and reviews if the settings allow no worker processes.
    """
    _make_folder(settings.database_url)
    with serving(settings.database_url):
        store = await Store.open(settings.database_url, session_seconds=settings.session_days * DAY)
        try:
            async with RoomService(store, settings, think=think) as tables:
                notices = await Notices.open(store, settings, tables)
                app = App(settings, store, tables, notices, client=client)
                async with notices, app.context.session_watcher:
                    yield app
        finally:
            await store.close()


def _make_folder(url: str) -> None:
    """Create the folder for an SQLite database file."""
    scheme, _, path = url.partition(":///")
    if not scheme.startswith("sqlite") or not path:
        return
    folder = Path(path.partition("?")[0]).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SettingsError(f"Cannot create the database folder {folder}: {error.strerror or error}.") from None
