import { existsSync } from "node:fs";
import { AppError } from "@/lib/core/errors";
import { programCall } from "@/lib/core/program-call";
import { type Command, UsageError } from "./admin/command";
import { COMMANDS } from "./admin/commands";
import { connectDatabase } from "./admin/connect-database";
import { readCommandLine } from "./admin/read-command-line";
import { Terminal } from "./admin/terminal";

/** `npm run admin -- COMMAND ...`: commands for the terminal, with or without the product running. */
if (existsSync(".env")) process.loadEnvFile(".env");
// pnpm hands the dashes on that npm and yarn take away.
const words = process.argv.slice(process.argv[2] === "--" ? 3 : 2);
const terminal = new Terminal(words.includes("--json"));
const line = readCommandLine(
  words.filter((word) => word !== "--json"),
  COMMANDS,
);
if (line.ask === "help") terminal.report(describeCommands(line.about));
else if (line.ask === "unknown") terminal.fail(new Error(line.sentence ?? describeCommands(everyCommand()).text));
else await run(line.named, line.args);
process.exitCode = terminal.exitCode;

async function run({ name, command }: { name: string; command: Command }, args: string[]): Promise<void> {
  const { print, progress } = terminal;
  progress("Opening the database");
  const database = await connectDatabase({ isCreated: command.createsDatabase }).catch((error: unknown) =>
    terminal.fail(error),
  );
  if (!database) return;
  try {
    terminal.report(await command.run(args, { ...database, signal: interruptSignal(), print, progress }));
  } catch (error) {
    terminal.fail(
      error instanceof UsageError ? new Error(`Usage: ${programCall("admin", `${name} ${command.usage}`)}`) : error,
    );
  } finally {
    await database.close();
  }
}

/** The first Ctrl-C ends the current work in good order, a second one at once. */
function interruptSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => stop.abort(new AppError("cancelled", "Stopped.")));
  }
  return stop.signal;
}

function everyCommand() {
  return Object.entries(COMMANDS).map(([name, command]) => ({ name, command }));
}

function describeCommands(commands: { name: string; command: Command }[]) {
  const lines = commands.map(({ name, command: { usage, about } }) => `  ${name} ${usage}\n      ${about}`);
  return {
    data: { commands: commands.map(({ name, command: { usage, about } }) => ({ name, usage, about })) },
    text: [
      `Usage: ${programCall("admin", "COMMAND")}`,
      "",
      ...lines,
      "",
      `  With --json the result is one JSON document on stdout, of a failure too: ${programCall("admin", "COMMAND --json").replace("npm run", "npm run --silent")}`,
    ].join("\n"),
  };
}
