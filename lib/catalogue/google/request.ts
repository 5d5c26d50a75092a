import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { PlacesError, toPlacesError } from "./places-error";
import { COST_USD, type Sku } from "./sku";

/** How long and how often a call is tried. */
export type RetryPolicy = {
  /** A whole call, its retries and waits included. */
  timeoutMs: number;
  retries: number;
  /** Before the first retry; it doubles for the next. */
  backoffMs: number;
};

export const DEFAULT_RETRY_POLICY: RetryPolicy = { timeoutMs: 8_000, retries: 2, backoffMs: 250 };

/** One request that went out, whatever it came to: what a run's costs are counted by. */
export type RequestCost = { sku: Sku; costUsd: number };
type RecordCost = (spent: RequestCost) => void;

type ClientSettings = { apiKey: string; baseUrl: string; retryPolicy: RetryPolicy };
type PlacesRequest = { method: "GET" | "POST"; path: string; fields?: string; body?: unknown; sku: Sku };
export type CallOptions = { signal: AbortSignal; recordCost?: RecordCost | undefined };

/** Asks Google one thing, again where that may help and time is left. @throws PlacesError, or the reader's abort. */
export async function request<T>(
  settings: ClientSettings,
  call: PlacesRequest,
  schema: z.ZodType<T>,
  options: CallOptions,
): Promise<T> {
  const { retries, backoffMs, timeoutMs } = settings.retryPolicy;
  const endsAt = performance.now() + timeoutMs;
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([options.signal, limit]);
  for (let attempt = 0; ; attempt += 1) {
    options.signal.throwIfAborted();
    try {
      options.recordCost?.({ sku: call.sku, costUsd: COST_USD[call.sku] });
      return await sendOnce(settings, call, schema, signal);
    } catch (error) {
      options.signal.throwIfAborted();
      const failure = limit.aborted ? timeoutError(call, error) : asPlacesError(call, error);
      const waitMs = failure.retryAfterMs ?? backoffMs * 2 ** attempt * (0.75 + Math.random() / 2);
      const isWorthIt = failure.isRetryable && attempt < retries && performance.now() + waitMs < endsAt;
      if (!isWorthIt) throw failure;
      await sleep(waitMs, undefined, { signal: options.signal }).catch(() => options.signal.throwIfAborted());
    }
  }
}

async function sendOnce<T>(
  settings: ClientSettings,
  call: PlacesRequest,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<T> {
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
    throw toPlacesError(path, response);
  }
  const parsed = schema.safeParse(await response.json());
  if (parsed.success) return parsed.data;
  throw new PlacesError("unreadable", `${path} responded with something other than what was requested`);
}

const timeoutError = ({ path }: PlacesRequest, cause: unknown) =>
  new PlacesError("too-slow", `${path} did not answer in time`, undefined, { cause });

function asPlacesError({ path }: PlacesRequest, error: unknown): PlacesError {
  if (error instanceof PlacesError) return error;
  if (error instanceof SyntaxError) return new PlacesError("unreadable", `${path} responded with no JSON`);
  return new PlacesError("down", `${path} could not be reached`, undefined, { cause: error });
}
