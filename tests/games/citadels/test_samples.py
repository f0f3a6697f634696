"""Determinizations are consistent with everything a seat saw, and vary in everything else (rules section 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from tests.games.citadels.playing import at, deck, do, hand, new, options

from burgrave import Rng
from burgrave.games.citadels.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def worlds(state: CitadelsState, seat: int, number: int = 150) -> list[CitadelsState]:
    """Return this many samples for a seat; assert that each has the seat's exact view and all the cards."""
    view = state.view(seat)
    found = [state.sample(seat, Rng(i)) for i in range(number)]
    for world in found:
        assert world.view(seat) == view
        assert all_cards(world) == all_cards(state)
    return found


def all_cards(state: CitadelsState) -> list[int]:
    found = list(state.deck[state.top :]) + list(state.pending) + list(state.museum)
    for player in state.players:
        found += [*player.hand, *player.city]
    return sorted(found)


def holders(state: CitadelsState) -> dict[str, int]:
    """Return the seat that holds each character, or -1."""
    return {CHARACTER_NAMES[state.cast[rank]]: state.holder(rank) for rank in range(1, state.ranks_in_play + 1)}


def names(cards: Iterable[int]) -> list[str]:
    return sorted(DISTRICT_NAMES[CARD_KIND[card]] for card in cards)


def rank(name: str) -> int:
    return CAST.index(name) + 1


def held(*names_: str) -> list[dict[str, Any]]:
    """Return one seat per argument, with the characters that the argument names ("a b" for two)."""
    return [{"characters": name.split()} for name in names_]


# ---- draft ------------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.rule("C-INF-03", "C-INF-04", "R-01")
@pytest.mark.parametrize(("players", "chance"), [(4, 1 / 6), (5, 1 / 7), (7, 1 / 8)])
def test_face_down_card_has_the_odds_of_the_deal(players: int, chance: float) -> None:
    """To a seat that has seen nothing, all cards that are not face up are equally likely to be face down."""
    state = new(players=players, crown=0, seed=12)
    number = 4000
    counts = Counter(int(world.face_down) for world in worlds(state, 2, number))
    hidden = [one for one in range(1, 9) if not state.face_up >> one & 1]
    assert sorted(counts) == hidden
    assert all(abs(counts[one] / number - chance) < 0.03 for one in hidden)


@pytest.mark.long
@pytest.mark.rule("C-INF-03", "C-INF-04")
def test_second_drafter_knows_two_cards_as_a_pair() -> None:
    """The second player of a draft knows that, of two missing cards, one is face down and the other was picked.

    Samples contain both possibilities equally often.
    """
    draft = {"picks": ["king"], "face_up": ["thief", "magician"], "face_down": "bishop"}
    state = at(players=4, scenario="first-game", phase="pick", crown=0, draft=draft)
    found = worlds(state, 1, 1000)
    pairs = Counter((holders(world).get("king"), int(world.face_down)) for world in found)
    assert sorted(pairs) == [(-1, rank("king")), (0, rank("bishop"))]
    assert abs(pairs[0, rank("bishop")] / 1000 - 0.5) < 0.06
    first = worlds(state, 0)
    assert {int(world.face_down) for world in first} == {rank("bishop")}  # the first player can work it out


@pytest.mark.rule("C-INF-04", "C-INF-06")
def test_first_drafter_knows_what_he_passed_on_as_a_set() -> None:
    """The first player of a draft knows his own card; the four cards that he passed on may be anywhere."""
    draft = {"picks": ["king", "assassin", "warlord", "merchant"], "face_up": ["thief", "magician"]}
    state = at(players=4, scenario="first-game", crown=0, draft={**draft, "face_down": "bishop"}, seats=held(
        "king", "assassin", "warlord", "merchant"
    ), turn={"character": "assassin"})  # fmt: skip
    owners: dict[str, set[int]] = {}
    for world in worlds(state, 0, 400):
        for name, seat in holders(world).items():
            owners.setdefault(name, set()).add(seat)
        assert {name for name, seat in holders(world).items() if seat < 0} >= {"thief", "magician", "bishop"}
    assert owners["king"] == {0} and owners["assassin"] == {1}  # the seat's own character, and a revealed one
    assert owners["warlord"] == owners["merchant"] == owners["architect"] == {-1, 2, 3}


@pytest.mark.rule("C-INF-07", "C-CALL-03")
def test_nobody_holds_a_silent_rank_in_samples_unless_it_was_killed() -> None:
    state = at(seats=held("assassin", "merchant", "architect", "warlord"), turn={"character": "assassin"})
    do(state, "kill merchant", "gold", "end")
    assert state.to_act() == 2
    merchants = set()
    for world in worlds(state, 0, 400):
        found = holders(world)
        assert found["thief"] == found["magician"] == found["king"] == found["bishop"] == -1
        assert (found["assassin"], found["architect"]) == (0, 2)
        merchants.add(found["merchant"])
    assert merchants <= {-1, 1, 3} and 1 in merchants
    assert {holders(world)["merchant"] for world in worlds(state, 1)} == {1}


@pytest.mark.rule("C-INF-03", "C-SEL-17")
@pytest.mark.parametrize("choice", ["warlord", "thief"])
def test_special_last_pick_stays_open_for_the_others(choice: str) -> None:
    """The last of seven players knows both cards of the last pick; the first player does not know which was taken."""
    picks = ["assassin", "magician", "king", "bishop", "merchant", "architect"]
    state = at(players=7, scenario="first-game", phase="pick", crown=0, draft={"picks": picks, "face_down": "thief"})
    do(state, f"pick {choice}")
    left = {"warlord": "thief", "thief": "warlord"}[choice]
    if choice == "thief":
        do(state, "gold", "end")  # the Assassin; the Thief is revealed
        assert {holders(world)["warlord"] for world in worlds(state, 6)} == {-1}
        assert {holders(world)["thief"] for world in worlds(state, 0)} == {6}
    else:
        own = {(holders(world)[choice], holders(world)[left]) for world in worlds(state, 6)}
        assert own == {(6, -1)}
        assert {holders(world)["thief"] for world in worlds(state, 0, 400)} == {-1, 6}  # he knows the face-down card


@pytest.mark.rule("C-INF-04", "C-DRF-05")
def test_two_players_discards_in_samples() -> None:
    """In samples for the player who discarded a card, nobody holds it; in samples for the opponent, somebody may."""
    draft = {"picks": ["king", "bishop", "warlord", "thief"], "buries": ["merchant", "magician", "assassin"]}
    state = at(
        players=2,
        scenario="first-game",
        crown=0,
        seats=held("king warlord", "bishop thief"),
        draft={**draft, "face_down": "architect"},
        turn={"character": "thief"},
    )
    own = [holders(world) for world in worlds(state, 0, 400)]
    assert {world["magician"] for world in own} == {-1} and {world["king"] for world in own} == {0}
    assert {(world["bishop"], world["merchant"]) for world in own} == {(1, -1), (-1, 1)}
    other = [holders(world) for world in worlds(state, 1, 400)]
    assert {world["merchant"] for world in other} == {world["assassin"] for world in other} == {-1}  # his discards
    assert {(world["king"], world["architect"]) for world in other} == {(0, -1), (-1, 0)}
    assert {(world["warlord"], world["magician"]) for world in other} == {(0, -1), (-1, 0)}


@pytest.mark.long
@pytest.mark.rule("C-INF-05", "C-DRF-08")
def test_three_players_random_discard_in_samples() -> None:
    """For the third player, the card discarded at random may be any of five; for the first player, any of three.

    The first player kept one of eight cards and sees four of the other seven again.
    """
    draft = {"picks": ["assassin", "thief", "warlord"], "face_down": "artist", "lost": "king"}
    state = at(players=3, characters=["artist"], phase="pick", crown=0, draft=draft)
    candidates = {3, 4, 5, 6, 7}
    number = 2000
    third = Counter(int(world.lost) for world in worlds(state, 2, number))
    assert set(third) == candidates
    assert all(abs(count / number - 0.2) < 0.04 for count in third.values())
    # the first kept the Assassin, passed seven on and sees four of them again: three are missing
    first = Counter(int(world.lost) for world in worlds(state, 0, number))
    assert set(first) == {2, 4, 8}
    assert all(abs(count / number - 1 / 3) < 0.04 for count in first.values())
    assert {int(world.face_down) for world in worlds(state, 0)} == {9}


@pytest.mark.rule("C-INF-14")
def test_theater_swap_in_samples() -> None:
    """After a Theater swap, the two players know both characters; the others know only the two seats."""
    seats = held("bishop", "king", "warlord", "architect")
    seats[1]["city"] = ["theater"]
    state = at(players=4, seats=seats)
    do(state, "stage 2")
    assert state.to_act() == 2
    for seat in (1, 2):
        found = [holders(world) for world in worlds(state, seat)]
        assert {(world["king"], world["warlord"]) for world in found} == {(2, 1)}
    outside = [holders(world) for world in worlds(state, 3, 400)]
    assert {world["king"] for world in outside} == {2}  # revealed
    assert len({world["warlord"] for world in outside}) > 1
    assert all((int(world.stage_seat), int(world.stage_with)) == (1, 2) for world in worlds(state, 0))


# ---- hands and deck ---------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.rule("C-INF-09", "C-INF-15")
def test_unknown_cards_are_dealt_evenly() -> None:
    """A card that a seat has not seen is in each opponent's hand of four with a probability of 4 in 64."""
    state = new(crown=0, seed=21)
    own = set(hand(state, 0))
    name = next(one for one in ("dragon_gate", "keep", "smithy", "statue", "library") if one not in own)
    number = 6000
    found = worlds(state, 0, number)
    for seat in (1, 2, 3):
        share = sum(name in hand(world, seat) for world in found) / number
        assert abs(share - 4 / 64) < 0.012
    assert len({tuple(deck(world)) for world in found[:50]}) == 50
    tops = Counter(deck(world)[0] == name for world in found)
    assert abs(tops[True] / number - 1 / 64) < 0.007


@pytest.mark.rule("C-INF-09", "C-INF-12")
@pytest.mark.parametrize(
    ("character", "actions"), [("spy", ["spy 1", "inspect unique"]), ("wizard", ["peek 1", "take tavern", "keep_it"])]
)
def test_seen_hand_holds_in_samples(character: str, actions: list[str]) -> None:
    """A hand seen by the Spy or Wizard is the same in all samples for that player, but varies in samples for others."""
    state = at(
        characters=[character],
        players=4,
        seats=[{"characters": [character]}, {"hand": ["manor", "palace", "tavern"]}],
        turn={"character": character},
    )
    do(state, *actions)
    left = hand(state, 1)
    assert {tuple(hand(world, 1)) for world in worlds(state, 0)} == {tuple(left)}
    assert len({tuple(hand(world, 1)) for world in worlds(state, 2)}) > 50
    if character == "wizard":
        assert all("tavern" in hand(world, 0) for world in worlds(state, 1))  # the victim knows the card taken


@pytest.mark.long
@pytest.mark.rule("C-INF-09", "C-INF-10")
def test_seen_card_may_be_the_one_discarded_unseen() -> None:
    """If the Spy sees three cards and one is discarded unseen, each is the discarded one in a third of his samples."""
    state = at(
        characters=["spy"],
        players=4,
        seats=[
            {"characters": ["spy"]},
            {"characters": ["king"], "hand": ["manor", "palace", "prison"], "city": ["laboratory"]},
        ],
        turn={"character": "spy"},
    )
    do(state, "spy 1", "inspect unique", "gold", "end")
    while state.to_act() != 1:
        do(state, "gold", "end")
    do(state, "laboratory", "discard palace")
    number = 1500
    gone = Counter(deck(world)[-1] for world in worlds(state, 0, number))
    assert set(gone) == {"manor", "palace", "prison"}
    assert all(abs(count / number - 1 / 3) < 0.05 for count in gone.values())
    assert {deck(world)[-1] for world in worlds(state, 1)} == {"palace"}
    assert len({deck(world)[-1] for world in worlds(state, 2)}) > 10


@pytest.mark.long
@pytest.mark.rule("C-INF-09")
def test_seer_in_samples() -> None:
    """The Seer knows all cards given; a giver knows that his card is with the Seer or with another receiver."""
    state = at(
        characters=["seer"],
        seats=[{"characters": ["seer"], "hand": ["manor"]}, {"hand": ["tavern"]}, {"hand": ["palace"]}, {"hand": []}],
        turn={"character": "seer"},
    )
    do(state, "foresee", "give manor", "give tavern")
    assert {(tuple(hand(w, 1)), tuple(hand(w, 2))) for w in worlds(state, 0)} == {(("manor",), ("tavern",))}
    found = worlds(state, 1, 400)
    assert all(hand(world, 1) == ["manor"] for world in found)
    where = Counter("seer" if "tavern" in hand(world, 0) else "other" for world in found)
    assert set(where) == {"seer", "other"}
    assert all("tavern" in hand(world, 0) + hand(world, 2) for world in found)
    receiver = worlds(state, 2, 400)
    assert all(hand(world, 2) == ["tavern"] for world in receiver)
    assert {"palace" in hand(world, 0) for world in receiver} == {True, False}
    assert all("palace" in hand(world, 0) + hand(world, 1) for world in receiver)


@pytest.mark.rule("C-INF-09", "C-INF-10")
@pytest.mark.parametrize("how", ["swap", "replace"])
def test_magician_in_samples(how: str) -> None:
    """After a swap, both players know both hands; after a replacement, only the Magician knows the discards."""
    state = at(
        players=4,
        seats=[{"characters": ["magician"], "hand": ["manor", "palace"]}, {"hand": ["prison"]}],
        turn={"character": "magician"},
    )
    if how == "swap":
        do(state, "swap 1")
        for seat in (0, 1):
            both = {(tuple(hand(world, 0)), tuple(hand(world, 1))) for world in worlds(state, seat)}
            assert both == {(("prison",), ("manor", "palace"))}
        assert len({tuple(hand(world, 1)) for world in worlds(state, 2)}) > 50
    else:
        do(state, "replace", "discard palace", "discard manor")
        assert {tuple(deck(world)[-2:]) for world in worlds(state, 0)} == {("palace", "manor")}
        assert len({tuple(deck(world)[-2:]) for world in worlds(state, 1)}) > 50


@pytest.mark.rule("C-INF-09")
@pytest.mark.parametrize("how", ["emperor", "cardinal"])
def test_cards_handed_over_in_samples(how: str) -> None:
    """In samples for the giver and the receiver, the card given to the Emperor or by the Cardinal is right.

    In samples for others, it may be any card.
    """
    if how == "emperor":
        seats: list[dict[str, Any]] = [{"characters": ["emperor"], "hand": []}, {"hand": ["palace", "tavern"]}]
        state = at(players=4, crown=2, seats=seats, turn={"character": "emperor"})
        do(state, "crown 1", "take_card")
        (card,) = hand(state, 0)
        assert all(hand(world, 0) == [card] for world in worlds(state, 1))
        assert len({tuple(hand(world, 1)) for world in worlds(state, 0)}) > 5  # the remaining card
        assert len({tuple(hand(world, 0)) for world in worlds(state, 2)}) > 5
    else:
        seats = [
            {"characters": ["cardinal"], "gold": 1, "hand": ["castle", "palace", "docks"]},
            {"gold": 5, "hand": []},
        ]
        state = at(players=4, seats=seats, turn={"character": "cardinal"})
        do(state, "gold", "borrow castle", "lender 1", "give palace")
        assert all(hand(world, 1) == ["palace"] for world in worlds(state, 0))
        assert len({tuple(hand(world, 0)) for world in worlds(state, 1)}) > 5
        assert len({tuple(hand(world, 1)) for world in worlds(state, 2)}) > 5


@pytest.mark.rule("C-INF-10", "C-INF-15")
def test_cards_put_under_the_deck_in_samples() -> None:
    """In samples for the player who put a card under the deck, it stays there until the deck is shuffled."""
    state = at(
        players=4,
        seats=[{"characters": ["king"], "hand": []}, {"characters": ["scholar"], "hand": []}],
        turn={"character": "king"},
        deck_top=["statue", "keep"],
    )
    do(state, "cards", "keep statue")
    assert {deck(world)[-1] for world in worlds(state, 0)} == {"keep"}
    others = worlds(state, 2)
    assert len({deck(world)[-1] for world in others}) > 10 and any("keep" in deck(world)[:-1] for world in others)
    do(state, "end")
    while state.to_act() != 1:
        do(state, "gold", "end")
    do(state, "study")
    do(state, options(state)[0])
    places = {deck(world).index("keep") if "keep" in deck(world) else -1 for world in worlds(state, 0, 400)}
    assert len(places) > 30


@pytest.mark.rule("C-INF-09")
def test_drawn_cards_are_open_to_the_drawer_alone() -> None:
    """In samples for the other players, the cards drawn are arbitrary, but their number is right."""
    state = at(players=4, seats=[{"characters": ["king"]}], turn={"character": "king"}, deck_top=["statue", "keep"])
    do(state, "cards")
    assert {tuple(names(world.pending)) for world in worlds(state, 0)} == {("keep", "statue")}
    found = {tuple(names(world.pending)) for world in worlds(state, 3)}
    assert len(found) > 50 and {len(pair) for pair in found} == {2}


@pytest.mark.rule("C-INF-13", "C-INF-02")
def test_museum_in_samples() -> None:
    """In samples for the Museum's owner, the card under it is right; in samples for the others, it may be any card."""
    state = at(
        players=4,
        seats=[{"characters": ["king"], "hand": ["palace", "manor"], "city": ["museum"]}],
        turn={"character": "king"},
    )
    do(state, "museum", "tuck palace")
    assert {tuple(names(world.museum)) for world in worlds(state, 0)} == {("palace",)}
    found = {tuple(names(world.museum)) for world in worlds(state, 1)}
    assert len(found) > 10 and {len(one) for one in found} == {1}


# ---- markers ----------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.rule("C-INF-11", "C-INF-16")
@pytest.mark.parametrize("declined", [False, True])
def test_signed_warrant_in_samples(declined: bool) -> None:
    """To everybody but the Magistrate, each of the three warrants is equally likely to be the signed one.

    This holds even after one of them was declined.
    """
    state = at(
        players=4,
        characters=["magistrate"],
        seats=[{"characters": ["king"], "gold": 5, "hand": ["castle"]}, {"characters": ["magistrate"]}],
        warrants={"signed": "king", "blank": ["bishop", "warlord"]},
        turn={"character": "king"},
    )
    if declined:
        do(state, "gold", "build castle", "decline")
    number = 1500
    for seat in (0, 2, 3):
        counts = Counter(int(world.signed) for world in worlds(state, seat, number))
        assert set(counts) == {4, 5, 8}
        assert all(abs(count / number - 1 / 3) < 0.05 for count in counts.values())
    assert {int(world.signed) for world in worlds(state, 1)} == {4}


@pytest.mark.rule("C-INF-11")
@pytest.mark.parametrize(
    ("actions", "possible"),
    [([], {4, 8}), (["bribe"], {4, 8}), (["refuse", "leave"], {4, 8}), (["refuse", "flip"], {8})],
)
def test_real_threat_in_samples(actions: list[str], possible: set[int]) -> None:
    """A marker removed by a bribe or never revealed may be real or blank.

    A revealed blank marker shows that the other is real.
    """
    state = at(
        players=4,
        characters=["blackmailer"],
        seats=[{"characters": ["king"], "gold": 5}, {"characters": ["blackmailer"]}],
        threats={"real": "warlord", "blank": "king"},
        turn={"character": "king"},
    )
    do(state, "gold", *actions)
    for seat in (0, 2, 3):
        assert {int(world.real_threat) for world in worlds(state, seat)} == possible
    assert {int(world.real_threat) for world in worlds(state, 1)} == {8}
