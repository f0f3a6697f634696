"""The interface as OpenAPI 3.1, made from the routes and the types; nothing of it is written by hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from burgrave._version import __version__
from burgrave.kernel.registry import all_games
from burgrave.server.http import messages, wire
from burgrave.server.http.problems import PROBLEM_JSON, STATUS_OF, ProblemDetails
from burgrave.server.http.routes import API, SOCKET, Route
from burgrave.server.http.wire import ClientMessage
from burgrave.server.showing.types import types_of
from burgrave.server.store import ID

__all__ = ["openapi"]

Json = dict[str, Any]

ALWAYS = "not-json", "malformed", "wrong-host", "too-many-requests", "internal", "unavailable"
CHANGING = "foreign-origin", "too-large", "wrong-type"
KNOWN = ("no-session",)
LIMITED = ("no-right",)


def openapi(routes: Sequence[Route]) -> Json:
    """Return the document."""
    schemas = _Schemas(routes)
    paths: Json = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    paths[SOCKET] = {"get": _socket(schemas)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Burgrave",
            "version": __version__,
            "summary": "Play Citadels and Valeria: Card Kingdoms with people and bots.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas.components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "burgrave"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"bearer": []}],
    }


class _Schemas:
    """The JSON schemas of all types that the routes name."""

    def __init__(self, routes: Sequence[Route]) -> None:
        kinds: list[Any] = [ProblemDetails, ClientMessage, messages.ServerMessage]
        for route in routes:
            kinds += [kind for kind in (route.takes, route.asks, route.gives) if not _is_text(kind)]
        kinds = [kind for number, kind in enumerate(kinds) if kind is not None and kind not in kinds[:number]]
        games = [types_of(game.name) for game in all_games()]
        kinds += [kind for types in games if types is not None for kind in (types.view, types.set_up)]
        made, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
        self._made = list(zip(kinds, made, strict=True))
        self.components: Json = dict(components)
        self.components["TableMessage"]["properties"]["view"] = self._of_games([one and one.view for one in games])
        set_ups = self._of_games([one and one.set_up for one in games])
        self.components["SetUps"]["properties"]["games"]["items"] = set_ups

    def of(self, kind: Any) -> Json:
        """Return the schema of a type, or where it stands."""
        return next(schema for known, schema in self._made if known == kind)

    def _of_games(self, kinds: Sequence[Any]) -> Json:
        """Return the schema of what each game has in its own form; of a game that does not say (None) it is any."""
        told: list[Json] = [{"type": "object"} if kind is None else self.of(kind) for kind in kinds]
        return {"anyOf": [schema for number, schema in enumerate(told) if schema not in told[:number]]}

    def fields(self, kind: Any) -> Json:
        """Return the properties of an object."""
        name = self.of(kind)["$ref"].rpartition("/")[2]
        properties: Json = self.components[name]["properties"]
        return properties


def _operation(route: Route, schemas: _Schemas) -> Json:
    operation: Json = {"operationId": _operation_id(route), "summary": route.summary}
    parameters = list(_parameters(route, schemas))
    if parameters:
        operation["parameters"] = parameters
    if route.takes is not None:
        content = {"application/json": {"schema": schemas.of(route.takes)}}
        operation["requestBody"] = {"required": True, "content": content}
    operation["responses"] = {str(route.status): _good(route, schemas), **_problems(route)}
    if route.known:
        operation["security"] = [{"cookie": []}, {"bearer": []}]
    return operation


def _operation_id(route: Route) -> str:
    words = re.sub(r"[{}]", "", route.path.removeprefix(API)).strip("/")
    return re.sub(r"[/-]+", "_", f"{route.method.lower()}_{words}")


def _parameters(route: Route, schemas: _Schemas) -> Iterable[Json]:
    for name in re.findall(r"{(\w+)}", route.path):
        yield {"name": name, "in": "path", "required": True, "schema": _in_path(name)}
    if route.asks is not None:
        for name, schema in schemas.fields(route.asks).items():
            yield {"name": name, "in": "query", "required": False, "schema": schema}


def _in_path(name: str) -> Json:
    """Return the schema of a part of an address."""
    return {"type": "string", "pattern": f"^{ID}$"} if name in ("room", "token") else {"type": "string"}


def _good(route: Route, schemas: _Schemas) -> Json:
    if _is_text(route.gives):
        return {"description": route.summary, "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"description": route.summary, "content": {"application/json": {"schema": schemas.of(route.gives)}}}


def _problems(route: Route) -> Json:
    codes = [*route.problems]
    if route.counted:
        limited = not route.bots or "{room}" in route.path
        codes += [
            *ALWAYS,
            *(LIMITED if limited else ()),
            *(CHANGING if route.method == "POST" else ()),
            *(KNOWN if route.known else ()),
        ]
    by_status: dict[int, list[str]] = {}
    for code in sorted(set(codes)):
        by_status.setdefault(STATUS_OF[code], []).append(code)
    schema = {"$ref": "#/components/schemas/ProblemDetails"}
    return {
        str(status): {"description": ", ".join(known), "content": {PROBLEM_JSON: {"schema": schema}}}
        for status, known in sorted(by_status.items())
    }


def _socket(schemas: _Schemas) -> Json:
    fields = schemas.fields(wire.InLanguage)
    return {
        "operationId": "get_rooms_room_socket",
        "summary": "Watch a room, and play: a WebSocket.",
        "parameters": [
            {"name": "room", "in": "path", "required": True, "schema": _in_path("room")},
            {"name": "lang", "in": "query", "required": False, "schema": fields["lang"]},
        ],
        "responses": {"101": {"description": "The socket is open."}},
        "x-messages": {"client": schemas.of(ClientMessage), "server": schemas.of(messages.ServerMessage)},
    }


def _is_text(kind: Any) -> bool:
    return isinstance(kind, str)
