/**
 * A line that can't be written is dropped: whoever read the output may go first, as a log collector that is restarted.
 * Without a listener the failed write is an uncaught error, which Next reports by another write that fails, for ever.
 */
export function dropUnreadOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
