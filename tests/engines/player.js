// Plays whole games on the page, as any engine runs it: by the page's hooks, with real clicks of
// the page's own elements, waiting for what the page shows.
const until = async (what, holds, seconds = 60) => {
  const deadline = performance.now() + seconds * 1000;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`it never came to ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const board = document.querySelector("#board");
const seen = (selector) =>
  [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length);
const press = (action) => seen(`[data-action="${action}"]`)[0].click();
const piece = (number) =>
  board.querySelector(`[data-card="${number}"], [data-tile="${number}"]`);

const open = async (code) => {
  location.hash = code;
  await until(code, () => board.dataset.code === code);
};

// Match Cards: turns card after card, and remembers every picture.
const playCards = async () => {
  const memory = new Map();
  const left = () => [...board.querySelectorAll('[data-state="down"]')].map((node) =>
    Number(node.dataset.card));
  const turn = async (number) => {
    piece(number).click();
    await until("a picture", () => piece(number).dataset.picture);
    memory.set(number, piece(number).dataset.picture);
  };
  while (board.dataset.status === "playing") {
    const down = left();
    const known = down.filter((one) => down.some((other) =>
      other !== one && memory.has(one) && memory.get(one) === memory.get(other)));
    const first = known[0] ?? down.find((number) => !memory.has(number));
    await turn(first);
    const others = down.filter((number) => number !== first);
    await turn(others.find((number) => memory.get(number) === memory.get(first)) ??
      others.find((number) => !memory.has(number)));
    await until("a comparison", () => !board.querySelector('[data-state="up"]'));
  }
};

// Mahjong Solitaire: asks for a hint and follows it, so many times.
const playTiles = async (pairs) => {
  const wanted = Math.min(72, Number(board.dataset.pairsRemoved) + pairs);
  while (Number(board.dataset.pairsRemoved) < wanted) {
    press("hint");
    await until("a hint", () => board.querySelectorAll('[data-hinted="true"]').length === 2);
    for (const node of board.querySelectorAll('[data-hinted="true"]')) node.click();
    const removed = () => board.querySelectorAll("[data-tile]").length ===
      144 - 2 * Number(board.dataset.pairsRemoved);
    await until("a removal", () => removed() && !board.querySelector('[data-hinted="true"]'));
  }
};
const facts = () => ({ ...board.dataset });
