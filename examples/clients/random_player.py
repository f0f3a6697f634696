"""A player for Burgrave's table: it takes an open seat in a room and plays at random until the game is over.

    python examples/clients/random_player.py http://127.0.0.1:8000/#/room/r7k3m9 --name Rolando
    python examples/clients/random_player.py http://127.0.0.1:8000/#/room/r7k3m9 --token bot_...

With a token for programs it plays for whoever made the token, in their place.
It needs httpx and websockets, and nothing of Burgrave itself.
"""

import argparse
import json
import random
import sys
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

API = "/api/v1"
STOPPED, TOO_SLOW, LOST = 1012, 1013, 1006  # connect again
LONGEST_PAUSE = 30.0
TOO_LATE = "stale", "not-your-turn"  # the table has changed meanwhile; the new one comes by itself

Message = dict[str, Any]


class Refused(Exception):
    """The server said no; its own sentence says why."""


class Player:
    """One seat of one room."""

    def __init__(self, server: str, room: str, name: str, token: str | None) -> None:
        self.room = room
        self.http = httpx.Client(base_url=server + API, timeout=30)
        if token is None:
            # A guest of its own; a program keeps the secret of its session itself, and shows it with every request.
            token = self.post("/me", {"name": name}).cookies["burgrave"]
            self.http.cookies.clear()
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        self.socket_url = f"ws{server.removeprefix('http')}{API}/rooms/{room}/socket"
        self.seat: int | None = None

    def post(self, path: str, body: Message) -> httpx.Response:
        answer = self.http.post(path, json=body)
        if answer.is_error:
            raise Refused(answer.json()["detail"])
        return answer

    def join(self, seat: int | None) -> None:
        """Sit down on a seat, or on any that is open."""
        room = self.post(f"/rooms/{self.room}/join", {"seat": seat}).json()
        self.seat = room["you"]["seat"]

    def play(self) -> Message:
        """Play until the game is over, and return the last table."""
        pause = 0.5
        while True:
            try:
                headers = {"Authorization": f"Bearer {self.token}"}
                # Without ?lang= no texts are sent: a program goes by notations and views.
                with connect(self.socket_url, additional_headers=headers, max_size=None) as socket:
                    return self.answer_all(socket)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else LOST
                if code not in (STOPPED, TOO_SLOW, LOST):
                    raise
            except OSError:
                pass  # the server is being started again
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def answer_all(self, socket: ClientConnection) -> Message:
        """Answer every question; everything that was missed is in the first table after connecting."""
        answered = -1
        while True:
            message = json.loads(socket.recv())
            if message["t"] == "error" and message["code"] not in TOO_LATE:
                raise Refused(message["detail"])
            if message["t"] != "table":
                continue
            if message["result"] is not None:
                return dict(message)
            if message["ask"] is not None and message["seq"] > answered:
                answered = message["seq"]
                action = self.choose(message)
                socket.send(json.dumps({"t": "act", "id": answered, "seq": answered, "action": action}))

    def choose(self, table: Message) -> int:
        """Return one of the options. This is where a better player begins."""
        option = random.choice(table["ask"]["options"])
        return int(option["action"])


def main() -> None:
    arguments = argparse.ArgumentParser(description="Take a seat in a room, and play at random.")
    arguments.add_argument("link", help="the link of the room")
    arguments.add_argument("--name", default="Rolando")
    arguments.add_argument("--token", help="a token for programs (bot_...): play for whoever made it")
    arguments.add_argument("--seat", type=int, help="which open seat; any, if it is left out")
    given = arguments.parse_args()
    link = urlsplit(given.link)
    try:
        player = Player(f"{link.scheme}://{link.netloc}", link.fragment.rpartition("/")[2], given.name, given.token)
        player.join(given.seat)
        print(f"I sit on seat {player.seat}.", flush=True)
        table = player.play()
    except (Refused, httpx.HTTPError) as error:
        sys.exit(str(error))
    for score in table["result"]["scores"]:
        print(f"{score['place']}. {score['name']}: {score['total']}")


if __name__ == "__main__":
    main()
