import { buildWhenChanged } from "../start/build";
import { Processes } from "../start/processes";
import { stopOnSignals } from "../start/signals";

/** `npm run build`: what `npm run serve` and `next start` run; with `--standalone` also what an image holds. */
const processes = new Processes();
stopOnSignals(processes);
try {
  const isStandalone = process.argv.includes("--standalone");
  await buildWhenChanged(processes, { isStandalone });
  console.log(
    "The build is ready, and knows none of your settings. Next: `npm run migrate`, then `npm run serve`; both read DATABASE_URL, and the server AUTH_SECRET.",
  );
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
