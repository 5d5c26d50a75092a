import { jobCtx } from "@/lib/boot/job-context";
import { failGeneration, finishGeneration } from "@/lib/themes/generation/end";
import { imagineWeeks } from "@/lib/themes/generation/imagine-weeks";
import { planGeneration } from "@/lib/themes/generation/plan";
import { inngest, onEvent } from "../client";

const FAILED_MESSAGE = "Imagining the themes broke off. What was saved stays; ask again for the rest.";

/** Themes for many Thursdays ahead. A repeated portion keeps what it saved. */
export const generateThemesWhenRequested = inngest.createFunction(
  {
    id: "generate-themes",
    name: "Themes for the weeks ahead",
    triggers: [onEvent("themes/generation.requested")],
    onFailure: async ({ event, step }) => {
      const { generationId } = event.data.event.data;
      await step.run("tell", () => failGeneration(jobCtx().db, generationId, FAILED_MESSAGE, new Date()));
    },
  },
  async ({ event, step }) => {
    const { generationId } = event.data;
    const portions = await step.run("plan", () => planGeneration(jobCtx(), generationId));
    for (const weeks of portions) {
      await step.run(`from-${weeks[0]}`, () => imagineWeeks(jobCtx(), generationId, weeks));
    }
    await step.run("finish", () => finishGeneration(jobCtx(), generationId));
    return { portions: portions.length };
  },
);
