import { tailProgress } from "@/lib/jobs/progress";
import type { Ctx } from "@/lib/ports/context";

type StoredEvent = { event: string; data: object };

/**
 * Hands on what a run has told so far and then tells, and answers its last word. Its first word says how long it has
 * been going, so that who joins late knows. Whoever leaves leaves the run alone.
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
  // Only a reader who has left comes here, and nothing more is sent to them.
  return { event: "error", data: { message: "The connection was closed." } };
}
