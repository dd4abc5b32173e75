// Starts PyScript, and watches over it: the bar, the watchdog and the notice of errors.
//
// PyScript's core is only loaded when storage is known to work. Python finds in `window.parlour`
// what it should know: `storage` ("kept" or "none") and `trouble(text)`.
import { storage } from "./storage.mjs";
import { megabytes, say } from "./words.mjs";

const CORE = new URL("../built/pyscript/core.js", import.meta.url).href;
const SILENCE = 20_000; // ms without a sign of life
// As in pyscript.toml, but for the error plugin: excluding that one loads it.
const PLUGINS = [
  "codemirror",
  "deprecations-manager",
  "donkey",
  "py-editor",
  "py-game",
  "py-terminal",
];
// Python's own word for an error that nobody awaited.
const TRACEBACK = /^Traceback \(most recent call last\)|exception was never retrieved/;
// Browsers report these as errors; they mean that a layout took two frames.
const HARMLESS = /^ResizeObserver loop/;

const parlour = (window.parlour ??= {});
const bar = document.getElementById("progress");
const message = document.getElementById("start-message");
const bytes = document.getElementById("start-bytes");
const retry = document.getElementById("start-retry");
const trouble = document.getElementById("trouble");
let lastSign = performance.now();

const ready = () => document.body.dataset.ready === "true";
// offline.mjs then has the cached files looked over.
const sayFailed = () => dispatchEvent(new CustomEvent("parlour:failed"));

function stop(sentence) {
  sayFailed();
  parlour.view("start"); // there may be a picture of the game left open
  message.textContent = say(sentence);
  retry.hidden = false;
}

function go(sentence) {
  lastSign = performance.now();
  message.textContent = say(sentence);
  retry.hidden = true;
}

parlour.trouble = (text = say("trouble")) => {
  sayFailed();
  trouble.querySelector('[data-show="trouble"]').textContent = text;
  trouble.querySelector("[data-t]").textContent = say("reload");
  trouble.hidden = false;
};

function failed(error) {
  if (HARMLESS.test(error?.message ?? error)) return;
  if (ready()) parlour.trouble();
  else stop(globalThis.WebAssembly ? "failed" : "noWasm");
}

function watch() {
  const timer = setInterval(() => {
    if (ready()) clearInterval(timer);
    else if (document.hidden) lastSign = performance.now();
    else if (performance.now() - lastSign > SILENCE && retry.hidden) stop("slow");
  }, 1000);
}

/** Keep PyScript from loading plugins for MicroPython too: it would load them for everybody. */
function quiet() {
  const config = document.createElement("mpy-config");
  config.hidden = true;
  config.textContent = JSON.stringify({ plugins: PLUGINS.map((name) => `!${name}`) });
  document.head.append(config);
}

/** Report what Python prints as an error, which would otherwise show in the console alone. */
function listenTo({ io }) {
  const { stderr } = io;
  io.stderr = (error, ...rest) => {
    if (error instanceof Error || TRACEBACK.test(error)) failed(error);
    return stderr(error, ...rest);
  };
}

async function start() {
  if (!globalThis.WebAssembly) return failed("There is no WebAssembly.");
  const [kept, { onProgress }] = await Promise.all([storage, import("./progress.mjs")]);
  parlour.storage = kept;
  const first = !navigator.serviceWorker?.controller;
  onProgress((value, come, total) => {
    bar.value = value;
    go(value < 0.9 ? "loading" : "starting");
    if (first && come) bytes.textContent = megabytes(come, total);
  });
  quiet();
  const { hooks } = await import(CORE);
  // PyScript makes functions out of texts for its workers, which the page's policy forbids.
  hooks.worker.onBeforeRunAsync.clear();
  hooks.main.onReady.add(listenTo);
}

async function explain(error) {
  const answer = await fetch(CORE, { method: "HEAD" }).catch(() => null);
  if (answer?.status === 404) {
    document.getElementById("not-built").hidden = false;
    message.hidden = bar.hidden = true;
  } else {
    console.error(error);
    failed(error);
  }
}

addEventListener("error", ({ error, message }) => failed(error ?? message));
addEventListener("unhandledrejection", ({ reason }) => failed(reason));
for (const button of [retry, trouble.querySelector('[data-action="reload"]')]) {
  button.addEventListener("click", () => location.reload());
}
retry.textContent = say("retry");
go("loading");
watch();
start().catch(explain);
