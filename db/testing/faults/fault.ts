/** What can befall one statement on its way. */
export const FAULTS = [
  /** The server does not take it: unknown names, as after a bad migration. */
  "refused",
  /** It fails while it is executed, its parameters bound. */
  "failed",
  /** The connection is reset before it has left. */
  "cut before",
  /** The connection ends when half of it has arrived. */
  "cut half way",
  /** It was executed, and the connection ends before that is known. */
  "cut after",
  /** A CancelRequest with the connection's own key meets it. */
  "cancelled",
  /** It takes its time. */
  "delayed",
] as const;

export type Fault = (typeof FAULTS)[number];

export const DELAY_MS = 15;

/**
 * Whether the statement is executed all the same. The embedded database executes one at a time, and to its end: a
 * request to cancel it meets none.
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
