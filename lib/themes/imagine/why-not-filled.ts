import { THEME_CITY } from "../../cities";
import type { Ctx } from "../../context";
import { judge, satisfiesHard } from "../../guides/constraints";
import type { StageCtx } from "../../guides/stage-ctx";
import { type Constraint, NONE_RECENT, type Place } from "../../guides/stage-types";
import { collectCandidates } from "../../guides/stages/collect-candidates";
import { planSearches } from "../../guides/stages/plan-searches";
import { houseCurator } from "../../providers/curator/house";
import { cataloguePlaces } from "../../providers/places/catalogue";
import { readTheme } from "./read-theme";

/** A guide of fewer is thin. */
const ENOUGH = 5;

/**
 * Why a theme would make no guide, or null: it is read and searched for as any wish, by the house and in the catalogue,
 * so that asking costs nothing.
 */
export async function whyNotFilled(
  { db, now, signal }: Pick<Ctx, "db" | "now" | "signal">,
  theme: string,
): Promise<string | null> {
  const ctx: StageCtx = {
    ...{ curator: houseCurator(), places: cataloguePlaces(db), now, signal },
    ...{ spend: () => {}, spendOnPlaces: () => {} },
    ...{ isNeverAgain: () => false, readRecent: async () => NONE_RECENT },
  };
  const input = { city: THEME_CITY, wish: theme };
  const idea = await readTheme(theme);
  if (idea.kind === "refused") return "It is no wish for food that a guide could be made from.";
  const wanted = idea.constraints.filter(({ isNegated }) => !isNegated);
  if (wanted.every(({ field, isHard }) => field === "meal" && !isHard)) return "It asks for nothing in particular.";
  const searchPlans = await planSearches({ ...input, idea }, ctx);
  const fitting = new Set<string>();
  // The first searches are the narrowest: most themes are known to be filled before the wide ones.
  for (const plan of searchPlans) {
    const { places } = await collectCandidates({ ...input, idea, searchPlans: [plan] }, ctx);
    for (const place of places) if (isFitting(place, idea.constraints)) fitting.add(place.id);
    if (fitting.size >= ENOUGH) return null;
  }
  return `Only ${fitting.size} places of the catalogue fit it.`;
}

/** Meets all that is hard; where nothing is, half of the rest at least. */
function isFitting(place: Place, constraints: Constraint[]): boolean {
  if (!satisfiesHard(place, constraints)) return false;
  const wanted = constraints.filter(({ isNegated }) => !isNegated);
  if (wanted.some(({ isHard }) => isHard)) return true;
  const met = wanted.filter((constraint) => judge(place, constraint) === "met");
  return met.length * 2 >= wanted.length;
}
