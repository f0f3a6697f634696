"""Processes on one database: their signals, and the rooms that each of them serves."""

from __future__ import annotations

import pytest

from burgrave.server.live.presence import Peers


class Cluster:
    """Processes that receive each other's signals every half second, and all writes in the same order."""

    def __init__(self, *names: str) -> None:
        self.time = 1000.0
        self.running = [*names]
        self.deaf: set[str] = set()
        self.peers = {name: Peers(name, lambda: self.time) for name in names}

    def pass_time(self, seconds: float) -> None:
        """Let every running process signal, and remove silent ones, every half second."""
        until = self.time + seconds
        while self.time < until:
            self.time += 0.5
            for name in self.running:
                for process in self.running:
                    if name not in self.deaf:
                        self.peers[name].record_signal(process)
            for name in self.running:
                self.peers[name].remove_silent()

    def write(self, process: str, *rooms: str) -> None:
        """Tell all running processes that ``process`` serves these rooms, as after a write or a claim."""
        for room in rooms:
            for name in self.running:
                self.peers[name].set_server(room, process)

    def servers(self, room: str) -> list[str]:
        return [name for name in self.running if not self.peers[name].is_served(room)]

    def claim(self) -> dict[str, list[str]]:
        """Let every process claim its share; return the rooms that each has claimed."""
        claimed = {name: self.peers[name].rooms_to_claim(lambda room: False) for name in self.running}
        for name, rooms in claimed.items():
            self.write(name, *rooms)
        return claimed


ROOMS = [f"room {number}" for number in range(60)]


@pytest.fixture
def three() -> Cluster:
    """Return three processes that have listened for a while; the first one serves all rooms."""
    cluster = Cluster("one", "two", "three")
    cluster.pass_time(3)
    cluster.write("one", *ROOMS)
    return cluster


def test_the_process_that_wrote_last_serves_the_room(three: Cluster) -> None:
    assert three.servers("room 1") == ["one"]
    three.write("two", "room 1")
    assert three.servers("room 1") == ["two"]
    assert three.servers("room 2") == ["one"]


def test_a_process_learns_when_it_begins_to_serve_a_room() -> None:
    peers = Peers("me", lambda: 1000.0)
    assert not peers.set_server("room", "me")
    assert not peers.set_server("room", "other")
    assert peers.set_server("room", "me")
    assert not peers.set_server("room", "me")


def test_rooms_of_a_process_that_was_killed_are_divided_within_five_seconds(three: Cluster) -> None:
    three.running.remove("one")
    three.pass_time(2)
    assert three.claim() == {"two": [], "three": []}  # it may still be alive
    three.pass_time(3)
    claimed = three.claim()
    assert sorted(claimed["two"] + claimed["three"]) == sorted(ROOMS)
    assert min(map(len, claimed.values())) > 15
    assert all(len(three.servers(room)) == 1 for room in ROOMS)


def test_rooms_of_a_process_that_stops_are_divided_at_once(three: Cluster) -> None:
    three.running.remove("one")
    for name in three.running:
        three.peers[name].remove("one")
    claimed = three.claim()
    assert sorted(claimed["two"] + claimed["three"]) == sorted(ROOMS)


def test_a_process_where_people_use_a_room_claims_it(three: Cluster) -> None:
    three.running.remove("one")
    three.pass_time(5)
    assert {*three.peers["three"].rooms_to_claim(lambda room: room in ROOMS[:30])} >= {*ROOMS[:30]}


def test_a_room_that_nobody_claims_is_claimed_by_any_process(three: Cluster) -> None:
    """The process responsible for a room might not know that the room exists."""
    three.write("one", "forgotten")
    for name in ("two", "three"):
        three.peers[name].set_server("forgotten", "unknown")
    three.running.remove("one")
    three.pass_time(5)
    found = {name: "forgotten" in three.peers[name].rooms_to_claim(lambda room: False) for name in three.running}
    assert [*found.values()].count(True) == 1
    three.pass_time(6)
    assert all("forgotten" in three.peers[name].rooms_to_claim(lambda room: False) for name in three.running)


def test_a_process_that_hears_nothing_claims_nothing(three: Cluster) -> None:
    three.deaf.add("three")
    three.pass_time(10)
    assert three.peers["three"].rooms_to_claim(lambda room: True) == []
    assert three.peers["three"].has_others()
    three.deaf.clear()
    three.pass_time(1)
    assert three.peers["three"].rooms_to_claim(lambda room: True) == []  # the others must have time to signal
    three.pass_time(5)
    assert three.claim() == {"one": [], "two": [], "three": []}


def test_a_process_that_has_just_started_leaves_rooms_to_their_servers() -> None:
    cluster = Cluster("one", "two")
    cluster.running.remove("two")
    cluster.pass_time(3)
    cluster.running.append("two")
    for room in ROOMS:
        cluster.peers["two"].add_unknown(room)  # running games
    assert cluster.peers["two"].rooms_to_claim(lambda room: False) == []
    cluster.write("one", *ROOMS[:30])
    cluster.pass_time(3)
    claimed = cluster.claim()
    assert claimed["one"] == [] and 5 < len(claimed["two"]) < 25 and not {*claimed["two"]} & {*ROOMS[:30]}


def test_a_signal_of_a_process_that_was_not_known_to_run_is_new(three: Cluster) -> None:
    peers = three.peers["two"]
    assert not peers.record_signal("one") and not peers.record_signal("two") and peers.record_signal("four")
    peers.remove("one")
    assert peers.record_signal("one")
    three.time += 3
    assert peers.record_signal("two")  # it has heard nothing, not even itself


def test_rooms_become_orphans_when_notifications_were_lost(three: Cluster) -> None:
    """A process that missed notifications asks the others which rooms they serve.

    It may then claim the remaining rooms itself.
    """
    three.peers["two"].forget_servers()
    three.write("one", *ROOMS[:50])
    three.pass_time(6)
    three.peers["two"].rooms_to_claim(lambda room: False)
    three.pass_time(6)
    assert {*three.peers["two"].rooms_to_claim(lambda room: False)} == {*ROOMS[50:]}


def test_a_process_that_hears_nothing_at_all_serves_the_rooms_it_does_not_know_of() -> None:
    now = 1000.0
    peers = Peers("me", lambda: now)
    peers.add_unknown("room 1")
    peers.set_server("room 2", "other")
    now += 14
    assert peers.take_back() == [] and peers.is_served("room 1")
    now += 2
    assert peers.take_back() == ["room 1"]
    assert not peers.is_served("room 1") and peers.is_served("room 2")


def test_rooms_whose_games_are_over_are_forgotten(three: Cluster) -> None:
    three.peers["two"].keep({"room 1"})
    assert [room for room in ROOMS if three.peers["two"].is_served(room)] == ["room 1"]


def test_a_process_without_notifications_serves_all_rooms() -> None:
    peers = Peers("me", lambda: 1000.0)
    assert not peers.is_served("room") and not peers.has_others()
    assert peers.remove_silent() == peers.rooms_to_claim(lambda room: True) == []
