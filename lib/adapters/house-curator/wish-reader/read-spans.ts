import { once } from "node:events";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import PQueue from "p-queue";
import { z } from "zod";
import { SpanRole, SpanType } from "@/lib/contracts/reading";

/** A span of a prompt that asks for something, as the model marks it. */
export const ReadSpan = z.object({
  /** UTF-16 units of the prompt. */
  start: z.int(),
  end: z.int(),
  type: SpanType,
  role: SpanRole,
  typeConfidence: z.number(),
  roleConfidence: z.number(),
  againstProbability: z.number(),
});
export type ReadSpan = z.infer<typeof ReadSpan>;

const MODEL_FOLDER = "models/wish-reader";
const THREAD = "lib/adapters/house-curator/wish-reader/thread.ts";
/** The first request waits for the model to be loaded, too, and a busy machine for its turn. */
const TIMEOUT_MS = 15_000;
const CACHED_MAX = 200;

/** One at a time: the thread reads no two at once, and a time limit should not count the wait. */
const queue = new PQueue({ concurrency: 1 });
const cached = new Map<string, Promise<ReadSpan[]>>();
let thread: Worker | undefined;

/**
 * The spans that the model finds in a prompt, in order. It runs in a thread of its own, which is started by the first prompt.
 * Rejects if the model can't be loaded, or takes too long.
 */
export function readSpans(prompt: string): Promise<ReadSpan[]> {
  const known = cached.get(prompt);
  if (known) return known;
  const spans = queue.add(() => readInThread(prompt));
  cached.set(prompt, spans);
  spans.catch(() => cached.delete(prompt));
  const [oldest] = cached.keys();
  if (cached.size > CACHED_MAX && oldest !== undefined) cached.delete(oldest);
  return spans;
}

async function readInThread(text: string): Promise<ReadSpan[]> {
  thread ??= startThread();
  const current = thread;
  const response = once(current, "message", { signal: AbortSignal.timeout(TIMEOUT_MS) });
  current.postMessage(text);
  try {
    const [spans] = await response;
    return z.array(ReadSpan).parse(spans);
  } catch (cause) {
    // A late response would be taken for the next one.
    thread = undefined;
    void current.terminate();
    console.error("The wish reader failed; the rules read alone.", cause);
    throw new Error("The wish reader failed.", { cause });
  }
}

/** Node reads its TypeScript without a loader. Next would bundle what an imported Worker is given. */
function startThread(): Worker {
  const { Worker: Thread } = process.getBuiltinModule("node:worker_threads");
  const folder = join(process.cwd(), MODEL_FOLDER);
  const started = new Thread(join(process.cwd(), THREAD), { execArgv: [], workerData: folder });
  started.unref();
  return started;
}
