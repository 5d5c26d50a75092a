import { areaWithPreposition } from "@/lib/core/area-phrase";
import { joinWithAnd } from "@/lib/core/join-list";
import { shared } from "./is-like-never-again";
import type { Mark } from "./read-marks";
import type { TastePlace } from "./trait";
import { cuisineWords, vibeWord } from "./trait-words";
import { type Rarity, STATUS_WEIGHTS } from "./weigh-traits";

/** Why a place is proposed: the marked place that it comes from, in a sentence. */
export type Explanation = { markId: string; reason: string };

type Common = { cuisines: string[]; area: string | null; vibes: string[] };

/** A row names no more of a place's kitchens, and what it doesn't name is no reason. */
const CUISINES_SHOWN = 2;
const VIBES_MAX = 2;

/** By the loved, liked or interesting place that shares most with it; null where none shares enough to be named. */
export function explain(place: TastePlace, marks: readonly Mark[], rarity: Rarity): Explanation | null {
  let best: { mark: Mark; common: Common; strength: number } | null = null;
  for (const mark of marks) {
    if (STATUS_WEIGHTS[mark.status] <= 0) continue;
    const common = commonOf(place, mark);
    if (!isEnough(common)) continue;
    const strength = STATUS_WEIGHTS[mark.status] * strengthOf(place, common, rarity);
    if (best === null || strength > best.strength) best = { mark, common, strength };
  }
  return best && { markId: best.mark.id, reason: `${opening(best.mark)}: ${whatIsShared(best.common)}.` };
}

function commonOf(place: TastePlace, mark: Mark): Common {
  const isSameArea = place.city === mark.city && place.area === mark.area;
  return {
    cuisines: shared(place.cuisines.slice(0, CUISINES_SHOWN), mark.cuisines.slice(0, CUISINES_SHOWN)),
    area: isSameArea ? place.area : null,
    vibes: shared(place.vibes, mark.vibes).filter((vibe) => vibeWord(vibe) !== null),
  };
}

const isEnough = ({ cuisines, area, vibes }: Common): boolean =>
  cuisines.length > 0 || vibes.length + (area === null ? 0 : 1) >= 2;

const strengthOf = ({ city }: TastePlace, { cuisines, area, vibes }: Common, rarity: Rarity): number =>
  cuisines.reduce((sum, value) => sum + rarity(`cuisine:${value}`), 0) +
  vibes.reduce((sum, value) => sum + rarity(`vibe:${value}`), 0) +
  (area === null ? 0 : rarity(`area:${city}/${area}`));

function opening({ status, name }: Mark): string {
  if (status === "interested") return `Because you want to try ${name}`;
  return `Because you ${status === "love" ? "love" : "like"} ${name}`;
}

/** "Burmese, in the Inner Richmond too", "breakfast too, and lively": with its part of town the vibes go without saying. */
function whatIsShared({ cuisines, area, vibes }: Common): string {
  const food = joinWithAnd(cuisines.map(cuisineWords));
  const where = area === null ? "" : areaWithPreposition(area);
  const feel = joinWithAnd(vibes.slice(0, VIBES_MAX).flatMap((vibe) => vibeWord(vibe) ?? []));
  if (food !== "" && where === "") return feel === "" ? `${food} too` : `${food} too, and ${feel}`;
  return `${[food || feel, where].filter((part) => part !== "").join(", ")} too`;
}
