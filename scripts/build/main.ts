import { readProgramWords } from "@/lib/core/program-words";
import { buildWhenChanged } from "../start/build";
import { Processes } from "../start/processes";
import { stopOnSignals } from "../start/signals";

/** `npm run build`: what `npm run serve` and `next start` run; with `--standalone` also what an image holds. */
const words = readProgramWords({
  call: "npm run build [-- --standalone]",
  about:
    "Builds unless the last build was of the same sources. --standalone also makes .next/standalone, for an image.",
  words: ["--standalone"],
});
const processes = new Processes();
stopOnSignals(processes);
try {
  await buildWhenChanged(processes, { isStandalone: words.includes("--standalone") });
  console.log(
    "The build is ready, and knows none of your settings. Next: `npm run migrate`, then `npm run serve`; both read DATABASE_URL, and the server AUTH_SECRET.",
  );
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
