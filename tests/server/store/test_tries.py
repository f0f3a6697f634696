"""Password attempts: limits per account and address, and effects of a new password."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.store.keeping import Time, opened

from burgrave.server.store import (
    Changed,
    NoAccount,
    Store,
    TooManyTries,
    WrongLogin,
    WrongPassword,
    authority_of,
)
from burgrave.server.store.sessions import FREE_TRIES, LONGEST_WAIT, MOST_BROWSERS, wait_after

GOOD = "correct horse"


async def account(store: Store) -> tuple[str, str]:
    ana, token = await store.new_guest("Ana")
    await store.register(ana.id, "ana", GOOD, by=ana.by)
    return ana.id, token


async def fail(store: Store, login: str = "ana", browser: str | None = None) -> None:
    with pytest.raises(WrongLogin):
        await store.log_in(login, "wrong horse", browser=browser)


def test_the_wait_grows_to_a_quarter_of_an_hour() -> None:
    waits = [wait_after(failed) for failed in range(20)]
    assert waits[:8] == [0, 0, 0, 0, 0, 2, 4, 8] and waits[-1] == LONGEST_WAIT == 900
    assert waits == sorted(waits) and wait_after(10**6) == LONGEST_WAIT


@pytest.mark.parametrize("login", ["ana", "nobody"])
async def test_attempts_are_counted_per_account_at_all_processes(shared_url: str, login: str) -> None:
    """Responses do not reveal whether the account exists."""
    clock = Time()
    async with opened(shared_url, now=clock) as here, opened(shared_url, now=clock) as there:
        await account(here)
        for number in range(FREE_TRIES):
            await fail((here, there)[number % 2], login.upper() if number == 1 else login)
        with pytest.raises(TooManyTries, match=r"^Too many failed attempts; try again in 2 seconds\.$"):
            await there.log_in(login, GOOD)
        clock.now += 1
        for _ in range(10):  # attempts made too early are not counted
            with pytest.raises(TooManyTries, match="in 1 second"):
                await here.log_in(login, GOOD)
        clock.now += 1
        await fail(here, login)
        with pytest.raises(TooManyTries, match="in 4 seconds"):
            await there.log_in(login, GOOD)
        clock.now += 86_401  # another day
        for _ in range(FREE_TRIES):
            await fail(here, login)


async def test_a_hundred_tries_at_the_same_time_are_a_hundred_tries(shared_url: str) -> None:
    async with opened(shared_url) as here, opened(shared_url) as there:
        await account(here)
        tried = [store.log_in("ana", "wrong horse") for store in (here, there) for _ in range(50)]
        outcomes = [type(one) for one in await asyncio.gather(*tried, return_exceptions=True)]
        assert outcomes.count(WrongLogin) == FREE_TRIES and outcomes.count(TooManyTries) == 100 - FREE_TRIES


async def test_a_known_browser_is_counted_by_itself(url: str) -> None:
    clock = Time()
    async with opened(url, now=clock) as store:
        ana, token = await account(store)
        me = authority_of(token)
        browser = await store.remember_browser(ana, None, by=me)
        assert await store.remember_browser(ana, browser, by=me) == browser
        for _ in range(FREE_TRIES):
            await fail(store)
        for wrong in (None, "nonsense", "\x00"):
            with pytest.raises(TooManyTries):
                await store.log_in("ana", GOOD, browser=wrong)
        for _ in range(FREE_TRIES - 1):
            await fail(store, browser=browser)
        await store.log_in("ana", GOOD, browser=browser)  # which resets its own count
        for _ in range(FREE_TRIES):
            await fail(store, browser=browser)
        with pytest.raises(TooManyTries):  # a stolen browser gets no more attempts than anybody else
            await store.log_in("ana", GOOD, browser=browser)
        bruno, _ = await store.new_guest("Bruno")
        await store.register(bruno.id, "bruno", GOOD, by=bruno.by)
        assert not await store.knows_browser("bruno", browser)
        clock.now += 401 * 86_400
        assert not await store.knows_browser("ana", browser)


async def test_so_many_browsers_are_remembered(url: str) -> None:
    clock = Time()
    async with opened(url, now=clock) as store:
        ana, token = await account(store)
        made = []
        for _ in range(MOST_BROWSERS + 2):
            clock.now += 1
            made.append(await store.remember_browser(ana, None, by=authority_of(token)))
        known = [await store.knows_browser("ana", one) for one in made]
        assert known == [False, False] + [True] * MOST_BROWSERS
        clock.now += 401 * 86_400
        await fail(store)
        clock.now += 2 * 86_400
        await store.forget_tries()
        assert not any([await store.knows_browser("ana", one) for one in made])


async def test_a_password_can_be_changed_by_a_person_who_knows_it(url: str) -> None:
    clock = Time()
    async with opened(url, now=clock) as store:
        ana, token = await account(store)
        me = authority_of(token)
        known, other = [await store.remember_browser(ana, None, by=me) for _ in range(2)]
        _, second = await store.log_in("ana", GOOD)
        for _ in range(FREE_TRIES):
            with pytest.raises(WrongPassword):
                await store.change_password(ana, "wrong horse", "another horse", by=me)
        with pytest.raises(TooManyTries):
            await store.change_password(ana, GOOD, "another horse", by=me)
        clock.now += 2
        await store.change_password(ana, GOOD, "another horse", by=me, browser=known)
        assert [await store.person_of(one) is not None for one in (token, second)] == [True, False]
        assert [await store.knows_browser("ana", one) for one in (known, other)] == [True, False]
        with pytest.raises(WrongLogin):
            await store.log_in("ana", GOOD)
        await store.log_in("ana", "another horse")
        guest, session = await store.new_guest("Bruno")
        with pytest.raises(NoAccount):
            await store.change_password(guest.id, GOOD, "another horse", by=authority_of(session))


async def test_a_login_during_a_password_change_is_refused(shared_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The login verifies the old password just before the change, and would create a session just after it."""
    async with opened(shared_url) as here, opened(shared_url) as there:
        ana, token = await account(here)
        fits = there._passwords.fits

        async def slowly(password: str, kept: str | None) -> bool:
            found = await fits(password, kept)
            await here.change_password(ana, GOOD, "another horse", by=authority_of(token))
            return found

        monkeypatch.setattr(there._passwords, "fits", slowly)
        with pytest.raises(WrongLogin):
            await there.log_in("ana", GOOD)
        assert len(await here.sessions_of(ana)) == 1


async def test_two_who_change_a_password_at_the_same_time(shared_url: str) -> None:
    async with opened(shared_url) as here, opened(shared_url) as there:
        ana, token = await account(here)
        other = await here.new_session(ana, by=authority_of(token))
        changes = [
            store.change_password(ana, GOOD, f"horse number {number}", by=authority_of(each))
            for number, (store, each) in enumerate(((here, token), (there, other)))
        ]
        outcomes = await asyncio.gather(*changes, return_exceptions=True)
        assert len([one for one in outcomes if one is None]) == 1
        assert len(await here.sessions_of(ana)) == 1
        # the loser finds the changed password when reading or writing, or its own session ended
        assert {type(one).__name__ for one in outcomes} <= {"NoneType", "WrongPassword", Changed.__name__, "Ended"}
