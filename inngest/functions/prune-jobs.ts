import { cron } from "inngest";
import { jobCtx } from "@/lib/boot/job-context";
import { pruneJobs } from "@/lib/jobs/prune";
import { prunePageChanges } from "@/lib/web/prune-page-changes";
import { inngest } from "../client";

/** Every night, while the Bay Area sleeps. */
export const pruneJobsNightly = inngest.createFunction(
  { id: "prune-jobs", name: "Nightly tidying", triggers: [cron("TZ=America/Los_Angeles 30 3 * * *")] },
  async ({ step }) => {
    await step.run("forget-old-work", () => pruneJobs(jobCtx()));
    await step.run("forget-page-changes", () => prunePageChanges(jobCtx()));
  },
);
