import { daysBetween } from "@/lib/core/calendar-date";
import type { Week } from "@/lib/core/week";
import type { EmbeddedProviders } from "@/lib/ports/context";
import type { ExistingTheme } from "./existing-themes";
import { type Gist, gistOf } from "./gist";

const NEIGHBORS_DAYS = 14;

/** The theme of a week close by that asks for the same dish or the same cuisine, or null. The week's own doesn't count. */
export async function findNeighborWithSameFood(
  embedded: Pick<EmbeddedProviders, "themeReader">,
  theme: string,
  { taken, week }: { taken: readonly ExistingTheme[]; week: Week },
): Promise<string | null> {
  const foods = foodsOf(await gistOf(embedded, theme));
  if (foods.length === 0) return null;
  for (const each of taken) {
    const days = each.week === null ? Number.POSITIVE_INFINITY : Math.abs(daysBetween(week, each.week));
    if (days === 0 || days > NEIGHBORS_DAYS) continue;
    const { attributes } = await gistOf(embedded, each.theme);
    if (foods.some((food) => attributes.has(food))) return each.theme;
  }
  return null;
}

const foodsOf = ({ attributes }: Gist): string[] => [...attributes].filter((each) => /^(?:dish|cuisine):/.test(each));
