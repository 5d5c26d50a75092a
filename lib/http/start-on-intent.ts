/** A script that browsers neither fetch nor run. */
const LATER = "text/later";

/**
 * Runs first in a page whose scripts wait. They start when somebody scrolls, points, touches or types; at once for whoever
 * was here before (signed in, with something stored, or with copies to read offline) and for an address with parameters, which they may act on. A press
 * of a button that comes before they are there is held, and done once they are; what was typed stays. Links, and forms that
 * lead to a page, work without them.
 */
export const START_ON_INTENT = `(function () {
  var isStarted, isReady, held = new Set(), typed = new Map();
  function run() {
    document.querySelectorAll("script[type='${LATER}']").forEach(function (later) {
      var script = document.createElement("script");
      Array.from(later.attributes).forEach(function (each) {
        if (each.name !== "type") script.setAttribute(each.name, each.value);
      });
      script.onerror = release;
      later.replaceWith(script);
    });
  }
  function start() {
    if (isStarted) return;
    isStarted = true;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
    else run();
  }
  // React takes what was filled in before it for its own, and overwrites it, unless it hears of it.
  function tell(what, field) {
    if (!field.isConnected) return;
    if (typeof what === "boolean") {
      field.checked = !what;
      field.click();
      return;
    }
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, what);
    field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
  }
  function press(target) {
    target.removeAttribute("data-held");
    if (!target.isConnected) return;
    if (target.tagName === "FORM") target.requestSubmit();
    else target.click();
  }
  function release() {
    isReady = true;
    typed.forEach(tell);
    typed.clear();
    held.forEach(press);
    held.clear();
  }
  function hold(event) {
    if (isReady) return;
    var isForm = event.type === "submit";
    var target = isForm ? event.target : event.target.closest("button");
    if (!target) return;
    var form = isForm ? target : target.type === "submit" && target.form;
    if (form && form.hasAttribute("action")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(target);
    target.setAttribute("data-held", "");
    start();
    setTimeout(release, 8000);
  }
  function keep(event) {
    var field = event.target;
    if (!isReady) typed.set(field, field.type === "radio" || field.type === "checkbox" ? field.checked : field.value);
  }
  function wasHere() {
    try {
      var hasWorker = navigator.serviceWorker && navigator.serviceWorker.controller;
      return hasWorker || /kumquat\\.signed-in=/.test(document.cookie) || localStorage.length + sessionStorage.length > 0;
    } catch (error) {
      return false;
    }
  }
  // Once React has done what it is at: in the midst of it, it would set a field to what it knew before.
  window.kumquatIsReady = function () { setTimeout(release); };
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener("input", keep, true);
  ["scroll", "wheel", "pointerdown", "touchstart", "keydown", "focusin"].forEach(function (name) {
    addEventListener(name, start, { capture: true, once: true, passive: true });
  });
  // Browsers tell of a pointer that rests where a page appears, too.
  addEventListener("pointermove", function (event) {
    if (event.movementX || event.movementY) start();
  }, { capture: true, passive: true });
  if (location.search || wasHere()) start();
})()`;

const NEXT_SCRIPT = /<script (?=src="\/_next\/static\/)(?![^>]* noModule)/g;
/** Before the styles, which a script behind them would wait for. */
const HEAD = /<head>(?:<meta charSet="utf-8"\/>)?/;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** The same page, whose scripts start on intent: before that, a reader's phone fetches and runs none of them. */
export function startOnIntent(html: string): string {
  return html
    .replace(PRELOAD, "")
    .replace(NEXT_SCRIPT, `<script type="${LATER}" `)
    .replace(HEAD, (head) => `${head}<script>${START_ON_INTENT}</script>`);
}
