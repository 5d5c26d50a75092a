import { cron } from "inngest";
import { jobCtx } from "@/lib/boot/job-context";
import { handOnEvents } from "@/lib/jobs/runner/hand-on-events";
import { inngest } from "../client";

/** Events whose request ended before it had handed them on; one that goes twice has the same id. */
export const handOnWaitingEvents = inngest.createFunction(
  { id: "hand-on-waiting-events", name: "Waiting events", triggers: [cron("*/5 * * * *")], retries: 0 },
  async () => ({ handedOn: await handOnEvents(jobCtx().db, (events) => inngest.send(events)) }),
);
