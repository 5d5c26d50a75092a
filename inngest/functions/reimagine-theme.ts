import { jobCtx } from "@/lib/boot/job-context";
import { failThemeWork } from "@/lib/themes/fail-theme-work";
import { reimagineTheme } from "@/lib/themes/reimagining/reimagine-theme";
import { revalidateGuide } from "@/lib/web/revalidate";
import { inngest, onEvent } from "../client";

const FAILED_MESSAGE = "Re-imagining this theme broke off. It is as it was; please try again.";

export const reimagineThemeWhenRequested = inngest.createFunction(
  {
    id: "reimagine-theme",
    name: "A theme imagined anew",
    triggers: [onEvent("theme/reimagining.requested")],
    onFailure: async ({ event, step }) => {
      const { workId } = event.data.event.data;
      await step.run("tell", () => failThemeWork(jobCtx().db, workId, { message: FAILED_MESSAGE }));
    },
  },
  async ({ event, step }) => {
    await step.run("imagine", async () => {
      const done = await reimagineTheme(jobCtx(), event.data);
      if (done?.guideId) revalidateGuide(done.guideId);
    });
  },
);
