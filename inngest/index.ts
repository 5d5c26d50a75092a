import { pruneJobsNightly } from "./functions/prune-jobs";

/** Every durable function, as Inngest or the embedded runner is told of them. */
export const functions = [pruneJobsNightly];
