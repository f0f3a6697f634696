"""The commands that keep a table in the browser, and look after its database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from burgrave.cli_options import DatabaseUrl, Whole, whole
from burgrave.completion import log_levels_known
from burgrave.extras import needs

__all__ = ["backup", "check", "serve"]

_PACKAGES: Final = (
    "aiosqlite",
    "alembic",
    "argon2",
    "cryptography",
    "fluent",
    "h11",
    "msgspec",
    "prometheus_client",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
)
"""What a table needs, and whoever opens its database."""


def serve(
    *,
    host: Annotated[str, Parameter(help="Where to listen; 0.0.0.0 for every address of this machine.")] = "127.0.0.1",
    port: Annotated[Whole, Parameter(help="The port; 0 for any that is free.")] = 8000,
    no_browser: Annotated[bool, Parameter(negative=(), help="Do not open a browser.")] = False,
    database_url: DatabaseUrl = None,
    public_url: Annotated[
        str | None, Parameter(help="What people type to come here, if that is not host and port.")
    ] = None,
    trusted_proxy: Annotated[
        bool, Parameter(negative=(), help="A proxy of yours stands before the server, and sets X-Forwarded-For.")
    ] = False,
    bot_workers: Annotated[Whole, Parameter(help="Processes in which strong bots think.")] = 1,
    session_days: Annotated[Whole, Parameter(help="Days after which a session ends that is not used, 1 to 400.")] = 90,
    no_push: Annotated[
        bool, Parameter(negative=(), help="Send browsers no notices; nothing goes out to their push services.")
    ] = False,
    mail_url: Annotated[
        str | None,
        Parameter(help="A mail server, smtps://user:password@host [default: $MAIL_URL, or no e-mails]."),
    ] = None,
    mail_from: Annotated[str | None, Parameter(help="Who e-mails come from [default: $MAIL_FROM].")] = None,
    log_level: Annotated[
        str, Parameter(help="What to log: debug, info, warning or error.", completer=log_levels_known)
    ] = "warning",
    metrics_host: Annotated[str, Parameter(help="Where to listen for Prometheus.")] = "127.0.0.1",
    metrics_port: Annotated[
        int | None, Parameter(converter=whole, help="The port for Prometheus [default: no metrics].")
    ] = None,
) -> int:
    """Serve the table, to be played at in browsers."""
    needs("table", *_PACKAGES)
    from burgrave.server.http.serve import serve as serve_table
    from burgrave.server.settings import Settings, default_database_url

    mail: dict[str, Any] = {
        name: given for name, given in (("mail_url", mail_url), ("mail_from", mail_from)) if given is not None
    }
    settings = Settings(
        host=host,
        port=port,
        public_url=public_url,
        database_url=default_database_url() if database_url is None else database_url,
        trusted_proxy=trusted_proxy,
        bot_workers=bot_workers,
        session_days=session_days,
        push=not no_push,
        log_level=log_level,
        metrics_host=metrics_host,
        metrics_port=metrics_port,
        **{name: given for name, given in mail.items() if given is not None},
    )
    return serve_table(settings, browser=not no_browser)


def backup(
    file: Annotated[Path, Parameter(help="Where the copy goes.")],
    /,
    *,
    database_url: DatabaseUrl = None,
    replace: Annotated[bool, Parameter(negative=(), help="Take the place of an older backup.")] = False,
) -> None:
    """Copy the database of a table, also while it is served."""
    needs("table", *_PACKAGES)
    from burgrave.server.settings import default_database_url
    from burgrave.server.store.backup import back_up

    size = back_up(database_url or default_database_url(), file, replace=replace)
    print(f"{file} holds the whole database ({size:,} bytes) and can be served as it is.")


def check(*, database_url: DatabaseUrl = None) -> int:
    """Look whether all that a table keeps is whole, also while it is served: games replay, and end as it is told."""
    needs("table", *_PACKAGES)
    import asyncio

    from burgrave.server.live.checking import check as look_at_everything
    from burgrave.server.settings import default_database_url
    from burgrave.server.store import Store

    async def look() -> int:
        store = await Store.look(database_url or default_database_url())
        try:
            found = await look_at_everything(store)
        finally:
            await store.close()
        for fault in found.faults:
            print(fault)
        print(f"{found.rooms} rooms, {found.games} games played again, {len(found.faults)} faults.")
        return 1 if found.faults else 0

    return asyncio.run(look())
