"""What is hit where a tile is seen: the browser's answer against what is painted on top."""

from tests.browser.desk import Desk
from tests.browser.painter import Block, samples, top_block

READ_BLOCKS = """() => [...document.querySelectorAll("#board [data-tile]")].map((node) => {
  const box = node.getBoundingClientRect();
  const t = parseFloat(getComputedStyle(node).getPropertyValue("--t"));
  return [Number(node.dataset.tile), Number(node.dataset.x), Number(node.dataset.y),
    Number(node.dataset.z), box.left, box.top, box.right, box.bottom, t];
})"""
STAGE = """() => {
  const box = document.querySelector("#stage").getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
}"""
HIT = """(points) => points.map(([x, y]) => {
  const tile = document.elementFromPoint(x, y)?.closest("[data-tile]");
  return tile ? Number(tile.dataset.tile) : null;
})"""


def expect_hits(desk: Desk) -> int:
    """Hold what is hit against what is painted on top; the number of points that were tried."""
    blocks = [Block(*values) for values in desk.page.evaluate(READ_BLOCKS)]
    left, top, right, bottom = desk.page.evaluate(STAGE)
    points = []
    for block in blocks:
        # half pixels leave a band about each outline undecided
        margin = max(1.0, (block.right - block.left) / 40)
        for x, y in samples(block, inset=margin * 1.5):
            seen = top_block(blocks, x, y, margin)
            if seen is not None and left + 1 < x < right - 1 and top + 1 < y < bottom - 1:
                points.append((x, y, seen.number))
    hit = desk.page.evaluate(HIT, [(x, y) for x, y, _ in points])
    wrong = [
        (round(x, 1), round(y, 1), wanted, found)
        for (x, y, wanted), found in zip(points, hit, strict=True)
        if wanted != found
    ]
    assert wrong == []
    return len(points)
