import { existsSync } from "node:fs";
import { env } from "@/lib/core/env";
import { programCall } from "@/lib/core/program-call";
import { prepareDatabase } from "./prepare/prepare-database";

/** `npm run migrate`: brings the database of DATABASE_URL up to date. Many may run at once, and beside servers. */
if (existsSync(".env")) process.loadEnvFile(".env");
try {
  if (!env().DATABASE_URL)
    throw new Error("DATABASE_URL is not set: `npm start` prepares the embedded database itself.");
  const admin = await prepareDatabase({ embedded: false });
  const sentence = admin
    ? `${admin.username} administers it.`
    : `Make an administrator with: ${programCall("admin", "make-admin USERNAME")}`;
  console.log(`The database is up to date. ${sentence}`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
