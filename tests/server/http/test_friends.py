"""Friend links, invitations, and blocking, which does not notify the blocked user."""

from __future__ import annotations

from tests.server.http.house import API, House, Visitor
from tests.server.http.told import as_told

from burgrave.server.http.objects import FriendLink, Friends

PASSWORD = "correct horse battery"


async def befriend(ana: Visitor, bruno: Visitor) -> tuple[str, str]:
    """Make two users friends; return Ana's id for Bruno, and Bruno's id for Ana."""
    link = as_told(await ana.post("/me/friends/link"), FriendLink)
    told = as_told(await bruno.post("/me/friends", {"token": link.url.rpartition("/")[2]}), Friends)
    (of_ana,) = (await ana.get("/me/friends"))["friends"]
    return of_ana["id"], told.friends[0].id


async def test_a_link_makes_two_friends_who_see_who_is_at_a_table(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    of_ana, _ = await befriend(ana, bruno)
    room = (await bruno.room("me", "open"))["id"]
    (friend,) = as_told(await ana.get("/me/friends"), Friends).friends
    assert (friend.name, friend.at_table, friend.profile) == ("Bruno", False, None)
    async with bruno.socket(room):
        assert (await ana.get("/me/friends"))["friends"][0]["at_table"]
    assert bruno.person["id"] not in str(await ana.get("/me/friends"))
    assert (await ana.post("/me/friends", {"token": "nonsense"}, 404))["code"] == "no-link"
    assert (await ana.post(f"/me/friends/{of_ana}/end"))["friends"] == []
    assert (await bruno.get("/me/friends"))["friends"] == []


async def test_a_link_says_whose_friend_it_makes_and_to_whom_it_is_of_use(home: House) -> None:
    ana, bruno, carla = await home.guest("Ana"), await home.guest("Bruno"), await home.guest("Carla")
    token = {"token": (await ana.post("/me/friends/link"))["url"].rpartition("/")[2]}
    address = f"{API}/friend-link"
    for client, own in ((home.client(), False), (bruno.client, False), (ana.client, True)):
        assert (await client.post(address, json=token)).json() == {"name": "Ana", "own": own}
    (blocked,) = (await ana.post(f"/rooms/{await _together(ana, carla)}/seats/1/block"))["blocked"]
    assert (await carla.post("/friend-link", token, 404))["code"] == "no-link"
    assert blocked["name"] == "Carla"
    await bruno.post("/me/friends", token)
    assert (await home.client().post(address, json=token)).json()["code"] == "no-link"


async def _together(host: Visitor, guest: Visitor) -> str:
    room = (await host.room("me", "open"))["id"]
    await guest.post(f"/rooms/{room}/join")
    return str(room)


async def test_a_friend_is_invited_and_sits_down(home: House) -> None:
    ana, bruno, carla = await home.guest("Ana"), await home.guest("Bruno"), await home.guest("Carla")
    of_ana, of_bruno = await befriend(ana, bruno)
    room = (await ana.room("me", "open", "bot:easy"))["id"]
    assert (await bruno.post(f"/rooms/{room}/invite", {"friend": of_bruno}, 403))["code"] == "not-seated"
    assert (await ana.post(f"/rooms/{room}/invite", {"friend": of_bruno}, 404))["code"] == "no-person"
    assert (await ana.post(f"/rooms/{room}/invite", {"friend": of_ana}))["id"] == room
    (told,) = as_told(await bruno.get("/me/friends"), Friends).invitations
    assert (told.room, told.game, told.name) == (room, "citadels", "Ana")
    assert (await carla.get("/me/friends"))["invitations"] == []
    await bruno.post(f"/rooms/{room}/join")
    assert (await bruno.get("/me/friends"))["invitations"] == []
    assert (await ana.post(f"/rooms/{room}/invite", {"friend": of_ana}, 409))["code"] == "room-full"
    await ana.post(f"/rooms/{room}/start")
    assert (await ana.post(f"/rooms/{room}/invite", {"friend": of_ana}, 409))["code"] == "already-started"


async def test_a_blocked_user_has_no_seat_at_my_tables_and_is_not_told(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    of_ana, _ = await befriend(ana, bruno)
    room = (await ana.room("me", "open", "open", public=True))["id"]
    listed = as_told(await ana.post(f"/me/friends/{of_ana}/block"), Friends)
    assert listed.friends == [] and [one.name for one in listed.blocked] == ["Bruno"]
    told = await bruno.post(f"/rooms/{room}/join", {}, 403)
    assert (told["code"], told["detail"]) == ("cannot-sit", "You cannot join this table.")
    theirs = (await bruno.room("me", "open", public=True))["id"]
    assert [one["id"] for one in (await bruno.get("/rooms"))["rooms"]] == [theirs]
    assert [one["id"] for one in (await ana.get("/rooms"))["rooms"]] == [room]
    link = (await ana.post(f"/rooms/{room}/seat-link"))["url"].rpartition("/")[2]
    assert (await bruno.post("/claim", {"token": link}, 404))["code"] == "no-link"
    assert (await bruno.get("/me/friends"))["blocked"] == []
    token = (await bruno.post("/me/friends/link"))["url"].rpartition("/")[2]
    assert (await ana.post("/me/friends", {"token": token}, 404))["code"] == "no-link"
    assert (await ana.post(f"/me/blocked/{listed.blocked[0].id}/end"))["blocked"] == []
    assert (await bruno.post(f"/rooms/{room}/join"))["you"]["seat"] == 1


async def test_nothing_is_heard_of_a_blocked_user(home: House) -> None:
    ana, bruno, carla = await home.guest("Ana"), await home.guest("Bruno"), await home.guest("Carla")
    room = (await carla.room("me", "open", "open"))["id"]
    for person in (ana, bruno):
        await person.post(f"/rooms/{room}/join")
    seats = [seat["name"] for seat in (await ana.get(f"/rooms/{room}"))["seats"]]
    async with ana.socket(room) as hears, bruno.socket(room) as says, carla.socket(room) as too:
        await says.send(t="chat", text="one")
        assert (await hears.until("chat"))["text"] == "one"
        blocked = await ana.post(f"/rooms/{room}/seats/{seats.index('Bruno')}/block")
        assert [one["name"] for one in blocked["blocked"]] == ["Bruno"]
        await says.send(t="chat", text="two")
        assert (await too.until("chat", text="two"))["from"] == "Bruno"
        await too.send(t="chat", text="three")
        assert (await hears.until("chat"))["text"] == "three"
    async with ana.socket(room) as hears, carla.socket(room) as too:
        assert [one["text"] for one in (await hears.until("chats"))["chats"]] == ["three"]
        assert [one["text"] for one in (await too.until("chats"))["chats"]] == ["one", "two", "three"]
    for seat, code in ((seats.index("Ana"), "no-person"), (7, "no-seat")):
        status = 404 if code == "no-person" else 422
        assert (await ana.post(f"/rooms/{room}/seats/{seat}/block", {}, status))["code"] == code


async def test_somebody_who_is_seen_can_be_blocked(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    await bruno.post("/register", {"login": "bruno_blocked", "password": PASSWORD})
    address = (await bruno.post("/me/profile", {"seen": True}))["id"]
    assert (await bruno.post(f"/people/{address}/block", {}, 404))["code"] == "no-person"
    assert [one["name"] for one in (await ana.post(f"/people/{address}/block"))["blocked"]] == ["Bruno"]
    assert (await bruno.get(f"/people/{address}"))["name"] == "Bruno"
    assert (await ana.post("/me/friends/kunknown/block", {}, 404))["code"] == "no-person"
    assert (await ana.post("/people/fnobody/block", {}, 404))["code"] == "no-person"


async def test_somebody_who_is_blocked_does_not_come_back_as_a_new_guest(home: House) -> None:
    ana, sister = await home.guest("Ana"), await home.guest("Sister", "198.51.100.7")
    mallory = await home.guest("Mallory", "198.51.100.7")
    room = str((await ana.room("me", "open", "open", public=True))["id"])
    await mallory.post(f"/rooms/{room}/join")
    await ana.post(f"/rooms/{room}/seats/1/block")
    await ana.post(f"/rooms/{room}/seats/1", {"kind": "open"})
    await mallory.post("/logout")

    again, stranger = await home.guest("Nobody", "198.51.100.7"), await home.guest("Stella")
    nobody = Visitor(home, home.client("198.51.100.7"), "", {})
    for hidden in (again, nobody):
        assert room not in str(await hidden.get("/rooms"))
    assert (await again.post(f"/rooms/{room}/join", status=403))["code"] == "cannot-sit"
    await again.post("/register", {"login": "mallory_again", "password": PASSWORD})
    assert (await again.post(f"/rooms/{room}/join", status=403))["code"] == "cannot-sit"
    for welcome in (sister, stranger):
        assert room in str(await welcome.get("/rooms"))
        await welcome.post(f"/rooms/{room}/join")
        await welcome.post(f"/rooms/{room}/leave")
    await befriend(ana, again)
    await again.post(f"/rooms/{room}/join")


async def test_a_block_within_the_house_keeps_out_no_newcomers(home: House) -> None:
    ana, bruno = await home.guest("Ana", "198.51.100.8"), await home.guest("Bruno", "198.51.100.8")
    room = await _together(ana, bruno)
    await ana.post(f"/rooms/{room}/seats/1/block")
    await ana.post(f"/rooms/{room}/seats/1", {"kind": "open"})
    await (await home.guest("Carla", "198.51.100.8")).post(f"/rooms/{room}/join")
