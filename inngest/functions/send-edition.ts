import { jobCtx } from "@/lib/boot/job-context";
import { failEdition } from "@/lib/editions/fail-edition";
import { finishEdition } from "@/lib/editions/finish-edition";
import { openEdition } from "@/lib/editions/open-edition";
import { prepareEdition } from "@/lib/editions/prepare-edition";
import { queueDeliveries } from "@/lib/editions/queue-deliveries";
import { sendEditionSummary } from "@/lib/editions/send-edition-summary";
import { sendRound } from "@/lib/editions/send-round";
import { revalidateGuide } from "@/lib/web/revalidate";
import { inngest, onEvent } from "../client";

/** One city's email of one Thursday, from its guide to the last reader; it goes on wherever it was cut off. */
export const sendEditionWhenDue = inngest.createFunction(
  {
    id: "send-edition",
    name: "One city's Thursday email",
    triggers: [onEvent("edition/due")],
    concurrency: { key: "event.data.city", limit: 1 },
    retries: 8,
    onFailure: async ({ event, error, step }) => {
      const { city, week } = event.data.event.data;
      const failed = await step.run("note-failure", () =>
        failEdition(jobCtx().db, { city, week }, error.message, new Date()),
      );
      if (failed) await step.run("send-summary", () => sendEditionSummary(jobCtx(), failed));
    },
  },
  async ({ event, step }) => {
    const edition = await step.run("open", async () => {
      const { id, state } = await openEdition(jobCtx(), event.data);
      return { id, state };
    });
    if (edition.state === "sent" || edition.state === "paused") return { outcome: edition.state };
    await step.run("write-guide", async () => {
      const ctx = jobCtx();
      const { guideId } = await prepareEdition(ctx, await openEdition(ctx, event.data));
      if (guideId) revalidateGuide(guideId);
    });
    await step.run("queue", async () => {
      const ctx = jobCtx();
      return queueDeliveries(ctx.db, await openEdition(ctx, event.data));
    });
    for (let round = 1; ; round++) {
      const remaining = await step.run(`hand-over-${round}`, () => sendRound(jobCtx(), edition.id));
      if (remaining.next !== "again") break;
      if (remaining.at !== null) await step.sleepUntil(`wait-${round}`, remaining.at);
    }
    await step.run("finish", () => finishEdition(jobCtx().db, edition.id, new Date()));
    await step.run("send-summary", () => sendEditionSummary(jobCtx(), edition.id));
    return { outcome: "ended" };
  },
);
