import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import { truncateAtWord } from "@/lib/core/truncate";
import { joinWithAnd, joinWithOr } from "@/lib/restaurants/vocabulary";
import { describeValue } from "./describe-constraint";

const QUOTE_MAX = 140;

/** What a verdict rests on, as a reader sees it behind the verdict: "its room is described as “hushed”". */
export const describeFacts = (facts: readonly VerdictFact[]): string => facts.map(describeFact).join("; ");

function describeFact(fact: VerdictFact): string {
  switch (fact.kind) {
    case "listed":
      return describeListed(fact);
    case "said":
      return describeSaid(fact);
    case "dish":
      return describeDish(fact);
    case "name":
      return `its name is ${fact.name}`;
    case "price":
      return fact.level === null ? "no source tells its prices" : "$".repeat(fact.level);
    case "located":
      return `it is in ${fact.areas.join(", ")}`;
    case "distance":
      return describeDistance(fact);
    case "founded":
      return fact.year === null ? "no source tells when it opened" : `open since ${fact.year}`;
    case "rated":
      return `rated ${fact.rating.toFixed(1)} of 5 by ${fact.ratings.toLocaleString("en-US")}`;
    case "silent":
      return describeSilence(fact);
    case "not ruled out":
      return `no source rules out ${fact.food}`;
  }
}

type Of<Kind extends VerdictFact["kind"]> = Extract<VerdictFact, { kind: Kind }>;

/** Features that a place doesn't simply have. */
const FEATURE_SENTENCES: Record<string, string> = {
  reservations: "it takes reservations",
  "no-reservations": "it takes no reservations",
  "cash-only": "it takes cash only",
  chain: "it is part of a chain",
  byob: "guests bring their own bottles",
  "walk-up": "it serves from a walk-up window",
  "late-kitchen": "its kitchen is open late",
  "dogs-on-patio": "dogs are welcome on the patio",
  "counter-seating": "it has seats at the counter",
  "wood-fired": "it cooks over a wood fire",
  "open-kitchen": "it has an open kitchen",
};
/** Moods that are things: a room is noted for them, rather than as them. */
const VIBE_THINGS = ["counter", "view", "garden", "communal", "no-frills"];

function describeListed({ list, values }: Of<"listed">): string {
  switch (list) {
    case "cuisines":
      return `its kitchen is listed as ${joinWithAnd(values.map((value) => describeValue("cuisine", value)))}`;
    case "diets":
      return `it is listed for ${joinWithAnd(values)} food`;
    case "meals":
      return `it is listed for ${joinWithAnd(values.map((value) => describeValue("meal", value)))}`;
    case "goodFor":
      return `it is noted as good ${describeOccasions(values)}`;
    case "features":
      return joinWithAnd(values.map((value) => FEATURE_SENTENCES[value] ?? `it has ${describeFeature(value)}`));
    case "vibes": {
      const things = values.filter((value) => VIBE_THINGS.includes(value));
      const moods = values.filter((value) => !VIBE_THINGS.includes(value)).map(describeMood);
      return [
        ...(moods.length > 0 ? [`it is noted as ${joinWithAnd(moods)}`] : []),
        ...(things.length > 0 ? [`it is noted for ${joinWithAnd(things.map(describeMood))}`] : []),
      ].join("; ");
    }
  }
}

const describeFeature = (feature: string): string =>
  feature === "garden" || feature === "view" ? `a ${feature}` : describeValue("feature", feature);

const describeMood = (vibe: string): string =>
  vibe === "waterfront" ? "being by the water" : describeValue("vibe", vibe);

/** "for a date, a group, and before a show". */
function describeOccasions(occasions: readonly string[], join = joinWithAnd): string {
  const names = occasions.map((occasion) => describeValue("goodFor", occasion));
  const isTime = (name: string) => /^(?:before|after) /.test(name);
  const [first, ...rest] = names.filter((name) => !isTime(name));
  return join([...(first === undefined ? [] : [`for ${first}`, ...rest]), ...names.filter(isTime)]);
}

function describeSaid({ about, quote }: Of<"said">): string {
  const words = `“${truncateAtWord(quote.replace(/[.,;]+$/, ""), QUOTE_MAX)}”`;
  if (about === "room") return `its room is described as ${words}`;
  return about === "summary" ? `its summary says ${words}` : `a note says ${words}`;
}

function describeDish({ name, detail, holds }: Of<"dish">): string {
  return [
    `it serves ${name}`,
    ...(detail === undefined ? [] : [`“${truncateAtWord(detail, QUOTE_MAX)}”`]),
    ...(holds === undefined ? [] : [`which holds ${holds} as a rule`]),
  ].join(", ");
}

function describeDistance({ landmark, meters, isApproximate }: Of<"distance">): string {
  if (meters === null) return "no source tells its position";
  const away = `${meters < 100 ? "under 0.1" : (meters / 1_000).toFixed(1)} km from ${landmark}`;
  return isApproximate ? `roughly ${away}, by an approximate position` : away;
}

function describeSilence({ field, values }: Of<"silent">): string {
  const named = joinWithOr(
    values.map((value) => (field === "feature" ? describeFeature(value) : describeValue(field, value))),
  );
  switch (field) {
    case "area":
      return "no source tells its part of town";
    case "diet":
      return values.length === 0 ? "no source tells its diets" : `no source tells of ${named} food`;
    case "meal":
      return values.length === 0 ? "no source tells its meals" : `no source tells of ${named}`;
    case "vibe":
      return values.some((value) => VIBE_THINGS.includes(value))
        ? `no source tells of ${named}`
        : `no source calls it ${named}`;
    case "goodFor":
      return `no source calls it good ${describeOccasions(values, joinWithOr)}`;
    case "feature":
      return values.includes("chain") ? "it is not marked as a chain" : `no source tells of ${named}`;
    default:
      return `no source names ${named}`;
  }
}
