import type { Processes } from "./processes";

/** Ctrl-C, SIGTERM, a closed terminal or the end of the parent process: everything stops, in order. */
export function stopOnSignals(processes: Processes): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    console.log("\nStopping ...");
    await processes.stop();
    console.log("Stopped.");
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  process.on("disconnect", stop);
  // Writing to a closed terminal fails; that is no reason to leave anything running.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
}
