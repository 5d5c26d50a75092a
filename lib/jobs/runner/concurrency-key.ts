import type { RunEvent } from "@/db/schema";
import { parseValue } from "./expression";

/** Who shares a limit: all runs of a function, or those whose events have the same value. */
export const concurrencyKey = (owner: string, expression: string | undefined, event: RunEvent): string =>
  expression === undefined ? owner : `${owner} ${JSON.stringify(parseValue(expression)({ event }) ?? null)}`;
