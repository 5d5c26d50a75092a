import { z } from "zod";
import type { Ctx } from "../context";
import { JobEvents } from "../jobs/events";
import { endWork } from "./end-work";
import { failGeneration } from "./generation/end";

/** Which event had begun the run that was stopped; runs of other rooms are none of ours. */
const Stopped = z.object({
  event: z.discriminatedUnion("name", [
    event("themes/generation.requested"),
    event("theme/reimagining.requested"),
    event("theme/preview.requested"),
  ]),
});

function event<Name extends "themes/generation.requested" | "theme/reimagining.requested" | "theme/preview.requested">(
  name: Name,
) {
  return z.object({ name: z.literal(name), data: JobEvents[name] });
}

const STOPPED = "This was stopped at the desk.";

/** Lets go of what a stopped run held, and tells whoever listens. What it had saved stays. */
export async function releaseThemes({ db, now }: Pick<Ctx, "db" | "now">, stopped: unknown): Promise<void> {
  const { data } = Stopped.safeParse(stopped);
  if (data?.event.name === "themes/generation.requested") {
    await failGeneration(db, data.event.data.generationId, STOPPED, now);
  } else if (data) {
    await endWork(db, data.event.data.workId, { message: STOPPED, code: "conflict" });
  }
}
