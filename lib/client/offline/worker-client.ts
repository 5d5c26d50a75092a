import { IS_BUILT } from "./is-built";
import { deleteOthersPages } from "./kept-pages";
import type { Reader } from "./offline-rules";
import type { OfflineMessage } from "./worker-scope";

/** Reading offline is an extra: where a browser has none of this, or refuses it, everything else works as ever. */
export function registerWorker(): void {
  if (!IS_BUILT || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
}

/** To the worker that has this page, or else to the first one there is. */
export async function tellWorker(message: OfflineMessage): Promise<void> {
  if (!IS_BUILT || !("serviceWorker" in navigator)) return;
  const worker = navigator.serviceWorker.controller ?? (await navigator.serviceWorker.ready).active;
  worker?.postMessage(message);
}

/** Deletes the copies of whoever read here before, without waiting for the worker. */
export async function forgetOthers(reader: Reader): Promise<void> {
  if ("caches" in window) await deleteOthersPages(caches, reader).catch(() => {});
}

/**
 * Once, when the page is at rest or is left before: whoever goes on within seconds has read it too. Returns what leaves it,
 * within the same document; with `false` nothing is done any more.
 */
export function whenReadOrLeft(work: () => void): (isDone?: boolean) => void {
  const end = (isDone = true) => {
    window.removeEventListener("pagehide", leave);
    callOff();
    if (isDone && !wasDone) work();
    wasDone = true;
  };
  const leave = () => end();
  let wasDone = false;
  const callOff = afterLoad(leave);
  window.addEventListener("pagehide", leave);
  return end;
}

const SETTLE_MS = 2_000;

/** Once the page is loaded and at rest. Returns what calls it off. */
export function afterLoad(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(work, SETTLE_MS);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    clearTimeout(timer);
  };
}
