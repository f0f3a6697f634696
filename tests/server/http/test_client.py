"""Static files of the browser client: caching, compression, and the message if there is no build."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
import pytest
from tests.server.http.house import built, house


async def fetched(folder: Path, *paths: str, **headers: str) -> list[httpx.Response]:
    async with house(client=folder) as home, home.client() as client:
        return [await client.get(path, headers={"Accept-Encoding": "identity", **headers}) for path in paths]


async def test_pages_are_asked_for_again_and_assets_are_kept(tmp_path: Path) -> None:
    page, asset, icon = await fetched(built(tmp_path / "c"), "/", "/assets/app-1a2b.js", "/icon.svg")
    assert page.text == "<!doctype html><title>Burgrave</title>"
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == icon.headers["cache-control"] == "no-cache"
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
    assert icon.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", None), ("", None)],
)
async def test_files_go_out_packed_to_who_takes_them(tmp_path: Path, accepted: str, encoding: str | None) -> None:
    folder = built(tmp_path / "c")
    (answer,) = await fetched(folder, "/assets/app-1a2b.js", **{"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    (again,) = await fetched(
        folder, "/assets/app-1a2b.js", **{"Accept-Encoding": accepted, "If-None-Match": answer.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


async def test_only_files_of_the_client_are_served(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret", encoding="utf-8")
    paths = "/../secret", "/assets/../../secret", "/%2e%2e/secret", "/assets/app-1a2b.js.gz", "/assets/old.js"
    answers = await fetched(built(tmp_path / "c"), *paths)
    assert all("secret" not in answer.text for answer in answers)
    assert [answer.status_code for answer in answers[-2:]] == [404, 404]


async def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path) -> None:
    folder = tmp_path / "c"
    async with house(client=folder) as home, home.client() as client:
        before = await client.get("/")
        assert "make client" in before.text
        assert "<style" not in before.text and "<script" not in before.text
        assert (await client.get("/assets/app-1a2b.js")).status_code == 404
        built(folder)
        assert "make client" not in (await client.get("/")).text
        (folder / "index.html").write_text("<title>newer</title>", encoding="utf-8")
        os.utime(folder / "index.html", (1, 1))
        assert "newer" in (await client.get("/")).text
