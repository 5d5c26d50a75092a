import { AsyncLocalStorage } from "node:async_hooks";

/** What is known of a request while it is answered. */
export type RequestUnderWay = {
  id: string;
  /** Whose session it carries, once that is known. */
  userId?: string;
  /** A page failed because the database is away (server/unavailable-pages.ts). */
  isDatabaseAway?: boolean;
};

/** On `globalThis`, because Next bundles routes and instrumentation apart from the server that runs them. */
const globals = globalThis as typeof globalThis & { kumquatUnderWay?: AsyncLocalStorage<RequestUnderWay> };
globals.kumquatUnderWay ??= new AsyncLocalStorage();

/** The request under way, set by our server; there is none under another one, and in durable work. */
export const underWay = globals.kumquatUnderWay;

/** The id that the response and its log line carry. */
export const requestId = (): string => underWay.getStore()?.id ?? crypto.randomUUID();

/** Says in the request's log line whose it is. */
export function recordRequestUser(userId: string): void {
  const request = underWay.getStore();
  if (request) request.userId = userId;
}
