import { pruneJobsNightly } from "./functions/prune-jobs";
import { sendEditionWhenDue } from "./functions/send-edition";
import { weeklySend } from "./functions/weekly-send";

/** Every durable function, as Inngest or the embedded runner is told of them. */
export const functions = [pruneJobsNightly, weeklySend, sendEditionWhenDue];
