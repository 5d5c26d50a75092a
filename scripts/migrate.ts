import { existsSync } from "node:fs";
import { env } from "@/lib/core/env";
import { programCall } from "@/lib/core/program-call";
import { readProgramWords } from "@/lib/core/program-words";
import { Terminal } from "./admin/terminal";
import { prepareDatabase } from "./prepare/prepare-database";

/** `npm run migrate`: brings the database of DATABASE_URL up to date. Many may run at once, and beside servers. */
const words = readProgramWords({
  call: programCall("migrate"),
  about:
    "Brings the database of DATABASE_URL up to date: its tables, the places and, in an empty one, the first guides.\n" +
    "ADMIN_USERNAME and ADMIN_PASSWORD make an administrator. With --json the result is one JSON document on stdout, of a\n" +
    `failure too: ${programCall("migrate", "--json").replace("npm run", "npm run --silent")}`,
  words: ["--json"],
});
const terminal = new Terminal(words.includes("--json"));
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  if (!env().DATABASE_URL)
    throw new Error("DATABASE_URL is not set: `npm start` prepares the embedded database itself.");
  const { admin, ...made } = await prepareDatabase({ embedded: false, onProgress: terminal.progress });
  const sentence = admin
    ? `${admin.username} administers it.`
    : `Make an administrator with: ${programCall("admin", "make-admin USERNAME")}`;
  terminal.report({
    data: { ...made, administrator: admin?.username ?? null },
    text: `The database is up to date. ${sentence}`,
  });
} catch (error) {
  terminal.fail(new Error(error instanceof Error ? error.message : String(error)));
}
process.exit(terminal.exitCode);
