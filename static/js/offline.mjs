// Play without a network: registers the worker, says how far its cache is filled, offers a new
// version. Python hears of it by the event `parlour:offline` of the window; its detail, also in
// `window.parlour.offline`, has a `state`:
//   "filling"  on a first visit; `done` and `total` are megabytes as the page's language writes them
//   "ready"    everything is in the cache
//   "update"   a new version is there; `window.parlour.update()` goes over to it
//   "none"     this browser, this host or this moment does not allow it
//
// Only a site that tools/precache.py has stamped has a version, and a worker.

const VERSION = document.querySelector('meta[name="version"]').content;
const WORKER = new URL("../../sw.js", import.meta.url);
const HOUR = 3_600_000;
const MENDED = "parlour.mended";

const parlour = (window.parlour ??= {});
const workers = navigator.serviceWorker; // undefined on plain http
let registration;
let asked = Date.now();

const ready = () => document.body.dataset.ready === "true";

function tell(state, more) {
  parlour.offline = { state, ...more };
  dispatchEvent(new CustomEvent("parlour:offline", { detail: parlour.offline }));
}

function megabytes(bytes) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(document.documentElement.lang, digits).format(bytes / 1e6);
}

const heard = {
  filling({ done, total }) {
    const first = registration?.installing && !registration.active;
    if (first) tell("filling", { done: megabytes(done), total: megabytes(total) });
  },
  welcome({ version, whole }) {
    const cached = whole ? "ready" : "none";
    const state = version !== VERSION || registration.waiting ? "update" : cached;
    if (state !== parlour.offline?.state) tell(state);
  },
  mended({ files }) {
    if (!files || ready() || sessionStorage.getItem(MENDED)) return;
    sessionStorage.setItem(MENDED, "yes"); // once: it may be no fault of the files
    location.reload();
  },
};

function greet() {
  registration.active?.postMessage({ say: "here", version: VERSION });
}

/** Follow a worker that is being installed to its end. */
function follow(worker) {
  if (!worker) return;
  worker.onstatechange = () => {
    if (worker.state === "activated") greet();
    else if (worker.state === "installed" && registration.active) tell("update");
    else if (worker.state === "redundant" && !registration.active) tell("none");
  };
}

async function begin() {
  // Where workers are blocked, some browsers reject and some give nothing.
  const registering = VERSION && workers?.register(WORKER, { updateViaCache: "none" });
  registration = await Promise.resolve(registering).catch(() => undefined);
  if (!registration) return tell("none");
  sessionStorage.removeItem(MENDED);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.installing);
  const { installing, active } = registration;
  if (!installing && !active) tell("none"); // it failed already
  greet();
}

/** Go over to the new version; other pages of this site stay with theirs. */
parlour.update = () => {
  const { waiting } = registration;
  if (!waiting) return location.reload();
  waiting.addEventListener("statechange", () => waiting.state === "activated" && location.reload());
  waiting.postMessage({ say: "update" });
};

/** Call once Python plays: the games come first. */
function whenReady(call) {
  const observer = new MutationObserver(() => {
    if (!ready()) return;
    observer.disconnect();
    call();
  });
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ["data-ready"] });
}

workers?.addEventListener("message", ({ data }) => heard[data.say]?.(data));
workers?.addEventListener("controllerchange", () => registration && greet());
addEventListener("parlour:failed", () => workers?.controller?.postMessage({ say: "check" }));
addEventListener("pageshow", ({ persisted }) => persisted && registration && greet());
document.addEventListener("visibilitychange", () => {
  if (document.hidden || !registration || Date.now() - asked < HOUR) return;
  asked = Date.now();
  registration.update().catch(() => {});
});
whenReady(begin);
