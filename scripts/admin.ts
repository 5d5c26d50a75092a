import { existsSync } from "node:fs";
import { AppError } from "@/lib/errors";
import { catalogueImportCommand } from "./admin/catalogue-import";
import { type Command, UsageError } from "./admin/command";
import { joinDatabase } from "./admin/join-database";
import { makeAdminCommand } from "./admin/make-admin";
import { resetPasswordCommand } from "./admin/reset-password";

/** `npm run admin -- COMMAND ...`: what is done from the terminal, while the product runs or while it does not. */
const COMMANDS: Record<string, Command> = {
  "make-admin": makeAdminCommand,
  "reset-password": resetPasswordCommand,
  "catalogue import": catalogueImportCommand,
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

async function run({ run: work, usage }: Command): Promise<void> {
  const database = await joinDatabase().catch(fail);
  if (!database) return;
  try {
    console.log(await work(args, database));
  } catch (error) {
    fail(error instanceof UsageError ? new Error(`Usage: npm run admin -- ${name} ${usage}`) : error);
  } finally {
    await database.close();
  }
}

/** A sentence for what a person can mend; the whole error for what they can't. */
function fail(error: unknown): void {
  const isSentence = error instanceof AppError || (error instanceof Error && error.cause === undefined);
  console.error(isSentence ? (error as Error).message : error);
  process.exitCode = 1;
}

function describe([command, { usage, about }]: [string, Command]): string {
  return `  ${`${command} ${usage}`.padEnd(44)} ${about}`;
}
