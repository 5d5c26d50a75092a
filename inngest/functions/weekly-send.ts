import { cron } from "inngest";
import { jobCtx } from "@/lib/boot/job-context";
import { weekOf } from "@/lib/core/week";
import { WEEKLY_SEND_CRON } from "@/lib/editions/send-time";
import { startWeeklySend } from "@/lib/editions/start-weekly-send";
import { inngest } from "../client";

/** Every Thursday at eight in California: an edition for each city that has readers. */
export const weeklySend = inngest.createFunction(
  { id: "weekly-send", name: "Thursday's email", triggers: [cron(WEEKLY_SEND_CRON)] },
  async ({ event, step }) => {
    // A tick that is a week late is dropped: nobody wants last Thursday's mail on a Tuesday.
    const week = weekOf(new Date(event.ts ?? Date.now()));
    return step.run("start-editions", async () => {
      const ctx = jobCtx();
      return { week, cities: week === weekOf(ctx.now) ? await startWeeklySend(ctx, { week }) : [] };
    });
  },
);
