"""Compressed frames: readable by every client, small, and compressed once for all recipients of the same messages."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from burgrave.server.http.frames import Deflate, DeflateFactory, plain_frame


def client_of(options: dict[str, Any] | None) -> tuple[ClientProtocol, ServerProtocol]:
    """Return both sides of a connection after the handshake; without options, the client cannot decompress."""
    offered = None if options is None else [ClientPerMessageDeflateFactory(**options)]
    client = ClientProtocol(parse_uri("ws://table/"), extensions=offered)
    server = ServerProtocol(extensions=[DeflateFactory()])
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    (request,) = server.events_received()
    assert isinstance(request, Request)
    server.send_response(server.accept(request))
    client.receive_data(b"".join(server.data_to_send()))
    client.events_received()
    return client, server


def connected(**options: Any) -> tuple[ClientProtocol, Deflate]:
    client, server = client_of(options)
    (extension,) = server.extensions
    assert isinstance(extension, Deflate)
    return client, extension


def received(client: ClientProtocol, frame: bytes) -> bytes:
    client.receive_data(frame)
    (event,) = client.events_received()
    assert isinstance(event, Frame) and event.opcode is Opcode.TEXT
    return bytes(event.data)


def tables(number: int, size: int) -> list[bytes]:
    """Return messages that each differ a little from the previous one, with short messages in between."""
    rng = random.Random(number)
    cards = [rng.randrange(10**6) for _ in range(size)]
    made: list[bytes] = []
    for seq in range(40):
        cards[rng.randrange(size)] = rng.randrange(10**6)
        made.append(msgspec.json.encode({"t": "table", "seq": seq, "name": "Ânna 🏰", "cards": cards}))
        made += [msgspec.json.encode({"t": "done", "id": seq})] * rng.randrange(3)
    return made


@pytest.mark.parametrize("size", [3, 300, 1500, 5000])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"server_no_context_takeover": True},
        {"server_max_window_bits": 9},
        {"client_no_context_takeover": True, "client_max_window_bits": 9},
    ],
    ids=str,
)
def test_a_client_reads_every_message(options: dict[str, Any], size: int) -> None:
    client, extension = connected(**options)
    for message in tables(1, size):
        assert received(client, extension.text_frame(message)) == message


@pytest.mark.parametrize("size", [3, 300, 1500])
@pytest.mark.parametrize("options", [{}, {"client_no_context_takeover": True}, {"client_max_window_bits": 9}], ids=str)
def test_every_message_of_a_client_is_read(options: dict[str, Any], size: int) -> None:
    client, server = client_of(options)
    sizes: list[int] = []
    for number, message in enumerate(tables(4, size)):
        half = len(message) // 2 * (number % 3 == 0)
        if half:
            client.send_text(message[:half], fin=False)
            client.send_continuation(message[half:], fin=True)
        else:
            client.send_text(message)
        frames = b"".join(client.data_to_send())
        server.receive_data(frames)
        read = [bytes(event.data) for event in server.events_received() if isinstance(event, Frame)]
        assert b"".join(read) == message and len(read) == 1 + bool(half)
        assert not hasattr(server.extensions[0], "decoder")  # an idle connection has none
        sizes.append(len(frames))
    assert options == {"client_no_context_takeover": True} or min(sizes) < 20  # if the message is like the previous one


def test_a_table_like_the_one_before_takes_few_bytes() -> None:
    _, extension = connected()
    first, *others = [message for message in tables(2, 600) if b"table" in message]
    whole = len(extension.text_frame(first))
    for message in others:
        assert len(extension.text_frame(message)) < whole / 10


def test_clients_with_the_same_messages_get_the_same_frame() -> None:
    (one, of_one), (other, of_other) = connected(), connected()
    received(one, of_one.text_frame(b'{"t":"room"}'))  # the other has connected later
    for number, message in enumerate(tables(3, 300)):
        frames = of_one.text_frame(message), of_other.text_frame(message)
        assert [received(one, frames[0]), received(other, frames[1])] == [message, message]
        assert number == 0 or frames[0] is frames[1]


def test_a_client_that_cannot_decompress_gets_the_text_itself() -> None:
    client, server = client_of(None)
    assert not server.extensions
    assert received(client, plain_frame('{"name":"Ânna"}'.encode())) == '{"name":"Ânna"}'.encode()
    assert plain_frame(b"{}") is plain_frame(b"{}")
