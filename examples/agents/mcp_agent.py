"""Agent that plays a whole game through the MCP server, and prints every call.

    pip install 'burgrave[mcp]'
    python mcp_agent.py citadels --seed 7 --model "llm -m MODEL"

The model is any command that reads a prompt from its input and prints its answer. Without ``--model``, the agent plays
the first hint of each decision, so that the same seed gives the same transcript.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shlex
import subprocess
import sys

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

TRIES = 3
"""Answers of the model to one decision; after the last one, the agent plays the first choice."""


async def call(client: Client, tool: str, **arguments: object) -> tuple[str, bool]:
    """Call a tool and print the call with its answer; return the answer, and True if the tool accepted the call."""
    print(f">>> {tool}({', '.join(f'{name}={value!r}' for name, value in arguments.items())})")
    result = await client.call_tool(tool, arguments)
    text = "\n".join(part.text for part in result.content if part.type == "text")
    print(text, end="\n\n")
    return text, not result.is_error


async def decide(client: Client, model: str | None, prompt: str) -> str:
    """Return the answer of the model or, without one, the number of the first hint."""
    if model is None:
        hints, _ = await call(client, "hint")
        return hints.partition(".")[0]
    done = subprocess.run(shlex.split(model), input=prompt, capture_output=True, text=True, check=True)
    return done.stdout


async def play(game: str, players: int, bots: str, seed: str, model: str | None) -> None:
    """Play one game from the first decision to the result."""
    burgrave = StdioServerParameters(
        command=sys.executable, args=["-m", "burgrave", "mcp", "--lang", "en"], env={**os.environ}
    )
    async with Client(stdio_client(burgrave)) as client:
        prompt, started = await call(client, "new_game", game=game, players=players, bots=bots, seed=seed)
        if not started:
            sys.exit(1)
        while "Reward: " not in prompt.splitlines()[-1]:
            for _ in range(TRIES):
                text, accepted = await call(client, "play", answer=await decide(client, model, prompt))
                if accepted:
                    break
                prompt += f"\n\n{text}"
            else:
                text, _ = await call(client, "play", answer="1")
            prompt = text


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Play a whole game through the MCP server.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="rules")
    parser.add_argument("--seed", default="7")
    parser.add_argument("--model", help="command that reads a prompt and prints an answer")
    given = parser.parse_args()
    asyncio.run(play(given.game, given.players, given.bots, given.seed, given.model))


if __name__ == "__main__":
    main()
