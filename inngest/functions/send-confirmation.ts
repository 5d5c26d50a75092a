import { jobCtx } from "@/lib/boot/job-context";
import { sendConfirmation } from "@/lib/newsletter/send-confirmation";
import { inngest, onEvent } from "../client";

export const sendConfirmationWhenRequested = inngest.createFunction(
  { id: "send-confirmation", name: "Double opt-in", triggers: [onEvent("subscription/requested")], retries: 8 },
  async ({ event, step }) => step.run("send", () => sendConfirmation(jobCtx(), event.data)),
);
