import { jobCtx } from "@/lib/jobs/job-ctx";
import { applyWebhook } from "@/lib/newsletter/apply-webhook";
import { inngest, when } from "../client";

export const applyWebhookWhenReceived = inngest.createFunction(
  { id: "apply-mail-webhook", name: "What the mail provider tells", triggers: [when("mail/webhook.received")] },
  async ({ event, step }) => step.run("apply", () => applyWebhook(jobCtx(), event.data.webhookId)),
);
