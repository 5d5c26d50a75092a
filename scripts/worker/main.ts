import { existsSync } from "node:fs";
import { inngest } from "@/inngest/client";
import { provideRuntime } from "@/lib/boot/provide-runtime";
import { createWorker } from "@/lib/boot/worker";
import { dropUnreadOutput } from "@/lib/core/drop-unread-output";
import { env, requireAuthSecret } from "@/lib/core/env";
import { programCall } from "@/lib/core/program-call";
import { readProgramWords } from "@/lib/core/program-words";

/**
 * `npm run worker`: the background work of applications that have no process of their own for it. It reads the queue and
 * calls the application, which runs the steps: so a page that a step changes is changed where it is cached.
 */
readProgramWords({
  call: programCall("worker"),
  about: "Does the background work of servers other than ours. Reads DATABASE_URL, AUTH_SECRET and WORKER_APP_URL.",
});
dropUnreadOutput();
if (existsSync(".env")) process.loadEnvFile(".env");
try {
  const settings = env();
  if (!settings.DATABASE_URL)
    throw new Error("DATABASE_URL is not set: `npm start` does the work of an embedded database.");
  requireAuthSecret(settings);
  provideRuntime();
  const appUrl = settings.WORKER_APP_URL ?? settings.APP_URL;
  const work = createWorker({ send: (events) => inngest.send(events), appUrl });
  work.start();
  console.log(`The worker calls ${appUrl}. Ctrl-C stops it.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => work.stop().finally(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
