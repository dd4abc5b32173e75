// Before Python: the game left open as it was seen last, and what is done on it.
//
// snapshot.mjs keeps two texts in localStorage: "parlour.left" says in a few words which game was
// left (theme.js reads it before the first paint), "parlour.picture" how it looked. The pieces are
// made anew from names and numbers; nothing that was kept is read as HTML. When Python shows that
// game it takes the pieces over as they stand; if it shows something else, they are taken off. Taps
// and keys made meanwhile are kept, and done in their order once Python plays.
"use strict";

(() => {
  const root = document.documentElement;
  const game = document.getElementById("game");
  const board = document.getElementById("board");
  const parlour = (window.parlour ??= {});
  const PIECE = "[data-card], [data-tile]";
  const NAMES = /^(aria-(label|disabled|hidden)|data-[a-z-]+)$/;
  const VIEW_BOX = "-.5 -1 63.2 84.2"; // as in ui/paint_tiles.py
  const SVG = "http://www.w3.org/2000/svg";
  const done = []; // what the player did meanwhile
  let kind = ""; // of the game in the picture, while it stands
  let steered = false; // whether an arrow key will have moved the focus
  let pressed = false; // whether the next click is that of a kept key

  /** Return what of the game's page has words or states, but for the pieces, in a fixed order. */
  parlour.chrome = () =>
    [...game.querySelectorAll("*")].filter((node) => !node.closest(`svg, ${PIECE}, .leaving`));

  /** Put the drawings of the tiles into the page, once. */
  parlour.faces = async () => {
    parlour.drawing ??= fetch("static/built/faces.svg").then((response) => {
      if (!response.ok) throw new Error(`faces.svg: ${response.status}`);
      return response.text();
    });
    const faces = document.getElementById("faces");
    const text = await parlour.drawing;
    if (!faces.firstChild) faces.innerHTML = text;
  };

  /** Show one of the views; the picture goes unless it is of that view. */
  parlour.view = (name) => {
    if (kind && name !== kind) takeOff();
    document.body.dataset.view = name;
  };

  function kept() {
    try {
      return JSON.parse(localStorage.getItem("parlour.picture"));
    } catch {
      return null;
    }
  }

  function put(node, attributes) {
    for (const [name, value] of Object.entries(attributes)) {
      if (NAMES.test(name)) node.setAttribute(name, String(value));
    }
  }

  function style(node, values) {
    for (const [name, value] of Object.entries(values)) {
      if (name.startsWith("--")) node.style.setProperty(name, String(value));
    }
  }

  function element(tag, name, child) {
    const node = document.createElement(tag);
    node.className = name;
    if (child) node.append(child);
    return node;
  }

  /** What lies on a card: a card that is face down has only its back. */
  function side(source) {
    if (!source?.startsWith("data:image/svg+xml,")) return element("span", "back");
    const image = element("img", "");
    image.removeAttribute("class");
    image.alt = "";
    image.draggable = false;
    image.src = source;
    return element("span", "face", image);
  }

  function face(names) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", VIEW_BOX);
    svg.setAttribute("aria-hidden", "true");
    if (names[0]?.startsWith("#n-")) svg.setAttribute("preserveAspectRatio", "none");
    for (const name of names.filter((name) => /^#[cni]-\w+$/.test(name))) {
      const use = document.createElementNS(SVG, "use");
      if (!svg.firstChild) use.setAttribute("class", "picture");
      use.setAttribute("href", name);
      svg.append(use);
    }
    return svg;
  }

  function piece(picture, { data, label, place, shows }) {
    const card = picture.kind === "match";
    const button = element("button", card ? "seat" : "tile");
    button.type = "button";
    button.tabIndex = -1;
    put(button, { ...data, "aria-label": label });
    style(button, place);
    button.append(card ? element("span", "card", side(picture.images[shows])) : face(shows));
    // A card that was just being turned: Python sees that it has yet to be drawn.
    if (card && !button.querySelector("img")) delete button.dataset.picture;
    return button;
  }

  /** Whether the board would lie as it did then; cards are fitted by the style sheet alone. */
  function fits({ stage, kind }) {
    const { clientWidth, clientHeight } = document.getElementById("stage");
    const same = [clientWidth, clientHeight, devicePixelRatio].join() === stage.join();
    if (!same) delete game.dataset.lens;
    return same || kind === "match";
  }

  function draw(picture) {
    const nodes = parlour.chrome();
    if (picture.chrome.length !== nodes.length) return;
    document.body.dataset.view = picture.kind;
    if (picture.lens) game.dataset.lens = picture.lens;
    board.className = `board ${picture.kind === "match" ? "cards" : "tiles"}`;
    if (!fits(picture)) {
      document.body.dataset.view = "start";
      return;
    }
    kind = picture.kind;
    document.title = picture.title;
    for (const [place, { text, ...attributes }] of picture.chrome.entries()) {
      if (text !== undefined) nodes[place].textContent = text;
      put(nodes[place], attributes);
    }
    style(board, picture.place);
    const pieces = picture.pieces.map((entry) => piece(picture, entry));
    if (pieces.length) pieces[0].tabIndex = 0;
    if (kind === "match") board.firstElementChild.before(...pieces);
    else board.append(...pieces);
    if (kind === "mahjong") parlour.faces().catch(() => {});
  }

  function takeOff() {
    kind = "";
    done.length = 0;
    for (const node of board.querySelectorAll(PIECE)) node.remove();
    for (const name of Object.keys(board.dataset)) delete board.dataset[name];
  }

  // ---- what is done on the picture

  function ref(node) {
    const piece = node.closest(PIECE);
    if (!piece) return () => node;
    const name = piece.dataset.card === undefined ? "tile" : "card";
    const selector = `[data-${name}="${piece.dataset[name]}"]`;
    return () => board.querySelector(selector);
  }

  function waiting(event) {
    return kind && document.body.dataset.ready !== "true" && game.contains(event.target);
  }

  function clicked(event) {
    if (!waiting(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const button = event.target.closest("button, a");
    if (button && !(pressed && event.detail === 0)) {
      const find = ref(button);
      done.push(() => find()?.click());
    }
    pressed = false;
  }

  function typed(event) {
    const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
    const here = kind && (target === document.body || game.contains(target));
    if (!here || document.body.dataset.ready === "true" || ctrlKey || altKey || metaKey) return;
    const find = target === document.body ? () => target : ref(target);
    if ((key === "Enter" || key === " ") && target !== document.body) {
      pressed = true;
      const where = steered ? () => document.activeElement : find;
      if (!event.repeat) done.push(() => where()?.click());
    } else if (key.length === 1 || key.startsWith("Arrow")) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const where = steered ? () => document.activeElement : find;
      steered ||= key.startsWith("Arrow") && target !== document.body;
      const again = { key, code: event.code, shiftKey, bubbles: true, cancelable: true };
      done.push(() => where()?.dispatchEvent(new KeyboardEvent("keydown", again)));
    }
  }

  /** Do what was done on the picture, if its very game is on the board now. */
  function play(code) {
    const same = board.dataset.code === code;
    kind = "";
    for (const step of done.splice(0)) if (same) step();
  }

  const picture = root.dataset.before ? kept() : null;
  const known = picture?.site === document.querySelector('meta[name="version"]').content;
  if (known && picture.kind === root.dataset.before) draw(picture);
  delete root.dataset.before;
  if (!kind) return;
  addEventListener("click", clicked, true);
  addEventListener("keydown", typed, true);
  addEventListener("focusin", () => (steered = false), true);
  new MutationObserver((_, observer) => {
    if (document.body.dataset.ready !== "true") return;
    observer.disconnect();
    play(picture.code);
  }).observe(document.body, { attributeFilter: ["data-ready"] });
})();
