import { existsSync } from "node:fs";
import { AppError } from "@/lib/core/errors";
import { catalogueHarvestCommand } from "./admin/catalogue-harvest";
import { catalogueImportCommand } from "./admin/catalogue-import";
import { catalogueRefreshCommand } from "./admin/catalogue-refresh";
import { type Command, UsageError } from "./admin/command";
import { connectDatabase } from "./admin/connect-database";
import { makeAdminCommand } from "./admin/make-admin";
import { newsletterDryRunCommand } from "./admin/newsletter-dry-run";
import { newsletterSendCommand } from "./admin/newsletter-send";
import { resetPasswordCommand } from "./admin/reset-password";
import { subscribersExportCommand } from "./admin/subscribers-export";
import { subscribersImportCommand } from "./admin/subscribers-import";

/** `npm run admin -- COMMAND ...`: commands for the terminal, with or without the product running. */
const COMMANDS: Record<string, Command> = {
  "make-admin": makeAdminCommand,
  "reset-password": resetPasswordCommand,
  "catalogue import": catalogueImportCommand,
  "catalogue harvest": catalogueHarvestCommand,
  "catalogue refresh": catalogueRefreshCommand,
  "newsletter dry-run": newsletterDryRunCommand,
  "newsletter send": newsletterSendCommand,
  "subscribers export": subscribersExportCommand,
  "subscribers import": subscribersImportCommand,
};

if (existsSync(".env")) process.loadEnvFile(".env");
const words = process.argv.slice(2);
// A command is one word, or two: "catalogue import".
const length = [2, 1].find((count) => Object.hasOwn(COMMANDS, words.slice(0, count).join(" "))) ?? 0;
const name = words.slice(0, length).join(" ");
const args = words.slice(length);
const command = COMMANDS[name];

if (!command) {
  console.error(`Usage: npm run admin -- COMMAND\n\n${Object.entries(COMMANDS).map(describe).join("\n")}`);
  process.exitCode = 1;
} else {
  await run(command);
}

/** The first Ctrl-C ends the current work in good order, a second one at once. */
function interruptSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => stop.abort(new AppError("cancelled", "Stopped.")));
  }
  return stop.signal;
}

async function run({ run: work, usage }: Command): Promise<void> {
  const database = await connectDatabase().catch(fail);
  if (!database) return;
  try {
    console.log(await work(args, { ...database, signal: interruptSignal() }));
  } catch (error) {
    fail(error instanceof UsageError ? new Error(`Usage: npm run admin -- ${name} ${usage}`) : error);
  } finally {
    await database.close();
  }
}

/** A sentence for what a person can fix; the whole error for everything else. */
function fail(error: unknown): void {
  const isSentence = error instanceof AppError || (error instanceof Error && error.cause === undefined);
  console.error(isSentence ? (error as Error).message : error);
  process.exitCode = 1;
}

function describe([command, { usage, about }]: [string, Command]): string {
  return `  ${command} ${usage}\n      ${about}`;
}
