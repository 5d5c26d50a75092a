import type { Frame } from "./wire";
import { ProtocolError } from "./wire-reader";

export const TERMINATE = "X";
/** Query, and the extended protocol's Parse, Bind, Describe, Execute, Close, Flush and Sync. */
const UNDERSTOOD = new Set(["Q", "P", "B", "D", "E", "C", "H", "S"]);
/** Data of a COPY that was refused may still be on its way; PostgreSQL drops it too. */
const DROPPED = new Set(["d", "c", "f", TERMINATE]);
const COPY_IN = /\bcopy\b.*\bfrom\s+stdin\b/is;

/** The messages that may reach the session. Throws at one that would end it, or stop it for everybody. */
export function admit(turn: Frame[]): Frame[] {
  const admitted = turn.filter(({ type }) => !DROPPED.has(type));
  for (const { type, bytes } of admitted) {
    if (!UNDERSTOOD.has(type)) throw new ProtocolError(`message type ${JSON.stringify(type)} is not supported`);
    // Only SQL is looked at, and only its beginning: parameters travel in Bind.
    if ((type === "Q" || type === "P") && COPY_IN.test(bytes.toString("latin1", 5, 10_000))) {
      throw new ProtocolError("COPY FROM STDIN is not supported by the embedded database", "0A000");
    }
  }
  return admitted;
}
