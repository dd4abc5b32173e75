from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.code import SEEDS, MahjongCode, MatchCode, Reason, parse
from game.layout import LAYOUTS
from tests.game.steady import STEADY

seeds = st.integers(0, SEEDS - 1)
match_codes = st.builds(
    MatchCode,
    st.sampled_from((2, 3)),
    st.integers(0, 3),
    st.integers(0, 5),
    st.integers(0, 2),
    seeds,
)
codes = match_codes | st.builds(MahjongCode, st.sampled_from(LAYOUTS), seeds, st.booleans())
noise = st.text(" \t\n-–—‐_\u00a0\u3000\u200b\u00ad", max_size=2)


@given(st.text(max_size=40) | st.text("MJmj012lLoOiIıİAPTZ-#９Ａ", max_size=20))
@example("\ud800")
@settings(STEADY, max_examples=400)
def test_no_text_raises_and_what_is_read_comes_home(text: str) -> None:
    code = parse(text)
    assert isinstance(code, Reason | MatchCode | MahjongCode)
    if not isinstance(code, Reason):
        assert parse(str(code)) == code


@given(codes, st.data())
@STEADY
def test_a_code_is_read_through_any_noise(
    code: MatchCode | MahjongCode, data: st.DataObject
) -> None:
    text = ""
    for char in str(code).replace("-", ""):
        full_width = chr(ord(char) + 0xFEE0)
        text += data.draw(st.sampled_from((char, char.lower(), full_width))) + data.draw(noise)
    assert parse(text) == code


@given(codes)
@STEADY
def test_a_code_survives_turkish_casing(code: MatchCode | MahjongCode) -> None:
    text = str(code)
    assert parse(text.replace("I", "ı").lower()) == code
    assert parse(text.replace("I", "i").replace("i", "İ")) == code


@given(codes, codes)
@STEADY
def test_two_codes_are_equal_when_their_texts_are(
    one: MatchCode | MahjongCode, other: MatchCode | MahjongCode
) -> None:
    assert (one == other) is (str(one) == str(other))
