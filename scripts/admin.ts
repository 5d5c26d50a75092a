import { existsSync } from "node:fs";
import { AppError } from "@/lib/errors";
import { type Command, UsageError } from "./admin/command";
import { joinDatabase } from "./admin/join-database";
import { makeAdminCommand } from "./admin/make-admin";
import { resetPasswordCommand } from "./admin/reset-password";

/** `npm run admin -- COMMAND ...`: what is done from the terminal, while the product runs or while it does not. */
const COMMANDS: Record<string, Command> = {
  "make-admin": makeAdminCommand,
  "reset-password": resetPasswordCommand,
};

if (existsSync(".env")) process.loadEnvFile(".env");
const [name = "", ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

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
  return `  ${`${command} ${usage}`.padEnd(28)} ${about}`;
}
