"""Calls of MCP tools through the SDK's client."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from mcp import Client

Ask = Callable[..., Awaitable[str]]


def callers(client: Client) -> tuple[Ask, Ask]:
    """Return two functions that call a tool: for its answer, and for the text of the error that it must report."""

    async def call(tool: str, arguments: dict[str, Any], fails: bool) -> str:
        result = await client.call_tool(tool, arguments)
        (part,) = result.content
        assert part.type == "text" and bool(result.is_error) is fails, part
        return part.text

    async def ask(tool: str, **arguments: Any) -> str:
        return await call(tool, arguments, False)

    async def refused(tool: str, **arguments: Any) -> str:
        text = await call(tool, arguments, True)
        return text.removeprefix(f"Error executing tool {tool}: ")

    return ask, refused
