import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "../lib/core/env.ts";
import { programCall } from "../lib/core/program-call.ts";
import { readProgramWords } from "../lib/core/program-words.ts";
import { checkoutVersion } from "../scripts/version/checkout-version.ts";

const BUILT = ".next/required-server-files.json";

/** `npm run serve`: the server alone. It installs, builds and migrates nothing, and writes nothing to the disk. */
readProgramWords({
  call: programCall("serve"),
  about:
    "Serves what is built, and does the background work unless Inngest does it. Reads DATABASE_URL and AUTH_SECRET.",
});
if (existsSync(".env")) process.loadEnvFile(".env");
// An empty variable counts as not set; libraries that read the environment themselves don't all agree.
for (const [name, value] of Object.entries(process.env)) if (value === "") delete process.env[name];
const version = process.env.KUMQUAT_VERSION ?? checkoutVersion(".");
if (version) process.env.KUMQUAT_VERSION = version;
Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", __NEXT_PROCESSED_ENV: "true" });
// An image has no next.config.ts, but what the build made of it. The page cache comes from main.ts.
if (!existsSync("next.config.ts") && existsSync(BUILT)) {
  const { cacheHandler: _, ...config } = JSON.parse(readFileSync(BUILT, "utf8")).config;
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
try {
  const refusal = findRefusal();
  if (refusal) throw new Error(refusal);
  await import("./main.ts");
} catch (error) {
  console.error(error instanceof Error && error.cause === undefined ? error.message : error);
  process.exit(1);
}

function findRefusal(): string | null {
  const { DATABASE_URL, AUTH_SECRET } = parseEnv(process.env);
  if (!existsSync(".next/BUILD_ID")) return "Nothing is built here. Build it with: npm run build";
  if (!DATABASE_URL) return "DATABASE_URL is not set: only `npm start` brings the embedded database.";
  if (!AUTH_SECRET) return "AUTH_SECRET is not set. Make one with: openssl rand -hex 32";
  return null;
}
