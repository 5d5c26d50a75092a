import { jobCtx } from "@/lib/jobs/job-ctx";
import { sendWelcome } from "@/lib/newsletter/send-welcome";
import { inngest, when } from "../client";

export const sendWelcomeWhenConfirmed = inngest.createFunction(
  { id: "send-welcome", name: "Welcome", triggers: [when("subscription/confirmed")], retries: 8 },
  async ({ event, step }) => step.run("send", () => sendWelcome(jobCtx(), event.data)),
);
