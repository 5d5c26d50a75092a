import { jobCtx } from "@/lib/jobs/job-ctx";
import { sendConfirmation } from "@/lib/newsletter/send-confirmation";
import { inngest, when } from "../client";

export const sendConfirmationWhenRequested = inngest.createFunction(
  { id: "send-confirmation", name: "Double opt-in", triggers: [when("subscription/requested")], retries: 8 },
  async ({ event, step }) => step.run("send", () => sendConfirmation(jobCtx(), event.data)),
);
