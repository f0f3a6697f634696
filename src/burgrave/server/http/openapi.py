"""OpenAPI 3.1 document, generated from the routes and types.

Examples of bodies and responses are composed from their schemas.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from burgrave._version import __version__
from burgrave.kernel.registry import all_games
from burgrave.server.http import messages
from burgrave.server.http.problems import PROBLEM_JSON, STATUS_OF, TITLES, ProblemDetails
from burgrave.server.http.routes import API, TAGS, Route
from burgrave.server.http.wire import ClientMessage
from burgrave.server.showing.game import types_of
from burgrave.server.store import ID

# ---- Examples --------------------------------------------------------------------------------------------------------

Json = dict[str, Any]

SAMPLES: Final[Json] = {
    "address": "ana@example.org",
    "answers": {"graveyard": "no"},
    "at": 1_767_225_600.0,
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "code": "room-full",
    "created": 1_767_225_600.0,
    "detail": "All seats of this room are taken.",
    "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn",
    "expires": 1_775_001_600.0,
    "friend": "f7k2m9x4",
    "id": "r7k3m9",
    "link": "https://table.example/r/r7k3m9",
    "login": "ana",
    "name": "Ana",
    "names": ["Ana", "Odo"],
    "new": "a longer secret",
    "notation": "gold",
    "options": {"players": 2},
    "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    "password": "correct horse battery",
    "present": "correct horse battery",
    "room": "r7k3m9",
    "seats": ["me", "bot:normal"],
    "token": "Zr1gVd3xkQ0pQ1m5nB7t",
    "url": "https://table.example/#/friend/Zr1gVd3xkQ0pQ1m5nB7t",
}
"""Sample values by field name, used if they fit the field's schema."""

_TYPES: Final[Json] = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "object": dict,
    "array": list,
}
_PLAIN: Final[Json] = {"string": "text", "integer": 1, "number": 0.5, "boolean": True, "null": None}


def example_of(schema: Json, components: Mapping[str, Json], name: str = "") -> Any:
    """Return an example of a schema; ``name`` is the field's name."""
    if "$ref" in schema:
        return example_of(components[schema["$ref"].rpartition("/")[2]], components, name)
    if "anyOf" in schema:
        return example_of(schema["anyOf"][0], components, name)
    if "enum" in schema:
        return schema["enum"][0]
    kind = schema.get("type", "object")
    if isinstance(kind, list):
        kind = kind[0]
    if kind == "object" and "properties" in schema:
        required = schema.get("required", [])
        return {
            field: example_of(inner, components, field)
            for field, inner in schema["properties"].items()
            if field in required or field in SAMPLES
        }
    if kind == "array" and "prefixItems" in schema:
        return [example_of(one, components) for one in schema["prefixItems"]]
    if kind == "array" and "$ref" in schema["items"]:
        return [example_of(schema["items"], components, name)]
    sample = SAMPLES.get(name)
    if isinstance(sample, _TYPES.get(kind, ())):
        return sample
    if kind == "array":
        return [example_of(schema["items"], components, name)]
    if kind == "object":
        return {}
    return schema.get("minimum", _PLAIN[kind]) if kind in ("integer", "number") else _PLAIN[kind]


# ---- The document ----------------------------------------------------------------------------------------------------


ALWAYS = "not-json", "malformed", "no-session", "wrong-host", "too-many-requests", "internal", "unavailable"
CHANGING = "foreign-origin", "too-large", "wrong-type"
LIMITED = ("no-right",)

_COMPONENTS = "#/components/schemas/"
_DETAIL = "A sentence that explains the problem."


def openapi(routes: Sequence[Route]) -> Json:
    """Return the OpenAPI document for the routes."""
    schemas = _Schemas(routes)
    paths: Json = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    components = schemas.needed_by(paths)
    socket = {"client": schemas.of(ClientMessage), "server": schemas.of(messages.ServerMessage)}
    own = {name: schema for name, schema in schemas.needed_by(socket).items() if name not in components}
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Burgrave",
            "version": __version__,
            "summary": "Play Citadels and Valeria: Card Kingdoms with people and bots.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": tag, "description": group.__doc__} for tag, group in TAGS.items()],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "burgrave"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"bearer": []}],
    }
    # OpenAPI cannot describe WebSocket messages: they go into x-socket, with the types that only they use.
    return document | {"x-socket": _moved({**socket, "schemas": own}, own)}


class _Schemas:
    def __init__(self, routes: Sequence[Route]) -> None:
        kinds: list[Any] = [ProblemDetails, ClientMessage, messages.ServerMessage]
        for route in routes:
            kinds += [kind for kind in (route.takes, route.gives) if not _is_text(kind)]
        kinds = [kind for number, kind in enumerate(kinds) if kind is not None and kind not in kinds[:number]]
        games = [types_of(game.name) for game in all_games()]
        kinds += [kind for types in games if types is not None for kind in (types.view, types.set_up)]
        made, components = msgspec.json.schema_components(kinds, ref_template=f"{_COMPONENTS}{{name}}")
        self._made = [(kind, _open_tuples(schema)) for kind, schema in zip(kinds, made, strict=True)]
        self.components: Json = {name: _open_tuples(schema) for name, schema in components.items()}
        self.components["TableMessage"]["properties"]["view"] = self._of_games([one and one.view for one in games])
        set_ups = self._of_games([one and one.set_up for one in games])
        self.components["SetUps"]["properties"]["games"]["items"] = set_ups

    def of(self, kind: Any) -> Json:
        """Return the schema of a type, or a reference to it."""
        return next(schema for known, schema in self._made if known == kind)

    def _of_games(self, kinds: Sequence[Any]) -> Json:
        """Return the union of the games' schemas; a game whose type is None allows any object."""
        told: list[Json] = [{"type": "object"} if kind is None else self.of(kind) for kind in kinds]
        return {"anyOf": [schema for number, schema in enumerate(told) if schema not in told[:number]]}

    def needed_by(self, part: Json) -> Json:
        """Return the components referenced by a part of the document, directly or indirectly."""
        found: set[str] = set()
        new = {*_referred(part)}
        while new:
            found |= new
            new = {name for one in new for name in _referred(self.components[one])} - found
        return {name: schema for name, schema in self.components.items() if name in found}

    def content(self, kind: Any) -> Json:
        """Return the OpenAPI "content" object of a JSON body or response, with an example."""
        schema = self.of(kind)
        return {"application/json": {"schema": schema, "example": example_of(schema, self.components)}}

    def description(self, kind: Any) -> str:
        """Return the description of a type; for a union, the descriptions of its members."""
        schema = self.of(kind)
        described = [self.components.get(name, schema)["description"] for name in _referred(schema)]
        return " ".join(described) if "anyOf" in schema or "$ref" in schema else str(schema["description"])


def _open_tuples(schema: Any) -> Any:
    """Remove ``items: false``: ``maxItems`` sets the same limit, and code generators understand it."""
    if isinstance(schema, dict):
        return {key: _open_tuples(value) for key, value in schema.items() if (key, value) != ("items", False)}
    return [_open_tuples(one) for one in schema] if isinstance(schema, list) else schema


def _referred(part: Any) -> Iterator[str]:
    """Yield the names of the components that a part of the document references."""
    yield from re.findall(f'"{_COMPONENTS}(\\w+)"', msgspec.json.encode(part).decode())


def _moved(part: Json, names: Iterable[str]) -> Json:
    """Rewrite references to the components in ``names`` so that they point into ``x-socket``."""
    pattern = f'"{_COMPONENTS}({"|".join(names)})"'
    moved: Json = msgspec.json.decode(re.sub(pattern, r'"#/x-socket/schemas/\1"', msgspec.json.encode(part).decode()))
    return moved


def _operation(route: Route, schemas: _Schemas) -> Json:
    operation: Json = {"operationId": _operation_id(route), "tags": [route.tag], "summary": route.summary}
    parameters = list(_parameters(route))
    if parameters:
        operation["parameters"] = parameters
    if route.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "description": schemas.description(route.takes),
            "content": schemas.content(route.takes),
        }
    operation["responses"] = {str(route.status): _good(route, schemas), **_problems(route, schemas)}
    if route.known:
        operation["security"] = [{"cookie": []}, {"bearer": []}]
    return operation


def _operation_id(route: Route) -> str:
    words = re.sub(r"[{}]", "", route.path.removeprefix(API)).strip("/")
    return re.sub(r"[/-]+", "_", f"{route.method.lower()}_{words}")


def _parameters(route: Route) -> Iterable[Json]:
    for name in re.findall(r"{(\w+)}", route.path):
        yield {"name": name, "in": "path", "required": True, "schema": _in_path(name)}
    if route.asks is not None:
        ((schema,), components) = msgspec.json.schema_components([route.asks])
        for name, field in components[schema["$ref"].rpartition("/")[2]]["properties"].items():
            yield {"name": name, "in": "query", "required": False, "schema": field}


def _in_path(name: str) -> Json:
    return {"type": "string", "pattern": f"^{ID}$"} if name in ("room", "token") else {"type": "string"}


def _good(route: Route, schemas: _Schemas) -> Json:
    if route.gives is None:
        return {"description": route.answer}
    if _is_text(route.gives):
        kind = route.gives.partition(";")[0]
        return {"description": route.answer, "content": {kind: {"schema": {"type": "string"}}}}
    return {"description": schemas.description(route.gives), "content": schemas.content(route.gives)}


def _problems(route: Route, schemas: _Schemas) -> Json:
    codes = [*route.problems]
    if route.counted:
        limited = not route.bots or "{room}" in route.path
        codes += [
            *ALWAYS,
            *(LIMITED if limited else ()),
            *(CHANGING if route.method == "POST" else ()),
        ]
    by_status: dict[int, list[str]] = {}
    for code in sorted(set(codes)):
        by_status.setdefault(STATUS_OF[code], []).append(code)
    if route.page:
        return {str(status): _problem_page(status, known) for status, known in sorted(by_status.items())}
    return {str(status): _problem(status, known, schemas) for status, known in sorted(by_status.items())}


def _problem_page(status: int, codes: Sequence[str]) -> Json:
    content = {"text/html": {"schema": {"type": "string"}}}
    return {"description": f"{TITLES[status]} ({', '.join(codes)})", "content": content}


def _problem(status: int, codes: Sequence[str], schemas: _Schemas) -> Json:
    schema, title = schemas.of(ProblemDetails), TITLES[status]
    details = {"type": "about:blank", "title": title, "status": status, "code": codes[0], "detail": _DETAIL}
    return {
        "description": f"{title} ({', '.join(codes)})",
        "content": {PROBLEM_JSON: {"schema": schema, "example": details}},
    }


def _is_text(kind: Any) -> bool:
    return isinstance(kind, str)
