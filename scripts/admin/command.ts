import type { Database } from "@/db/client";

export type Surroundings = { db: Database; dataDir: string };

/** A subcommand of `npm run admin`. It answers what is printed when it has succeeded. */
export type Command = {
  /** What follows its name. */
  usage: string;
  about: string;
  run: (args: string[], surroundings: Surroundings) => Promise<string>;
};

/** Thrown by a command that was called wrongly; its usage is printed. */
export class UsageError extends Error {}

export function onlyArgument(args: string[]): string {
  const [argument, ...more] = args;
  if (argument === undefined || argument === "" || more.length > 0) throw new UsageError();
  return argument;
}
