import { isWish, type SpanRole, type SpanType } from "@/lib/contracts/reading";
import { CUISINES_BY_REGION, foldWords } from "@/lib/restaurants/vocabulary";
import { findFoodVibe } from "@/lib/restaurants/vocabulary/vibes";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { EATERS } from "../mentions/liking";
import { locateMentions, overlap, type Range, shared } from "../mentions/locate-mentions";
import { isArea, type Mention } from "../mentions/mentions";
import { refusalCues } from "../mentions/refusal-cues";
import type { Topic } from "../words/lexicon";
import { CLAUSES, partsOf, startsIn } from "./prompt-parts";
import { isWantedBesideDanger } from "./wanted-beside-danger";

/** From this confidence on, a wish overrules a refusal by the rules. */
const SURE = 0.98;
/** From this confidence on, a span of the background asks for nothing. Below, it is a wish about as often as not. */
export const SURE_OF_BACKGROUND = 0.8;
/** From this confidence on, a word of the vocabulary that isn't of the span's type has another meaning here. */
const SURE_OF_TYPE = 0.7;

const FOOD: readonly Topic[] = ["food", "meal", "goodFor", "diet"];
const TOPICS_BY_TYPE: Record<SpanType, readonly Topic[]> = {
  cuisine: FOOD,
  dish: FOOD,
  ingredient: FOOD,
  diet: ["diet", "food"],
  allergen: ["food", "diet"],
  price: ["price"],
  party: ["goodFor", "vibe"],
  occasion: ["goodFor", "meal", "vibe"],
  vibe: ["vibe", "feature", "goodFor", "price"],
  feature: ["feature", "vibe", "goodFor", "food", "meal"],
  meal: ["meal", "goodFor", "food"],
  time: ["meal", "feature", "goodFor"],
  area: ["area", "city"],
  landmark: [],
  place: [],
  quality: ["vibe", "price", "feature"],
  age: ["vibe", "feature"],
  access: ["feature"],
};

const OF_DRINKS: readonly string[] = ["alcohol-free", "natural-wine"];

const TYPE_BY_TOPIC: Record<Topic, SpanType> = {
  food: "dish",
  vibe: "vibe",
  goodFor: "occasion",
  meal: "meal",
  diet: "diet",
  feature: "feature",
  price: "price",
  area: "area",
  city: "area",
};

/** The confidence in a role about which model and rules differ: so low that it is told as not understood. */
export const DOUBTFUL = 0.5;

/** A span, and the mentions of the rules that it holds: what it means in the vocabulary. */
export type LinkedSpan = { span: ReadSpan; mentions: Mention[] };
type SpannedMentions = {
  items: Mention[];
  /** In the order of the prompt; mentions that the model has no span for are spans of their own. */
  linked: LinkedSpan[];
};

type SpansOfPrompt = {
  prompt: string;
  spans: readonly ReadSpan[];
  /** In a language that the model hardly knows: what words mean, and those outside of any span, is left to the rules. */
  isForeign: boolean;
};

/**
 * Brings the rules' mentions and the model's spans together: which mentions are meant, and which way. A refusal by
 * either wins over an unsure wish. Mentions outside of any span are left to the rules where they are refused, numbers
 * or areas; otherwise they are words that ask for nothing here.
 */
export function applySpans(items: readonly Mention[], { prompt, spans, isForeign }: SpansOfPrompt): SpannedMentions {
  const ranges = locateMentions(items, prompt);
  const linked = spans.map((span): LinkedSpan => ({ span, mentions: [] }));
  const alone: LinkedSpan[] = [];
  const merged = items.map((mentioned, i) => {
    const range = ranges[i];
    if (!range || mentioned.topics.length === 0) return mentioned;
    const within = linked.filter(({ span }) => overlap(span, range));
    const [main] = within.toSorted((a, b) => shared(b.span, range) - shared(a.span, range));
    const isCleared = mentioned.isDanger && main && isWantedBesideDanger(main.span, spans, prompt);
    const item = isCleared ? { ...mentioned, isDanger: false, isNegated: false } : mentioned;
    if (!main && !isForeign && !staysWithRules(item)) return { ...item, topics: [] };
    if (!main) {
      alone.push({ span: spanOf(item, range), mentions: [item] });
      return item;
    }
    if (main.span.role === "background" && (isWeatherNow(item, range, prompt) || isLowMood(item, range, prompt)))
      main.span = { ...main.span, type: "occasion", typeConfidence: 1, role: "want", roleConfidence: 1 };
    const isOfEaters = EATERS.test(foldWords(prompt.slice(range.end)));
    const topics = item.topics.filter((topic) =>
      within.some(({ span }) => fits(topic, item, { span, isForeign, isOfEaters }) || isOnlyMood(item, range, span)),
    );
    // "Not too far from downtown" wants it.
    if (item.isNear && main.span.role === "avoid") main.span = { ...main.span, role: "want" };
    const isFreeOf = item.isNegated && isRefusedWithin(range, { span: main.span, prompt });
    if (!isFreeOf && isDoubtful(item, main.span))
      main.span = { ...main.span, role: roleOf(item), roleConfidence: DOUBTFUL };
    const mention = { ...item, ...wayOf(item, range, { span: main.span, prompt }), topics };
    if (topics.length > 0) for (const { mentions } of within) mentions.push(mention);
    return mention;
  });
  return { items: merged, linked: [...linked, ...alone].sort((a, b) => a.span.start - b.span.start) };
}

/** Without a model: each mention is a span of its own. */
export function spansOfMentions(items: readonly Mention[], prompt: string): ReadSpan[] {
  const ranges = locateMentions(items, prompt);
  return items.flatMap((item, i) => {
    const range = ranges[i];
    return range && item.topics.length > 0 ? [spanOf(item, range)] : [];
  });
}

/** A mention as a span of its own, as the rules read it. */
export function spanOf({ topics, isNegated, isDanger, isSoftened }: Mention, range: Range): ReadSpan {
  const [first] = topics;
  return {
    ...range,
    type: first ? TYPE_BY_TOPIC[first.topic] : "feature",
    typeConfidence: 1,
    role: isDanger ? "danger" : isNegated ? "avoid" : isSoftened ? "nice" : "want",
    roleConfidence: 1,
    againstProbability: isDanger || isNegated ? 1 : 0,
  };
}

const OVERLOOKS = /^overlook(?:ing|s)?$/;

/** A phrase of several words is hardly a word of the vocabulary by chance. */
const staysWithRules = ({ topics, isNegated, isDanger, words }: Mention): boolean =>
  isNegated ||
  isDanger ||
  words.includes(" ") ||
  OVERLOOKS.test(words) ||
  topics.some(({ topic }) => topic === "price" || topic === "area" || topic === "city");

/** Whether a meaning of the mention is meant by the span: not if it is background, or surely of another type. */
function fits(
  { topic, value }: Mention["topics"][number],
  { topics, isDanger }: Mention,
  { span, isForeign, isOfEaters }: { span: ReadSpan; isForeign: boolean; isOfEaters: boolean },
): boolean {
  if (span.role === "background" && !isDanger && span.roleConfidence >= SURE_OF_BACKGROUND) return false;
  // A food stays where the model sees one: elsewhere nothing doubts the wish for it (doubt-wishes).
  if (isForeign && topic !== "food") return true;
  if (topic === "area" || topic === "city" || topic === "price") return true;
  // "Spicy noodles" is a dish, and how hot it is to be.
  if (topic === "vibe" && findFoodVibe(value)) return true;
  // A room goes by its drinks, or by having none: "serves no alcohol".
  if (topic === "feature" && OF_DRINKS.includes(value)) return true;
  // "Like in the Balkans": the kitchens of a region, whatever else its name may be.
  if (topic === "food" && value in CUISINES_BY_REGION && ["quality", "area", "landmark"].includes(span.type))
    return true;
  // "Two meat eaters" are a party, and what it eats.
  if (topic === "food" && span.type === "party" && isOfEaters) return true;
  const isOfType = (each: Mention["topics"][number]) => TOPICS_BY_TYPE[span.type].includes(each.topic);
  return TOPICS_BY_TYPE[span.type].includes(topic) || (span.typeConfidence < SURE_OF_TYPE && !topics.some(isOfType));
}

/** A dish is never called only by a mood: "cozy" is none, however sure the model is. */
const isOnlyMood = ({ topics }: Mention, range: Range, span: ReadSpan): boolean =>
  (isWish(span.role) || span.role === "avoid") &&
  topics.every(({ topic }) => topic === "vibe") &&
  range.start === span.start &&
  range.end === span.end;

/** "Got dumped", "bad day": what somebody tells of it asks for comfort; "no more bad days" doesn't. */
const isLowMood = ({ topics, words }: Mention, range: Range, prompt: string): boolean =>
  topics.some(({ topic, value }) => topic === "vibe" && value === "comfort-food") &&
  !/food|cook|home|soul/.test(words) &&
  !/\b(?:no|not|never|without|last (?:week|month|year)|ago|used to)\b/i.test(
    partsOf(prompt, CLAUSES).find((part) => startsIn(range, part))?.text ?? "",
  );

const WEATHER_OF_ANOTHER_TIME =
  /\b(?:yesterday|last|was|were|before|after|stops?|stopped|ended|over|in case|unless|if|hope|hopefully|not|no|never|(?:do|does|did|is|was|wo)n ?t)\b/;

/** What makes a word for the weather tell of it; any word may stand in a prompt for other reasons. */
const BEFORE_WEATHER =
  /\b(?:it ?s|it is|it|its|is|in the|in this|this|such a|an?|so|still|when|while|cause|because|since|pouring|heavy|and)(?: (?:cold|dark|grey|gray|gloomy|still|really|so|pouring|foggy|wet))*$/;
const AFTER_WEATHER =
  /^(?:outside|out|today|tonight|now|right now|again|all day|day|days|night|evening|afternoon|morning|weather|and cold|like|hard|so|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

/** "It's raining" asks for a place on such a day, although it tells of the weather; "it was raining" doesn't. */
function isWeatherNow({ topics }: Mention, range: Range, prompt: string): boolean {
  if (!topics.some(({ topic, value }) => topic === "goodFor" && value === "rainy-day")) return false;
  const clause = partsOf(prompt, CLAUSES).find((part) => startsIn(range, part));
  if (!clause || WEATHER_OF_ANOTHER_TIME.test(foldWords(clause.text))) return false;
  const before = foldWords(prompt.slice(clause.start, range.start)).trim();
  const after = foldWords(prompt.slice(range.end, clause.end)).trim();
  return BEFORE_WEATHER.test(before) || AFTER_WEATHER.test(after) || before + after === "";
}

/** The vocabulary's own refusals: "without a reservation" is a feature to have. */
const REFUSES_BY_ITSELF =
  /^(?:no|not|non|nothing|none|without|never|free|(?:wo|do|does|is|ca)n ?t|do(?:es)? not|cannot|eats? no)\b/;

/**
 * Wanted by the model, and refused or dangerous by the rules: not understood, and kept out. What the author said is certain
 * (1), as no model is.
 */
const isDoubtful = ({ isDanger, isNegated }: Mention, { role, roleConfidence }: ReadSpan): boolean =>
  isWish(role) && (isDanger ? roleConfidence < 1 : isNegated && roleConfidence < SURE);

/** What is wanted is to be free of the mention: "dairy free". */
function isRefusedWithin(range: Range, { span, prompt }: SpanInPrompt): boolean {
  const before = foldWords(prompt.slice(span.start, range.start));
  return (
    before.match(refusalCues().negation) !== null || /^[ -]free\b(?! (?:parking|wifi))/i.test(prompt.slice(range.end))
  );
}

const roleOf = ({ isDanger }: Mention): SpanRole => (isDanger ? "danger" : "avoid");

type SpanInPrompt = { span: ReadSpan; prompt: string };

function wayOf(item: Mention, range: Range, { span, prompt }: SpanInPrompt): Partial<Mention> {
  const { role, roleConfidence, start } = span;
  if (item.isNegated && isWish(role) && (isRefusedWithin(range, { span, prompt }) || isArea(item))) return {};
  // The span of "nothing expensive" is "expensive".
  if (role === "avoid" && (range.start < start || REFUSES_BY_ITSELF.test(item.words))) return {};
  // A medical diet is something that a kitchen must offer: "celiac".
  if (role === "danger" && item.topics.some(({ topic }) => topic === "diet")) return { isNegated: false };
  if (role === "danger") return { isNegated: true, isDanger: true };
  if (item.isDanger && roleConfidence < 1) return {};
  if (role === "avoid") return { isNegated: true, isDanger: false };
  if (item.isNegated && roleConfidence < SURE) return {};
  return { isNegated: false, isDanger: false, isSoftened: item.isSoftened || role === "nice" };
}
