"""Requests generated from our OpenAPI schema cause no server errors, and the responses conform to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.http.conftest import RUNNERS
from tests.server.http.house import House, Visitor

from burgrave.server.http.openapi import openapi
from burgrave.server.http.routes import ROUTES

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(openapi(ROUTES))


class Stage:
    """A server with a user who has one room in each state: open, running, finished."""

    def __init__(self, home: House) -> None:
        self.home = home
        self.turn = 0
        self.ana: Visitor = RUNNERS[0].run(home.guest("Ana"))
        self.rooms = [RUNNERS[0].run(self._room(kind)) for kind in ("open", "citadels", "valeria", "over")]

    async def _room(self, kind: str) -> str:
        if kind == "open":
            return str((await self.ana.room("me", "open"))["id"])
        if kind != "over":
            return await self.ana.game("me", "bot:normal", game=kind)
        room = str((await self.ana.room("me", "open"))["id"])
        await self.ana.post(f"/rooms/{room}/leave")
        return room

    def next_room(self) -> str:
        self.turn += 1
        return self.rooms[self.turn % len(self.rooms)]


@pytest.fixture(scope="module")
def stage(home: House) -> Iterator[Stage]:
    yield Stage(home)


@SCHEMA.parametrize()
@settings(max_examples=5, deadline=None, suppress_health_check=[*HealthCheck], derandomize=True)
def test_no_request_finds_a_fault(case: Any, stage: Stage) -> None:
    if "room" in case.path_parameters:
        case.path_parameters["room"] = stage.next_room()
    ends_session = case.path in ("/api/v1/logout", "/api/v1/login")
    headers = {} if ends_session else {"Authorization": f"Bearer {stage.ana.token}"}
    request = case.as_transport_kwargs(base_url=stage.home.origin, headers=headers)
    request.pop("cookies", None)
    if isinstance(request.get("data"), bytes):
        request["content"] = request.pop("data")
    client = stage.home.client()
    response = RUNNERS[0].run(client.request(**request))
    case.validate_response(response, checks=CHECKS)
