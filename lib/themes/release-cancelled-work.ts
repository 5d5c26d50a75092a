import { z } from "zod";
import { JobEvents } from "@/lib/jobs/queue/job-events";
import type { Ctx } from "@/lib/ports/context";
import { failThemeWork } from "./fail-theme-work";
import { failGeneration } from "./generation/end";

/** Which event started the cancelled run; runs of other modules are ignored. */
const CancelledRun = z.object({
  event: z.discriminatedUnion("name", [
    runOf("themes/generation.requested"),
    runOf("theme/reimagining.requested"),
    runOf("theme/preview.requested"),
  ]),
});

function runOf<Name extends "themes/generation.requested" | "theme/reimagining.requested" | "theme/preview.requested">(
  name: Name,
) {
  return z.object({ name: z.literal(name), data: JobEvents[name] });
}

const CANCELLED_MESSAGE = "An editor stopped this.";

/** Releases what a cancelled run held, and publishes its end. What it had saved stays. */
export async function releaseCancelledWork({ db, now }: Pick<Ctx, "db" | "now">, stopped: unknown): Promise<void> {
  const { data } = CancelledRun.safeParse(stopped);
  if (data?.event.name === "themes/generation.requested") {
    await failGeneration(db, data.event.data.generationId, CANCELLED_MESSAGE, now);
  } else if (data) {
    await failThemeWork(db, data.event.data.workId, { message: CANCELLED_MESSAGE, code: "conflict" });
  }
}
