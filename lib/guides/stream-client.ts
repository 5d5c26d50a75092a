import { z } from "zod";
import { noteRefusal } from "../api/client";
import { eventFrames } from "../api/event-frames";
import { isEventStream, messageIn, NOT_STREAMED, parseJson, refusalIn } from "../api/stream-answer";
import { AppError } from "../errors";
import { type CreateGuideInput, DebugProgress, GuideProgress } from "./contract";
import type { RunAgainInput } from "./debug/contract";
import { ListedGuide } from "./listed-guide";

export const CANCELLED = "Guide creation was cancelled";
export const NO_RESULT = "Guide generation finished without a result";
export const CREATE_FAILED = "Failed to create guide";
export const GENERATE_FAILED = "Failed to generate guide";

const Progress = z.union([GuideProgress, DebugProgress]);
const Complete = z.object({ guide: ListedGuide });

/** `opened` once the server has taken the wish, any number of `progress`, then `complete`; anything else is thrown. */
export type GuideUpdate =
  | { event: "opened" }
  | { event: "progress"; data: z.infer<typeof Progress> }
  | { event: "complete"; guide: ListedGuide };

type Options = {
  /** What every call carries: the token, when there is one. */
  headers: Record<string, string>;
  signal: AbortSignal;
  origin?: string;
};
type GuideUpdates = AsyncGenerator<GuideUpdate, void, undefined>;

/**
 * Asks for a guide and tells how it comes along.
 * @throws AppError `cancelled` when the signal fired; otherwise an Error whose message is a sentence for the person
 */
export const streamGuide = (
  input: Pick<CreateGuideInput, "prompt"> & { city: string },
  { isDebug = false, ...options }: Options & { isDebug?: boolean },
): GuideUpdates =>
  streamUpdates(
    `/api/guides${isDebug ? "?debug=true" : ""}`,
    input,
    isDebug ? GENERATE_FAILED : CREATE_FAILED,
    options,
  );

/** The same for a kept run that is run again. */
export const streamRunAgain = (runId: string, input: RunAgainInput, options: Options): GuideUpdates =>
  streamUpdates(`/api/guides/runs/${encodeURIComponent(runId)}/again`, input, GENERATE_FAILED, options);

async function* streamUpdates(
  path: string,
  body: object,
  failed: string,
  { headers, signal, origin = "" }: Options,
): GuideUpdates {
  try {
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { ...headers, accept: "text/event-stream", "content-type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
    if (response.status === 401) noteRefusal(headers);
    if (!response.ok) throw new Error(refusalIn(await response.text()));
    if (!isEventStream(response) || !response.body) {
      yield plainAnswer(await response.text());
      return;
    }
    yield { event: "opened" };
    yield* updates(response.body, failed);
  } catch (error) {
    if (signal.aborted) throw new AppError("cancelled", CANCELLED, { cause: error });
    if (error instanceof TypeError) {
      throw new Error(`${failed}. The connection to the server was lost.`, { cause: error });
    }
    throw error;
  }
}

async function* updates(body: ReadableStream<Uint8Array>, failed: string): GuideUpdates {
  for await (const { event, data } of eventFrames(body)) {
    const json = parseJson(data);
    if (event === "error") throw new Error(messageIn(json) ?? failed);
    if (event === "complete") {
      yield completion(json);
      return;
    }
    const progress = event === "progress" ? Progress.safeParse(json) : undefined;
    if (progress?.success) yield { event: "progress", data: progress.data };
    else if (progress) console.warn("A progress event could not be read.", data);
  }
  throw new Error(NO_RESULT);
}

/** A server that cannot stream answers as any other POST does. */
function plainAnswer(text: string): GuideUpdate {
  if (text.trim() === "") throw new Error(NOT_STREAMED);
  return completion(parseJson(text));
}

function completion(json: unknown): GuideUpdate {
  const parsed = Complete.safeParse(json);
  if (!parsed.success) throw new Error(NO_RESULT, { cause: parsed.error });
  return { event: "complete", guide: parsed.data.guide };
}
