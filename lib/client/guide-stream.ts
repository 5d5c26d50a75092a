import { z } from "zod";
import { type CreateGuideInput, DebugProgress, GuideProgress, TooFewResponse } from "@/lib/contracts/guide";
import type { RerunInput } from "@/lib/contracts/guide-run";
import type { PromptCorrection } from "@/lib/contracts/reading";
import { TooFewPlaces } from "@/lib/contracts/too-few-places";
import { throwIfCancelled } from "@/lib/core/errors";
import { reportRejectedToken } from "./api-client";
import { GuideListItem } from "./guide-list-item";
import { parseSse } from "./sse";
import { isEventStream, messageIn, parseJson, responseError, STREAMING_UNSUPPORTED } from "./stream-response";

const NO_RESULT_MESSAGE = "Guide generation finished without a result";
export const CREATE_FAILED_MESSAGE = "Failed to create guide";
export const GENERATE_FAILED_MESSAGE = "Failed to generate guide";

const StreamProgress = z.union([GuideProgress, DebugProgress]);
const StreamComplete = z.object({ guide: GuideListItem });

/**
 * `opened` once the server has accepted the prompt, any number of `progress`, then `complete`, or `tooFew` where too few
 * places fit; failures are thrown.
 */
export type GuideStreamUpdate =
  | { event: "opened" }
  | { event: "progress"; data: z.infer<typeof StreamProgress> }
  | { event: "complete"; guide: GuideListItem }
  | { event: "tooFew"; tooFew: TooFewPlaces };

export type GuideStreamOptions = {
  /** The headers of every call: the token, when there is one. */
  headers: Record<string, string>;
  signal: AbortSignal;
  origin?: string;
};
export type GuideStream = AsyncGenerator<GuideStreamUpdate, void, undefined>;

/**
 * Requests a guide and yields its progress.
 * @throws AppError `cancelled` when the signal fired; otherwise an Error whose message is for the reader
 */
export const streamGuide = (
  input: Pick<CreateGuideInput, "prompt" | "corrections"> & { city: string },
  { isDebug = false, ...options }: GuideStreamOptions & { isDebug?: boolean },
): GuideStream =>
  streamRequest(
    `/api/guides${isDebug ? "?debug=true" : ""}`,
    input,
    isDebug ? GENERATE_FAILED_MESSAGE : CREATE_FAILED_MESSAGE,
    options,
  );

/** The same for the rerun of a stored run. */
export const streamRerun = (runId: string, input: RerunInput, options: GuideStreamOptions): GuideStream =>
  streamRequest(`/api/guides/runs/${encodeURIComponent(runId)}/again`, input, GENERATE_FAILED_MESSAGE, options);

/** The same for a guide whose prompt is read again, with a correction. */
export const streamCorrection = (
  guideId: string,
  correction: PromptCorrection,
  options: GuideStreamOptions,
): GuideStream =>
  streamRequest(`/api/guides/${encodeURIComponent(guideId)}/correct`, correction, CREATE_FAILED_MESSAGE, options);

async function* streamRequest(
  path: string,
  body: object,
  failed: string,
  { headers, signal, origin = "" }: GuideStreamOptions,
): GuideStream {
  try {
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { ...headers, accept: "text/event-stream", "content-type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
    if (response.status === 401) reportRejectedToken(headers);
    if (!response.ok) {
      const text = await response.text();
      const refused = TooFewResponse.safeParse(parseJson(text));
      if (!refused.success) throw new Error(responseError(text));
      yield { event: "tooFew", tooFew: refused.data.tooFew };
      return;
    }
    if (!isEventStream(response) || !response.body) {
      yield readPlainResponse(await response.text());
      return;
    }
    yield { event: "opened" };
    yield* readUpdates(response.body, failed);
  } catch (error) {
    throwIfCancelled(signal, "Guide creation");
    if (error instanceof TypeError) {
      throw new Error(`${failed}. The connection to the server was lost.`, { cause: error });
    }
    throw error;
  }
}

async function* readUpdates(body: ReadableStream<Uint8Array>, failed: string): GuideStream {
  for await (const { event, data } of parseSse(body)) {
    const json = parseJson(data);
    if (event === "error") throw new Error(messageIn(json) ?? failed);
    if (event === "complete") {
      yield completeUpdate(json);
      return;
    }
    if (event === "tooFew") {
      yield tooFewUpdate(json);
      return;
    }
    const progress = event === "progress" ? StreamProgress.safeParse(json) : undefined;
    if (progress?.success) yield { event: "progress", data: progress.data };
    else if (progress) console.warn("A progress event could not be read.", data);
  }
  throw new Error(NO_RESULT_MESSAGE);
}

/** A server that cannot stream responds to the POST with JSON. */
function readPlainResponse(text: string): GuideStreamUpdate {
  if (text.trim() === "") throw new Error(STREAMING_UNSUPPORTED);
  return completeUpdate(parseJson(text));
}

function completeUpdate(json: unknown): GuideStreamUpdate {
  const parsed = StreamComplete.safeParse(json);
  if (!parsed.success) throw new Error(NO_RESULT_MESSAGE, { cause: parsed.error });
  return { event: "complete", guide: parsed.data.guide };
}

/** What of it can't be read is an error with its sentence, if it has one. */
function tooFewUpdate(json: unknown): GuideStreamUpdate {
  const parsed = TooFewPlaces.safeParse(json);
  if (!parsed.success) throw new Error(messageIn(json) ?? NO_RESULT_MESSAGE, { cause: parsed.error });
  return { event: "tooFew", tooFew: parsed.data };
}
