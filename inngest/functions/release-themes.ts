import { jobCtx } from "@/lib/boot/job-context";
import { releaseCancelledWork } from "@/lib/themes/release-cancelled-work";
import { inngest } from "../client";

/** A run that an admin cancels can't report it itself. */
export const releaseThemesWhenCancelled = inngest.createFunction(
  {
    id: "release-themes",
    name: "Release themes whose work was stopped",
    triggers: [{ event: "inngest/function.cancelled" }],
  },
  async ({ event, step }) => step.run("release", () => releaseCancelledWork(jobCtx(), event.data)),
);
