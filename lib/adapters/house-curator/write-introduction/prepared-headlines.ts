import { z } from "zod";
import data from "@/data/headlines/prepared.json" with { type: "json" };
import type { AcceptedIdea, Constraint, Place } from "@/lib/contracts/stages";
import { foldProse } from "@/lib/guides/checker/word-forms";
import type { GuideBrief } from "@/lib/ports/curator";
import { matchesConstraint } from "../write-entry/rank-dishes";
import type { Highlight } from "./highlights";
import { MOST, requestedGroups } from "./request-phrase";

/** Titles and subtitles that editors wrote for a kind of wish, true of any guide to it. */
export type PreparedHeadlines = { titles: readonly string[]; subtitles: readonly string[] };

let headlinesByKey: Map<string, PreparedHeadlines> | undefined;

/** For each kind of wish that the guide answers: what is eaten, for whom, in what mood, where; "any" where it says none. */
export function preparedHeadlines(story: GuideBrief, highlights: readonly Highlight[]): PreparedHeadlines[] {
  headlinesByKey ??= new Map(
    Object.entries(
      z.record(z.string(), z.strictObject({ titles: z.array(z.string()), subtitles: z.array(z.string()) })).parse(data),
    ).map(([key, headlines]) => [foldProse(key), headlines]),
  );
  const byKey = headlinesByKey;
  const keys = new Set(keysOf(story, highlights).map((key) => foldProse(key)));
  const found = [...keys].flatMap((key) => byKey.get(key) ?? []);
  return found.length > 0 ? found : [byKey.get("any") ?? { titles: [], subtitles: [] }];
}

function keysOf({ idea, picks }: GuideBrief, highlights: readonly Highlight[]): string[] {
  const asked = (field: Constraint["field"]) => requestedGroups(idea, field).flat();
  const share = (has: (place: Place) => boolean) => picks.filter(({ place }) => has(place)).length / picks.length;
  const places = [...asked("area").map(() => "area"), ...asked("landmark").map(() => "landmark")].slice(0, 1);
  return [
    // "Handmade pasta" is pasta.
    ...asked("dish").flatMap((dish) => (isServed(dish, highlights) ? [dish, dish.split(" ").at(-1) ?? dish] : [])),
    ...asked("cuisine").filter((cuisine) => share(({ cuisines }) => cuisines.includes(cuisine)) >= MOST),
    ...asked("goodFor"),
    ...asked("vibe").filter((vibe) => share(({ vibes }) => vibes.includes(vibe)) >= MOST),
    ...asked("feature").filter((feature) => share(({ features }) => features.includes(feature)) === 1),
    ...asked("diet").filter((diet) => share(({ diets }) => diets.includes(diet)) === 1),
    ...budgetKeys(idea),
    ...asked("meal"),
    ...places,
  ];
}

/** Whether most of the picks have this very dish. */
export const isServed = (dish: string, highlights: readonly Highlight[]): boolean =>
  highlights.filter(({ m }) => m.dishes.some((each) => matchesConstraint(each, { values: [dish] }))).length * 2 >
  highlights.length;

function budgetKeys(idea: AcceptedIdea): string[] {
  const levels = requestedGroups(idea, "price").flat().map(Number);
  if (levels.length === 0) return [];
  if (Math.max(...levels) <= 2) return ["cheap"];
  return Math.min(...levels) >= 3 ? ["splurge"] : [];
}
