import { jobCtx } from "@/lib/boot/job-context";
import { failThemeWork } from "@/lib/themes/fail-theme-work";
import { writePreview } from "@/lib/themes/preview/write-preview";
import { inngest, onEvent } from "../client";

const FAILED_MESSAGE = "Writing the preview broke off. The theme is as it was; please try again.";

export const previewThemeWhenRequested = inngest.createFunction(
  {
    id: "preview-theme",
    name: "A theme's preview guide",
    triggers: [onEvent("theme/preview.requested")],
    onFailure: async ({ event, step }) => {
      const { workId } = event.data.event.data;
      await step.run("tell", () => failThemeWork(jobCtx().db, workId, { message: FAILED_MESSAGE }));
    },
  },
  async ({ event, step }) => {
    await step.run("write", () => writePreview(jobCtx(), event.data));
  },
);
