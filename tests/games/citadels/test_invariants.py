"""Invariants of the game contract and of Citadels, in all rulesets and scenarios with 2 to 8 players."""

import json
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import burgrave
from burgrave.games.citadels import cards
from burgrave.games.citadels.proof.invariants import CitadelsInvariants, check_options
from burgrave.games.citadels.proof.trials import TRIALS
from burgrave.games.citadels.rules.pieces import EXTRA, HEIR, MAIN, TOWER
from burgrave.games.citadels.rules.ruleset import RANDOM, RULESETS, scenarios_of
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.arrays import numbers
from burgrave.kernel.invariants import ALWAYS, BrokenInvariant, Rates
from burgrave.kernel.rng import Rng

OFTEN = Rates(refusals=40, futures=40, views=20, samples=10, positions=40, records=4, playouts=4)

SCENES = [(name, scenario) for name, rules in RULESETS.items() for scenario in [*scenarios_of(rules), RANDOM]]
OLDER = ["classic", "2010"]
NUMBERS = 7 * 4  # trials that cover every scenario and number of players of an older ruleset

SAME_GAMES = """
import burgrave
from burgrave.games.citadels.proof.trials import TRIALS

for number in range({games}):
    options = TRIALS.options(number)
    state = burgrave.new("citadels", seed=number, **options)
    rng, decisions, digests = burgrave.Rng(number), 0, []
    while not state.is_over():
        legal = state.legal(state.to_act())
        state.apply(state.to_act(), legal[rng.below(len(legal))])
        decisions += 1
        if decisions % 20 == 0:
            seat = rng.below(options["players"])
            digests.append(state.digest()[:8] + state.sample(seat, rng).digest()[:8])
    print(options, decisions, state.digest(), state.scores(), len(state.events), *digests)
"""


def walk(invariants: CitadelsInvariants, seed: object, **options: object) -> None:
    try:
        invariants.walk(seed, options)
    except BrokenInvariant as error:
        pytest.fail(f"options {json.dumps(options)}, seed {seed!r}, decision {invariants.decision}: {error}")


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize(("ruleset", "scenario"), SCENES)
def test_laws_hold_for_each_scenario_and_number_of_players(ruleset: str, scenario: str, players: int) -> None:
    walk(CitadelsInvariants(), "laws", ruleset=ruleset, scenario=scenario, players=players)


@pytest.mark.long
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(scene=st.sampled_from(SCENES), players=st.integers(2, 8), seed=st.integers(0, 2**62))
def test_laws_hold_in_any_game(scene: tuple[str, str], players: int, seed: int) -> None:
    ruleset, scenario = scene
    walk(CitadelsInvariants(OFTEN), seed, ruleset=ruleset, scenario=scenario, players=players)


@pytest.mark.long
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(ruleset=st.sampled_from(OLDER), number=st.integers(0, 2**30), seed=st.integers(0, 2**62))
def test_laws_hold_with_any_cast_and_bonus_districts(ruleset: str, number: int, seed: int) -> None:
    walk(CitadelsInvariants(OFTEN), seed, **TRIALS.options(number, ruleset))


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [
        ("2016", 2),
        ("2010", 4),
        pytest.param("2016", 7, marks=pytest.mark.long),
        pytest.param("2010", 8, marks=pytest.mark.long),
        pytest.param("classic", 3, marks=pytest.mark.long),
    ],
)
def test_every_law_at_every_decision(ruleset: str, players: int) -> None:
    invariants = CitadelsInvariants(ALWAYS)
    rng = Rng("every law")
    state = burgrave.new("citadels", ruleset=ruleset, players=players, scenario=RANDOM, seed="every law")
    for _ in range(60):
        invariants.at(state, rng)
        options = state.legal(state.to_act())
        state.apply(state.to_act(), options[rng.below(len(options))])


@pytest.mark.long
def test_samples_differ_from_the_truth_wherever_something_is_hidden() -> None:
    invariants = CitadelsInvariants(Rates(samples=4))
    for number, scenario in enumerate(["ambitious-aristocrats", "cunning-agents", "devious-dignitaries", RANDOM]):
        walk(invariants, number, scenario=scenario, players=3 + number)
    assert {"hands", "deck", "characters", "drawn", "signed warrant", "real threat"} <= set(invariants.chances)
    assert invariants.never_differed() == []


@pytest.mark.long
@pytest.mark.parametrize("ruleset", OLDER)
def test_samples_of_older_editions_differ_from_the_truth(ruleset: str) -> None:
    invariants = CitadelsInvariants(Rates(samples=4))
    for number in range(0, NUMBERS, 4):
        walk(invariants, number, **TRIALS.options(number, ruleset))
    assert {"hands", "deck", "characters", "drawn"} <= set(invariants.chances)
    assert invariants.never_differed() == []


@pytest.mark.long
def test_compiled_and_interpreted_cores_play_the_same_games(
    run_compiled: Callable[..., str], run_interpreted: Callable[..., str]
) -> None:
    program = SAME_GAMES.format(games=3 * 7 * 8)
    games = run_compiled("-c", program)
    assert len(games.splitlines()) == 3 * 7 * 8
    assert games == run_interpreted("-c", program)


# ---- invariants detect faults ---------------------------------------------------------------------------------


def _in_a_turn() -> CitadelsState:
    state = burgrave.from_position(
        {
            "game": "citadels",
            "players": 4,
            "seats": [
                {"characters": ["warlord"], "gold": 3, "city": ["prison"], "hand": ["barracks", "tavern"]},
                {"characters": ["thief"], "city": ["market"]},
            ],
            "turn": {"character": "warlord"},
        }
    )
    assert isinstance(state, CitadelsState)
    return state


def _poor(state: CitadelsState) -> None:
    state.players[2].gold = -1


def _lose_a_card(state: CitadelsState) -> None:
    state.players[0].drop(0)


def _double_a_card(state: CitadelsState) -> None:
    state.players[0].take(state.deck[state.top])


def _forget_the_hand(state: CitadelsState) -> None:
    state.set_known(state.players[0].hand[0], 0)


def _hide_a_district(state: CitadelsState) -> None:
    state.set_known(state.players[1].city[0], 1)


def _forget_a_district(state: CitadelsState) -> None:
    state.players[0].names = 0


def _two_owners(state: CitadelsState) -> None:
    state.set_holder(2, 0)


def _no_crown(state: CitadelsState) -> None:
    state.crown = 4


def _lost_character(state: CitadelsState) -> None:
    state.face_down = 0


def _shown_by_nobody(state: CitadelsState) -> None:
    state.revealed |= state.face_up


def _first_without_city(state: CitadelsState) -> None:
    state.firsts = 8


BREACHES = [
    (_poor, "gold is never negative"),
    (_lose_a_card, "cards are conserved"),
    (_double_a_card, "cards are conserved"),
    (_forget_the_hand, "a seat knows its hand"),
    (_hide_a_district, "cities are public"),
    (_forget_a_district, "the cached data of a city matches it"),
    (_two_owners, "each character has one owner"),
    (_no_crown, "a seat has the crown"),
    (_lost_character, "no character disappears"),
    (_shown_by_nobody, "a revealed rank is held"),
    (_first_without_city, "a first city is complete"),
]


@pytest.mark.parametrize(("breach", "invariant"), BREACHES)
def test_a_breach_is_noticed(breach: Callable[[CitadelsState], None], invariant: str) -> None:
    invariants, state = CitadelsInvariants(), _in_a_turn()
    invariants.check(state)
    breach(state)
    with pytest.raises(BrokenInvariant) as caught:
        invariants.check(state)
    assert caught.value.invariant == invariant


# ---- states impossible in every edition ---------------------------------------------------------------------------


def _in_an_older_turn(character: str, *, ruleset: str = "2010") -> CitadelsState:
    """Return an older-edition game at a character's turn in the first round."""
    cast = ["witch", "tax_collector_old", "wizard", "emperor", "bishop", "merchant", "navigator", "warlord"]
    districts = ["library", "observatory", "keep", "keep", "graveyard", "haunted_quarter"]
    if ruleset == "2010":
        districts += ["quarry", "hospital", "bell_tower", "lighthouse"]
    number = cards.CHARACTER_NAMES.index(character)
    for seed in range(100):
        state = burgrave.new(
            "citadels", ruleset=ruleset, players=4, scenario="custom", characters=cast, districts=districts, seed=seed
        )
        assert isinstance(state, CitadelsState)
        while state.round == 1:
            if state.phase == MAIN and state.character == number:
                return state.copy()
            state.apply(state.to_act(), state.legal(state.to_act())[-1])
    raise AssertionError(character)


def _newcomer(state: CitadelsState) -> None:
    state.cast = state.cast[:]
    state.cast[3] = cards.SEER


def _foreign_card(state: CitadelsState) -> None:
    state.set_known(cards.unique_card(cards.STATUE), 0)
    state.put_under(cards.unique_card(cards.STATUE))


def _one_keep(state: CitadelsState) -> None:
    _remove(state, cards.unique_card(cards.KEEP))


def _no_tavern(state: CitadelsState) -> None:
    tavern = cards.DISTRICT_NAMES.index("tavern")
    _remove(state, list(cards.CARD_KIND).index(tavern))


def _pull(state: CitadelsState, card: int) -> None:
    state.lay_deck(numbers([c for c in state.deck[state.top :] if c != card]))
    for player in state.players:
        player.hand = numbers([c for c in player.hand if c != card])


def _remove(state: CitadelsState, card: int) -> None:
    state.set_known(card, 511)
    _pull(state, card)


def _diplomat(state: CitadelsState) -> None:
    state.cast = state.cast[:]
    state.cast[8] = cards.DIPLOMAT


def _tower_in_the_air(state: CitadelsState) -> None:
    state.tower = True


def _small_size(state: CitadelsState) -> None:
    state.goal = 6


def _both_first(state: CitadelsState) -> None:
    _remove(state, cards.unique_card(cards.BELL_TOWER))
    state.goal = 7
    for player in state.players[:2]:
        _build(state, player.seat, range(7))
    state.firsts = 3


def _three_markets(state: CitadelsState) -> None:
    state.cast = state.cast[:]
    state.cast[3] = cards.MAGICIAN
    market = list(cards.CARD_KIND).index(cards.DISTRICT_NAMES.index("market"))
    for card in range(market, market + 3):
        _move_to_city(state, 0, card)


def _build(state: CitadelsState, seat: int, kinds: range) -> None:
    """Take one card of each of these kinds, wherever it is, and put it into the seat's city."""
    for kind in kinds:
        for card in range(cards.CARDS):
            if cards.CARD_KIND[card] == kind and not any(card in player.city for player in state.players):
                _move_to_city(state, seat, card)
                break


def _move_to_city(state: CitadelsState, seat: int, card: int) -> None:
    _pull(state, card)
    state.learn(card, 255)
    state.firsts = 15
    state.add_district(state.players[seat], card)
    state.firsts = 0


def _collector_unseen(state: CitadelsState) -> None:
    state.collector = 3


def _early_nobody(state: CitadelsState) -> None:
    state.early_builder = (int(state.holder(1)) + 1) % 4


def _barred_builder(state: CitadelsState) -> None:
    state.limit = 1


def _unhealed(state: CitadelsState) -> None:
    state.unhealed = 1


def _haunted(state: CitadelsState) -> None:
    state.haunted_round = state.round + 1


def _late_extra(state: CitadelsState) -> None:
    state.phase = EXTRA
    state.gathered = False


def _no_such_phase(state: CitadelsState) -> None:
    state.phase = HEIR


def _tower_of_nobody(state: CitadelsState) -> None:
    state.phase = TOWER


def _drawn_in_main(state: CitadelsState) -> None:
    state.draw_pending(state.players[0], 1)


def _killed_yet_shown(state: CitadelsState) -> None:
    state.killed = int(state.rank)


OLDER_BREACHES = [
    ("merchant", _newcomer, "the cast fits the edition"),
    ("merchant", _foreign_card, "the deck fits the edition"),
    ("merchant", _no_tavern, "the deck fits the edition"),
    ("merchant", _one_keep, "only the older editions have two Keeps"),
    ("merchant", _diplomat, "the Graveyard is not used with the Diplomat"),
    ("merchant", _tower_in_the_air, "a declared Bell Tower is in a city"),
    ("merchant", _small_size, "the city size fits the edition"),
    ("merchant", _both_first, "only the Bell Tower allows several first cities"),
    ("merchant", _three_markets, "a city respects the limit on duplicates"),
    ("merchant", _collector_unseen, "the older Tax Collector's player collects"),
    ("merchant", _early_nobody, "the builder before the older Tax Collector holds rank 1"),
    ("navigator", _barred_builder, "the Navigator of 2010 builds nothing more this round"),
    ("merchant", _unhealed, "the Hospital's owner does not hold a victim who did not answer"),
    ("merchant", _haunted, "the Haunted Quarter was built in a past or current round"),
    ("merchant", _late_extra, "the extra resource comes right after the action"),
    ("merchant", _no_such_phase, "the phase fits the edition"),
    ("merchant", _tower_of_nobody, "a decision of the older editions has its conditions met"),
    ("merchant", _drawn_in_main, "drawn cards are kept or put away at once"),
    ("merchant", _killed_yet_shown, "a killed character is not revealed"),
]


@pytest.mark.parametrize(("character", "breach", "invariant"), OLDER_BREACHES)
def test_a_breach_of_an_older_edition_is_noticed(
    character: str, breach: Callable[[CitadelsState], None], invariant: str
) -> None:
    invariants, state = CitadelsInvariants(), _in_an_older_turn(character)
    invariants.check(state)
    breach(state)
    with pytest.raises(BrokenInvariant) as caught:
        invariants.check(state)
    assert caught.value.invariant == invariant


def test_what_is_offered_at_a_wrong_moment_is_noticed() -> None:
    invariant = "in the older editions rank 8 and the extra resource have their own phase"
    for character in ("merchant", "navigator"):
        state = _in_an_older_turn(character, ruleset="classic")
        state.apply(state.to_act(), state.legal(state.to_act())[0])
        assert state.phase == EXTRA
        CitadelsInvariants().options(state, state.to_act())
        state.phase = MAIN
        options = [burgrave.game_named("citadels").parse(text) for text in ("bonus", "sail_gold", "destroy 1")]
        for action in options:
            with pytest.raises(BrokenInvariant) as caught:
                check_options(state, [action])
            assert caught.value.invariant == invariant
    assert state.limit == 0
    with pytest.raises(BrokenInvariant, match="has no build actions"):
        check_options(state, [burgrave.game_named("citadels").parse("build manor")])


def test_a_view_that_tells_a_secret_is_noticed() -> None:
    invariants, state = CitadelsInvariants(), _in_a_turn()
    view = state.view(1)
    invariants.check_view(state, 1, view)
    for secret in ({"truth": 1}, {"signed": "thief"}, {"deck_known": [{"above": 0, "district": "manor"}]}):
        with pytest.raises(BrokenInvariant, match="shows nothing hidden"):
            invariants.check_view(state, 1, {**view, **secret})
    with pytest.raises(BrokenInvariant, match="shows nothing hidden"):
        invariants.check_view(state, None, view)
    owner = state.view(0)
    assert isinstance(owner["seats"], list)
    assert owner["seats"][0]["known_hand"] == ["barracks", "tavern"]
    with pytest.raises(BrokenInvariant, match="shows nothing hidden"):
        invariants.check_view(state, 1, {**view, "seats": owner["seats"]})
