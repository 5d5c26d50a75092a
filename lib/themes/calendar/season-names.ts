import { z } from "zod";
import entries from "@/data/calendar/season-names.json" with { type: "json" };
import { FactId } from "./calendar-fields";

/** Words that name something of the calendar, with the facts that allow them: one of them must hold in the week. */
export const SeasonName = z
  .strictObject({
    /** Sources of regular expressions. */
    patterns: z.array(z.string().refine(isPattern, "must be a regular expression that needs some text")).min(1),
    matchCase: z.boolean().default(false),
    factIds: z.array(FactId).min(1),
  })
  .transform(({ patterns, matchCase, factIds }) => ({
    pattern: new RegExp(patterns.join("|"), matchCase ? "" : "i"),
    factIds,
  }));

type SeasonName = z.infer<typeof SeasonName>;

let parsed: readonly SeasonName[] | undefined;

/** What a text names that its week does not hold, or null. */
export function findOutOfSeasonName(text: string, heldIds: ReadonlySet<string>): string | null {
  for (const { pattern, factIds } of seasonNames()) {
    const [named] = text.match(pattern) ?? [];
    if (named !== undefined && !factIds.some((id) => heldIds.has(id))) return named;
  }
  return null;
}

/** The facts among those held that a text names, one for each name. */
export const findNamedFacts = (text: string, heldIds: ReadonlySet<string>): string[] =>
  seasonNames()
    .filter(({ pattern }) => pattern.test(text))
    .flatMap(({ factIds }) => factIds.find((id) => heldIds.has(id)) ?? []);

function seasonNames(): readonly SeasonName[] {
  parsed ??= z.array(SeasonName).parse(entries);
  return parsed;
}

function isPattern(source: string): boolean {
  try {
    return !new RegExp(source).test("");
  } catch {
    return false;
  }
}
