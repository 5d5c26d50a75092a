import { ensureWritable } from "@/db/embedded/ensure-writable";
import type { Env } from "@/lib/core/env";
import { findHost, type Host } from "@/lib/core/host";
import { HAS_MAPBOX } from "@/lib/core/map-library";
import { programCall } from "@/lib/core/program-call";
import { isBehindOwnServer } from "@/lib/http/connection";
import { usesInngest } from "@/lib/jobs/uses-inngest";

type Surroundings = Host & {
  /** server/main.ts runs the application, and the embedded runner with it. */
  isOwnServer: boolean;
  /** A worker beside this server was seen at work. */
  hasWorker: boolean;
};

type SetupReport = {
  /** What nothing works without, a sentence each. */
  problems: string[];
  /** What can't work, or works otherwise than one may think, while the rest does. */
  warnings: string[];
};

/** What the settings don't suffice for here. */
export function checkSetup(env: Env, surroundings: Partial<Surroundings> = {}): SetupReport {
  const host = { ...whereItRuns(), hasWorker: false, ...surroundings };
  return {
    problems: checkStorage(env, host),
    warnings: [
      ...checkWork(env, host),
      ...checkAddresses(env, host),
      ...checkPages(host),
      ...checkModel(env),
      ...checkMap(env),
    ],
  };
}

function checkStorage(env: Env, { isServerless, isOneOfSeveral, isOwnServer }: Surroundings): string[] {
  const secret = env.AUTH_SECRET
    ? []
    : ["AUTH_SECRET is not set: nobody can sign in. Make one with: openssl rand -hex 32"];
  if (env.DATABASE_URL) return secret;
  if (isServerless) return [...secret, "DATABASE_URL is not set: there is no disk here for the embedded database."];
  if (isOneOfSeveral) {
    return [...secret, "DATABASE_URL is not set: the embedded database serves one process, and here are several."];
  }
  if (!isOwnServer) return [...secret, "DATABASE_URL is not set: only `npm start` brings the embedded database."];
  return [...secret, ...unwritableFolder(env.DATA_DIR)];
}

function unwritableFolder(dataDir: string): string[] {
  try {
    ensureWritable(dataDir);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Whether only a worker beside this server does the background work: whether one runs, only the database can tell. */
export const needsWorker = (env: Env, { isServerless, isOwnServer } = whereItRuns()): boolean =>
  !(isServerless || isOwnServer || usesInngest(env));

const whereItRuns = () => ({ ...findHost(), isOwnServer: isBehindOwnServer() });

function checkWork(env: Env, { isServerless, isOwnServer, hasWorker }: Surroundings): string[] {
  if (isOwnServer || hasWorker || usesInngest(env)) return [];
  const remedy = isServerless
    ? "set INNGEST_EVENT_KEY"
    : `set INNGEST_EVENT_KEY, or run \`${programCall("worker")}\` beside it`;
  return [`This server does no background work, so no message is sent and no theme made by itself: ${remedy}.`];
}

function checkAddresses(env: Env, { platform, isOwnServer }: Surroundings): string[] {
  const { TRUST_PROXY: trust } = env;
  const isHere = (name: string) => trust !== name || platform === name;
  return [
    trust === 0 && !isOwnServer
      ? "TRUST_PROXY is not set: this server doesn't know who asks, so all visitors share each limit."
      : "",
    isHere("vercel") && isHere("fly")
      ? ""
      : `TRUST_PROXY is ${trust}, and this isn't ${trust}: whoever writes that platform's header has a limit of their own.`,
    platform !== null && isLocal(env.APP_URL)
      ? "APP_URL is not set: links in messages and feeds lead to localhost."
      : "",
  ].filter(Boolean);
}

const isLocal = (url: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

function checkPages({ platform }: Surroundings): string[] {
  if (platform !== "vercel") return [];
  return ["Vercel keeps pages in a cache of its own, so the policy of shared pages can't name their inline scripts."];
}

function checkModel({ OPENAI_API_KEY: key, OPENAI_BASE_URL: url, OPENAI_MODEL: model }: Env): string[] {
  if (key || !(url || model)) return [];
  const name = url ? "OPENAI_BASE_URL" : "OPENAI_MODEL";
  return [
    `${name} is set without OPENAI_API_KEY: the house curator writes the guides. A server without keys takes any.`,
  ];
}

function checkMap({ MAPBOX_TOKEN: token }: Env): string[] {
  if (!token || HAS_MAPBOX) return [];
  return ["MAPBOX_TOKEN is set, and this build has no Mapbox GL, an optional package: MapLibre draws the maps."];
}
