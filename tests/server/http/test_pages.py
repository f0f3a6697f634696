"""Pages behind links: titles and pictures for chat programs, readable errors, and replays embedded in other sites."""

from __future__ import annotations

import asyncio
import json
import re
import struct
import sys
from html import unescape
from pathlib import Path

import httpx
import pytest
from tests.server.http.house import House, built, house, standard
from tests.server.http.playing import Player

from burgrave.games.citadels.faces.table import TABLE as CITADELS
from burgrave.games.valeria.faces.table import TABLE as VALERIA
from burgrave.server.http import costs, pictures
from burgrave.server.http.pictures import Pictures, Poster
from burgrave.server.settings import Allowance

LAND = '<rect width="1200" height="630" fill="#2f3566"/>'
HOUSE = '<svg viewBox="0 -20 64 20"><path d="M0 0h64v-20h-64z" fill="#ffffff"/></svg>'
COLORS = dict.fromkeys(("paper", "ink", "ink-2", "trade"), "#204060")
ART = {
    "land": LAND,
    "colors": COLORS,
    "letters": [[32, 382]],
    "shields": [HOUSE],
    "drawings": {"citadels": {"tavern": HOUSE}},
}


def with_pictures(folder: Path) -> Path:
    """Create a minimal client that has drawings, a default picture and the page of an embedded replay."""
    built(folder)
    (folder / "pictures").mkdir()
    (folder / "pictures" / "art.json").write_text(json.dumps(ART), encoding="utf-8")
    (folder / "picture.png").write_bytes(b"the same for all")
    (folder / "embed.html").write_text("<title>embedded</title>", encoding="utf-8")
    return folder


def properties(page: str) -> dict[str, str]:
    return {
        name: unescape(value)
        for name, value in re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', page)
    }


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


async def page_of(client: httpx.AsyncClient, path: str, language: str = "") -> dict[str, str]:
    answer = await client.get(path, headers={"Accept-Language": language} if language else {})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8"), answer.text
    return properties(answer.text) | {"page": answer.text}


async def finished(home: House, game: str = "citadels") -> tuple[str, list[str]]:
    """Play a game between Ana and a bot to its end; return its room and the players' names."""
    ana = await home.guest("Ana <&>")
    room = await ana.game("me", "bot:easy", game=game)
    await Player(ana, room, None, "pages").play()
    return room, [seat["name"] for seat in (await ana.get(f"/rooms/{room}"))["seats"]]


async def test_a_link_to_a_table_says_what_it_is(tmp_path: Path) -> None:
    async with house(client=with_pictures(tmp_path / "c")) as home, home.client() as client:
        ana = await home.guest("Ana <&>")
        room = await ana.room("me", "open", "open", options={"ruleset": "2010"})
        assert room["link"] == f"{home.origin}/r/{room['id']}"
        told = await page_of(client, f"/r/{room['id']}")
        assert told["og:title"] == "Ana <&>'s table: Citadels"
        assert told["og:description"] == told["description"] == "2 of 3 seats are free. Open the link to join."
        assert told["og:url"] == room["link"] and told["twitter:card"] == "summary_large_image"
        assert told["og:image"] == f"{room['link']}/picture.png?lang=en"
        assert "<&>" not in told["page"] and told["robots"] == "noindex"
        assert f'<a id="open" href="/#/room/{room["id"]}" target="_top">' in told["page"]
        assert "<script>" not in told["page"] and "style=" not in told["page"]  # our content policy forbids both
        portuguese = await page_of(client, f"/r/{room['id']}", "fr;q=0.9, pt-PT, en;q=x")
        assert portuguese["og:description"] == "2 de 3 lugares estão livres. Abra o link para entrar."
        assert portuguese["og:image"].endswith("?lang=pt-BR")


@pytest.mark.long
@pytest.mark.parametrize("game", ["citadels", "valeria"])
async def test_a_finished_game_shows_its_result_and_what_the_winner_built(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Poster] = []

    async def png(_: Pictures, poster: Poster, __: object) -> bytes:
        drawn.append(poster)
        return b"png"

    monkeypatch.setattr(Pictures, "png", png)
    async with house(client=with_pictures(tmp_path / "c")) as home, home.client() as client:
        room, names = await finished(home, game)
        replay = await page_of(client, f"/replay/{room}")
        assert replay["og:title"].startswith("Replay of ") and f'href="/#/replay/{room}"' in replay["page"]
        assert all(name in replay["og:description"] for name in names)
        assert (await client.get(f"/r/{room}/picture.png?lang=it")).content == b"png"
        table = (await client.get(f"/api/v1/rooms/{room}/table?lang=it")).json()
    (poster,) = drawn
    scores = table["result"]["scores"]
    assert [(one.name, one.points) for one in poster.players] == [(one["name"], str(one["total"])) for one in scores]
    winners = [one["seat"] for one in scores if one["place"] == 1]
    of = {"citadels": CITADELS, "valeria": VALERIA}[game]
    assert poster.skylines == [of.skyline(table["view"], seat) for seat in winners]
    if game == "citadels":
        city = table["view"]["seats"][winners[0]]["city"]
        assert [piece.drawing for piece in poster.skylines[0]] == [one["district"] for one in city] != []


async def test_a_running_game_shows_its_players_only(home: House) -> None:
    ana = await home.guest("Ana")
    room = await ana.game("me", "bot:normal", spectators=False)
    async with home.client() as client:
        for path in (f"/r/{room}", f"/replay/{room}"):
            told = await page_of(client, path)
            assert re.fullmatch(r"Ana and [^,]+ are playing\.", told["og:description"])


async def test_a_link_to_a_tournament_says_what_it_is(home: House) -> None:
    ana = await home.guest("Ana")
    wanted = {"set_up": {"game": "valeria", "options": {"players": 2}}, "places": 4, "rounds": 2, "name": "Cup"}
    cup = await ana.post("/tournaments", wanted, 201)
    assert cup["link"] == f"{home.origin}/t/{cup['id']}"
    async with home.client() as client:
        told = await page_of(client, f"/t/{cup['id']}")
        assert (told["og:title"], told["og:description"]) == (
            "Cup: Valeria",
            "4 places, 1 taken. Open the link to join.",
        )
        assert f'href="/#/tournament/{cup["id"]}"' in told["page"]
        await ana.post(f"/tournaments/{cup['id']}/call-off")
        assert (await page_of(client, f"/t/{cup['id']}", "it"))["og:description"] == "Questo torneo è stato annullato."


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Record the drawings that are converted."""
    made: list[bytes] = []
    convert = pictures._convert

    async def counted(drawing: bytes, fonts: list[Path]) -> bytes | None:
        made.append(drawing)
        return await convert(drawing, fonts)

    monkeypatch.setattr(pictures, "_convert", counted)
    return made


async def test_a_picture_is_drawn_and_kept(tmp_path: Path, drawn: list[bytes]) -> None:
    async with house(client=with_pictures(tmp_path / "c")) as home, home.client() as client:
        room = (await (await home.guest("Ana <&>")).room("me", "open"))["id"]
        answers = [await client.get(f"/r/{room}/picture.png") for _ in range(2)]
    assert [size_of(answer.content) for answer in answers] == [(1200, 630)] * 2 and len(drawn) == 1
    assert b"Ana &lt;&amp;&gt;" in drawn[0] and b"Free seat" in drawn[0]
    assert answers[0].headers["content-type"] == "image/png"


async def test_letters_that_the_fonts_lack_are_left_out(tmp_path: Path, drawn: list[bytes]) -> None:
    made = Pictures(with_pictures(tmp_path / "c"))
    players = [pictures.Player("名前", 0), pictures.Player("Zoë 😀", 1)]
    assert await made.png(Poster("citadels", "日本", "Citadels", players), lambda: True)
    (drawing,) = drawn
    text = drawing.decode()
    assert re.findall(r">([^<>]+)</text>", text) == ["Citadels", "Citadels", "Zoë"]
    assert 'font-size="66.0"' in text and 'font-size="28.0"' not in text


async def test_a_crowd_gets_the_common_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = asyncio.Event()

    async def slow(drawing: bytes, _: list[Path]) -> bytes:
        await go_on.wait()
        return drawing

    monkeypatch.setattr(pictures, "_convert", slow)
    made = Pictures(with_pictures(tmp_path / "c"))
    posters = [Poster("citadels", f"Table {number}", "Citadels") for number in range(10)]
    asked = [asyncio.create_task(made.png(poster, lambda: True)) for poster in posters]
    await asyncio.sleep(0)
    assert [await one for one in asked[8:]] == [b"the same for all"] * 2
    go_on.set()
    for number, one in enumerate(asked[:8]):
        assert f"Table {number}".encode() in (await one or b"")
    go_on.clear()  # what is drawn needs no place in the queue
    waiting = asyncio.create_task(made.png(posters[9], lambda: True))
    await asyncio.sleep(0)
    assert b"Table 3" in (await made.png(posters[3], lambda: False) or b"")
    go_on.set()
    await waiting


@pytest.mark.parametrize("broken", ["extra", "program", "hangs", "drawing"])
async def test_without_a_drawing_the_common_picture_stands(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = with_pictures(tmp_path / "c")
    if broken == "extra":
        monkeypatch.setattr(pictures, "find_spec", lambda _: None)
    elif broken == "program":
        monkeypatch.setattr(sys, "executable", "/bin/false")
    elif broken == "hangs":
        program = tmp_path / "hangs"
        program.write_text("#!/bin/sh\nexec sleep 100\n")
        program.chmod(0o755)
        monkeypatch.setattr(sys, "executable", str(program))
        monkeypatch.setattr(pictures, "_SECONDS", 0.2)
    else:
        (folder / "pictures" / "art.json").write_text(json.dumps({**ART, "land": "<rect"}), encoding="utf-8")
    assert await Pictures(folder).png(Poster("citadels", "Ana", "Citadels"), lambda: True) == b"the same for all"
    (folder / "picture.png").unlink()
    assert await Pictures(folder).png(Poster("citadels", "Ana", "Citadels"), lambda: True) is None


async def test_unknown_addresses_are_404s_that_people_can_read(tmp_path: Path) -> None:
    async with house(client=with_pictures(tmp_path / "c")) as home, home.client() as client:
        for path in ("/r/r7k3m9", "/replay/r7k3m9", "/t/t7k3m9", "/r/%00", "/room/x", "/assets/none.js"):
            answer = await client.get(path, headers={"Accept": "text/html", "Accept-Language": "es"})
            assert answer.status_code == 404 and answer.headers["content-type"] == "text/html; charset=utf-8", path
            assert "Página no encontrada" in answer.text and 'href="/"' in answer.text
        answer = await client.get("/embed", headers={"Accept": "text/html"})
        assert answer.status_code == 422 and "Page not found" in answer.text and 'target="_top"' in answer.text
        answer = await client.get("/room/x", headers={"Accept": "*/*"})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-address")


async def test_pages_and_pictures_have_limits(tmp_path: Path) -> None:
    """As its allowance runs out, an address gets the default picture at first, and error pages later."""
    settings = standard(address_work=Allowance(costs.PICTURE + 4 * costs.PAGE, 0.001))
    async with house(settings, client=with_pictures(tmp_path / "c")) as home:
        rooms = [(await (await home.guest(name)).room("me", "open"))["id"] for name in ("Ana", "Bruno")]
        async with home.client() as client:
            room = rooms[0]
            answers = [await client.get(f"/r/{one}/picture.png") for one in (*rooms, room)]
            assert [answer.status_code for answer in answers] == [200, 200, 200]
            assert answers[0].content == answers[2].content != answers[1].content == b"the same for all"
            page = await client.get(f"/r/{room}", headers={"Accept-Language": "it"})
            pages = [page, *[await client.get(f"/r/{room}") for _ in range(2)]]
            assert pages[-1].status_code == 429 and "Too many requests" in pages[-1].text
            assert int(pages[-1].headers["retry-after"]) > 0


async def test_only_the_embedded_replay_may_be_framed(tmp_path: Path) -> None:
    async with house(client=with_pictures(tmp_path / "c")) as home, home.client() as client:
        framed = await client.get("/embed?room=r7k3m9&step=12&seat=1&lang=es")
        assert framed.text == "<title>embedded</title>"
        assert "x-frame-options" not in framed.headers
        policy = framed.headers["content-security-policy"]
        assert "frame-ancestors *" in policy and "form-action 'none'" in policy and "script-src 'self'" in policy
        for path in ("/embed.html", "/embed/", "/", "/r/r7k3m9"):
            answer = await client.get(path)
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
            assert answer.headers["x-frame-options"] == "DENY"
        assert (await client.get("/embed?room=R7")).status_code == 422
