import { ApiError } from "../api/api-error";
import { NOT_STREAMED } from "../api/stream-answer";
import {
  GENERATE_FAILED,
  type GenerationTold,
  REGENERATE_FAILED,
  type ReimagineTold,
  readGeneration,
  readReimagining,
} from "./read-frame";
import { openThemeStream, type StreamOptions } from "./theme-stream";

const GENERATION = "/api/scheduled-themes/generate";
/** A restart takes a while: half a minute, then the reader is told. */
const PAUSES_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];

/**
 * `opened` each time the run begins to tell itself from the start, then what it tells up to `complete` or `error`.
 * `gone`: it ended while nobody could hear. `lost`: the server stayed away; the run may well go on.
 */
export type GenerationUpdate = GenerationTold | { event: "opened" } | { event: "gone" } | { event: "lost" };

type Asked = { city: string; weeksToGenerate: number };

/**
 * Begins a run (or joins the one that goes), or with null only joins: nothing comes when none goes. A stream that is
 * cut is joined again. Ends silently when the signal fires.
 * @throws Error with a sentence for the person, when the first call fails
 */
export async function* streamGeneration(
  asked: Asked | null,
  { pausesMs = PAUSES_MS, ...options }: StreamOptions & { pausesMs?: readonly number[] },
): AsyncGenerator<GenerationUpdate, void, undefined> {
  let hasOpened = false;
  for (let cuts = 0; cuts <= pausesMs.length; cuts++) {
    try {
      const call = asked && !hasOpened ? { method: "POST" as const, body: asked } : { method: "GET" as const };
      const frames = await openThemeStream({ path: GENERATION, ...call }, options);
      if (frames === null) {
        if (hasOpened) yield { event: "gone" };
        else if (asked) throw new Error(NOT_STREAMED);
        return;
      }
      hasOpened = true;
      yield { event: "opened" };
      for await (const frame of frames) {
        cuts = 0;
        const told = readGeneration(frame);
        if (told) yield told;
        if (told?.event === "complete" || told?.event === "error") return;
      }
    } catch (error) {
      if (options.signal.aborted) return;
      if (!hasOpened || !isCut(error)) throw inWords(error, GENERATE_FAILED);
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
): AsyncGenerator<ReimagineTold, void, undefined> {
  try {
    const path = `/api/scheduled-themes/${encodeURIComponent(id)}/regenerate`;
    const frames = await openThemeStream({ method: "POST", path }, options);
    if (frames === null) throw new Error(NOT_STREAMED);
    for await (const frame of frames) {
      const told = readReimagining(frame);
      if (told) yield told;
      if (told?.event === "complete" || told?.event === "error") return;
    }
    throw new Error(REGENERATE_FAILED);
  } catch (error) {
    if (!options.signal.aborted) throw inWords(error, REGENERATE_FAILED);
  }
}

/** The line broke, or what stands in front of the server says that it is away: it may come back. */
const isCut = (error: unknown) =>
  error instanceof TypeError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/** What fetch throws of its own is no sentence for a person. */
const inWords = (error: unknown, fallback: string) =>
  error instanceof TypeError ? new Error(fallback, { cause: error }) : error;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => [clearTimeout(timer), resolve()], { once: true });
  });
