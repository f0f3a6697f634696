"""The description of the interface is whole, and it is true: codes, types and routes are those of the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.http.house import API, House

import burgrave
from burgrave.server.http.openapi import openapi
from burgrave.server.http.problems import STATUS_OF
from burgrave.server.http.routes import ROUTES, SOCKET

SOURCES = Path(burgrave.__file__).parent / "server"


def refs(value: Any) -> Iterator[str]:
    """Every reference in a document."""
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"]
        for inner in value.values():
            yield from refs(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from refs(inner)


def test_every_reference_leads_somewhere() -> None:
    document = openapi(ROUTES)
    schemas = document["components"]["schemas"]
    found = set(refs(document)) | set(re.findall(r"#/components/schemas/\w+", str(document)))
    assert {ref.removeprefix("#/components/schemas/") for ref in found} <= set(schemas)
    assert document["openapi"] == "3.1.0"


def test_every_route_is_there_with_what_it_takes_and_gives() -> None:
    paths = openapi(ROUTES)["paths"]
    ids = []
    for route in ROUTES:
        operation = paths[route.path][route.method.lower()]
        ids.append(operation["operationId"])
        assert operation["summary"].endswith("."), route.path
        assert str(route.status) in operation["responses"]
        assert ("requestBody" in operation) == (route.takes is not None)
        named = {part["name"] for part in operation.get("parameters", []) if part["in"] == "path"}
        assert named == set(re.findall(r"{(\w+)}", route.path))
    assert len(ids) == len(set(ids))
    assert set(paths) == {route.path for route in ROUTES} | {SOCKET}
    assert paths[f"{API}/rooms"]["post"]["responses"]["401"]["description"] == "no-session"


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
    """Every code that a module refuses something with, and its status."""
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
