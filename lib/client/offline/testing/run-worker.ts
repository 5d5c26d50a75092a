import { compileFunction } from "node:vm";
import { serviceWorkerScript } from "@/lib/web/service-worker-script";
import type { OfflineMessage } from "../worker-scope";
import { MemoryCaches } from "./memory-caches";

const ORIGIN = "https://kumquat.example";
type Answer = (path: string) => Promise<Response>;
type Listener = (event: Record<string, unknown>) => void;

/** The worker's script as it is served, among a browser's parts in memory. */
export async function runWorker(answer: Answer, { build = "b1", caches = new MemoryCaches(ORIGIN) } = {}) {
  const listeners = new Map<string, Listener>();
  const asked: string[] = [];
  const self = {
    location: new URL(ORIGIN),
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  const fetch = (request: string | { url: string }) => {
    const path = new URL(typeof request === "string" ? request : request.url, ORIGIN).href.slice(ORIGIN.length);
    asked.push(path);
    return answer(path);
  };
  compileFunction(await serviceWorkerScript(build), ["self", "caches", "fetch"])(self, caches, fetch);

  async function dispatch(type: string, event: object): Promise<Response | null> {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | null = null;
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        response = promise;
      },
    });
    const settled = await response;
    await Promise.all(work);
    return settled;
  }
  return {
    asked,
    caches,
    install: () => dispatch("install", {}),
    activate: () => dispatch("activate", {}),
    /** Null where the worker leaves the request to the browser. */
    request: (path: string, { method = "GET", mode = "navigate", page = "page-1" } = {}) =>
      dispatch("fetch", { request: { method, mode, url: new URL(path, ORIGIN).href }, resultingClientId: page }),
    say: (data: OfflineMessage, page = "page-1") => dispatch("message", { data, source: { id: page } }),
  };
}
