import { collectGarbageWhenIdle } from "@/lib/core/collect-when-idle";
import { dropUnreadOutput } from "@/lib/core/drop-unread-output";
import { openDataFolder } from "./data-folder";

/**
 * `node --import tsx db/embedded/main.ts DATA_DIR [PORT]`: serves the embedded database until it is told to stop.
 * Sends its URL, or why it cannot serve, as a message to its parent, or prints it as a line of JSON without a parent.
 */
const [dataDir = ".data", port = "0"] = process.argv.slice(2);

dropUnreadOutput();
// Nothing is open yet: a half-created database is created again, and an interrupted recovery starts over.
let close = async () => {};
let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await close();
  process.exit(0);
};
const hasParent = process.connected;
process.on("SIGTERM", stop);
// Ctrl-C reaches every process of the terminal; the parent decides when the database may stop.
process.on("SIGINT", hasParent ? () => {} : stop);
process.on("disconnect", stop);

try {
  const gateway = await openDataFolder(dataDir, {
    port: Number(port),
    ownerPid: hasParent ? process.ppid : process.pid,
    onFailure: (error) => {
      console.error("The embedded database failed:", error);
      process.exit(1);
    },
  });
  close = gateway.close;
  collectGarbageWhenIdle();
  await report({ url: gateway.url });
} catch (error) {
  await report({ error: error instanceof Error ? error.message : String(error) });
  if (error instanceof Error && error.message.includes("cannot be opened")) console.error(error.cause);
  process.exit(1);
}

function report(message: { url: string } | { error: string }): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else process.stdout.write(`${JSON.stringify(message)}\n`, () => resolve());
  });
}
