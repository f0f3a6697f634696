"""Setups and word lists: available for every language and game, and cacheable."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from tests.server.http.house import API, House, house, standard
from tests.server.http.told import as_told

from burgrave.server.http import objects
from burgrave.server.http.wire import Language
from burgrave.server.showing.game import types_of


async def test_the_features_of_a_server(home: House) -> None:
    async with home.client() as client:
        answer = await client.get(f"{API}/features")
    as_told(answer.json(), objects.Features)
    assert answer.json()["accounts"] and answer.json()["push"] and not answer.json()["mail"]


async def test_a_server_for_one_person_has_no_accounts() -> None:
    async with house(standard(alone=True, push=False)) as home:
        ana = await home.guest()
        features = await ana.get("/features")
        assert not any(features.values())
        for path in ("/register", "/login"):
            refused = await ana.post(path, {"login": "ana", "password": "correct horse"}, 409)
            assert refused["code"] == "not-offered"


async def test_what_can_be_played(home: House) -> None:
    ana = await home.guest()
    games = (await ana.get("/set-ups"))["games"]
    as_told({"games": games}, objects.SetUps)
    assert [game["game"] for game in games] == ["citadels", "valeria"]
    for game in games:
        types = types_of(game["game"])
        assert types is not None and msgspec.convert(game, types.set_up) == game
        await ana.post("/rooms", {"set_up": game["default"], "seats": ["me", *["open"] * 3]}, 201)


@pytest.mark.parametrize("lang", get_args(Language))
async def test_words(home: House, lang: str) -> None:
    async with home.client() as client:
        citadels = await client.get(f"{API}/words/{lang}/citadels?ruleset=classic")
        valeria = await client.get(f"{API}/words/{lang}/valeria")
        tag = {"If-None-Match": valeria.headers["etag"]}
        plain = await client.get(f"{API}/words/{lang}/valeria", headers={"Accept-Encoding": "identity"})
        again = await client.get(f"{API}/words/{lang}/valeria", headers=tag)
    assert "witch" in citadels.json()["characters"]
    assert valeria.json()["dukes"]
    assert again.status_code == 304
    assert valeria.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert plain.json() == valeria.json() and plain.headers["etag"] != valeria.headers["etag"]


@pytest.mark.parametrize(("path", "status"), [("de/citadels", 404), ("en/chess", 404), ("en/citadels?ruleset=1", 422)])
async def test_words_that_are_not_there(home: House, path: str, status: int) -> None:
    async with home.client() as client:
        assert (await client.get(f"{API}/words/{path}")).status_code == status
