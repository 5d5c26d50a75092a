import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { failureOf, PlacesError } from "./failure";
import { COST_USD, type Sku } from "./sku";

/** How long and how often a call is tried. */
export type Patience = {
  /** A whole call, its retries and waits included. */
  callMs: number;
  retries: number;
  /** Before the first retry; it doubles for the next. */
  backoffMs: number;
};

export const PATIENCE: Patience = { callMs: 8_000, retries: 2, backoffMs: 250 };

/** One request that went out, whatever it came to: what a run's costs are counted by. */
export type Spent = { sku: Sku; costUsd: number };
export type Spend = (spent: Spent) => void;

export type Settings = { apiKey: string; baseUrl: string; patience: Patience };
type Call = { method: "GET" | "POST"; path: string; fields?: string; body?: unknown; sku: Sku };
export type CallOptions = { signal: AbortSignal; spend?: Spend | undefined };

/** Asks Google one thing, again where that may help and time is left. @throws PlacesError, or the reader's abort. */
export async function request<T>(
  settings: Settings,
  call: Call,
  schema: z.ZodType<T>,
  options: CallOptions,
): Promise<T> {
  const { retries, backoffMs, callMs } = settings.patience;
  const endsAt = performance.now() + callMs;
  const limit = AbortSignal.timeout(callMs);
  const signal = AbortSignal.any([options.signal, limit]);
  for (let attempt = 0; ; attempt += 1) {
    options.signal.throwIfAborted();
    try {
      options.spend?.({ sku: call.sku, costUsd: COST_USD[call.sku] });
      return await ask(settings, call, schema, signal);
    } catch (error) {
      options.signal.throwIfAborted();
      const failure = limit.aborted ? tooSlow(call, error) : placesErrorOf(call, error);
      const waitMs = failure.retryAfterMs ?? backoffMs * 2 ** attempt * (0.75 + Math.random() / 2);
      const isWorthIt = failure.mayRetry && attempt < retries && performance.now() + waitMs < endsAt;
      if (!isWorthIt) throw failure;
      await sleep(waitMs, undefined, { signal: options.signal }).catch(() => options.signal.throwIfAborted());
    }
  }
}

async function ask<T>(settings: Settings, call: Call, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
  const { method, path, fields, body } = call;
  const response = await fetch(`${settings.baseUrl}${path}`, {
    method,
    signal,
    // A key in a header would be carried along to wherever a redirect points.
    redirect: "error",
    headers: {
      "X-Goog-Api-Key": settings.apiKey,
      ...(fields !== undefined && { "X-Goog-FieldMask": fields }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw failureOf(path, response);
  }
  const parsed = schema.safeParse(await response.json());
  if (parsed.success) return parsed.data;
  throw new PlacesError("unreadable", `${path} answered something else than was asked for`);
}

const tooSlow = ({ path }: Call, cause: unknown) =>
  new PlacesError("too-slow", `${path} did not answer in time`, undefined, { cause });

function placesErrorOf({ path }: Call, error: unknown): PlacesError {
  if (error instanceof PlacesError) return error;
  if (error instanceof SyntaxError) return new PlacesError("unreadable", `${path} answered no JSON`);
  return new PlacesError("down", `${path} could not be reached`, undefined, { cause: error });
}
