import { type Constraint, NO_RECENT_TEXTS, type Place } from "@/lib/contracts/stages";
import { THEME_CITY } from "@/lib/core/cities";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { meetsHardConstraints } from "@/lib/guides/constraints/hard-constraints";
import type { StageCtx } from "@/lib/guides/stage-ctx";
import { collectCandidates } from "@/lib/guides/stages/collect-candidates";
import { planSearches } from "@/lib/guides/stages/plan-searches";
import type { CtxWith } from "@/lib/ports/context";
import { parseTheme } from "./parse-theme";

/** A guide of fewer places is thin. */
const PLACES_MIN = 5;

/**
 * Why a theme would make no guide, or null. It is parsed and searched like any prompt, by the embedded providers, so
 * that the check costs nothing.
 */
export async function checkFillable(
  { now, signal, providers: { embedded } }: Pick<CtxWith<"embedded">, "now" | "signal" | "providers">,
  theme: string,
): Promise<string | null> {
  const ctx: StageCtx = {
    ...embedded,
    now,
    signal,
    recordUsage: () => {},
    recordPlacesCost: () => {},
    isBlocked: () => false,
    getRecentTexts: async () => NO_RECENT_TEXTS,
  };
  const input = { city: THEME_CITY, prompt: theme };
  const idea = await parseTheme(embedded, theme);
  if (idea.kind === "refused") return "It is no request for food that a guide could be made from.";
  const wanted = idea.constraints.filter(({ isNegated }) => !isNegated);
  if (wanted.every(({ field, isHard }) => field === "meal" && !isHard)) return "It asks for nothing in particular.";
  const searchPlans = await planSearches({ ...input, idea }, ctx);
  const fitting = new Set<string>();
  // The first searches are the narrowest: most themes are known to be filled before the wide ones.
  for (const plan of searchPlans) {
    const { places } = await collectCandidates({ ...input, idea, searchPlans: [plan] }, ctx);
    for (const place of places) if (isFitting(place, idea.constraints)) fitting.add(place.id);
    if (fitting.size >= PLACES_MIN) return null;
  }
  return `Only ${fitting.size} places of the catalog fit it.`;
}

/** Whether a place meets every hard constraint or, where none is hard, at least half of the others. */
function isFitting(place: Place, constraints: Constraint[]): boolean {
  if (!meetsHardConstraints(place, constraints)) return false;
  // Words that the vocabulary doesn't know are in few notes.
  const wanted = constraints.filter(({ isNegated, field }) => !isNegated && field !== "keyword");
  if (wanted.some(({ isHard }) => isHard)) return true;
  const met = wanted.filter((constraint) => evaluateConstraint(place, constraint) === "met");
  return met.length * 2 >= wanted.length;
}
