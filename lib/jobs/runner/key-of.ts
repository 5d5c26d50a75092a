import type { RunEvent } from "@/db/schema";
import { readValue } from "./expression";

/** Who shares a limit: all runs of a function, or those whose events have the same value. */
export const keyOf = (owner: string, expression: string | undefined, event: RunEvent): string =>
  expression === undefined ? owner : `${owner} ${JSON.stringify(readValue(expression)({ event }) ?? null)}`;
