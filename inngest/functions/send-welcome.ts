import { jobCtx } from "@/lib/boot/job-context";
import { sendWelcome } from "@/lib/newsletter/send-welcome";
import { inngest, onEvent } from "../client";

export const sendWelcomeWhenConfirmed = inngest.createFunction(
  { id: "send-welcome", name: "Welcome", triggers: [onEvent("subscription/confirmed")], retries: 8 },
  async ({ event, step }) => step.run("send", () => sendWelcome(jobCtx(), event.data)),
);
