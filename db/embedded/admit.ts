import { reachOf } from "./shared-sql";
import type { Frame } from "./wire";
import { ProtocolError } from "./wire-reader";

export const TERMINATE = "X";
/** Query, and the extended protocol's Parse, Bind, Describe, Execute, Close, Flush and Sync. */
const UNDERSTOOD = new Set(["Q", "P", "B", "D", "E", "C", "H", "S"]);
/** Data of a COPY that was refused may still be on its way; PostgreSQL drops it too. */
const DROPPED = new Set(["d", "c", "f"]);

type Admitted = {
  batch: Frame[];
  /** Whether its SQL may change settings, and whether it may do so again without being sent again. */
  changesSettings: "no" | "once" | "whenever";
};

/** The messages that may reach the session. Throws at what would end it, stop it or reach through it to the others. */
export function admit(received: Frame[], isUnsynced: boolean): Admitted {
  const admitted: Admitted = { batch: received.filter(({ type }) => !DROPPED.has(type)), changesSettings: "no" };
  for (const { type, bytes } of admitted.batch) {
    if (!UNDERSTOOD.has(type)) throw new ProtocolError(`message type ${JSON.stringify(type)} is not supported`);
    // PostgreSQL would take both into one transaction; PGlite loses count of its own.
    if (type === "Q" && (isUnsynced || admitted.batch.length > 1)) throw new ProtocolError("a query came before Sync");
    if (type !== "Q" && type !== "P") continue;
    // Only SQL is looked at: parameters travel in Bind.
    const start = type === "Q" ? 5 : bytes.indexOf(0, 5) + 1;
    const { refusal, changesSettings } = reachOf(
      bytes.toString("latin1", start, Math.max(start, bytes.indexOf(0, start))),
    );
    if (refusal) throw new ProtocolError(refusal, "0A000");
    if (changesSettings && admitted.changesSettings !== "whenever") {
      admitted.changesSettings = type === "P" && start > 6 ? "whenever" : "once";
    }
  }
  return admitted;
}
