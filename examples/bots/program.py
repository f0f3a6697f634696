"""Example bot as a separate program, which exchanges JSON lines and uses only the standard library.

    burgrave arena citadels --bots "program:python3 examples/bots/program.py,random"

The bot builds if it can; otherwise, it follows a list of preferred verbs. Ties are broken at random.
"""

import json
import random
import sys
from typing import Any

# The first word of a notation is its verb; verbs in neither list rank between the two.
LIKED = ["build", "slay", "recruit", "income", "gold"]
DISLIKED = ["end", "done", "nothing", "decline"]


def taste(option: dict[str, Any]) -> int:
    """Return the rank of an option; lower is better."""
    verb = option["notation"].split()[0]
    if verb in LIKED:
        return LIKED.index(verb)
    return len(LIKED) + 1 + (verb in DISLIKED)


def main() -> None:
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            chance.seed(message["seed"])
            answer = {"type": "hello", "name": "Example builder"}
        elif message["type"] == "decide":
            best = min(map(taste, message["legal"]))
            option = chance.choice([option for option in message["legal"] if taste(option) == best])
            answer = {"type": "play", "id": message["id"], "action": option["action"]}
        else:  # bye
            break
        print(json.dumps(answer), flush=True)


main()
