import { ApiError } from "../api-error";
import { STREAMING_UNSUPPORTED } from "../stream-response";
import {
  GENERATE_FAILED,
  type ParsedGenerationEvent,
  type ParsedReimagineEvent,
  parseGenerationEvent,
  parseReimagineEvent,
  REGENERATE_FAILED,
} from "./parse-theme-event";
import { openThemeStream, type StreamOptions } from "./theme-stream";

const GENERATE_PATH = "/api/scheduled-themes/generate";
/** Half a minute in all, for a server that restarts. */
const RETRY_DELAYS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];

/**
 * `opened` each time the run's events begin from the start, then its events up to `complete` or `error`.
 * `gone`: it ended while the connection was away. `lost`: the server stayed away; the run may still be going.
 */
export type GenerationUpdate = ParsedGenerationEvent | { event: "opened" } | { event: "gone" } | { event: "lost" };

type GenerateRequest = { city: string; weeksToGenerate: number };

/**
 * Starts a run (or joins the one in progress); with null it only joins, and yields nothing when none is in progress. A
 * stream that is cut is joined again. Ends silently when the signal fires.
 * @throws Error with a message for the reader, when the first call fails
 */
export async function* streamGeneration(
  request: GenerateRequest | null,
  { pausesMs = RETRY_DELAYS_MS, ...options }: StreamOptions & { pausesMs?: readonly number[] },
): AsyncGenerator<GenerationUpdate, void, undefined> {
  let hasOpened = false;
  for (let cuts = 0; cuts <= pausesMs.length; cuts++) {
    try {
      const call = request && !hasOpened ? { method: "POST" as const, body: request } : { method: "GET" as const };
      const events = await openThemeStream({ path: GENERATE_PATH, ...call }, options);
      if (events === null) {
        if (hasOpened) yield { event: "gone" };
        else if (request) throw new Error(STREAMING_UNSUPPORTED);
        return;
      }
      hasOpened = true;
      yield { event: "opened" };
      for await (const event of events) {
        cuts = 0;
        const update = parseGenerationEvent(event);
        if (update) yield update;
        if (update?.event === "complete" || update?.event === "error") return;
      }
    } catch (error) {
      if (options.signal.aborted) return;
      if (!hasOpened || !isConnectionLost(error)) throw toDisplayError(error, GENERATE_FAILED);
    }
    await pause(pausesMs[cuts] ?? 0, options.signal);
    if (options.signal.aborted) return;
  }
  yield { event: "lost" };
}

/**
 * Requests a new version of one theme and yields its progress, up to `complete` or `error`.
 * @throws Error with a message for the reader
 */
export async function* streamReimagining(
  id: string,
  options: StreamOptions,
): AsyncGenerator<ParsedReimagineEvent, void, undefined> {
  try {
    const path = `/api/scheduled-themes/${encodeURIComponent(id)}/regenerate`;
    const events = await openThemeStream({ method: "POST", path }, options);
    if (events === null) throw new Error(STREAMING_UNSUPPORTED);
    for await (const event of events) {
      const update = parseReimagineEvent(event);
      if (update) yield update;
      if (update?.event === "complete" || update?.event === "error") return;
    }
    throw new Error(REGENERATE_FAILED);
  } catch (error) {
    if (!options.signal.aborted) throw toDisplayError(error, REGENERATE_FAILED);
  }
}

/** The connection broke, or a proxy reports that the server is away: it may come back. */
const isConnectionLost = (error: unknown) =>
  error instanceof TypeError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/** The errors of fetch itself are no messages for a reader. */
const toDisplayError = (error: unknown, fallback: string) =>
  error instanceof TypeError ? new Error(fallback, { cause: error }) : error;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => [clearTimeout(timer), resolve()], { once: true });
  });
