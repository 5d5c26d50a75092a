import type { Highlight } from "../highlights";
import { joinClauses } from "./join-clauses";
import { isOrAre, type NeedVerdicts, namesOf, nobodyOf } from "./need-verdicts";

/** What kitchens are asked to do: "keep nuts and egg out", "keep nuts or egg out", "keeps nuts or egg out". */
export type VerbPhrases = { all: string; any: string; third: string };
/** Needs that the same picks meet, break and say nothing of. */
export type DietaryGroup = NeedVerdicts & { phrases: VerbPhrases };

type DietaryValues = {
  groups: readonly DietaryGroup[];
  /** Of all groups together. */
  all: VerbPhrases;
  highlights: readonly Highlight[];
  caution: string;
};
export type DietaryTemplates = readonly ((values: DietaryValues) => string)[];

export const CAUTIONS: readonly string[] = [
  "tell the kitchen before you order",
  "say so and ask before you order",
  "speak to the kitchen first",
  "ask before you order",
];

/** Where a food would make somebody ill. */
export const DANGER_CAUTIONS: readonly string[] = [
  "ask each kitchen about cross-contact before you order",
  "tell the kitchen, and ask about cross-contact before you order",
  "ask about cross-contact before you order",
];

/** Where a label that no sentence may hold, such as one with an hour in it, is told above the guide alone. */
export const UNTOLD_CAUTIONS: readonly string[] = [
  "ask before you order, about what else is marked above too",
  "speak to the kitchen first, about what else is marked above too",
];
export const UNTOLD_DIETARY =
  "Not all that you must not eat could be checked: it is marked above, so ask before you order.";

/** "Say so" takes something said before it. */
const leading = (caution: string): string => caution.replace("say so and ask", "ask the kitchen");
const kitchensOf = (highlights: readonly Highlight[]): string => `${nobodyOf(highlights)} kitchens`;
const anyOf = (highlights: readonly Highlight[]): string =>
  highlights.length === 2 ? "either of these kitchens" : "any of these kitchens";

/** Nothing is known of any pick. */
export const DIETARY_NONE_TEMPLATES: DietaryTemplates = [
  ({ all, caution }) => `None is known to ${all.any}, so ${caution}.`,
  ({ all, caution }) => `No kitchen here ${all.third} that we know of: ${caution}.`,
  ({ all, highlights, caution }) => `We can't promise that ${anyOf(highlights)} ${all.third}; ${caution}.`,
  ({ all }) => `Ask each kitchen to ${all.any}; none says that it does.`,
  ({ all, caution }) => `Whether any of them ${all.third} isn't known: ${caution}.`,
  ({ all, caution }) => `Nobody tells who ${all.third}; ${caution}.`,
  ({ all }) => `Who here ${all.third}? It isn't known, so ask first.`,
  ({ all }) => `Before you order, ask who ${all.third}: no source says.`,
  ({ all, caution }) => `Our notes don't say who ${all.third}: ${caution}.`,
  ({ all }) => `To ${all.any} is for the kitchen to promise, so ask there.`,
  ({ all, caution }) => `Of none do we know that it ${all.third}; ${caution}.`,
];

/** The same, of what would make somebody ill. */
export const DANGER_NONE_TEMPLATES: DietaryTemplates = [
  ({ all, highlights, caution }) =>
    `${kitchensOf(highlights)} is known to be safe, because ${nobodyOf(highlights)} is known to ${all.any}: ${caution}.`,
  ({ all, caution }) => `We know of no kitchen here that ${all.third}, and can call no meal here safe: ${caution}.`,
  ({ all, highlights, caution }) =>
    `${nobodyOf(highlights)} is known to ${all.any}, so no meal here is known to be safe: ${caution}.`,
];

/** A guide of a single place. */
export const DIETARY_SINGLE_TEMPLATES: DietaryTemplates = [
  (values) => `${singleClauses(values)}, so ${values.caution}.`,
  (values) => `${leading(values.caution)}: ${singleClauses(values)}.`,
  (values) => `${singleClauses(values)}, as far as our sources go; ${values.caution}.`,
];

function singleClauses({ groups, highlights }: DietaryValues): string {
  const clauses = groups.map(({ no, phrases }) =>
    no.length > 0 ? `does not ${phrases.any}` : `is not known to ${phrases.any}`,
  );
  return `${namesOf(highlights)} ${clauses.join(" and ")}`;
}

/** Some picks meet some of it, or are known to break it. */
export const DIETARY_MIXED_TEMPLATES: DietaryTemplates = [
  (values) => `${clausesOf(values, contrastClause)}, so ${values.caution}.`,
  (values) => `${clausesOf(values, onlyClause)}: ${values.caution}.`,
  (values) => `${leading(values.caution)}: ${clausesOf(values, openClause)}.`,
];

type Clause = (group: DietaryGroup, highlights: readonly Highlight[]) => string;

/** "Cha-Ya is known to cook vegan, the others are not". */
const contrastClause: Clause = ({ yes, open, phrases }) =>
  `${namesOf(yes)} ${isOrAre(yes)} known to ${phrases.all}, the ${open.length === 1 ? "other is" : "others are"} not`;

const onlyClause: Clause = ({ yes, open, phrases }) =>
  yes.length > open.length
    ? `all of these but ${namesOf(open)} are known to ${phrases.all}`
    : `only ${namesOf(yes)} ${isOrAre(yes)} known to ${phrases.all}`;

const openClause: Clause = ({ yes, open, phrases }) =>
  `${namesOf(yes)} ${isOrAre(yes)} known to ${phrases.all}, but of ${open.length > 2 ? "the others" : namesOf(open)} nothing is known`;

/** A place that is known to break it is told apart from one of which nothing is known. */
function brokenClause({ yes, no, open, phrases }: DietaryGroup): string {
  const does = `${namesOf(no)} ${no.length === 1 ? "does" : "do"} not`;
  const kept = `only ${namesOf(yes)} ${isOrAre(yes)} known to ${phrases.all}`;
  const told = yes.length > 0 ? `${kept}, ${does}` : `${does} ${phrases.any}`;
  return open.length > 0 ? `${told}, and of ${open.length > 2 ? "the others" : namesOf(open)} nothing is known` : told;
}

const clausesOf = ({ groups, highlights }: DietaryValues, ofSome: Clause): string =>
  joinClauses(
    groups.flatMap((group) => {
      const { yes, no, phrases } = group;
      if (no.length === highlights.length) return [`${kitchensOf(highlights)} ${phrases.third}`];
      if (no.length === 0 && yes.length === 0) return [`${kitchensOf(highlights)} is known to ${phrases.any}`];
      if (no.length === 0) return [ofSome(group, highlights)];
      return [brokenClause(group)];
    }),
  );

/** They name no place, and are for what the other templates can't hold. */
export const PLAIN_DIETARY_TEMPLATES: DietaryTemplates = [
  ({ all, highlights, caution }) =>
    highlights.length === 1
      ? `Nobody here is known to ${all.any}, so ${caution}.`
      : `Not all of these kitchens are known to ${all.any}, so ${caution}.`,
];
