"""Example client for a Burgrave server, which takes a seat in a room and plays at random to the end.

    python examples/clients/random_player.py http://127.0.0.1:8000/r/r7k3m9 --name Rolando
    python examples/clients/random_player.py http://127.0.0.1:8000/r/r7k3m9 --token bot_...

With a program token, it plays as the user who created the token.
It requires httpx and websockets, but not Burgrave itself.
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
STOPPED, TOO_SLOW, LOST = 1012, 1013, 1006  # close codes after which to reconnect
LONGEST_PAUSE = 30.0
TOO_LATE = "stale", "not-your-turn"  # the table has changed; the server sends the new one

Message = dict[str, Any]


class Refused(Exception):
    """Error raised when the server refuses a request; the message is the server's explanation."""


class Player:
    """Client that plays one seat of one room."""

    def __init__(self, server: str, room: str, name: str, token: str | None) -> None:
        self.room = room
        self.http = httpx.Client(base_url=server + API, timeout=30)
        if token is None:
            # Create a guest, and send its session secret as a bearer token instead of a cookie.
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
        """Take a seat; if ``seat`` is None, take any open seat."""
        room = self.post(f"/rooms/{self.room}/join", {"seat": seat}).json()
        self.seat = room["you"]["seat"]

    def play(self) -> Message:
        """Play until the game is over and return the final table."""
        pause = 0.5
        while True:
            try:
                headers = {"Authorization": f"Bearer {self.token}"}
                # Without ?lang= the server sends no texts; notations and views are enough.
                with connect(self.socket_url, additional_headers=headers, max_size=None) as socket:
                    return self.answer_all(socket)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else LOST
                if code not in (STOPPED, TOO_SLOW, LOST):
                    raise
            except OSError:
                pass  # the server is restarting
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def answer_all(self, socket: ClientConnection) -> Message:
        """Answer every decision until the game is over, and return the final table.

        The first table after connecting includes everything that the client missed.
        """
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
        """Return one of the options; change this method to write a better player."""
        option = random.choice(table["ask"]["options"])
        return int(option["action"])


def main() -> None:
    arguments = argparse.ArgumentParser(description="Take a seat in a room and play at random.")
    arguments.add_argument("link", help="the link of the room")
    arguments.add_argument("--name", default="Rolando")
    arguments.add_argument("--token", help="a program token (bot_...): play as the user who created it")
    arguments.add_argument("--seat", type=int, help="the seat to take [default: any open seat]")
    given = arguments.parse_args()
    link = urlsplit(given.link)
    try:
        player = Player(
            f"{link.scheme}://{link.netloc}", (link.fragment or link.path).rpartition("/")[2], given.name, given.token
        )
        player.join(given.seat)
        print(f"I sit on seat {player.seat}.", flush=True)
        table = player.play()
    except (Refused, httpx.HTTPError) as error:
        sys.exit(str(error))
    for score in table["result"]["scores"]:
        print(f"{score['place']}. {score['name']}: {score['total']}")


if __name__ == "__main__":
    main()
