"""Outgoing queues of slow readers: limited per socket and in total; a message to several sockets is stored once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

from tests.server.http.house import house, standard
from tests.server.http.test_sockets import closed, two

from burgrave.server.http.context import Encoder, Outbox, Outboxes


def opened(outboxes: Outboxes, gone: list[str], name: str, *, most: int = 100, messages: int = 5) -> Outbox:
    return outboxes.open(most_bytes=most, most_messages=messages, too_slow=lambda: gone.append(name))


async def test_too_many_bytes_or_messages_are_not_taken() -> None:
    outboxes, gone = Outboxes(1000), list[str]()
    bytes_, messages = opened(outboxes, gone, "bytes"), opened(outboxes, gone, "messages")
    bytes_.put(b"x" * 60)
    bytes_.put(b"x" * 40)
    for _ in range(5):
        messages.put(b"x")
    assert (gone, outboxes.waiting) == ([], 105)
    bytes_.put(b"x")
    messages.put(b"x")
    assert (gone, outboxes.waiting) == (["bytes", "messages"], 0)
    bytes_.put(b"x")
    assert outboxes.waiting == 0


async def test_one_message_alone_may_be_large() -> None:
    outboxes, gone, sent = Outboxes(1000), list[str](), list[str]()
    outbox = opened(outboxes, gone, "large")
    outbox.put(b"x" * 500)
    sending = asyncio.create_task(outbox.send_all(_into(sent)))
    await asyncio.sleep(0)
    outbox.put(b"last")
    outbox.close(flush=True)
    await sending
    assert (sent, gone, outboxes.waiting) == (["x" * 500, "last"], [], 0)


async def test_when_all_wait_for_too_much_the_slowest_goes() -> None:
    outboxes, gone = Outboxes(250), list[str]()
    some = {name: opened(outboxes, gone, name) for name in ("ana", "bruno", "eve", "mara")}
    for name, size in {"ana": 60, "bruno": 70, "eve": 95, "mara": 20}.items():
        some[name].put(b"x" * size)
    assert (gone, outboxes.waiting) == ([], 245)
    some["mara"].put(b"x" * 20)
    assert (gone, outboxes.waiting) == (["eve"], 170)


async def test_what_is_being_sent_counts_until_it_is_sent() -> None:
    outboxes, gone = Outboxes(1000), list[str]()
    outbox, gate = opened(outboxes, gone, "slow"), asyncio.Event()

    async def send(text: str) -> None:
        await gate.wait()

    sending = asyncio.create_task(outbox.send_all(send))
    outbox.put(b"x" * 90)
    await asyncio.sleep(0)
    assert outboxes.waiting == 90
    outbox.put(b"x" * 20)
    assert gone == ["slow"]
    gate.set()
    await sending
    assert outboxes.waiting == 0


async def test_who_are_sent_the_same_share_the_bytes() -> None:
    encode, message = Encoder(), {"t": "table", "log": ["x" * 100]}
    assert encode(message) is encode(message)
    assert encode(dict(message)) is not encode(message)
    first = encode(message)
    await asyncio.sleep(0)
    assert encode(message) is not first  # nothing is cached


def _into(sent: list[str]) -> Callable[[str], Awaitable[None]]:
    async def send(text: str) -> None:
        sent.append(text)

    return send


async def test_sockets_that_do_not_read_hold_little_memory() -> None:
    settings = standard(socket_bytes=50_000, all_sockets_bytes=200_000, socket_queue=10_000, sockets_per_person=50)
    long = {"t": "chat", "from": "Bruno", "seat": 1, "text": "x" * 20_000, "at": 0.0}
    async with house(settings) as home, two(home) as (room, first, _), AsyncExitStack() as stack:
        deaf = [
            await stack.enter_async_context(first.socket(room, "en", max_queue=1, compression=None)) for _ in range(12)
        ]
        most = 0
        for _ in range(500):  # more than all buffers in between can hold
            for socket in home.context.sockets:
                socket.send(long)
                most = max(most, home.context.outboxes.waiting)
            await asyncio.sleep(0)
        assert 0 < most <= 200_000
        assert [(await closed(line))[0] for line in deaf] == [1013] * 12
        assert home.context.outboxes.waiting == 0
