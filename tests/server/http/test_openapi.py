"""OpenAPI description: complete, and consistent with codes, types and routes in the source."""

from __future__ import annotations

import ast
import asyncio
import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator
from tests.server.http.house import API, House, upgrade

from burgrave.server.http.openapi import openapi
from burgrave.server.http.problems import STATUS_OF
from burgrave.server.http.routes import ROUTES, SOCKET, TAGS

SOURCES = Path(__file__).resolve().parents[3] / "src" / "burgrave" / "server"


def refs(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"]
        for inner in value.values():
            yield from refs(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from refs(inner)


def test_every_reference_leads_somewhere_and_every_schema_is_needed() -> None:
    document = openapi(ROUTES)
    schemas = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    of_socket = {f"#/x-socket/schemas/{name}" for name in document["x-socket"]["schemas"]}
    parts = [document["paths"], document["components"], document["x-socket"]]
    assert {ref for part in parts for ref in refs(part)} == schemas | of_socket
    assert set(refs(parts[:2])) == schemas


def test_the_document_is_valid() -> None:
    assert [error.message for error in OpenAPIV31SpecValidator(openapi(ROUTES)).iter_errors()] == []


async def test_a_client_is_generated_from_it(
    home: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    document, config = tmp_path / "openapi.json", tmp_path / "config.json"
    document.write_bytes(msgspec.json.encode(openapi(ROUTES)))
    overrides = '"content_type_overrides": {"image/png": "application/octet-stream"}'
    config.write_text(f'{{"post_hooks": [], {overrides}}}', encoding="utf-8")
    made = tmp_path / "made_client"
    options = "--path", document, "--config", config, "--output-path", made, "--meta", "none", "--fail-on-warning"
    generator = [sys.executable, "-m", "openapi_python_client", "generate", *map(str, options)]
    process = await asyncio.create_subprocess_exec(*generator, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    said = (await process.stdout.read()).decode()
    assert await process.wait() == 0, said
    monkeypatch.syspath_prepend(tmp_path)
    request.addfinalizer(lambda: [sys.modules.pop(name) for name in [*sys.modules] if name.startswith(made.name)])
    client = importlib.import_module("made_client").Client(base_url=home.origin)
    people = importlib.import_module("made_client.api.people.post_me")
    models = importlib.import_module("made_client.models")
    async with home.client() as transport:
        known = await people.asyncio(client=client.set_async_httpx_client(transport), body=models.Me(name="Ana"))
        assert (known.person.name, known.person.guest) == ("Ana", True)
        transport.cookies.clear()
        refused = await people.asyncio(client=client, body=models.Me(name="\u200b"))
    assert (refused.status, refused.code) == (422, "bad-name")


def test_examples_are_of_their_types() -> None:
    paths = openapi(ROUTES)["paths"]
    for route in ROUTES:
        operation = paths[route.path][route.method.lower()]
        for kind, part in ((route.takes, "requestBody"), (route.gives, "responses")):
            if kind is not None and not isinstance(kind, str):
                told = operation[part] if part == "requestBody" else operation[part][str(route.status)]
                msgspec.convert(told["content"]["application/json"]["example"], kind)


def test_every_route_is_there_with_what_it_takes_and_gives() -> None:
    paths = openapi(ROUTES)["paths"]
    ids = []
    for route in ROUTES:
        operation = paths[route.path][route.method.lower()]
        ids.append(operation["operationId"])
        assert operation["summary"].endswith("."), route.path
        assert operation["tags"] == [route.tag] and route.tag in TAGS
        for status, answer in operation["responses"].items():
            assert answer["description"] not in ("", operation["summary"])
            codes = re.findall(r"[a-z-]+", answer["description"].partition("(")[2])
            assert {STATUS_OF.get(code, 0) for code in codes} == {int(status)} or int(status) < 400
        assert str(route.status) in operation["responses"]
        assert ("requestBody" in operation) == (route.takes is not None)
        named = {part["name"] for part in operation.get("parameters", []) if part["in"] == "path"}
        assert named == set(re.findall(r"{(\w+)}", route.path))
    assert len(ids) == len(set(ids))
    assert set(paths) == {route.path for route in ROUTES}
    assert paths[f"{API}/rooms"]["post"]["responses"]["401"]["description"] == "Not logged in (no-session)"


async def test_a_socket_that_is_refused_is_answered_as_described(home: House) -> None:
    ana = await home.guest()
    room = (await ana.room("me", "open"))["id"]
    answers = openapi(ROUTES)["paths"][SOCKET]["get"]["responses"]
    async with home.client() as client:
        for path, status, code in (
            (f"{room}/socket", 426, "upgrade-required"),
            (f"{room}/socket?lang=de", 422, "malformed"),
            (f"{room}/socket?seat=x", 422, "malformed"),
            (f"{room}/socket?more=1", 422, "malformed"),
            ("rnothing/socket", 404, "no-room"),
            ("R-1/socket", 404, "no-room"),
        ):
            answer = await client.get(f"{API}/rooms/{path}")
            assert (answer.status_code, answer.json()["code"]) == (status, code), path
            assert answer.headers["content-type"] == "application/problem+json"
            assert code in answers[str(status)]["description"]
    assert (await head_of(home, upgrade("R-1", ana.token)))[0].startswith("HTTP/1.1 404")
    plain = f"GET {API}/rooms/{room}/socket HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    said, *headers = await head_of(home, plain)
    assert said.startswith("HTTP/1.1 426") and "upgrade: websocket" in headers
    said, *headers = await head_of(home, upgrade(room, ana.token).replace(b"/socket ", b"/socket?lang=de "))
    assert said.startswith("HTTP/1.1 422") and "content-type: application/problem+json" in headers


async def head_of(home: House, request: bytes) -> list[str]:
    """Return the lines of the response head for a raw request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", home.port)
    writer.write(request)
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    writer.close()
    return head


def test_views_and_set_ups_are_those_of_the_games() -> None:
    schemas = openapi(ROUTES)["components"]["schemas"]
    views = {"#/components/schemas/CitadelsView", "#/components/schemas/ValeriaView"}
    assert views <= {*refs(schemas["TableMessage"]["properties"]["view"])}
    assert len({*refs(schemas["SetUps"])}) >= 2
    assert schemas["CitadelsView"]["properties"]["crown"] == {"type": "integer"}


async def test_it_is_served(home: House) -> None:
    async with home.client() as client:
        answer = await client.get(f"{API}/openapi.json")
        again = await client.get(f"{API}/openapi.json", headers={"If-None-Match": answer.headers["etag"]})
    assert answer.json() == openapi(ROUTES)
    assert again.status_code == 304


def raised(file: Path) -> Iterator[tuple[str, int]]:
    """Yield every problem code that a module raises, with its status."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        given = [argument.value if isinstance(argument, ast.Constant) else None for argument in node.args]
        if node.func.id == "Refused":
            yield str(given[0]), given[2] if len(given) > 2 and isinstance(given[2], int) else 409
        elif node.func.id == "Problem" and isinstance(given[0], int):
            yield str(given[1]), given[0]


def test_every_code_that_is_raised_is_known_with_its_status() -> None:
    found = {one for file in SOURCES.rglob("*.py") for one in raised(file)}
    assert len(found) > 40
    assert {(code, status) for code, status in found if STATUS_OF.get(code) != status} == set()
    assert {code for route in ROUTES for code in route.problems} <= set(STATUS_OF)
