import { parseArgs } from "node:util";
import type { Database } from "@/db/client";

export type CommandContext = {
  db: Database;
  /** The address of the same database. */
  url: string;
  /** Whether a server has the embedded database open right now. */
  isServing: boolean;
  dataDir: string;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** A line for whoever watches: on stdout, unless that is for the JSON. */
  print: (line: string) => void;
  /** How far long work is. On a terminal one line that is rewritten; elsewhere a new one every few seconds. */
  progress: (state: string) => void;
};

/** What a command came to: `data` is what --json prints. */
export type Report = {
  data: object;
  text: string;
  /** Found something to be mended: the exit code is 1. */
  hasProblems?: boolean;
};

/** A subcommand of `npm run admin`. */
export type Command = {
  /** What follows its name. */
  usage: string;
  about: string;
  /** Whether it fills a database, so that an embedded one is made where there is none. */
  createsDatabase?: boolean;
  run: (args: string[], context: CommandContext) => Promise<Report>;
};

/** Thrown by a command that was called incorrectly; its usage is printed. */
export class UsageError extends Error {}

/** A failure after work that stays done, which is reported with it. */
export class UnfinishedError extends Error {
  constructor(
    readonly failure: unknown,
    readonly done: Pick<Report, "data"> & Partial<Pick<Report, "text">>,
  ) {
    super(failure instanceof Error ? failure.message : String(failure));
  }
}

export function onlyArgument(args: string[]): string {
  const [argument, ...more] = args;
  if (argument === undefined || argument === "" || argument.startsWith("--") || more.length > 0) throw new UsageError();
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
