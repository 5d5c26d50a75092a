import { parseArgs } from "node:util";
import type { Database } from "@/db/client";

export type CommandContext = {
  db: Database;
  dataDir: string;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
};

/** A subcommand of `npm run admin`. Returns what is printed when it has succeeded. */
export type Command = {
  /** What follows its name. */
  usage: string;
  about: string;
  run: (args: string[], surroundings: CommandContext) => Promise<string>;
};

/** Thrown by a command that was called incorrectly; its usage is printed. */
export class UsageError extends Error {}

export function onlyArgument(args: string[]): string {
  const [argument, ...more] = args;
  if (argument === undefined || argument === "" || more.length > 0) throw new UsageError();
  return argument;
}

type CommandOptions = Record<string, { type: "string" | "boolean" }>;

/** Parses `--name value` and `--flag`, and nothing else. */
export function parseOptions(args: string[], options: CommandOptions): Record<string, string | boolean | undefined> {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch {
    throw new UsageError();
  }
}

/** A whole number of at least `min`, or undefined if the option is missing. */
export function numberOption(values: Record<string, string | boolean | undefined>, name: string, min = 1) {
  const value = values[name];
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < min) {
    throw new Error(`--${name} must be a whole number from ${min.toLocaleString("en-US")}.`);
  }
  return number;
}
