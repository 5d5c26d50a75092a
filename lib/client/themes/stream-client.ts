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
/** A restart takes a while: half a minute, then the reader is told. */
const RETRY_DELAYS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];

/**
 * `opened` each time the run begins to tell itself from the start, then what it tells up to `complete` or `error`.
 * `gone`: it ended while nobody could hear. `lost`: the server stayed away; the run may well go on.
 */
export type GenerationUpdate = ParsedGenerationEvent | { event: "opened" } | { event: "gone" } | { event: "lost" };

type GenerateRequest = { city: string; weeksToGenerate: number };

/**
 * Begins a run (or joins the one that goes), or with null only joins: nothing comes when none goes. A stream that is
 * cut is joined again. Ends silently when the signal fires.
 * @throws Error with a sentence for the person, when the first call fails
 */
export async function* streamGeneration(
  asked: GenerateRequest | null,
  { pausesMs = RETRY_DELAYS_MS, ...options }: StreamOptions & { pausesMs?: readonly number[] },
): AsyncGenerator<GenerationUpdate, void, undefined> {
  let hasOpened = false;
  for (let cuts = 0; cuts <= pausesMs.length; cuts++) {
    try {
      const call = asked && !hasOpened ? { method: "POST" as const, body: asked } : { method: "GET" as const };
      const frames = await openThemeStream({ path: GENERATE_PATH, ...call }, options);
      if (frames === null) {
        if (hasOpened) yield { event: "gone" };
        else if (asked) throw new Error(STREAMING_UNSUPPORTED);
        return;
      }
      hasOpened = true;
      yield { event: "opened" };
      for await (const frame of frames) {
        cuts = 0;
        const told = parseGenerationEvent(frame);
        if (told) yield told;
        if (told?.event === "complete" || told?.event === "error") return;
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
 * Has one theme imagined anew and tells how it comes along, up to `complete` or `error`.
 * @throws Error with a sentence for the person
 */
export async function* streamReimagining(
  id: string,
  options: StreamOptions,
): AsyncGenerator<ParsedReimagineEvent, void, undefined> {
  try {
    const path = `/api/scheduled-themes/${encodeURIComponent(id)}/regenerate`;
    const frames = await openThemeStream({ method: "POST", path }, options);
    if (frames === null) throw new Error(STREAMING_UNSUPPORTED);
    for await (const frame of frames) {
      const told = parseReimagineEvent(frame);
      if (told) yield told;
      if (told?.event === "complete" || told?.event === "error") return;
    }
    throw new Error(REGENERATE_FAILED);
  } catch (error) {
    if (!options.signal.aborted) throw toDisplayError(error, REGENERATE_FAILED);
  }
}

/** The line broke, or what stands in front of the server says that it is away: it may come back. */
const isConnectionLost = (error: unknown) =>
  error instanceof TypeError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/** What fetch throws of its own is no sentence for a person. */
const toDisplayError = (error: unknown, fallback: string) =>
  error instanceof TypeError ? new Error(fallback, { cause: error }) : error;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => [clearTimeout(timer), resolve()], { once: true });
  });
