import pg from "pg";
import type { WalSync } from "./wal-sync";

const CHECK_EVERY_MS = 10_000;
/** Of 16 MB each: PostgreSQL itself keeps five to recycle. */
const MAX_SEGMENTS = 4;

/**
 * Makes a checkpoint whenever the log has grown. In single-user mode PostgreSQL makes none until it stops: the log would
 * grow until the disk is full, and a start after a kill would replay all of it. Returns a function that stops it.
 */
export function startCheckpointer(
  url: string,
  wal: WalSync,
  { everyMs = CHECK_EVERY_MS, segments = MAX_SEGMENTS } = {},
): () => void {
  let last = wal.segmentsBegun;
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning || wal.segmentsBegun - last < segments) return;
    isRunning = true;
    last = wal.segmentsBegun;
    await checkpoint(url).catch((error: unknown) =>
      console.error("A checkpoint of the embedded database failed:", error),
    );
    isRunning = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Like any client, in its turn. */
async function checkpoint(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  await client.query("checkpoint").finally(() => client.end());
}
