import { applyWebhookWhenReceived } from "./functions/apply-webhook";
import { generateThemesWhenRequested } from "./functions/generate-themes";
import { handOnWaitingEvents } from "./functions/hand-on-waiting-events";
import { previewThemeWhenRequested } from "./functions/preview-theme";
import { pruneJobsNightly } from "./functions/prune-jobs";
import { reimagineThemeWhenRequested } from "./functions/reimagine-theme";
import { releaseThemesWhenCancelled } from "./functions/release-themes";
import { sendAccountEmailWhenRequested, sendResetWhenRequested } from "./functions/send-account-messages";
import { sendConfirmationWhenRequested } from "./functions/send-confirmation";
import { sendEditionWhenDue } from "./functions/send-edition";
import { sendWelcomeWhenConfirmed } from "./functions/send-welcome";
import { weeklySend } from "./functions/weekly-send";

/** For Inngest alone: the embedded runner reads the events where they are written. */
export const functionsOfInngest = [handOnWaitingEvents];

/** Every durable function, as registered with Inngest or the embedded runner. */
export const functions = [
  pruneJobsNightly,
  weeklySend,
  sendEditionWhenDue,
  sendConfirmationWhenRequested,
  sendAccountEmailWhenRequested,
  sendResetWhenRequested,
  sendWelcomeWhenConfirmed,
  applyWebhookWhenReceived,
  generateThemesWhenRequested,
  reimagineThemeWhenRequested,
  previewThemeWhenRequested,
  releaseThemesWhenCancelled,
];
