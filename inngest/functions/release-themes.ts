import { jobCtx } from "@/lib/jobs/job-ctx";
import { releaseThemes } from "@/lib/themes/release";
import { inngest } from "../client";

/** A run that the desk stops has no chance to say so itself. */
export const releaseThemesWhenCancelled = inngest.createFunction(
  {
    id: "release-themes",
    name: "Letting go of themes whose work was stopped",
    triggers: [{ event: "inngest/function.cancelled" }],
  },
  async ({ event, step }) => step.run("release", () => releaseThemes(jobCtx(), event.data)),
);
