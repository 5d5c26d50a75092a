import type { Ctx } from "../context";
import { tail } from "../jobs/progress";

type Frame = { event: string; data: unknown };

/**
 * Hands on what a run has told so far and then tells, and answers its last word. Whoever leaves leaves the run alone.
 */
export async function follow(
  { db, signal }: Pick<Ctx, "db" | "signal">,
  runKey: string,
  send: (event: string, data: unknown) => void,
): Promise<Frame> {
  for await (const { data } of tail({ db, signal }, runKey)) {
    const frame = data as Frame;
    if (frame.event === "complete" || frame.event === "error") return frame;
    send(frame.event, frame.data);
  }
  // Only a reader who has left comes here, and nothing more is sent to them.
  return { event: "error", data: { message: "The connection was closed." } };
}
