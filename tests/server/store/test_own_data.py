"""Personal data: complete export and deletion, in both databases."""

from __future__ import annotations

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.store.keeping import opened

from burgrave.server.store import Authority, Ended, WrongLogin, WrongPassword
from burgrave.server.store.people import log_in_key, password_key
from burgrave.server.store.schema import metadata
from burgrave.server.store.sessions import hash_of

PASSWORD = "correct horse battery"
STAY = {"people", "rooms", "results", "reviews", "sitting", "tournaments", "entered"}
"""Tables that may still contain the id of a deleted user."""


async def test_nothing_but_an_id_is_left_of_who_goes(url: str) -> None:
    async with opened(url) as store:
        ana, token = await store.new_guest("Ana")
        bruno, _ = await store.new_guest("Bruno")
        for person, login in ((ana, "ana"), (bruno, "bruno")):
            await store.register(person.id, login, PASSWORD, by=person.by)
        await store.show_profile(ana.id, by=ana.by)
        await store.befriend(await store.add_friend_link(ana.id, by=ana.by), bruno.id, by=bruno.by)
        await store.add_friend_link(ana.id, by=ana.by)
        await store.block(bruno.id, (await store.new_guest("Carla"))[0].id, by=bruno.by)
        await store.add_bot_token(ana.id, "Robot", room_id=None, seconds=3600, by=ana.by)
        await store.ask_mail(ana.id, "ana@example.org", "en", by=ana.by)
        await store.remember_browser(ana.id, None, by=ana.by)
        assert (await store.data_of(ana.id))["mail"][0]["address"] == "ana@example.org"

        with pytest.raises(WrongLogin):
            await store.log_in("ana", "not this one")
        with pytest.raises(WrongPassword):
            await store.must_fit(ana.id, "not this one", by=ana.by)
        await store.must_fit(ana.id, PASSWORD, by=ana.by)
        await store.forget_person(ana.id, by=Authority(hash_of(token)))
        assert await store.person_of(token) is None
        assert await store.friends_of(bruno.id) == [] and len(await store.blocked_by(bruno.id)) == 1
        with pytest.raises(Ended):
            await store.forget_person(ana.id, by=Authority(hash_of(token)))

        async def where(connection: AsyncConnection) -> set[str]:
            return {
                table.name
                for table in metadata.sorted_tables
                for row in await connection.execute(select(table))
                if {ana.id, log_in_key("ana"), password_key(ana.id)} & {*row}
            }

        assert await store._database.read(where) <= STAY
