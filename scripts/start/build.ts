import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { environmentSchema } from "@/lib/core/env";
import { compressStatic } from "./compress-static";
import type { EnvironmentVariables, Processes } from "./processes";
import { hashSources, STANDALONE_FROM } from "./source-hash";

const SOURCES_FILE = ".next/kumquat-sources";
const STANDALONE_SOURCES_FILE = ".next/kumquat-standalone-sources";

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
  const build = processes.start("The build", "scripts/start/next-build.mjs", {
    execArgv: [],
    environment: {
      ...withoutProductVariables(process.env),
      NEXT_OUTPUT: isStandalone ? "standalone" : undefined,
    },
    isQuiet: true,
  });
  const code = await build.ended;
  if (code !== 0 || !existsSync(".next/BUILD_ID")) {
    if (!processes.areStopping) console.error(build.output());
    throw new Error("The build failed: its own words stand above. Nothing was started.");
  }
  await compressStatic(".next/static");
  if (standaloneSources) {
    await (await import("../build/standalone")).completeStandalone();
    writeFileSync(STANDALONE_SOURCES_FILE, standaloneSources);
  }
  writeFileSync(SOURCES_FILE, sources);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** The result depends on the sources alone: the build sees none of the product's variables. */
function withoutProductVariables(variables: EnvironmentVariables): EnvironmentVariables {
  const ours = Object.keys(environmentSchema.shape);
  const others = Object.entries(variables).filter(([name]) => !ours.includes(name));
  return { ...Object.fromEntries(others), NEXT_TELEMETRY_DISABLED: "1", __NEXT_PROCESSED_ENV: "true" };
}

function readRecord(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
