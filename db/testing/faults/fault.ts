/** The faults that can be injected into one statement. */
export const FAULTS = [
  /** The server rejects it: unknown names, as after a bad migration. */
  "refused",
  /** It fails while it is executed, its parameters bound. */
  "failed",
  /** The connection is reset before it is sent. */
  "cut before",
  /** The connection ends when half of it has arrived. */
  "cut half way",
  /** It was executed, and the connection ends before that is known. */
  "cut after",
  /** A CancelRequest with the connection's own key hits it. */
  "cancelled",
  /** It is delayed. */
  "delayed",
] as const;

export type Fault = (typeof FAULTS)[number];

export const DELAY_MS = 15;

/**
 * Whether the statement is executed anyway. The embedded database executes one at a time, and to its end: a cancel
 * request hits none.
 */
export const stillExecutes = (fault: Fault, kind: "postgres" | "embedded"): boolean =>
  fault === "delayed" || (fault === "cancelled" && kind === "embedded");

/** One shape for all statements that differ only in how many values they carry. */
export const shapeOf = (sql: string): string =>
  sql
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\$\d+/g, "$")
    .replace(/(?:\$|default)(?:, ?(?:\$|default))*/g, "$")
    .replace(/\(\$\)(?:, ?\(\$\))+/g, "($)");
