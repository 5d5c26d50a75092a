import { existsSync, writeFileSync } from "node:fs";
import { environmentSchema } from "@/lib/core/env";
import { compressStatic } from "./compress-static";
import type { EnvironmentVariables, Processes } from "./processes";
import { hashSources, readRecord, SOURCES_FILE, STANDALONE_FROM } from "./source-hash";

const STANDALONE_SOURCES_FILE = ".next/kumquat-standalone-sources";

/** How often a build says that it goes on. */
const HEARTBEAT_MS = 10_000;

type BuildOptions = {
  sources?: string;
  /** Also .next/standalone: the application with what it needs, and nothing else. */
  isStandalone?: boolean;
};

/** Builds unless the last build was made from the same sources. Throws a sentence, after the build's own output. */
export async function buildWhenChanged(
  processes: Processes,
  { sources = hashSources("."), isStandalone = false }: BuildOptions = {},
): Promise<void> {
  const standaloneSources = isStandalone ? hashSources(".", STANDALONE_FROM) : null;
  if (
    sources === readRecord(SOURCES_FILE) &&
    (!isStandalone || standaloneSources === readRecord(STANDALONE_SOURCES_FILE))
  )
    return;
  console.log("Building (a minute or so) ...");
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const heartbeat = setInterval(() => console.log(`Still building (${seconds()}) ...`), HEARTBEAT_MS);
  try {
    await build(processes, standaloneSources);
  } finally {
    clearInterval(heartbeat);
  }
  writeFileSync(SOURCES_FILE, sources);
  console.log(`Built in ${seconds()}.`);
}

async function build(processes: Processes, standaloneSources: string | null): Promise<void> {
  const next = processes.start("The build", "scripts/start/next-build.mjs", {
    execArgv: [],
    environment: {
      ...withoutProductVariables(process.env),
      NEXT_OUTPUT: standaloneSources ? "standalone" : undefined,
    },
    isQuiet: true,
  });
  const code = await next.ended;
  if (code !== 0 || !existsSync(".next/BUILD_ID")) {
    if (!processes.areStopping) console.error(next.output());
    throw new Error("The build failed: its own words stand above. Nothing was started.");
  }
  await compressStatic(".next/static");
  if (!standaloneSources) return;
  await (await import("../build/standalone")).completeStandalone();
  writeFileSync(STANDALONE_SOURCES_FILE, standaloneSources);
}

/** The result depends on the sources alone: the build sees none of the product's variables. */
function withoutProductVariables(variables: EnvironmentVariables): EnvironmentVariables {
  const ours = Object.keys(environmentSchema.shape);
  const others = Object.entries(variables).filter(([name]) => !ours.includes(name));
  return { ...Object.fromEntries(others), NEXT_TELEMETRY_DISABLED: "1", __NEXT_PROCESSED_ENV: "true" };
}
