import { tailProgress } from "@/lib/jobs/progress";
import type { Ctx } from "@/lib/ports/context";

type StoredEvent = { event: string; data: object };

/**
 * Streams what a run has published so far and then publishes, and returns its terminal event. The first event says how
 * long it has run, for those who join late. A reader who disconnects leaves the run alone.
 */
export async function streamEvents(
  { db, signal, now }: Pick<Ctx, "db" | "signal" | "now">,
  runKey: string,
  send: (event: string, data: unknown) => void,
): Promise<StoredEvent> {
  for await (const { data, createdAt } of tailProgress({ db, signal }, runKey)) {
    const frame = data as StoredEvent;
    if (frame.event === "complete" || frame.event === "error") return frame;
    const elapsedSeconds = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / 1000));
    send(frame.event, frame.event === "started" ? { ...frame.data, elapsedSeconds } : frame.data);
  }
  // Reached only after the reader disconnected, when nothing more is sent.
  return { event: "error", data: { message: "The connection was closed." } };
}
