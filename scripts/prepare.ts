import { prepareDatabase } from "./prepare/prepare-database";

/** Run by the start script, which receives the administrator, or the sentence that stops the start. */
process.on("disconnect", () => process.exit(1));
const outcome = await prepareDatabase({ embedded: process.argv.includes("--embedded") }).then(
  ({ admin }) => ({ admin }),
  (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
);
if (process.send) process.send(outcome, () => process.exit(0));
else console.log(JSON.stringify(outcome));
