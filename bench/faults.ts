import { findPostgres, startPostgres } from "@/scripts/test/temp-postgres";
import { databaseStop } from "./faults/database-stop";
import { largeBody, largeFiles } from "./faults/large-inputs";
import { mixedLoad } from "./faults/mixed-load";
import { nulRequests } from "./faults/nul-requests";

/** Many minutes, most of them a load and the pause after it. */
export const isOnRequest = true;
export const options = ["--only=", "--seconds="];

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1];
const SECONDS = Number(option("seconds") ?? 180);

const FIGURES: Record<string, () => Promise<boolean>> = {
  nul: nulRequests,
  files: largeFiles,
  body: largeBody,
  stop: databaseStop,
  load: () => mixedLoad(SECONDS),
  "load-postgres": loadOnPostgres,
};

/**
 * What no outsider may cause, each figure on a separate server, against its target:
 * `npm run bench -- faults --only=nul,load --seconds=30`.
 */
export async function run(): Promise<boolean> {
  const only = option("only")?.split(",") ?? Object.keys(FIGURES);
  let hasHeld = true;
  for (const name of only) {
    const measure = FIGURES[name];
    if (!measure) throw new Error(`--only= takes ${Object.keys(FIGURES).join(", ")}.`);
    const isWithin = await measure().catch((error: Error) => {
      console.log(`MISS ${name}: ${error.message}`);
      return false;
    });
    hasHeld &&= isWithin;
  }
  return hasHeld;
}

async function loadOnPostgres(): Promise<boolean> {
  const { bin } = findPostgres();
  if (bin === null) throw new Error("There is no PostgreSQL server here.");
  const { url, stop } = await startPostgres(bin);
  return mixedLoad(SECONDS, url).finally(stop);
}
