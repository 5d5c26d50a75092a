import { sessionEffects } from "./session-effects";
import type { Frame } from "./wire";
import { ProtocolError } from "./wire-reader";

export const TERMINATE = "X";
/** Query, and the extended protocol's Parse, Bind, Describe, Execute, Close, Flush and Sync. */
const SUPPORTED_TYPES = new Set(["Q", "P", "B", "D", "E", "C", "H", "S"]);
/** Data of a COPY that was refused may still be in flight; PostgreSQL drops it too. */
const IGNORED_TYPES = new Set(["d", "c", "f"]);

type ValidatedBatch = {
  batch: Frame[];
  /** Whether its SQL may change settings, and whether it may do so again without being sent again. */
  changesSettings: "no" | "once" | "whenever";
};

/** The messages that may reach the session. Throws at any that would end it, block it, or affect other clients. */
export function validateMessages(received: Frame[], isUnsynced: boolean): ValidatedBatch {
  const admitted: ValidatedBatch = {
    batch: received.filter(({ type }) => !IGNORED_TYPES.has(type)),
    changesSettings: "no",
  };
  for (const { type, bytes } of admitted.batch) {
    if (!SUPPORTED_TYPES.has(type)) throw new ProtocolError(`message type ${JSON.stringify(type)} is not supported`);
    // PostgreSQL would take both into one transaction; PGlite loses count of its own.
    if (type === "Q" && (isUnsynced || admitted.batch.length > 1)) throw new ProtocolError("a query came before Sync");
    if (type !== "Q" && type !== "P") continue;
    // Only SQL is checked: parameters travel in Bind.
    const start = type === "Q" ? 5 : bytes.indexOf(0, 5) + 1;
    const { refusal, changesSettings } = sessionEffects(
      bytes.toString("latin1", start, Math.max(start, bytes.indexOf(0, start))),
    );
    if (refusal) throw new ProtocolError(refusal, "0A000");
    if (changesSettings && admitted.changesSettings !== "whenever") {
      admitted.changesSettings = type === "P" && start > 6 ? "whenever" : "once";
    }
  }
  return admitted;
}
