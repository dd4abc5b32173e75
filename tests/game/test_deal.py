from collections import Counter
from itertools import product

import pytest

from game import deal, layout, mahjong, match, tiles
from game.catalogue import ALL_VERSIONS, KINDS, SUBJECTS, VERSIONS
from game.chance import Chance, stream
from game.code import EASY, HARD, MEDIUM, SIZES, MahjongCode, MatchCode, parse
from game.mahjong import Outcome, Pair
from game.match import Settle, Turn
from tests.game import brute
from tests.game.positions import ROW, as_table

CHOICES = [*product((2, 3), range(4), range(6), range(3))]


def deal_match(text: str) -> match.State:
    code = parse(text)
    assert isinstance(code, MatchCode)
    return deal.match_game(code)


def deal_mahjong(text: str) -> deal.MahjongDeal:
    code = parse(text)
    assert isinstance(code, MahjongCode)
    return deal.mahjong_game(code)


def first_cards(state: match.State, count: int) -> list[str]:
    return [picture.subject for picture in state.deck[:count]]


def turn(state: match.State, *cards: int) -> match.State:
    for card in cards:
        state = match.play(state, Turn(card))
    return match.play(state, Settle())


# --- the documents' examples ---


def test_giraffes_are_found_by_the_third_attempt_in_reading_order() -> None:
    state = deal_match("MM2-PAAU-AAAAAAB")
    assert (len(state.deck), state.total, state.limit, state.group) == (12, 6, 20, 2)
    first, second, third, fourth = first_cards(state, 4)
    assert (first, second, fourth) == ("giraffe", "donkey", "giraffe")
    assert third not in ("giraffe", "donkey")
    assert {(picture.kind, picture.version) for picture in state.deck} == {("animals", "A")}
    state = turn(turn(state, 0, 1), 2, 3)
    assert state.failed == 2
    assert turn(state, 0, 3).found == {0, 3}


def test_two_guavas_in_the_second_attempt_of_the_triples() -> None:
    state = deal_match("MM2-TADN-AAAAAAB")
    assert (len(state.deck), state.total, state.limit, state.group) == (60, 20, 175, 3)
    cards = first_cards(state, 6)
    assert [card == "guava" for card in cards] == [False, False, False, True, True, False]
    assert turn(turn(state, 0, 1, 2), 3, 4, 5).failed == 2


def test_two_cats_of_two_versions_in_the_hard_game() -> None:
    state = deal_match("MM2-PAAW-AAAAAAF")
    assert (len(state.deck), state.total, state.limit) == (12, 6, 11)
    assert [str(picture) for picture in state.deck[:2]] == ["animals/cat/E", "animals/cat/C"]
    assert turn(state, 0, 1).failed == 1


def test_the_turtle_of_the_examples() -> None:
    dealt = deal_mahjong("MJ1-L00-AAAAABL")
    state = dealt.state
    assert state.layout is layout.load("00")
    assert len(state.faces) == 144
    assert len(mahjong.free(state)) == 35
    table = as_table(state)
    assert {state.layout.slots[tile] for tile in mahjong.free(state)} == {
        place for place in table if brute.is_free(set(table), place)
    }
    assert len(mahjong.playable(state)) == brute.count_plays(table, 1)


# --- match cards ---


@pytest.mark.parametrize("choice", CHOICES)
def test_every_choice_deals_what_it_says(choice: tuple[int, int, int, int]) -> None:
    group, size, kind, difficulty = choice
    for seed in (0, 1, 77, (1 << 32) - 1):
        state = deal.match_game(MatchCode(group, size, kind, difficulty, seed))
        counts = Counter(state.deck)
        assert len(state.deck) == SIZES[group][size]
        assert set(counts.values()) == {group}
        assert {picture.kind for picture in counts} == {KINDS[kind]}
        assert (state.group, state.limit) == (group, match.limit(group, size, difficulty))
        assert (state.turned, state.found, state.failed) == ((), frozenset(), 0)
        versions = Counter(picture.subject for picture in counts)
        if difficulty == HARD:
            assert set(versions) <= set(ALL_VERSIONS[KINDS[kind]])
            assert set(versions.values()) <= {2, 3}
            assert list(versions.values()).count(2) == -len(counts) % 3
        else:
            assert set(versions) <= set(SUBJECTS[KINDS[kind]])
            assert {picture.version for picture in counts} == {"A"}
            assert set(versions.values()) == {1}


@pytest.mark.parametrize(
    ("groups", "shares"),
    [
        *((2, [2]), (3, [3]), (4, [2, 2]), (5, [3, 2]), (6, [3, 3]), (7, [3, 2, 2])),
        *((10, [3, 3, 2, 2]), (15, [3] * 5), (20, [3] * 6 + [2]), (30, [3] * 10)),
    ],
)
def test_as_many_threes_as_leave_no_single_version(groups: int, shares: list[int]) -> None:
    assert deal.versions_per_subject(groups) == shares


@pytest.mark.parametrize("groups", [1, 0, -3])
def test_one_group_alone_cannot_show_two_versions(groups: int) -> None:
    with pytest.raises(ValueError, match="two versions"):
        deal.versions_per_subject(groups)


def test_the_catalogue_suffices_for_the_largest_tables() -> None:
    largest = MatchCode(2, 3, 0, HARD, 0).groups
    for kind in KINDS:
        assert len(SUBJECTS[kind]) >= largest
        assert len(ALL_VERSIONS[kind]) >= len(deal.versions_per_subject(largest))


def test_every_subject_and_version_is_dealt_by_some_seed() -> None:
    for kind, name in enumerate(KINDS):
        games = [deal.match_game(MatchCode(2, 3, kind, MEDIUM, seed)) for seed in range(60)]
        subjects = Counter(picture.subject for state in games for picture in state.deck)
        assert set(subjects) == set(SUBJECTS[name])
        games = [deal.match_game(MatchCode(2, 2, kind, HARD, seed)) for seed in range(150)]
        pictures = {(picture.subject, picture.version) for state in games for picture in state.deck}
        assert pictures == set(product(ALL_VERSIONS[name], VERSIONS))


def test_codes_that_differ_in_one_choice_deal_differently() -> None:
    decks = [
        deal.match_game(MatchCode(2, 1, kind, difficulty, seed)).deck
        for kind, difficulty, seed in product(range(6), (EASY, MEDIUM), range(10))
    ]
    patterns = {tuple(deck.index(picture) for picture in deck) for deck in decks}
    assert len(patterns) == len(decks)  # not only other pictures: other places


def test_a_picture_lies_anywhere() -> None:
    # Where the partner of the first of 12 cards lies: 11 places, equally likely.
    counts = Counter(
        deck.index(deck[0], 1)
        for seed in range(1100)
        for deck in [deal.match_game(MatchCode(2, 0, 5, EASY, seed)).deck]
    )
    assert set(counts) == set(range(1, 12))
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 35


# --- mahjong ---


def test_a_thousand_plans_clear_the_turtle() -> None:
    for seed in range(1000):
        dealt = deal.mahjong_game(MahjongCode("00", seed * 4_294_967))
        state = dealt.state
        assert sorted(state.faces) == sorted(tiles.SET)
        assert state.present == state.layout.full
        assert len(dealt.plan) == 72
        for pair in dealt.plan:
            state = mahjong.play(state, pair)
        assert mahjong.outcome(state) is Outcome.WON


def test_hints_alone_win() -> None:
    for seed in range(5):
        dealt = deal.mahjong_game(MahjongCode("00", seed))
        state, taken = dealt.state, []
        while pairs := mahjong.hints(state, dealt.plan):
            taken.append(pairs[0])
            state = mahjong.play(state, pairs[0])
        assert mahjong.outcome(state) is Outcome.WON
        assert tuple(taken) == dealt.plan


def test_pairs_of_the_plan_win_in_whatever_order() -> None:
    chance = Chance(1, 2)
    for seed in range(20):
        dealt = deal.mahjong_game(MahjongCode("00", seed))
        state = dealt.state
        while planned := [pair for pair in mahjong.playable(state) if pair in dealt.plan]:
            state = mahjong.play(state, planned[chance.below(len(planned))])
        assert mahjong.outcome(state) is Outcome.WON


def test_a_dead_end_is_tried_again_with_the_next_stream() -> None:
    table = layout.load("00")
    retried = 0
    for seed in range(100):
        code = MahjongCode("00", seed)
        dealt = deal.mahjong_game(code)
        plays = [
            deal.reverse_play(table, stream(str(code), f"play {number}"))
            for number in range(1, dealt.tries + 1)
        ]
        assert plays == [None] * (dealt.tries - 1) + [dealt.plan]
        retried += dealt.tries > 1
    assert retried > 2


def test_reverse_play_finds_every_way_to_empty_a_small_table() -> None:
    # With faces that all pair, games end only when the table is empty or dead.
    table = layout.build("test", layout.read(ROW))
    state = mahjong.State(table, ("R",) * len(table.slots), table.full)
    ways: set[tuple[Pair, ...]] = set()

    def walk(now: mahjong.State, taken: tuple[Pair, ...]) -> None:
        if not now.present:
            ways.add(taken)
        for pair in mahjong.playable(now):
            walk(mahjong.play(now, pair), (*taken, pair))

    walk(state, ())
    chance = Chance(3, 4)
    played = Counter(deal.reverse_play(table, chance) for _ in range(1000))
    assert len(ways) > 5
    assert set(played) - {None} == ways


def test_the_first_pair_is_any_free_pair_equally_often() -> None:
    table = layout.build("test", layout.read("12..12..12..12\n43..43..43..43"))
    chance = Chance(5, 6)
    plays = [deal.reverse_play(table, chance) for _ in range(1200)]
    counts = Counter(play[0] for play in plays if play)
    assert len(counts) == 6
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 25


def test_a_table_that_cannot_be_emptied_gives_no_plan() -> None:
    pile = layout.build("test", layout.read("12\n43\n\n12\n43"))
    assert deal.reverse_play(pile, Chance(1, 1)) is None


def test_faces_come_as_72_pairs_in_random_order() -> None:
    orders = [deal.face_pairs(Chance(seed, 1)) for seed in range(200)]
    for pairs in orders:
        assert len(pairs) == 72
        assert all(tiles.pairs(a, b) for a, b in pairs)
        assert sorted(face for pair in pairs for face in pair) == sorted(tiles.SET)
    assert len({tuple(pairs) for pairs in orders}) == 200
    partners = {b for pairs in orders for a, b in pairs if a == "F1"}
    assert partners == {"F2", "F3", "F4"}
    assert len({pairs[0] for pairs in orders}) > 30


def test_the_same_code_deals_the_same_whatever_was_asked_in_between() -> None:
    before = deal_mahjong("MJ1-L00-AAAAABL")
    mahjong.hints(before.state, before.plan)
    mahjong.play(before.state, before.plan[0])
    deal_mahjong("MJ1-L00-AAAAABM")
    deal_match("MM2-PAAU-AAAAAAB")
    assert deal_mahjong("mj1 loo aaaaabl") == before


def test_other_seeds_deal_other_tiles_and_plans() -> None:
    deals = [deal.mahjong_game(MahjongCode("00", seed)) for seed in range(100)]
    assert len({dealt.state.faces for dealt in deals}) == 100
    assert len({dealt.plan for dealt in deals}) == 100
    assert len({dealt.plan[0] for dealt in deals}) > 50


# --- hard deals ---


def test_a_hard_deal_is_the_whole_set_in_any_order() -> None:
    deals = [deal.mahjong_game(MahjongCode("00", seed, hard=True)) for seed in range(200)]
    for dealt in deals:
        assert sorted(dealt.state.faces) == sorted(tiles.SET)
        assert dealt.state.present == layout.load("00").full
        assert (dealt.plan, dealt.tries) == ((), 1)
    for tile in (0, 77, 143):
        assert len({dealt.state.faces[tile] for dealt in deals}) > 35


def test_a_hard_deal_has_nothing_to_do_with_the_usual_one() -> None:
    hard, usual = deal_mahjong("MJ1-H00-AAAAABL"), deal_mahjong("MJ1-L00-AAAAABL")
    same = sum(a == b for a, b in zip(hard.state.faces, usual.state.faces, strict=True))
    assert same < 20
