import type { Constraint } from "@/lib/contracts/stages";
import { areaWithPreposition } from "../../grammar/places";
import { joinList } from "../../grammar/words";
import { seededPick } from "../../seeded-random";
import type { Highlight } from "../highlights";
import { withoutFigures } from "../need-noun";
import { isOrAre, type JudgedNeed, namesOf, nobodyOf } from "./need-verdicts";

/** More quarters than this aren't listed. */
const QUARTERS_MAX = 3;

/** Where the picks lie that are not where they were wanted: "only Burma Love is in the Mission, the others in Cole Valley". */
export function placeClause(alike: readonly JudgedNeed[], highlights: readonly Highlight[], seed: string): string {
  const { yes = [], no = [], open = [] } = alike[0] ?? {};
  const wanted = joinList(
    alike.map(({ need }) => wantedPlace(need)),
    "or",
  );
  const others = [...no, ...open];
  const [only, second] = highlights;
  if (open.length > 0) {
    if (only && !second) return `${only.name} is not known to be ${wanted}`;
    if (yes.length === 0) return `${nobodyOf(highlights)} is known to be ${wanted}`;
    return `${namesOf(yes)} ${isOrAre(yes)} the only ${yes.length === 1 ? "one" : "ones"} known to be ${wanted}`;
  }
  const where = quartersOf(others, alike);
  if (only && !second) return pick(seed, oneElsewhere(only.name, where, wanted));
  if (yes.length === 0) return pick(seed, allElsewhere(highlights, where, wanted));
  return pick(
    seed,
    yes.length * 2 < highlights.length
      ? mostElsewhere(yes, others, where, wanted)
      : fewElsewhere(others, where, wanted),
  );
}

const pick = (seed: string, [first = "", ...more]: readonly string[]): string => seededPick([first, ...more], seed);

const oneElsewhere = (name: string, where: string | null, wanted: string): string[] =>
  where
    ? [
        `${name} is ${where}, not ${wanted}`,
        `${name} lies ${where} rather than ${wanted}`,
        `you will find ${name} ${where} instead of ${wanted}`,
        `${name} is the one we have for this, and it is ${where} and not ${wanted}`,
      ]
    : [`${name} is not ${wanted}`];

const allElsewhere = (highlights: readonly Highlight[], where: string | null, wanted: string): string[] =>
  where
    ? [
        `${nobodyOf(highlights)} is ${wanted}: they are ${where}`,
        `these are ${where}, not ${wanted}`,
        `you will find these ${where} rather than ${wanted}`,
      ]
    : [
        wanted.startsWith("near ")
          ? `${nobodyOf(highlights)} is quite ${wanted}, so see how far each is before you set out`
          : `${nobodyOf(highlights)} is ${wanted}`,
      ];

function mostElsewhere(yes: Highlight[], others: Highlight[], where: string | null, wanted: string): string[] {
  const the = others.length === 1 ? "the other" : "the others";
  const only = `only ${namesOf(yes)} ${isOrAre(yes)} ${wanted}`;
  if (!where) return [only];
  return [
    `${only}, ${the} ${where}`,
    `${namesOf(yes)} ${isOrAre(yes)} ${wanted}, while ${the} ${others.length === 1 ? "lies" : "lie"} ${where}`,
    `all but ${namesOf(yes)} lie ${where}, not ${wanted}`,
  ];
}

function fewElsewhere(others: Highlight[], where: string | null, wanted: string): string[] {
  const [be, lie] = others.length === 1 ? ["is", "lies"] : ["are", "lie"];
  if (!where) return [`${namesOf(others)} ${be} not ${wanted}`];
  return [
    `${namesOf(others)} ${be} ${where}, not ${wanted}`,
    `${namesOf(others)} ${lie} ${where} rather than ${wanted}`,
    `all of these are ${wanted} but ${namesOf(others)}, ${where}`,
  ];
}

/** "in the Mission", "near a BART station", "in Southside or on Solano Avenue". */
function wantedPlace(need: Constraint): string {
  const label = withoutFigures(need.label);
  if (label.startsWith("near ")) return label.replace(/\bDowntown$/, "downtown");
  const parts = label.split(/,? or |, /).map(inArea);
  // All of them as the guide's top has them: "in Daly City, San Bruno, or Millbrae".
  if (parts.length > 2 && parts.every((part) => part.startsWith("in "))) return `in ${label}`;
  return joinPlaces(parts, "or");
}

/** "in the Castro and Cole Valley", "downtown and on Piedmont Avenue"; null where it isn't known or takes too many. */
function quartersOf(highlights: readonly Highlight[], alike: readonly JudgedNeed[]): string | null {
  const wantsTown = highlights.some(({ m }) => m.place.city === "Peninsula");
  const quarters = highlights.map(
    ({ m: { place } }) => (wantsTown ? place.town : null) ?? place.neighbourhood ?? place.town,
  );
  const names = [...new Set(quarters)];
  const isTellable = names.every(
    (name) => name !== null && alike.every(({ need }) => !need.values.includes(name) && !need.label.includes(name)),
  );
  if (names.length > QUARTERS_MAX || !isTellable) return null;
  return joinPlaces(names.flatMap((name) => name ?? []).map(inArea), "and");
}

const inArea = (name: string): string => (name === "Downtown" ? "downtown" : areaWithPreposition(name));

/** A preposition that all of them share is said once. */
function joinPlaces(places: readonly string[], word: "and" | "or"): string {
  const prepositions = new Set(places.map((place) => place.split(" ")[0]));
  const [first = "", ...others] = places;
  if (prepositions.size > 1 || first.split(" ").length < 2) return joinList(places, word);
  return joinList([first, ...others.map((place) => place.replace(/^\S+ /, ""))], word);
}
