// Keeps how the game on the page looks, for picture.js to show it at the next start: when the page
// is hidden or left, and a moment after something has changed.

const parlour = (window.parlour ??= {});
const board = document.getElementById("board");
const game = document.getElementById("game");
const stage = document.getElementById("stage");
const version = document.querySelector('meta[name="version"]').content;
const MOMENT = 800; // ms
// Of the words and states around the board; a selection does not outlive the page.
const STATES = ["aria-label", "aria-disabled", "data-low"];
const PASSING = ["data-selected", "data-hinted", "data-turning", "data-gathering", "data-refused", "data-dealing", "data-gliding"];
let timer = 0;
let whole = null; // how the board lies when it is not enlarged, and in what stage

const named = (node, names) =>
  Object.fromEntries(names.filter((n) => node.hasAttribute(n)).map((n) => [n, node.getAttribute(n)]));
const data = (node) =>
  named(node, node.getAttributeNames().filter((n) => n.startsWith("data-") && !PASSING.includes(n)));
const place = (node) =>
  Object.fromEntries([...node.style].filter((n) => n.startsWith("--")).map((n) => [n, node.style.getPropertyValue(n)]));

function around(node) {
  const states = named(node, STATES);
  return node.childElementCount ? states : { text: node.textContent, ...states };
}

function piece(node, images) {
  const said = named(node, ["aria-hidden"]);
  const label = node.getAttribute("aria-label");
  const shown = { data: { ...data(node), ...said }, label, place: place(node) };
  if (node.dataset.tile) {
    return { ...shown, shows: [...node.querySelectorAll("use")].map((use) => use.getAttribute("href")) };
  }
  // While a card turns its drawing may still be that of the other side: what counts is its state.
  const { picture = "" } = node.dataset;
  const image = node.querySelector("img");
  if (picture && image) images[picture] ??= image.src;
  return { ...shown, shows: picture };
}

function lie() {
  const { clientWidth, clientHeight } = stage;
  const size = [clientWidth, clientHeight, devicePixelRatio];
  if (game.dataset.lens !== "whole") {
    whole = { code: board.dataset.code, stage: size, lens: game.dataset.lens ?? "", place: place(board) };
  }
  return whole?.code === board.dataset.code && whole.stage.join() === size.join() ? whole : null;
}

function put(texts) {
  try {
    for (const [name, text] of Object.entries(texts)) {
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    }
  } catch {
    // Shut or full: then the next start shows the shell.
  }
}

function forget() {
  put({ "parlour.left": null, "parlour.picture": null });
}

function take() {
  clearTimeout(timer);
  timer = 0;
  const { view, ready } = document.body.dataset;
  const { code, status, game: kind } = board.dataset;
  const elsewhere = document.querySelector('dialog[data-dialog="elsewhere"][open]');
  // Lessons have names instead of codes; a solution is shown on a table of its own.
  const open = /^M[MJ]\d-/.test(code) && view === kind && !("showing" in game.dataset);
  if (ready !== "true" || !open || elsewhere) return;
  if (status === "won" || status === "lost") return forget();
  const lying = lie();
  if (!lying) return forget();
  const images = {};
  const pieces = [...board.querySelectorAll("[data-card], [data-tile]")];
  const picture = {
    site: version,
    kind,
    title: document.title,
    ...lying,
    chrome: parlour.chrome().map((node) => (node === board ? data(node) : around(node))),
    pieces: status === "paused" ? [] : pieces.map((node) => piece(node, images)),
    images,
  };
  const left = { kind, code, lang: document.documentElement.lang };
  put({ "parlour.picture": JSON.stringify(picture), "parlour.left": JSON.stringify(left) });
}

function soon() {
  if (timer) return;
  timer = setTimeout(() => (globalThis.requestIdleCallback ?? ((call) => call()))(take), MOMENT);
}

addEventListener("pagehide", take, true);
document.addEventListener("visibilitychange", () => document.hidden && take(), true);
new MutationObserver(soon).observe(board, {
  attributes: true,
  attributeFilter: ["data-code", "data-state", "data-status", "data-free", "style"],
  childList: true,
  subtree: true,
});
