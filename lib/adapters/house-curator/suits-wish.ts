import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import { dishHolds } from "@/lib/guides/constraints/dangers";
import { dietOfDanger } from "@/lib/guides/constraints/diet-of-danger";
import { FOODS_OUT_BY_DIET } from "@/lib/restaurants/vocabulary";
import { mentionsMeat, mentionsSeafood } from "./grammar/dishes";
import { requestedTags } from "./requested-tags";
import { RAIN } from "./told-idea";
import { isRuledOutBy } from "./write-entry/rank-dishes";

/**
 * Whether a text may stand in a guide for this wish: no meat for a meatless diet, nothing that is to be kept out, and
 * nobody at the table whom the wish doesn't bring.
 */
export const suitsWish = (text: string, idea: AcceptedIdea): boolean =>
  !COMPANY.some(({ tag, said }) => said.test(text) && !requestedTags(idea).has(tag)) && suitsFoodAndHour(text, idea);

/** The same for a text that compares places by the company they are for: a wish that brings none of its own allows any. */
export const suitsWishForAnyone = (text: string, idea: AcceptedIdea): boolean =>
  asksForOccasion(idea) ? suitsWish(text, idea) : !RAIN.test(text) && suitsFoodAndHour(text, idea);

/** The same for a title, which says what the whole guide is for: no occasion that the wish doesn't have. */
export const isTitleForWish = (title: string, idea: AcceptedIdea): boolean =>
  suitsWish(title, idea) &&
  !OCCASIONS.some(({ tags, said }) => said.test(title) && !tags.some((tag) => requestedTags(idea).has(tag)));

function suitsFoodAndHour(text: string, idea: AcceptedIdea): boolean {
  const tags = requestedTags(idea);
  if (!asksForOccasion(idea) && INVENTED.test(text)) return false;
  if (idea.unknowns.includes(NO_LINES) && OF_LINES.test(text)) return false;
  if (tags.has("business") && OF_COUNTERS.test(text)) return false;
  if (wantsQuiet(idea) && OF_NOISE.test(text.replace(KEPT_OUT, " "))) return false;
  if (
    HOURS.some(
      ({ asked, other, said, own }) =>
        tags.has(asked) && !other.some((tag) => tags.has(tag)) && said.test(text) && !own?.test(text),
    )
  )
    return false;
  return idea.constraints.every((constraint) => {
    const { field, values, isNegated } = constraint;
    if (praisesGluten(text, constraint)) return false;
    if (field === "vibe" && values.some((value) => speaksAgainstHeat(value, isNegated, text))) return false;
    if (field === "diet" && !isNegated && values.some((value) => value.startsWith("veg")))
      return isAboutGreens(text) || !(mentionsMeat(text) || mentionsSeafood(text));
    return !isNegated || !NAMED_FIELDS.includes(field) || !values.some((value) => isRuledOutBy(value, text));
  });
}

const asksForOccasion = ({ constraints }: AcceptedIdea): boolean =>
  constraints.some(({ field, isNegated }) => field === "goodFor" && !isNegated);
/** What somebody who only asks for quiet has not said that the evening is for. */
const INVENTED =
  /\b(?:important (?:evening|dinner|night|meal|lunch|talk)s?|(?:bad|good|big|have) news|hard conversations?|catch(?:es|ing)? up\b|old friends?(?! of)|reunions?|confessions?|break(?:ing)?[- ]?ups?)\b/i;

/** The question that a wish for no lines leaves open. */
export const NO_LINES = "how long the line is";
const OF_LINES =
  /\b(?:lines?(?! of\b)|queues?|lin(?:e|ing) up|wait(?:s|ed|ing)?(?! (?:until|on you|tables)\b)|crowds?|crowded)\b/i;
/** Whoever brings clients wants no line, no tray and no jukebox. */
const OF_COUNTERS =
  /\b(?:in line|the line|lines|line up|queues?|counter[- ](?:order|service)|at the (?:counter|register|window)|no[- ]frills|without frills|jukebox|paper plates?|plastic|one parent)\b/i;

const wantsQuiet = ({ constraints }: AcceptedIdea): boolean =>
  constraints.some(({ field, values, isNegated }) => field === "vibe" && values.includes(isNegated ? "loud" : "quiet"));
const OF_NOISE = /\b(?:nois(?:e|y)|loud(?:er|ly)?|roar\w*|din|shout\w*|rowdy|boisterous|jukebox|raucous|packed)\b/i;
/** "Away from the noise of the street" is praise. */
const KEPT_OUT =
  /\b(?:away from|above|no|not|without|less|never|little|quieter than|out of|instead of|nor)\b(?: [\p{L}'’]+){0,3} (?:nois[ey]\w*|loud\w*|roar\w*|din|shout\w*|packed)\b/giu;

/** Bread, buns and noodles, told to somebody whom gluten makes ill; "gluten-free bread" and rice noodles are none of it. */
function praisesGluten(text: string, { field, values, isNegated, isDanger = false }: Constraint): boolean {
  if (isNegated ? !isDanger : field !== "diet") return false;
  const diets = isNegated ? values.map(dietOfDanger) : values;
  if (!diets.some((diet) => diet !== null && (FOODS_OUT_BY_DIET[diet] ?? []).includes(GLUTEN))) return false;
  const told = text.replace(WITHOUT_GLUTEN, " ");
  return OF_WHEAT.test(told) || dishHolds({ name: told, detail: null }, GLUTEN);
}

const GLUTEN = "gluten";
const WITHOUT_GLUTEN =
  /\b(?:gluten[- ]free(?: \p{L}+)?|without (?:gluten|wheat)|no (?:gluten|wheat)|(?:rice|glass|corn|buckwheat) (?:noodles?|flour|vermicelli|paper|tortillas?))/giu;
const OF_WHEAT =
  /\b(?:buns?|breads?|noodles?|pastas?|doughs?|crusts?|pastry|pastries|loaf|loaves|toasts?|rolls?|crackers?|batter(?:ed)?|breaded|muffins?|flatbreads?)\b/i;

/** Guests that a text may speak to, by the tag of their occasion. */
const COMPANY: readonly { tag: string; said: RegExp }[] = [
  { tag: "kids", said: /\b(?:child|children|kids?|toddlers?|bab(?:y|ies)|stroller|(?:one|a) parent)\b/i },
  { tag: "grandparents", said: /(?<!['’]s )\bgrand(?:parents?|mothers?|fathers?|ma|pa)\b/i },
  { tag: "birthday", said: /\bbirthdays?\b/i },
  { tag: "dogs-on-patio", said: /\b(?:your|the|a) dogs?\b/i },
  { tag: "rainy-day", said: /\b(?:rain|rainy|storm)\b/i },
  { tag: "business", said: /\b(?:clients?|colleagues?)\b/i },
  { tag: "solo", said: /(?<!left )\b(?:alone|on your own|by yourself|party of one|solo|(?:single|lone) diners?)\b/i },
];

/** Occasions that only a title may not bring in. */
const OCCASIONS: readonly { tags: readonly string[]; said: RegExp }[] = [
  { tags: ["before-a-show"], said: /\b(?:symphony|shows?|curtains?|theater|opera|concerts?)\b/i },
  { tags: ["date", "first-date", "romantic"], said: /\bdates?\b/i },
  { tags: ["vegan", "vegetarian"], said: /\b(?:vegans?|vegetarians?|meatless|mixed table)\b/i },
  { tags: ["weeknight", "after-work"], said: /\bweeknights?\b/i },
  { tags: ["hangover"], said: /\bhangovers?\b/i },
  { tags: ["picnic"], said: /\bpicnics?\b/i },
  { tags: ["takeout"], said: /\b(?:takeout|to go)\b/i },
  { tags: ["out-of-towners"], said: /\b(?:visitors?|houseguests?|out[- ]of[- ]towners?)\b/i },
];

const NIGHT = /\b(?:dusk|after dark|evenings?|nights?|late)\b/i;
const MORNING = /\b(?:breakfasts?|brunch|mornings?)\b/i;
const MIDDAY = /\b(?:lunch(?:es|time)?|midday|noon|(?:mid)?afternoons?)\b/i;
const SUPPER = /\b(?:dinners?|suppers?)\b/i;
const LARGE = /\b(?:big|large|larger) (?:group|part)|\bgroups?\b|\ba crowd\b/i;

type Hour = { asked: string; other: readonly string[]; said: RegExp; own?: RegExp };

/**
 * What doesn't belong to the hour, or to a table for one or two, if the wish asks for that and not for the other. What
 * speaks of the other meal beside the wish's own compares the two: "the line is at dinner, so come at lunch".
 */
const HOURS: readonly Hour[] = [
  { asked: "lunch", other: ["dinner", "late-night"], said: NIGHT },
  { asked: "lunch", other: ["dinner", "late-night"], said: SUPPER, own: MIDDAY },
  { asked: "lunch", other: ["breakfast", "brunch"], said: MORNING },
  { asked: "breakfast", other: ["dinner"], said: NIGHT },
  { asked: "breakfast", other: ["dinner", "lunch"], said: SUPPER, own: MORNING },
  { asked: "brunch", other: ["dinner"], said: NIGHT },
  { asked: "brunch", other: ["dinner", "lunch"], said: SUPPER, own: MORNING },
  { asked: "dinner", other: ["breakfast", "brunch"], said: MORNING },
  { asked: "dinner", other: ["lunch"], said: MIDDAY },
  { asked: "late-night", other: ["breakfast", "brunch"], said: MORNING },
  { asked: "late-night", other: ["lunch"], said: MIDDAY },
  { asked: "solo", other: ["groups"], said: LARGE },
  { asked: "date", other: ["groups"], said: LARGE },
  { asked: "first-date", other: ["groups"], said: LARGE },
];

const MILD_PRAISE =
  /\b(?:not mean a burn|than hot|before hot|fear the heat|heat is(?: not|n['’]t) the point|not (?:too |very )?hot|(?:avoid|without|no|less|little|skip) (?:the )?(?:hot food|heat|chiles?|spice|burn)|nothing (?:\w+ ){0,3}burns?|gentle|gently spiced|mild(?:er|ly)?|burns? nobody|easy on the)\b/i;
const HEAT_PRAISE =
  /\b(?:spic(?:y|ier|iest)|fiery|fire|burns?|heat|hot (?:sauce|pepper|oil)|chil(?:e|i|es|ies) (?:oil|heat)|numb(?:s|ing)?|mala|makes? (?:you|them) sweat|sweat)\b/i;

/** Whoever wants it hot isn't told that it won't burn, and whoever wants it mild not that it will. */
const speaksAgainstHeat = (vibe: string, isNegated: boolean, text: string): boolean =>
  (vibe === "spicy" && (isNegated ? HEAT_PRAISE : MILD_PRAISE).test(text)) ||
  (vibe === "mild" && (isNegated ? MILD_PRAISE : HEAT_PRAISE).test(text));

/** Fields whose values are words of food. */
const NAMED_FIELDS: readonly string[] = ["dish", "cuisine", "keyword"];

const isAboutGreens = (text: string): boolean => /\b(?:vegan|vegetarian|without meat|no meat|meatless)/i.test(text);
