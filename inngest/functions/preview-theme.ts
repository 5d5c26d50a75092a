import { jobCtx } from "@/lib/jobs/job-ctx";
import { endWork } from "@/lib/themes/end-work";
import { writePreview } from "@/lib/themes/preview/write";
import { inngest, when } from "../client";

const BROKE_OFF = "Writing the preview broke off. The theme is as it was; please try again.";

export const previewThemeWhenRequested = inngest.createFunction(
  {
    id: "preview-theme",
    name: "A theme's preview guide",
    triggers: [when("theme/preview.requested")],
    onFailure: async ({ event, step }) => {
      const { workId } = event.data.event.data;
      await step.run("tell", () => endWork(jobCtx().db, workId, { message: BROKE_OFF }));
    },
  },
  async ({ event, step }) => {
    await step.run("write", () => writePreview(jobCtx(), event.data));
  },
);
