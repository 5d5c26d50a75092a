import { cron } from "inngest";
import { WEEKLY_TICK } from "@/lib/editions/send-moment";
import { sendWeek } from "@/lib/editions/send-week";
import { weekOf } from "@/lib/editions/week";
import { jobCtx } from "@/lib/jobs/job-ctx";
import { inngest } from "../client";

/** Every Thursday at eight in California: an edition for each city that has readers. */
export const weeklySend = inngest.createFunction(
  { id: "weekly-send", name: "Thursday's email", triggers: [cron(WEEKLY_TICK)] },
  async ({ event, step }) => {
    // A tick that was slept through until the next week is let go: nobody wants last Thursday's mail on a Tuesday.
    const week = weekOf(new Date(event.ts ?? Date.now()));
    return step.run("set-off", async () => {
      const ctx = jobCtx();
      return { week, cities: week === weekOf(ctx.now) ? await sendWeek(ctx, { week }) : [] };
    });
  },
);
