"""Attempts to keep access while the password is changed or the account is deleted in another session."""

from __future__ import annotations

import asyncio
import random
import socket
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from benchmarks.table.inboxes import mail_server, subscription
from benchmarks.table.players import Person, browsing
from benchmarks.table.serving import Serving
from benchmarks.table.set_ups import PAIR, seats_of

from burgrave.server.store.schema import alive, metadata, sitting, tries

__all__ = ["ENDINGS", "Ended", "run"]

Json = dict[str, Any]
Row = tuple[Any, ...]

ENDINGS: Final = {
    "password": "by a change of password",
    "account": "by deleting an account",
    "guest": "by deleting a guest who is registering",
}
"""Ways to end a session, with their descriptions."""

_PASSWORD: Final = "correct horse battery"
_BODIES: Final[dict[str, tuple[str, Json]]] = {
    "password": ("/me/password", {"present": _PASSWORD, "new": f"new {_PASSWORD}"}),
    "account": ("/me/delete", {"password": _PASSWORD}),
    "guest": ("/me/delete", {}),
}
"""Requests that end the sessions."""
_SLOW: Final = ("/login", "/register")
"""Paths of requests that hash a password."""
_LEAD: Final = 0.3
"""Maximum seconds by which the slow requests precede the change or deletion."""
_TAKES: Final = 0.3
"""Expected duration of the first change or deletion, in seconds; later ones should take as long as the one before."""
_AROUND: Final = (0.7, 1.1)
"""Range of moments for the other requests, as multiples of the expected duration."""
_RESTS: Final = 1.0
"""Seconds to wait before each round, so that people do not exceed their limits."""
_PERSONAL: Final = {table.name for table in metadata.sorted_tables if "person_id" in table.columns} - {sitting.name}
"""Tables that must not contain rows about deleted people; rooms keep the ids of their players."""


@dataclass
class Ended:
    """Results of all attempts to keep access to a session that was ended."""

    ended: Counter[str] = field(default_factory=Counter)  # sessions ended, by ending
    asked: int = 0  # requests sent at about that time
    granted: int = 0
    made: int = 0  # of those, tokens, sessions and links
    good: list[str] = field(default_factory=list)  # tokens, sessions and links that work although they have ended
    back: list[str] = field(default_factory=list)  # deleted people who can log in
    late: list[str] = field(default_factory=list)  # requests granted although sent after the confirmation
    written: list[str] = field(default_factory=list)  # rows written after the confirmation
    left: list[str] = field(default_factory=list)  # rows about deleted people

    def violations(self) -> list[str]:
        """Return descriptions of all remaining access and data that should not exist."""
        return [*self.good, *self.back, *self.late, *self.written, *self.left]


@dataclass(frozen=True)
class _Answer:
    path: str
    sent: float
    body: Json
    granted: bool
    token: str | None  # of a new session or program


@dataclass
class _Victim:
    """Person whose session is stolen and then ended."""

    http: httpx.AsyncClient
    login: str
    owner: Person
    stolen: str  # value of the Authorization header
    id: str
    room: str

    def person(self, authorization: str | None = None) -> Person:
        """Return a client at another address, with this Authorization header (if any)."""
        found = Person(self.http, self.owner.server, "Stranger")
        found.headers |= {} if authorization is None else {"Authorization": authorization}
        return found

    async def log_in(self) -> httpx.Response:
        """Return the response to a login with the old password."""
        return await self.person().send("POST", "/login", {"login": self.login, "password": _PASSWORD})

    async def request(self, path: str, body: Json, *, after: float) -> _Answer:
        """Send one request with the stolen session.

        A login is sent without the session, because the login would end the session.
        """
        await asyncio.sleep(after)
        attacker, sent = self.person(None if path == "/login" else self.stolen), time.perf_counter()
        answer = await self.http.post(f"http://{attacker.server}/api/v1{path}", json=body, headers=attacker.headers)
        found = answer.json()
        if found.get("person", {"id": self.id})["id"] != self.id:
            return _Answer(path, sent, found, False, None)  # no longer this person, but a new guest
        return _Answer(path, sent, found, answer.is_success, found.get("token") or answer.cookies.get("burgrave"))


async def run(server: Serving, mail: socket.socket, *, rounds: int, say: Callable[[str], None] = print) -> Ended:
    """In each round, end one session in each of the ways in ``ENDINGS`` while an attacker is using it.

    ``mail`` is a bound socket, on which a mail server receives the emails that the attacker's requests cause.
    """
    found, file = Ended(), Path(server.database_url.removeprefix("sqlite:///"))
    takes = dict.fromkeys(ENDINGS, _TAKES)
    async with browsing() as http, mail_server(mail):
        for number in range(rounds):
            victims = [await _victim(http, server.address, f"{ending}_{number}") for ending in ENDINGS]
            await asyncio.sleep(_RESTS)
            for ending, victim in zip(ENDINGS, victims, strict=True):
                takes[ending] = await _end(found, file, victim, ending, takes[ending])
            say(f"{number + 1} of {rounds} rounds, {found.asked} requests, {len(found.violations())} violations")
    return found


async def _victim(http: httpx.AsyncClient, server: str, login: str) -> _Victim:
    """Return a person with a room and a stolen session: a guest's only session, or a second session of an account."""
    owner = Person(http, server, "Owner")
    await owner.arrive()
    person = (await owner.send("GET", "/me")).json()["person"]["id"]
    room = (await owner.ask("/rooms", {"set_up": PAIR, "seats": seats_of(PAIR, "me", "open")}))["id"]
    victim = _Victim(http, login, owner, owner.headers["Authorization"], person, room)
    if not login.startswith("guest"):
        await owner.ask("/register", {"login": login, "password": _PASSWORD})
        victim.stolen = f"Bearer {(await victim.log_in()).cookies['burgrave']}"
    return victim


async def _end(found: Ended, file: Path, victim: _Victim, ending: str, takes: float) -> float:
    """End a session while the attacker sends requests; return how many seconds the server took to end it.

    The attacker's requests are timed for an ending that takes about ``takes`` seconds.
    """
    lead = random.uniform(0.0, _LEAD)
    moment = lead + takes * random.uniform(*_AROUND)
    tasks = [
        asyncio.create_task(victim.request(path, body, after=0.0 if path in _SLOW else moment))
        for path, body in _requests(victim, ending)
    ]
    await asyncio.sleep(lead)
    began = time.perf_counter()
    confirmed = await victim.owner.send("POST", *_BODIES[ending])
    ended, before = time.perf_counter(), _rows(file)
    answers = await asyncio.gather(*tasks)
    if ending == "guest" and confirmed.json().get("code") == "wrong-password":
        return takes  # the guest has registered before the deletion
    if confirmed.status_code != 200:
        raise RuntimeError(f"{ending}: {confirmed.text}")
    found.ended[ending] += 1
    found.asked += len(answers)
    found.written += [f"{ending}: {row}" for row in _rows(file) - before if victim.id in str(row)]
    found.late += [f"{ending}: {one.path}" for one in answers if one.granted and one.sent > ended]
    found.granted += sum(one.granted for one in answers)
    await _try_access(found, victim, ending, answers)
    if ending != "password":
        if (await victim.log_in()).status_code == 200:
            found.back.append(f"{ending}: {victim.login}")
        found.left += [f"{ending}: {row}" for row in _rows(file) if row[0] in _PERSONAL and victim.id in row]
    return ended - began


def _requests(victim: _Victim, ending: str) -> list[tuple[str, Json]]:
    """Return the attacker's requests; each would give access or write something in the victim's name."""
    account = {"login": victim.login, "password": _PASSWORD}
    return [
        *[("/me/tokens", {"name": "thief"})] * 4,
        *[(f"/rooms/{victim.room}/seat-link", {})] * 2,
        *[("/me/friends/link", {})] * 2,
        *[("/me", {"name": f"Thief {number}"}) for number in range(2)],
        *[("/register" if ending == "guest" else "/login", account)] * 2,
        ("/me/profile", {"seen": True}),
        ("/me/notices/mail", {"address": f"{victim.login}@example.org", "lang": "en"}),
        ("/me/notices/device", subscription(f"https://push.example.net/{victim.login}")),
    ]


async def _try_access(found: Ended, victim: _Victim, ending: str, answers: Sequence[_Answer]) -> None:
    """Try every session, token and link that the attacker obtained with the session that has ended."""
    tokens = [token for one in answers if (token := one.token) is not None]
    links = [one for one in answers if one.granted and one.path.endswith("link")]
    found.made += len(tokens) + len(links)
    for token in (victim.stolen.removeprefix("Bearer "), *tokens):
        answer = await victim.person(f"Bearer {token}").send("GET", "/me")
        if answer.status_code == 200 and answer.json()["person"] is not None:
            found.good.append(f"{ending}: {'token' if token.startswith('bot_') else 'session'}")
    for one in links:
        secret = {"token": one.body["url"].rpartition("/")[2]}
        if one.path.endswith("/seat-link"):
            stranger = victim.person()
            await stranger.arrive()
            works = (await stranger.send("POST", "/claim", secret)).status_code == 200
        else:  # after a change of password, friends may still use the link
            works = ending != "password" and (await victim.person().send("POST", "/friend-link", secret)).is_success
        if works:
            found.good.append(f"{ending}: {one.path}")


def _rows(file: Path) -> set[Row]:
    """Return all rows of the database except heartbeats and failed logins, each preceded by its table's name."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as database:
        return {
            (table.name, *row)
            for table in metadata.sorted_tables
            if table not in (alive, tries)
            for row in database.execute(f'SELECT * FROM "{table.name}"')
        }
