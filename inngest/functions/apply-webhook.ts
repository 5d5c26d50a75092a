import { jobCtx } from "@/lib/boot/job-context";
import { applyWebhook } from "@/lib/newsletter/apply-webhook";
import { inngest, onEvent } from "../client";

export const applyWebhookWhenReceived = inngest.createFunction(
  { id: "apply-mail-webhook", name: "What the mail provider tells", triggers: [onEvent("mail/webhook.received")] },
  async ({ event, step }) => step.run("apply", () => applyWebhook(jobCtx(), event.data.webhookId)),
);
