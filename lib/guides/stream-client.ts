import { z } from "zod";
import { noteRefusal } from "../api/client";
import { eventFrames } from "../api/event-frames";
import { isEventStream, messageIn, NOT_STREAMED, parseJson, refusalIn } from "../api/stream-answer";
import { AppError } from "../errors";
import { type CreateGuideInput, DebugProgress, GuideProgress } from "./contract";
import { ListedGuide } from "./listed-guide";

export const CANCELLED = "Guide creation was cancelled";
export const NO_RESULT = "Guide generation finished without a result";
export const CREATE_FAILED = "Failed to create guide";

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
  isDebug?: boolean;
  origin?: string;
};

/**
 * Asks for a guide and tells how it comes along.
 * @throws AppError `cancelled` when the signal fired; otherwise an Error whose message is a sentence for the person
 */
export async function* streamGuide(
  input: Pick<CreateGuideInput, "prompt"> & { city: string },
  { headers, signal, isDebug = false, origin = "" }: Options,
): AsyncGenerator<GuideUpdate, void, undefined> {
  try {
    const response = await fetch(`${origin}/api/guides${isDebug ? "?debug=true" : ""}`, {
      method: "POST",
      headers: { ...headers, accept: "text/event-stream", "content-type": "application/json" },
      body: JSON.stringify(input),
      signal,
    });
    if (response.status === 401) noteRefusal(headers);
    if (!response.ok) throw new Error(refusalIn(await response.text()));
    if (!isEventStream(response) || !response.body) {
      yield plainAnswer(await response.text());
      return;
    }
    yield { event: "opened" };
    yield* updates(response.body);
  } catch (error) {
    if (signal.aborted) throw new AppError("cancelled", CANCELLED, { cause: error });
    if (error instanceof TypeError) {
      throw new Error(`${CREATE_FAILED}. The connection to the server was lost.`, { cause: error });
    }
    throw error;
  }
}

async function* updates(body: ReadableStream<Uint8Array>): AsyncGenerator<GuideUpdate, void, undefined> {
  for await (const { event, data } of eventFrames(body)) {
    const json = parseJson(data);
    if (event === "error") throw new Error(messageIn(json) ?? CREATE_FAILED);
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
