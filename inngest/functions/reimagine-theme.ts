import { refreshPublicPages } from "@/lib/http/public-cache";
import { jobCtx } from "@/lib/jobs/job-ctx";
import { endWork } from "@/lib/themes/end-work";
import { reimagineTheme } from "@/lib/themes/reimagining/reimagine";
import { inngest, when } from "../client";

const BROKE_OFF = "Re-imagining this theme broke off. It is as it was; please try again.";

export const reimagineThemeWhenRequested = inngest.createFunction(
  {
    id: "reimagine-theme",
    name: "A theme imagined anew",
    triggers: [when("theme/reimagining.requested")],
    onFailure: async ({ event, step }) => {
      const { workId } = event.data.event.data;
      await step.run("tell", () => endWork(jobCtx().db, workId, { message: BROKE_OFF }));
    },
  },
  async ({ event, step }) => {
    await step.run("imagine", async () => {
      const done = await reimagineTheme(jobCtx(), event.data);
      if (done?.guideId) refreshPublicPages(done.guideId);
    });
  },
);
