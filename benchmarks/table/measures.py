"""Measurements of the table benchmarks, one for each command, with their targets."""

from __future__ import annotations

import argparse
import asyncio
import math
import secrets
import socket
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, nullcontext
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from benchmarks.table import (
    clocks,
    crash,
    crowd,
    frames,
    latency,
    leaks,
    lists,
    load,
    memory,
    paint,
    rights,
    sealed,
    spectators,
    strangers,
    twin_games,
)
from benchmarks.table.attacks import KINDS, Attack, attacks_named, floods, reviews, silent_push, tournaments
from benchmarks.table.databases import postgres_database
from benchmarks.table.finished import Finished, play_games
from benchmarks.table.inboxes import mail_server, push_service
from benchmarks.table.load import Load, percentile
from benchmarks.table.players import Manner
from benchmarks.table.results import Figure, Measurement, at_least, at_most, none, plain, write
from benchmarks.table.serving import Serving
from benchmarks.table.simulated import measured
from benchmarks.table.strangers import Errand, Inboxes, Noticed, Stranger

from burgrave.kernel.registry import game_named
from burgrave.server.settings import Settings
from burgrave.server.store import Store

__all__ = ["MEASURES", "say"]

CHUNK = 20  # games per worker task of the leak check
MILLI = 1000.0
KILO = 1000.0
_QUIET = "no attack"
_FEW_GAMES = 5
_FEW_ACTIONS = 5.0  # approximate actions per second of all clients together
_STRANGERS = (
    f"runs {_FEW_GAMES} games with four regular players each. In addition, one player requests hints, one sends GET /me"
    " five times a second, and one pings the server through a socket."
)
_FINISHED = 24  # games to request reviews of: more than an address may queue
_TRIALS = 20_000  # per review
_SPECTATORS = 200
_SILENT = 8  # push services that never respond


def measure_latency(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Measure the time from one client's action until the other clients have the updated table."""
    found = Measurement(
        "latency",
        "These are the times from one client's action until another client in the same game has received the updated"
        " table. The server commits the action before it sends the table. Tables include human-readable text and are"
        " compressed. The server has no other load.",
        _command(chosen, "actions"),
    )
    with Serving(folder, _sqlite(folder)) as server:
        times = asyncio.run(
            latency.run(server, actions=chosen.actions, manner=Manner(lang="en", compressed=True, think=0.05))
        )
    for game, seconds in times.items():
        found.figures += [
            plain(f"{game}, samples", len(seconds), ""),
            at_most(f"{game}, median", MILLI * percentile(seconds, 0.5), "ms", 15),
            at_most(f"{game}, 99th percentile", MILLI * percentile(seconds, 0.99), "ms", 60),
        ]
    return found


def measure_load(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Measure many concurrent games on one server process with SQLite."""
    reading = chosen.lang is not None
    found = Measurement(
        "load" if not reading else "load, read by people",
        f"One server process with SQLite runs {chosen.games} games with four clients each. The clients choose their"
        " actions at random, and sometimes undo one."
        + (
            " They request human-readable text and compression, as browsers do."
            if reading
            else " They are programs, so they do not request human-readable text."
        ),
        _command(chosen, "games", "rate", "seconds", *(["lang"] if reading else [])),
    )
    with Serving(folder, _sqlite(folder)) as server:
        manner = Manner(undo=0.01, lang=chosen.lang, compressed=reading)
        result = asyncio.run(
            load.run([server], games=chosen.games, rate=chosen.rate, seconds=chosen.seconds, manner=manner)
        )
    found.figures = [
        at_least("actions per second", result.rate, "/s", 300),
        plain('time from an action to its "done", median', MILLI * percentile(result.latencies, 0.5), "ms"),
        at_most(
            'time from an action to its "done", 99th percentile', MILLI * percentile(result.latencies, 0.99), "ms", 300
        ),
        *_sound(result),
    ]
    found.details = _details(result)
    return found


def measure_postgres(chosen: argparse.Namespace, folder: Path, *, by_room: bool = False) -> Measurement:
    """Measure many concurrent games on several server processes with PostgreSQL."""
    each = (
        "All clients of a game use the same process, as behind a proxy that chooses the process by the room."
        if by_room
        else "The clients of each game use the processes in turn."
    )
    found = Measurement(
        "postgres, by room" if by_room else "postgres",
        f"Server processes with PostgreSQL ({chosen.processes}) run {chosen.games} games with four clients each."
        f" {each} The targets here concern only errors, such as lost actions; targets for speed apply to one process"
        " with SQLite (load).",
        _command(chosen, "games", "rate", "seconds", "processes"),
    )
    with postgres_database(chosen.postgres) as url, ExitStack() as stack:
        servers = [stack.enter_context(Serving(folder, url)) for _ in range(chosen.processes)]
        result = asyncio.run(
            load.run(
                servers,
                games=chosen.games,
                rate=chosen.rate,
                seconds=chosen.seconds,
                manner=Manner(undo=0.01),
                by_room=by_room,
            )
        )
    found.figures = [
        plain("actions per second", result.rate, "/s"),
        plain('time from an action to its "done", median', MILLI * percentile(result.latencies, 0.5), "ms"),
        plain('time from an action to its "done", 99th percentile', MILLI * percentile(result.latencies, 0.99), "ms"),
        *_sound(result),
    ]
    found.details = _details(result)
    return found


def measure_crash(chosen: argparse.Namespace, folder: Path, database: crash.Database = "sqlite") -> Measurement:
    """Kill the server repeatedly under load, and count lost and duplicated actions."""
    where = "SQLite file" if database == "sqlite" else "PostgreSQL database"
    found = Measurement(
        "crash" if database == "sqlite" else "postgres, crash",
        f"The server is killed (SIGKILL) at random moments during {chosen.crash_games} games with four clients each,"
        f' and restarted with the same {where}. Clients reconnect on their own. For each "done" message that a'
        " client received, the log is checked for the action, once before the next start and again at the end. Each"
        " table that a client received is compared with the log.",
        _command(chosen, "kills", "crash_games"),
        times=False,
    )
    begin = crash.Crashes if chosen.fresh else crash.Crashes.kept
    result = begin(chosen.crash_games, database)
    while result.kills < chosen.kills:
        piece = folder / secrets.token_hex(4)
        piece.mkdir()
        here = postgres_database(chosen.postgres) if database == "postgres" else nullcontext(_sqlite(piece))
        with here as url:
            result.add(_crash_piece(chosen, piece, url, min(crash.PIECE, chosen.kills - result.kills)))
        result.keep()
        say(f"{result.kills} of {chosen.kills} kills, {result.verdict.lost + result.lost_at_once} actions lost")
    verdict = result.verdict
    found.figures = [
        plain("kills", result.kills, ""),
        plain("actions acknowledged", verdict.told, ""),
        none("actions lost", verdict.lost + result.lost_at_once),
        none("actions duplicated", verdict.doubled),
        plain("committed actions whose reply was lost", verdict.unanswered, ""),
        plain("tables received by clients", verdict.views, ""),
        none("tables that differ from the log", verdict.different),
        plain("actions refused because another action came first", result.stale, ""),
        plain("sockets reconnected", result.reconnected, ""),
        plain("games finished during the run", result.games_over, ""),
        plain("time from a kill until every client has reconnected and acted, median", result.back_after, "s"),
        none("errors", len(result.errors)),
    ]
    found.details = [*verdict.details, *result.errors]
    return found


def _crash_piece(chosen: argparse.Namespace, folder: Path, url: str, kills: int) -> crash.Crashes:
    """Start a server with a new database, and kill it ``kills`` times; problems in its log count as errors."""
    manner = Manner(undo=0.02, think=0.05)
    with Serving(folder, url) as server:
        found = asyncio.run(crash.run(server, games=chosen.crash_games, kills=kills, manner=manner, say=say))
        found.errors += server.complaints().splitlines()
    return found


def measure_leaks(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Play random games, and inspect every byte sent to clients."""
    found = Measurement(
        "leaks",
        "Random games with any number of players and any setup run on the server's own code. A client in every seat"
        " and one spectator watch each game. In one of four games, another client watches and requests human-readable"
        " text. Each message to a client is compared with the message to the same client in a twin game, which differs"
        " only in information that is hidden from the client. Each message is also searched for seeds, entropy,"
        " digests, tokens and ids.",
        _command(chosen, "leak_games"),
        times=False,
    )
    chunks = [
        (kind, min(CHUNK, chosen.leak_games - first), first)
        for first in range(0, chosen.leak_games, CHUNK)
        for kind in leaks.KINDS
    ]
    totals = {kind: leaks.Found(kind) for kind in leaks.KINDS}
    with ProcessPoolExecutor(chosen.workers, get_context("spawn")) as pool:
        for number, one in enumerate(pool.map(leaks.check_chunk, chunks), 1):
            totals[one.kind].add(one)
            say(f"{number} of {len(chunks)} chunks, {sum(len(total.leaks) for total in totals.values())} leaks")
            if number % 8 == 0:
                found.figures = _leak_figures(totals)
                write(found, [*MEASURES])
    found.figures = _leak_figures(totals)
    found.details = [leak for total in totals.values() for leak in total.leaks]
    return found


def _leak_figures(totals: dict[str, leaks.Found]) -> list[Figure]:
    every = [*totals.values()]
    games = [at_least(_kind(one.kind), one.games, "games", 1000) for one in every]
    return [
        *games,
        plain("decisions", sum(one.decisions for one in every), ""),
        plain("moves undone", sum(one.undone for one in every), ""),
        plain("messages searched", sum(one.messages for one in every), ""),
        plain("bytes searched", sum(one.size for one in every) / 1e6, "MB"),
        plain("messages compared between indistinguishable games", sum(one.twins for one in every), ""),
        none("leaks", sum(len(one.leaks) for one in every)),
    ]


def _kind(kind: str) -> str:
    """Return the display name of a kind: the game's title and the edition."""
    game, _, edition = kind.partition(" ")
    return f"{game_named(game).title} {edition}".strip()


def measure_twins(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Play random games with a twin for every seat, and compare the information shown to each seat and its twin."""
    found = Measurement(
        "twins",
        "Random games with any number of players and any setup are played without a server. Each seat has a twin game,"
        " which differs only in what the seat may not know. After each action, the two games are compared: the views,"
        " options and events of the seat and of a spectator must be equal, until the difference is revealed to the"
        " seat. An action counts once for each twin game that is compared after it.",
        _command(chosen, "twin_actions"),
        times=False,
    )
    tally = twin_games.Tally.kept()
    with ProcessPoolExecutor(chosen.workers, get_context("spawn")) as pool:
        while tally.compared() < chosen.twin_actions:
            for one in pool.map(twin_games.play_piece, tally.next_pieces(chosen.workers)):
                tally.found[one.game].add(one)
            tally.keep()
            say(f"{tally.compared()} actions compared")
    every = [*tally.found.values()]
    for one in every:
        name = game_named(one.game).title
        found.figures += [
            plain(f"{name}, games", one.games, ""),
            plain(f"{name}, actions compared", one.compared, ""),
            plain(f"{name}, twins whose difference was revealed", one.parted, ""),
            none(f"{name}, differences", len(one.differences)),
        ]
    found.figures.append(at_least("actions compared", tally.compared(), "", 1_000_000))
    found.details = [difference for one in every for difference in one.differences]
    return found


def measure_memory(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Measure the memory used by half-played games."""
    found = Measurement(
        "memory",
        "These figures are the memory of half-finished games with four players, in which nobody acts. The server keeps"
        " up to 128 unattended games in memory, and reloads the others when somebody connects.",
        _command(chosen, "idle_games", "watched_games"),
        times=False,
    )
    kept = asyncio.run(memory.in_memory(chosen.watched_games))
    idle, watched, shared = asyncio.run(
        memory.of_process(
            server := Serving(folder, _sqlite(folder)), chosen.idle_games, chosen.watched_games, compressed=True
        )
    )
    server.stop()
    found.figures = [
        at_most("size of a game in memory", kept / KILO, "kB", 100),
        at_most(f"memory of the server process per game, with {chosen.idle_games} idle games", idle / KILO, "kB", 100),
        at_most("memory of the server process per game, with four open browser sockets", watched / KILO, "kB", 400),
        plain("memory of the server process for the texts of one language", shared / 1e6, "MB"),
    ]
    return found


def measure_spectators(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Measure the processor time per action with and without spectators."""
    found = Measurement(
        "spectators",
        "A Citadels game has four players and many spectators. All of these clients request English text and"
        " compression, as browsers do.",
        _command(chosen, "seconds"),
    )
    with Serving(folder, _sqlite(folder)) as server:
        manner = Manner(lang="en", compressed=True, think=0.1)
        spent = asyncio.run(spectators.run(server, [0, 50, _SPECTATORS], seconds=chosen.seconds, manner=manner))
    for count, (seconds, actions) in spent.items():
        found.figures += [
            plain(f"{count} spectators, actions", actions, ""),
            at_most(f"{count} spectators, processor time of the server per action", MILLI * seconds, "ms", 6)
            if count == _SPECTATORS
            else plain(f"{count} spectators, processor time of the server per action", MILLI * seconds, "ms"),
        ]
    return found


def measure_attack(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Measure the effect of attackers on other clients."""
    wanted = chosen.kinds.split(",") if chosen.kinds else [*KINDS]
    found = Measurement(
        "attack",
        f"One server process with one worker and {'PostgreSQL' if chosen.postgres else 'SQLite'} runs"
        f" {chosen.strangers} games with four regular players each. In addition, one player requests a hint before"
        f" every decision. Meanwhile, the server is attacked in these ways: {', '.join(wanted)}. Each regular player"
        " has an address of their own. All attackers share one address, except that half-open connections come from the"
        " loopback address. The attackers represent other machines, so their process has a lower priority than the"
        " server.",
        _command(chosen, "strangers", "stranger_rate", "seconds", *(["kinds"] if chosen.kinds else [])),
    )
    with ExitStack() as stack:
        url = stack.enter_context(postgres_database(chosen.postgres)) if chosen.postgres else _sqlite(folder)
        server = stack.enter_context(Serving(folder, url, bot_workers=1))
        noticed = asyncio.run(
            strangers.run(
                server,
                attacks_named(*wanted),
                games=chosen.strangers,
                rate=chosen.stranger_rate,
                seconds=chosen.seconds,
            )
        )
        complaints = server.complaints().splitlines()  # caused by the attackers, as expected
    result, hints = noticed.load, noticed.hints or [math.inf]
    refused = [error for error in result.errors if error not in complaints] + noticed.refused
    found.figures = [
        plain("actions of regular players per second", result.rate, "/s"),
        at_most(
            'time from an action to its "done", 99th percentile', MILLI * percentile(result.latencies, 0.99), "ms", 500
        ),
        plain(
            "a regular player's GET /me, 99th percentile", MILLI * percentile(noticed.looks or [math.inf], 0.99), "ms"
        ),
        none("actions and requests of regular players refused", len(refused)),
        none("actions lost or duplicated", result.verdict.lost + result.verdict.doubled),
        plain("hints", len(noticed.hints), ""),
        plain("hints, median", percentile(hints, 0.5), "s"),
        at_most("hints, 99th percentile", percentile(hints, 0.99), "s", 3),
        plain("hints, longest", max(hints), "s"),
        at_most("memory of the server, peak", noticed.memory / 1e6, "MB", 600),
        plain("processor time of the server", 100 * result.server, "% of a core"),
        plain("largest lag of the clients' event loop", MILLI * result.lag, "ms"),
    ]
    found.details = [*noticed.told, *result.verdict.details, *refused, *complaints]
    return found


def measure_floods(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Measure how each kind of flood from one address affects other clients."""
    found = Measurement(
        "floods",
        f"One server process with SQLite and no proxy {_STRANGERS} Meanwhile, another address keeps 240 connections"
        " busy with one kind of request. The flooding process has a lower priority than the server.",
        _command(chosen, "flood_seconds"),
    )
    for kind, request in {_QUIET: None, **floods.FLOODS}.items():
        _measure_flood(found, chosen, Serving(folder, _sqlite(folder), bot_workers=1, proxied=False), kind, request)
    return found


def measure_reads(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Measure how each kind of expensive read, sent by one user, affects other clients."""
    found = Measurement(
        "reads",
        f"One server process with SQLite and no proxy {_STRANGERS} Meanwhile, a user at another address, who has"
        f" {_FINISHED + 1} finished games, keeps 240 connections busy with one kind of request. The flooding process"
        " has a lower priority than the server.",
        _command(chosen, "flood_seconds"),
    )
    url, played = _with_games(folder)
    for kind, request in {_QUIET: None, **floods.reads(played.token, played.rooms[0])}.items():
        _measure_flood(found, chosen, Serving(folder, url, bot_workers=1, proxied=False), kind, request)
    return found


def measure_lists(chosen: argparse.Namespace, folder: Path, *, postgres: bool = False) -> Measurement:
    """Measure the lobby, profiles and leaderboards of a server with many rooms and finished games."""
    with ExitStack() as stack:
        url = stack.enter_context(postgres_database(chosen.postgres)) if postgres else _sqlite(folder)
        filled = asyncio.run(crowd.fill(url, rooms=chosen.rooms, games=chosen.finished_games))
        found = Measurement(
            "postgres, lists" if postgres else "lists",
            f"One server process with {'PostgreSQL' if postgres else 'SQLite'} has {chosen.rooms:,} unfinished rooms,"
            f" half of them with a running game, and {chosen.finished_games:,} finished games. The busiest player has"
            f" finished {filled.games[filled.active[0].id]:,} of them. A client requests each list {chosen.samples}"
            f" times, one after the other; a player's own lists are those of the {len(filled.tokens)} busiest players."
            " Meanwhile, other clients request tables, rooms, profiles and the lobby, and open a room every second.",
            _command(chosen, "rooms", "finished_games", "samples"),
        )
        server = Serving(folder, url)
        stack.callback(server.stop)
        listed = asyncio.run(lists.run(server, filled, samples=chosen.samples))
        found.details = listed.refused + server.complaints().splitlines()
    for name, times in listed.times.items():
        found.figures += [
            plain(f"{name}, median", MILLI * percentile(times, 0.5), "ms"),
            at_most(f"{name}, 99th percentile", MILLI * percentile(times, 0.99), "ms", 50),
            plain(f"{name}, processor time of the server", MILLI * listed.spent[name], "ms"),
        ]
    found.figures += [
        none("requests refused", len(listed.refused)),
        plain("requests of the other clients", listed.browsed / listed.seconds, "/s"),
        plain("time from the start of the server to its first response", listed.started, "s"),
        plain("processor time of the server until all running games were loaded", listed.loaded, "s"),
        plain("memory of the server", listed.memory / 1e6, "MB"),
    ]
    return found


def measure_tournaments(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Measure how other clients are affected when users at one address begin as many tournaments as they can."""
    found = Measurement(
        "tournaments",
        f"One server process with one worker and SQLite {_STRANGERS} Meanwhile, guests at one address start bot"
        " tournaments with as many tables as allowed. The server limits the number of bot-only tables in play. Pings"
        " are measured from the start of the first tournament.",
        _command(chosen, "flood_seconds"),
    )
    settings = Settings()
    for guests in (0, 1, 4):
        name = {0: _QUIET, 1: "one guest"}.get(guests, f"{guests} guests")
        with Serving(folder, _sqlite(folder), bot_workers=1) as server:
            attacks = {name: partial(tournaments.attack, guests)} if guests else {}
            _measure_few(found, chosen, server, name, attacks)
            playing = asyncio.run(_tournament_tables(server.database_url))
        most = min(guests * settings.bot_tables_per_guest, settings.bot_tables_per_address)
        found.figures.append(at_most(f"{name}: bot-only tables in play", playing, "", most))
    return found


async def _tournament_tables(url: str) -> int:
    store = await Store.open(url)
    try:
        found = [await store.room(room) for room in await store.playing()]
        return sum(room is not None and room.tournament is not None for room in found)
    finally:
        await store.close()


def measure_notices(
    chosen: argparse.Namespace, folder: Path, names: Sequence[str] = (_QUIET, "silent push services")
) -> Measurement:
    """Measure the delay of a client's notifications while other push services never respond."""
    found = Measurement(
        "notices",
        f"One server process with one worker and SQLite {_STRANGERS} Another player gets notifications by Web Push and"
        f" email. Meanwhile, 24 guests at one address start unattended games and use {_SILENT} push services that"
        " accept connections but never respond. The server is set to send notifications without delay.",
        _command(chosen, "flood_seconds"),
    )
    for name in names:
        with ExitStack() as stack:
            hosts = ("127.0.0.1", "127.0.0.1", *("127.0.0.2",) * _SILENT)
            push, mail, *silent = (stack.enter_context(socket.create_server((host, 0))) for host in hosts)
            settings: dict[str, Any] = {
                "push_origins": [_origin("http", one) for one in (push, *silent)],
                "mail_url": _origin("smtp", mail),
                "mail_from": "table@example.org",
                "notice_pause": 0.0,
                "mail_pause": 0.0,
            }
            server = stack.enter_context(Serving(folder, _sqlite(folder), bot_workers=1, settings=settings))

            async def get_notices(
                stranger: Stranger, manner: Manner, *, push: socket.socket = push, mail: socket.socket = mail
            ) -> None:
                origin = _origin("http", push)
                async with push_service(push) as pushes, mail_server(mail) as mails:
                    await stranger.get_notices(Inboxes(origin, pushes, mails), manner)

            attacks = {} if name == _QUIET else {name: partial(silent_push.attack, silent)}
            noticed = _measure_few(found, chosen, server, name, attacks, [get_notices])
        found.figures += [
            plain(f"{name}: notifications by Web Push", len(noticed.pushed), ""),
            at_most(f"{name}: notifications by Web Push, longest", max(noticed.pushed, default=math.inf), "s", 10),
            at_most(f"{name}: notifications by email, longest", max(noticed.mailed, default=math.inf), "s", 10),
        ]
    return found


def measure_reviews(
    chosen: argparse.Namespace, folder: Path, names: Sequence[str] = (_QUIET, "reviews")
) -> Measurement:
    """Measure how long a client waits for a review and for hints while one address requests many reviews."""
    found = Measurement(
        "reviews",
        f"One server process with one worker and SQLite {_STRANGERS} Another player requests a review of a Citadels"
        f" game. Meanwhile, ten guests at one address request reviews of {_FINISHED} more games. Each review has"
        f" {_TRIALS:,} trials, fewer than usual. A review that has begun is not interrupted by others.",
        _command(chosen, "flood_seconds"),
    )
    for name in names:
        url, played = _with_games(folder)
        mine, *others = played.rooms
        with Serving(folder, url, bot_workers=1, settings={"review_trials": _TRIALS}) as server:
            attacks = {} if name == _QUIET else {name: partial(reviews.attack, others)}

            async def get_review(stranger: Stranger, manner: Manner, *, room: str = mine) -> None:
                await stranger.get_review(room, manner)

            noticed = _measure_few(found, chosen, server, name, attacks, [get_review])
        before, made, done = (
            math.inf if value is None else value
            for value in (noticed.reviews_before, noticed.review_made, noticed.review_done)
        )
        found.figures += [
            at_most(f"{name}: reviews made before the regular player's", before, "", 1),
            plain(f"{name}: time until the regular player's review started", made, "s"),
            plain(f"{name}: time until that review was done", done, "s"),
        ]
    return found


def measure_rights(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Count what an attacker can still access by sending requests during a password change or account deletion."""
    found = Measurement(
        "rights",
        "One server process runs with SQLite. In each round, one person changes their password, one deletes their"
        " account, and one guest is deleted during their registration. At the same time, an attacker uses another"
        " session of the person, or the guest's only session. The attacker creates tokens, seat links and friend links,"
        " logs in with the old password, and changes the name, the email address, the profile and the push"
        " notifications. Each request comes from a different address. Afterwards, the benchmark uses all tokens,"
        " sessions and links that the attacker got, and compares the database with its state when the server confirmed"
        " the change or deletion. It uses friend links only after a deletion, because a change of password does not end"
        " them.",
        _command(chosen, "endings"),
        times=False,
    )
    with socket.create_server(("127.0.0.1", 0)) as mail:
        settings = {"mail_url": _origin("smtp", mail), "mail_from": "table@example.org"}
        with Serving(folder, _sqlite(folder), settings=settings) as server:
            ended = asyncio.run(rights.run(server, mail, rounds=chosen.endings, say=say))
            complaints = server.complaints().splitlines()
    found.figures = [
        *(plain(f"sessions ended: {what}", ended.ended[ending], "") for ending, what in rights.ENDINGS.items()),
        plain("requests of the attacker", ended.asked, ""),
        plain("requests granted", ended.granted, ""),
        plain("tokens, sessions and links that the attacker got", ended.made, ""),
        none("tokens, sessions and links that still work", len(ended.good)),
        none("deleted people who can log in", len(ended.back)),
        none("requests granted although sent after the confirmation", len(ended.late)),
        none("rows written after the confirmation", len(ended.written)),
        none("personal rows of deleted people", len(ended.left)),
        none("errors of the server", len(complaints)),
    ]
    found.details = [*ended.violations(), *complaints]
    return found


def measure_sealed(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Try to read the result of a tournament table while another table is still playing the same deal."""
    found = Measurement(
        "sealed",
        "One server process runs with SQLite. In each round of a duplicate tournament, one of two tables finishes"
        " before anybody acts at the other one. Four outsiders keep sending all requests that could reveal the result:"
        " a player of the other table, the host, a friend of all players, and a visitor without a session. They read"
        " the table, the tournament, the lobby, the leaderboard, profiles and friends, and send the requests of the"
        " table's own players. The responses, except for the times of sessions, are compared with those before the"
        " first action.",
        _command(chosen, "rounds"),
        times=False,
    )
    with Serving(folder, _sqlite(folder)) as server:
        looked = asyncio.run(sealed.run(server, rounds=chosen.rounds, say=say))
        complaints = server.complaints().splitlines()
    found.figures = [
        plain("tables finished while the round was open", looked.tables, ""),
        plain("requests of outsiders", looked.asked, ""),
        none("responses that changed", len(looked.changed)),
        at_least("results shown to outsiders after the round", looked.told, "", looked.tables),
        plain("responses that changed after the round", looked.news, ""),
        none("errors", len(looked.errors) + len(complaints)),
    ]
    found.details = [*looked.changed, *looked.errors, *complaints]
    return found


def measure_clocks(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Measure how deadlines change when the system clock jumps."""
    found = Measurement(
        "clocks",
        "One server process runs with SQLite. The benchmark cannot set the clock of the machine, so it replaces"
        " Python's `time.time` in this process by a clock that jumps: an hour back and forward, ten days ahead and"
        " back. It checks that the `Date` header of responses shows each jump. In four games, all players act in time."
        " In two games with three days per decision, nobody acts. In one more game per jump, a player exceeds the time"
        " limit. Spectators compute each deadline as a page does, on a monotonic clock. Finally, the server is killed"
        " and restarted, with a jump each time. The games' clocks stop while the server is down, so a restart may give"
        " players a few more seconds, but not fewer.",
        _command(chosen, "jumps", "restarts"),
        times=False,
    )
    with Serving(folder, _sqlite(folder), wrong_clock=True) as server:
        jumped = asyncio.run(clocks.run(server, jumps=chosen.jumps, restarts=chosen.restarts, say=say))
        complaints = server.complaints().splitlines()
    found.figures = [
        plain("jumps while the server was running", jumped.jumps, ""),
        plain("restarts after a jump", jumped.restarts, ""),
        plain("actions", jumped.actions, ""),
        plain("deadlines before and after a jump", jumped.compared, ""),
        at_most("largest change of a deadline by a jump", MILLI * jumped.moved, "ms", MILLI),
        at_most("largest loss of time by a restart after a jump", MILLI * jumped.lost, "ms", MILLI),
        none("players replaced by bots too early", jumped.ousted),
        plain("players who exceeded the time limit", jumped.absent, ""),
        none("of these, not replaced by a bot", jumped.stuck),
        none("errors", len(jumped.errors) + len(complaints)),
    ]
    found.details = [*jumped.errors, *complaints]
    return found


def measure_paint(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Measure how soon a page becomes visible over a slow connection."""
    found = Measurement(
        "paint",
        f"A phone with an empty cache opens a page over a connection with a bandwidth of {paint.LINE / KILO:.0f} kB/s"
        f" and a latency of {paint.WAY} ms per response. The figures are medians over all visits: the time to the first"
        " paint, the time until the content is complete (the lobby, or the table with the player's hand), and the"
        " number of bytes transferred.",
        _command(chosen, "visits"),
    )
    for seen in paint.look(folder, chosen.visits):
        first, whole, size = seen.middle()
        found.figures += [
            at_most(f"{seen.name}, first paint", first / MILLI, "s", 2.5),
            plain(f"{seen.name}, complete", whole / MILLI, "s"),
            plain(f"{seen.name}, size", size / KILO, "kB"),
        ]
    return found


def measure_frames(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Measure the time between frames of the page while a reveal is shown."""
    found = Measurement(
        "frames",
        f"A page shows {frames.DECISIONS} decisions of a game at normal speed, on a processor slowed down"
        f" {frames.SLOWED} times, and without a graphics card. The figures are times between frames while a reveal is"
        " on the stage.",
        _command(chosen),
    )
    for recorded in frames.record(folder):
        if not recorded.lengths:
            raise SystemExit(f"No reveal was shown: {recorded.name}.")
        found.figures += [
            plain(f"{recorded.name}, reveals", recorded.reveals, ""),
            plain(f"{recorded.name}, frames", len(recorded.lengths), ""),
            plain(f"{recorded.name}, median", percentile(recorded.lengths, 0.5), "ms"),
            plain(f"{recorded.name}, 99th percentile", percentile(recorded.lengths, 0.99), "ms"),
            at_most(f"{recorded.name}, longest frame", max(recorded.lengths), "ms", 50),
        ]
    return found


def measure_simulation(chosen: argparse.Namespace, folder: Path) -> Measurement:
    """Return the totals of all simulation runs; ``make simulate-faults`` adds to these totals."""
    return measured()


Measure = Callable[[argparse.Namespace, Path], Measurement]
MEASURES: dict[str, Measure] = {
    "latency": measure_latency,
    "load": measure_load,
    "load, read by people": measure_load,
    "postgres": measure_postgres,
    "postgres, by room": partial(measure_postgres, by_room=True),
    "crash": measure_crash,
    "postgres, crash": partial(measure_crash, database="postgres"),
    "leaks": measure_leaks,
    "twins": measure_twins,
    "memory": measure_memory,
    "spectators": measure_spectators,
    "attack": measure_attack,
    "floods": measure_floods,
    "reads": measure_reads,
    "lists": measure_lists,
    "postgres, lists": partial(measure_lists, postgres=True),
    "tournaments": measure_tournaments,
    "notices": measure_notices,
    "reviews": measure_reviews,
    "rights": measure_rights,
    "sealed": measure_sealed,
    "clocks": measure_clocks,
    "paint": measure_paint,
    "frames": measure_frames,
    "simulation": measure_simulation,
}


# ---- shared figures --------------------------------------------------------------------------------------------------


def _sound(result: Load) -> list[Figure]:
    verdict = result.verdict
    return [
        plain("open sockets", result.sockets, ""),
        plain("acknowledged actions in the log", verdict.told, ""),
        none("actions lost", verdict.lost),
        none("actions duplicated or unanswered", verdict.doubled + verdict.unanswered),
        plain("tables received by clients", verdict.views, ""),
        none("tables that differ from the log", verdict.different),
        plain("actions refused because another action came first", result.stale, ""),
        none("errors", len(result.errors)),
        plain("messages to clients", result.messages / result.seconds, "/s"),
        plain("bytes to clients", result.size / result.seconds / 1e6, "MB/s"),
        plain("processor time of the server", 100 * result.server, "% of a core"),
        plain("processor time of the server per action", MILLI * result.server / result.rate, "ms"),
        plain("processor time of the clients", 100 * result.clients, "% of a core"),
        plain("largest lag of the clients' event loop", MILLI * result.lag, "ms"),
    ]


def _measure_flood(
    found: Measurement, chosen: argparse.Namespace, server: Serving, kind: str, request: bytes | None
) -> None:
    """Measure how a flood of one kind of request affects other clients."""
    with server:
        _measure_few(found, chosen, server, kind, {} if request is None else {kind: partial(floods.attack, request)})


def _measure_few(
    found: Measurement,
    chosen: argparse.Namespace,
    server: Serving,
    name: str,
    attacks: Mapping[str, Attack],
    errands: Sequence[Errand] = (),
) -> Noticed:
    """Measure the effect of active attackers on a few other clients, and add the figures to ``found``."""
    say(name)
    noticed = asyncio.run(
        strangers.run(
            server, attacks, games=_FEW_GAMES, rate=_FEW_ACTIONS, seconds=chosen.flood_seconds, errands=errands
        )
    )
    complaints = server.complaints().splitlines()
    result, looks, hints = noticed.load, noticed.looks or [math.inf], noticed.hints or [math.inf]
    refused = [error for error in result.errors if error not in complaints] + noticed.refused
    found.figures += [
        plain(f"{name}: a regular player's GET /me, median", MILLI * percentile(looks, 0.5), "ms"),
        at_most(f"{name}: a regular player's GET /me, 99th percentile", MILLI * percentile(looks, 0.99), "ms", 200),
        at_most(
            f'{name}: time from an action to its "done", 99th percentile',
            MILLI * percentile(result.latencies, 0.99),
            "ms",
            200,
        ),
        at_most(f"{name}: pings, 99th percentile", MILLI * percentile(noticed.pings, 0.99), "ms", 200),
        plain(f"{name}: pings, longest", MILLI * max(noticed.pings), "ms"),
        at_most(f"{name}: hints, longest", max(hints), "s", 3),
        none(f"{name}: regular players refused", len(refused)),
        plain(f"{name}: processor time of the server", 100 * result.server, "% of a core"),
    ]
    found.details += [*noticed.told, *refused]
    return noticed


def _origin(scheme: str, at: socket.socket) -> str:
    host, port = at.getsockname()
    return f"{scheme}://{host}:{port}"


def _with_games(folder: Path) -> tuple[str, Finished]:
    """Create a database with finished games; return its URL and the games."""
    url = _sqlite(folder)
    return url, asyncio.run(play_games(url, _FINISHED + 1))


def _details(result: Load) -> list[str]:
    return [*result.verdict.details, *result.errors]


def _sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/{secrets.token_hex(4)}.db"


def _command(chosen: argparse.Namespace, *options: str) -> str:
    told = [f"--{name.replace('_', '-')} {getattr(chosen, name)}" for name in options]
    return " ".join(["python -m benchmarks.table", chosen.what, *told])


def say(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text}\033[K", end="", file=sys.stderr, flush=True)
