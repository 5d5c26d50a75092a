import type { Reader } from "./offline-rules";

/**
 * What pages tell the worker: who reads here and, when a page of which a copy is made was opened, which one; whether a mark
 * has changed it, and the pages of the lists that were changed.
 */
export type OfflineMessage = { reader: Reader; opened?: string; hasChanged?: boolean; changedLists?: string[] };

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = ExtendableEvent & {
  request: Request;
  resultingClientId: string;
  respondWith(response: Promise<Response>): void;
};
type MessageEvent = ExtendableEvent & { data: OfflineMessage; source: { id: string } | null };

/** As much of a service worker's global scope as ours uses: the libraries for pages and for workers exclude each other. */
export type WorkerScope = {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
};
type WorkerEvents = { install: ExtendableEvent; activate: ExtendableEvent; fetch: FetchEvent; message: MessageEvent };
