import { sendEmailConfirmation } from "@/lib/account/send-email-confirmation";
import { sendReset } from "@/lib/account/send-reset";
import { jobCtx } from "@/lib/boot/job-context";
import { inngest, onEvent } from "../client";

export const sendAccountEmailWhenRequested = inngest.createFunction(
  { id: "send-account-email", name: "Account's address", triggers: [onEvent("account/email.requested")], retries: 8 },
  async ({ event, step }) => step.run("send", () => sendEmailConfirmation(jobCtx(), event.data)),
);

export const sendResetWhenRequested = inngest.createFunction(
  { id: "send-password-reset", name: "Password reset", triggers: [onEvent("account/reset.requested")], retries: 8 },
  async ({ event, step }) => step.run("send", () => sendReset(jobCtx(), event.data)),
);
