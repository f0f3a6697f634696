"""Guests, accounts, sessions."""

from __future__ import annotations

from typing import Any

import argon2
import pytest
from argon2 import PasswordHasher
from tests.server.store.keeping import Time, opened

from burgrave.server.store import (
    AlreadyRegistered,
    BadLogin,
    BadName,
    BadPassword,
    LoginTaken,
    NoSuchPerson,
    Person,
    Principal,
    Store,
    WrongLogin,
    authority_of,
)
from burgrave.server.store import people as passwords

GOOD = "correct horse"


async def test_a_guest_is_known_by_the_token_alone(url: str) -> None:
    async with opened(url) as store:
        ana, token = await store.new_guest("  Ana\u202e ")
        assert ana == Principal(ana.id, "Ana", guest=True, login=None, by=authority_of(token))
        assert ana.id.startswith("p_")
        assert len(token) == 43
        assert await store.person_of(token) == ana
        assert await store.person(ana.id) == Person(ana.id, "Ana")
        for other in ("", ana.id, token[:-1], token + "\x00", "\ud800"):
            assert await store.person_of(other) is None
        for nobody in ("", "p_nobody", "\x00", "é" * 1000):
            assert await store.person(nobody) is None


async def test_no_secret_is_kept(tmp_path: Any) -> None:
    async with opened(f"sqlite:///{tmp_path}/table.db") as store:
        ana, token = await store.new_guest("Ana")
        await store.register(ana.id, "ana", GOOD, by=ana.by)
        _, other = await store.log_in("ana", GOOD)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert ana.id.encode() in kept
    assert not any(secret.encode() in kept for secret in (token, other, GOOD))


async def test_people_are_renamed(url: str) -> None:
    async with opened(url) as store:
        ana, token = await store.new_guest("Ana")
        assert (await store.rename(ana.id, " Anna  B", by=ana.by)).name == "Anna B"
        found = await store.person_of(token)
        assert found is not None and found.name == "Anna B"
        with pytest.raises(BadName):
            await store.rename(ana.id, "", by=ana.by)
        with pytest.raises(NoSuchPerson):
            await store.rename("p_nobody", "Nobody", by=ana.by)
        with pytest.raises(BadName):
            await store.new_guest("\u200b")


async def test_an_account_is_entered_from_anywhere(url: str) -> None:
    async with opened(url) as store:
        guest, first = await store.new_guest("Ana")
        account = await store.register(guest.id, "Ana.B-1_x", GOOD, by=guest.by)
        assert account == Principal(guest.id, "Ana", guest=False, login="Ana.B-1_x", by=guest.by)
        assert await store.person_of(first) == account
        again, second = await store.log_in("ANA.b-1_X", GOOD)
        assert again == account and second != first
        await store.log_out(first)
        await store.log_out(first)
        assert await store.person_of(first) is None
        assert await store.person_of(second) == account
        third = await store.new_session(account.id, by=again.by)
        assert await store.person_of(third) == account
        with pytest.raises(NoSuchPerson):
            await store.new_session("p_nobody", by=authority_of(second))


async def test_a_password_is_the_same_however_it_is_composed(url: str) -> None:
    async with opened(url) as store:
        guest, _ = await store.new_guest("Ana")
        await store.register(guest.id, "ana", "coração de leão", by=guest.by)
        await store.log_in("ana", "corac\u0327a\u0303o de lea\u0303o")


async def test_accounts_that_cannot_be_made(url: str) -> None:
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        bruno, _ = await store.new_guest("Bruno")
        for login in ("", "an", "a" * 25, "a b c", "ána", "ana\n", "ana\u0000", "a@b.c"):
            with pytest.raises(BadLogin, match=r"^A login must have 3 to 24 characters: [^\n]+\.$"):
                await store.register(ana.id, login, GOOD, by=ana.by)
        for password in ("", "seven..", "x" * 129):
            with pytest.raises(BadPassword, match=r"^A password must have 8 to 128 characters[^\n]+\.$"):
                await store.register(ana.id, "ana", password, by=ana.by)
        assert await store.person(ana.id) == Person(ana.id, "Ana")
        await store.register(ana.id, "ana", GOOD, by=ana.by)
        with pytest.raises(LoginTaken, match="ANA is taken"):
            await store.register(bruno.id, "ANA", GOOD, by=bruno.by)
        with pytest.raises(AlreadyRegistered, match="ana"):
            await store.register(ana.id, "anna", GOOD, by=ana.by)
        with pytest.raises(NoSuchPerson):
            await store.register("p_nobody", "nobody", GOOD, by=ana.by)
        await store.register(bruno.id, "bru", GOOD, by=bruno.by)


async def test_a_wrong_login_tells_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    verify = PasswordHasher.verify

    def spy(self: PasswordHasher, kept: str, password: str | bytes) -> bool:
        asked.append(kept)
        return verify(self, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", spy)
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        await store.register(ana.id, "ana", GOOD, by=ana.by)
        told = set()
        for login, password in (
            ("ana", "wrong horse"),
            ("nobody", GOOD),
            ("", GOOD),
            ("\x00", GOOD),
            ("ana", "\ud800"),
        ):
            with pytest.raises(WrongLogin) as caught:
                await store.log_in(login, password)
            told.add(str(caught.value))
        assert told == {"Wrong login or password."}
        # Each of them costs one hash with the same settings.
        assert len(asked) == 5
        assert all(argon2.extract_parameters(kept) == argon2.extract_parameters(asked[0]) for kept in asked)
        assert argon2.extract_parameters(asked[0]).type is argon2.Type.ID
        with pytest.raises(WrongLogin):
            await store.log_in("ana", "x" * 100_000)


async def test_hashes_cost_what_they_should(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(argon2, "PasswordHasher", PasswordHasher)
    kept = await passwords.Passwords().hash(GOOD)
    assert kept.startswith("$argon2id$")
    assert argon2.extract_parameters(kept) == argon2.profiles.RFC_9106_LOW_MEMORY


async def test_an_outdated_hash_is_replaced(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        store._passwords._hasher = PasswordHasher(time_cost=1, memory_cost=1024)
        await store.register(ana.id, "ana", GOOD, by=ana.by)
        store._passwords._hasher = PasswordHasher(time_cost=2, memory_cost=1024)
        before = await _kept(store, ana)
        await store.log_in("ana", GOOD)
        after = await _kept(store, ana)
        assert "t=1," in before and "t=2," in after
        await store.log_in("ana", GOOD)
        assert await _kept(store, ana) == after


async def test_the_last_use_of_a_session_is_noted_once_an_hour(url: str) -> None:
    time = Time()
    async with opened(url, now=time) as store:
        _, token = await store.new_guest("Ana")
        before = store.transactions
        for minutes, noted in ((0, 0), (59, 0), (1, 1), (30, 1), (29, 1), (1, 2)):
            time.now += minutes * 60
            assert await store.person_of(token) is not None
            if not url.endswith("://"):  # in memory, reading is a transaction, too
                assert store.transactions - before == noted


async def _kept(store: Store, person: Person) -> str:
    from sqlalchemy import select

    from burgrave.server.store.schema import people

    async def work(connection: Any) -> Any:
        return await connection.scalar(select(people.c.password).where(people.c.id == person.id))

    return str(await store._database.read(work))
