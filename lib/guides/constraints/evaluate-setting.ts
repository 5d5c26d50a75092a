import type { Place } from "@/lib/contracts/stages";
import { OPPOSITE_VIBES, VIBE_SYNONYMS } from "@/lib/restaurants/vocabulary";
import { type Judgement, listed, met, unknown, unmet } from "./judgement";
import { affirms } from "./place-texts";
import { judgeQuality } from "./quality";
import { quotesWhere } from "./said";

const FEATURE_BY_VIBE: Record<string, string> = {
  communal: "communal-tables",
  counter: "counter-seating",
  garden: "garden",
  view: "view",
};

/** Whether a place is of a mood. Where its texts say so, too, their words are the better ground for a reader. */
export function judgeVibe(place: Place, vibe: string): Judgement {
  const { vibes, features } = place;
  if (vibes.includes(vibe)) return met(() => [...wordsFor(place, vibe), listed("vibes", [vibe])]);
  const feature = FEATURE_BY_VIBE[vibe];
  if (feature && features.includes(feature)) return met(() => [listed("features", [feature])]);
  const opposites = OPPOSITE_VIBES[vibe]?.filter((opposite) => vibes.includes(opposite)) ?? [];
  return opposites.length > 0
    ? unmet(() => [listed("vibes", opposites)])
    : unknown(() => [{ kind: "silent", field: "vibe", values: [vibe] }]);
}

const wordsFor = (place: Place, vibe: string) =>
  quotesWhere(place, ["prose"], (padded) =>
    [vibe, ...(VIBE_SYNONYMS[vibe] ?? [])].some((word) => affirms(padded, word)),
  );

const OPPOSITE_FEATURES: Record<string, string> = {
  reservations: "no-reservations",
  "no-reservations": "reservations",
};
/** Features that answer a wish for another one, where a place lists no more. */
const ANSWERED_BY: Record<string, readonly string[]> = {
  patio: ["garden", "dogs-on-patio"],
  parking: ["street-parking", "valet"],
};

/** Whether a place has a feature, by its lists, or else by what its texts say of such a thing. */
export function judgeFeature(place: Place, feature: string): Judgement {
  const { features, vibes } = place;
  const shown = features.includes(feature)
    ? [feature]
    : (ANSWERED_BY[feature] ?? []).filter((answer) => features.includes(answer));
  if (shown.length > 0) return met(() => [listed("features", shown)]);
  if (feature === "view" && vibes.includes("view")) return met(() => [listed("vibes", ["view"])]);
  const contrary = OPPOSITE_FEATURES[feature];
  if (contrary && features.includes(contrary)) return unmet(() => [listed("features", [contrary])]);
  return (
    judgeQuality(place, feature, "feature") ?? unknown(() => [{ kind: "silent", field: "feature", values: [feature] }])
  );
}
