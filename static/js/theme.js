// Runs before the first paint: the look that the player chose, as data attributes of <html>.
//
// localStorage["parlour.look"] is a JSON object with any of the keys of `choices` below and `lang`;
// it may be lost at any time, since the true settings lie in IndexedDB. Python hands over a changed
// look with `window.parlour.look(text)`, which applies it and keeps it for the next start.
// localStorage["parlour.left"] names the game left open; if the address asks for that one, its kind
// stands in `data-before`, so that the shell is not seen before picture.js has shown its picture.
"use strict";

(() => {
  const KEY = "parlour.look";
  const root = document.documentElement;
  const languages = ["en", "sk", "tr"];
  // The first of each list holds when nothing was chosen.
  const choices = {
    theme: ["system", "light", "dark", "contrast"],
    back: ["modrotlac", "iznik", "linen"],
    motion: ["on", "off"],
    darker: ["on", "off"],
    clock: ["on", "off"],
  };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  let look = {};

  function read(text) {
    try {
      const found = JSON.parse(text);
      return found && typeof found === "object" ? found : {};
    } catch {
      return {};
    }
  }

  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function keep(text) {
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Storage is shut or full: the look lasts as long as the page.
    }
  }

  function language() {
    const wanted = [look.lang, ...(navigator.languages ?? [navigator.language])];
    const short = wanted.map((tag) => String(tag).slice(0, 2).toLowerCase());
    return short.find((tag) => languages.includes(tag)) ?? "en";
  }

  function system() {
    if (contrast.matches) return "contrast";
    return dark.matches ? "dark" : "light";
  }

  function apply() {
    for (const [name, values] of Object.entries(choices)) {
      const value = values.includes(look[name]) ? look[name] : values[0];
      root.dataset[name] = value === "system" ? system() : value;
    }
    root.lang = language();
  }

  function leftOpen() {
    const left = read(kept("parlour.left"));
    const fits = ["", left.code].includes(location.hash.slice(1));
    return fits && left.lang === root.lang ? left.kind : "";
  }

  window.parlour = {
    look(text) {
      look = read(text);
      keep(text);
      apply();
    },
  };
  dark.addEventListener("change", apply);
  contrast.addEventListener("change", apply);
  look = read(kept(KEY));
  apply();
  const before = leftOpen();
  if (before) root.dataset.before = before;
})();
