import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureWritable } from "@/db/embedded/ensure-writable";
import { readOrCreateSecret } from "@/db/embedded/secret-file";
import { parseEnv } from "@/lib/core/env";
import { describeVersion } from "../version/describe-version";
import type { EnvironmentVariables } from "./processes";

export type Settings = {
  isDev: boolean;
  port: number;
  appUrl: string;
  dataDir: string;
  /** Set when the database is external. */
  databaseUrl: string | undefined;
  /** The environment of every process that we start. */
  environment: EnvironmentVariables;
};

/** An empty variable counts as not set; libraries that read the environment themselves don't all agree. */
const withoutEmpty = (variables: EnvironmentVariables): EnvironmentVariables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));

/** Reads .env and the environment, where set variables win. Throws a sentence that names what is wrong. */
export function readSettings({ isDev }: { isDev: boolean }, variables: EnvironmentVariables = process.env): Settings {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const env = parseEnv(variables);
  const dataDir = resolve(env.DATA_DIR);
  if (env.DATABASE_URL && !env.AUTH_SECRET && !isDev) {
    throw new Error("AUTH_SECRET must be set when DATABASE_URL is. Make one with: openssl rand -hex 32");
  }
  // With both set the machine keeps no state of its own, but for a cache of photos.
  if (!env.DATABASE_URL || !env.AUTH_SECRET) ensureWritable(dataDir);
  return {
    isDev,
    port: env.PORT,
    appUrl: env.APP_URL,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    environment: {
      ...withoutEmpty(variables),
      // .env has been read here, by our rules; Next would read it again, by its own.
      __NEXT_PROCESSED_ENV: "true",
      NODE_ENV: isDev ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_COMPILE_CACHE: variables.NODE_COMPILE_CACHE ?? resolve("node_modules/.cache/compiled"),
      PORT: String(env.PORT),
      APP_URL: env.APP_URL,
      KUMQUAT_VERSION: env.KUMQUAT_VERSION ?? describeVersion(resolve(".")),
      DATA_DIR: dataDir,
      AUTH_SECRET: env.AUTH_SECRET ?? readOrCreateSecret(join(dataDir, "auth-secret")),
    },
  };
}
