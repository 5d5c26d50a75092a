import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import { formatDistance } from "@/lib/core/format-distance";
import { truncateAtWord } from "@/lib/core/truncate";
import { DIET_SYNONYMS, joinWithAnd, joinWithOr } from "@/lib/restaurants/vocabulary";
import { describeValue } from "./describe-constraint";

/** A tenth of a mile. */
const UNDER_TENTH = 161;
const QUOTE_MAX = 140;
const ON_STREET = /\b(?:Avenue|Street|Boulevard|Road)$/;

/** What a verdict rests on, as a reader sees it behind the label of what was asked for: "its room is described as “hushed”". */
export function describeFacts(facts: readonly VerdictFact[], label = ""): string {
  const told = facts.filter((fact) => !isSameWords(fact, label));
  return told.length === 0 && facts.length > 0 ? OUR_NOTES_SAY_SO : nearestFirst(told).map(describeFact).join("; ");
}

/** Of several landmarks, the one that is nearest is told first. */
function nearestFirst(facts: readonly VerdictFact[]): VerdictFact[] {
  const meters = (fact: VerdictFact) => (fact.kind === "distance" ? (fact.meters ?? Number.MAX_VALUE) : 0);
  return facts.toSorted((a, b) => meters(a) - meters(b));
}

/** Whether it says only that no source tells. */
export function isSilence(fact: VerdictFact): boolean {
  switch (fact.kind) {
    case "silent":
      return true;
    case "price":
      return fact.level === null;
    case "founded":
      return fact.year === null;
    case "distance":
      return fact.meters === null;
    default:
      return false;
  }
}

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
      return fact.level === null ? "none of our sources gives its prices" : `its prices are ${"$".repeat(fact.level)}`;
    case "located":
      return `it is ${ON_STREET.test(fact.areas.join(", ")) ? "on" : "in"} ${fact.areas.join(", ")}`;
    case "distance":
      return describeDistance(fact);
    case "founded":
      return fact.year === null ? "none of our sources says when it opened" : `it has been open since ${fact.year}`;
    case "rated":
      return `it is rated ${fact.rating.toFixed(1)} of 5 by ${fact.ratings.toLocaleString("en-US")}`;
    case "silent":
      return describeSilence(fact);
    case "not ruled out":
      return `none of our sources rules out ${fact.food}`;
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
const VIBE_THINGS = ["counter", "view", "garden", "communal"];

/** Where our notes have the very words of the wish, and nothing more: they would only be said again. */
const OUR_NOTES_SAY_SO = "our notes say so";

const isSameWords = (fact: VerdictFact, label: string): boolean =>
  fact.kind === "listed" &&
  (fact.list === "goodFor" || fact.list === "vibes") &&
  fact.values.every((value) => label.includes(describeValue(fact.list === "vibes" ? "vibe" : "goodFor", value)));

function describeListed({ list, values }: Of<"listed">): string {
  switch (list) {
    case "cuisines":
      return `we list it under ${joinWithAnd(values.map((value) => describeValue("cuisine", value)))}`;
    case "diets":
      return `our notes list ${joinWithAnd(values)} food`;
    case "meals":
      return `it serves ${joinWithAnd(values.map((value) => describeValue("meal", value)))}`;
    case "goodFor":
      return `we know it as good ${describeOccasions(values)}`;
    case "features":
      return joinWithAnd(values.map((value) => FEATURE_SENTENCES[value] ?? `it has ${describeFeature(value)}`));
    case "vibes": {
      const things = values.filter((value) => VIBE_THINGS.includes(value));
      const moods = values.filter((value) => !VIBE_THINGS.includes(value)).map(describeMood);
      return [
        ...(moods.length > 0 ? [`we know it as ${joinWithAnd(moods)}`] : []),
        ...(things.length > 0 ? [`we know it for ${joinWithAnd(things.map(describeMood))}`] : []),
      ].join("; ");
    }
  }
}

const describeFeature = (feature: string): string =>
  feature === "garden" || feature === "view" ? `a ${feature}` : describeValue("feature", feature);

const MOOD_WORDS: Record<string, string> = { waterfront: "being by the water", "no-frills": "without frills" };

const describeMood = (vibe: string): string => MOOD_WORDS[vibe] ?? describeValue("vibe", vibe);

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

function describeDish({ name, detail, holds, against, without }: Of<"dish">): string {
  return [
    `it serves ${name}`,
    ...(detail === undefined ? [] : [`“${truncateAtWord(detail, QUOTE_MAX)}”`]),
    ...(holds === undefined ? [] : [`which holds ${holds} as a rule`]),
    ...(against === undefined ? [] : [`which isn't ${against}`]),
    ...(without === undefined ? [] : [`which names no ${without}`]),
  ].join(", ");
}

function describeDistance({ landmark, meters, isApproximate }: Of<"distance">): string {
  if (meters === null) return "none of our sources gives its position";
  const away = `${meters < UNDER_TENTH ? "under 0.1 mi" : formatDistance(meters)} from ${landmark}`;
  return isApproximate ? `it is roughly ${away}, by an approximate position` : `it is ${away}`;
}

function describeSilence({ field, values }: Of<"silent">): string {
  const named = joinWithOr(
    values.map((value) => (field === "feature" ? describeFeature(value) : describeValue(field, value))),
  );
  switch (field) {
    case "area":
      return "none of our sources says which part of town it is in";
    case "diet":
      return values.length === 0
        ? "none of our sources says which diets it cooks for"
        : `none of our sources mentions ${values.every((value) => value in DIET_SYNONYMS) ? `${named} food` : named}`;
    case "meal":
      return values.length === 0
        ? "none of our sources says which meals it serves"
        : `none of our sources mentions ${named}`;
    case "vibe":
      return values.some((value) => VIBE_THINGS.includes(value))
        ? `none of our sources mentions ${named}`
        : `none of our sources calls it ${named}`;
    case "goodFor":
      return `none of our sources calls it good ${describeOccasions(values, joinWithOr)}`;
    case "feature":
      // Whoever needs it can't do without, so each place says what to do.
      if (values.every((value) => value === "step-free")) return "call before you go";
      return values.includes("chain") ? "nothing says that it is a chain" : `none of our sources mentions ${named}`;
    default:
      return `none of our sources names ${named}`;
  }
}
