import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { PROGRAM_OPTIONS } from "./program-options";

/** Next puts there what it runs itself, by its own trace. */
const FOLDER = ".next/standalone";
/** Our programs, each with its packages in one file. */
const PROGRAMS = {
  serve: "server/serve.ts",
  migrate: "scripts/migrate.ts",
  worker: "scripts/worker/main.ts",
  admin: "scripts/admin.ts",
};
/** Programs that the application starts by their path, which stays what it is. */
const STARTED_BY_PATH = [
  "lib/adapters/house-curator/wish-reader/thread.ts",
  "lib/restaurants/import-export/reading/reader-process.ts",
];
/** What can't be put into a file, and is in Next's trace; and what isn't installed at all. */
const EXTERNAL = ["next", "@node-rs/argon2", "sharp", "pg-native"];

/** Completes Next's standalone output to all that an image holds: files to send, and the programs to run. */
export async function completeStandalone(): Promise<void> {
  if (!existsSync(join(FOLDER, "server.js"))) throw new Error("Next made no standalone output.");
  for (const folder of [".next/static", "public"]) cpSync(folder, join(FOLDER, folder), { recursive: true });
  for (const [name, entry] of Object.entries(PROGRAMS)) await bundle(entry, `${name}.mjs`);
  for (const entry of STARTED_BY_PATH) await bundle(entry, entry);
}

async function bundle(entry: string, target: string): Promise<void> {
  await build({
    ...PROGRAM_OPTIONS,
    entryPoints: [entry],
    outfile: join(FOLDER, target),
    allowOverwrite: true,
    target: "node24",
    external: EXTERNAL,
    logLevel: "error",
  });
}
