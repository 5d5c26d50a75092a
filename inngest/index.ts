import { applyWebhookWhenReceived } from "./functions/apply-webhook";
import { pruneJobsNightly } from "./functions/prune-jobs";
import { sendConfirmationWhenRequested } from "./functions/send-confirmation";
import { sendEditionWhenDue } from "./functions/send-edition";
import { sendWelcomeWhenConfirmed } from "./functions/send-welcome";
import { weeklySend } from "./functions/weekly-send";

/** Every durable function, as Inngest or the embedded runner is told of them. */
export const functions = [
  pruneJobsNightly,
  weeklySend,
  sendEditionWhenDue,
  sendConfirmationWhenRequested,
  sendWelcomeWhenConfirmed,
  applyWebhookWhenReceived,
];
