import type { City } from "@/lib/core/cities";
import {
  AREAS,
  areasByName,
  CUISINES_BY_REGION,
  DIET_SYNONYMS,
  DISHES,
  FEATURE_SYNONYMS,
  foldWords,
  INGREDIENTS,
  MEAL_SYNONYMS,
  OCCASION_SYNONYMS,
  VIBE_SYNONYMS,
} from "@/lib/restaurants/vocabulary";
import { CITY_SYNONYMS } from "@/lib/restaurants/vocabulary/city-synonyms";
import { CUISINE_SYNONYMS, CUISINES, OTHER_CUISINES, REGION_SYNONYMS } from "@/lib/restaurants/vocabulary/cuisines";
import { LANGUAGES, type Language } from "@/lib/restaurants/vocabulary/languages";
import type { WordTable } from "@/lib/restaurants/vocabulary/word-table";
import type { Role } from "./function-words";
import { FUNCTION_WORDS, PRICE_WORDS } from "./function-words";

export type Topic = "food" | "vibe" | "goodFor" | "meal" | "diet" | "feature" | "price" | "area" | "city";

/** The meaning of a phrase: a topic, or a function word that modifies adjacent words. */
export type Meaning = TopicMeaning | { kind: "role"; role: Role };
type TopicMeaning = {
  kind: "topic";
  topic: Topic;
  value: string;
  label?: string;
  /** So rare a word that nothing misspelled is taken for it. */
  isExact?: boolean;
};

export type Lexicon = {
  /** Folded phrase -> all its meanings. */
  phrases: Map<string, Meaning[]>;
  /** The maximum number of words in a phrase. */
  longest: number;
};

const topicMeaning = (name: Topic, value: string, label?: string): TopicMeaning => ({
  kind: "topic",
  topic: name,
  value,
  label,
});

function addMeaning(phrases: Lexicon["phrases"], phrase: string, meaning: Meaning): void {
  const key = foldWords(phrase);
  if (key === "") return;
  const known = phrases.get(key);
  if (!known) phrases.set(key, [meaning]);
  else if (!known.some((other) => isSame(other, meaning))) phrases.set(key, [...known, meaning]);
}

function isSame(a: Meaning, b: Meaning): boolean {
  if (a.kind === "role") return b.kind === "role" && a.role === b.role;
  return b.kind === "topic" && a.topic === b.topic && a.value === b.value;
}

const addTable = (phrases: Lexicon["phrases"], name: Topic, table: WordTable) => {
  for (const [value, words] of Object.entries(table)) {
    addMeaning(phrases, value, topicMeaning(name, value));
    for (const word of words) addMeaning(phrases, word, topicMeaning(name, value));
  }
};

/** The first name of the group with these areas: "sunset" for 日落區. */
const groupName = (city: City, areas: string[]) =>
  AREAS[city].groups.find((group) => group.areas === areas)?.synonyms[0];

function toLexicon(phrases: Lexicon["phrases"]): Lexicon {
  let longest = 1;
  for (const phrase of phrases.keys()) {
    let words = 1;
    for (let at = phrase.indexOf(" "); at >= 0; at = phrase.indexOf(" ", at + 1)) words += 1;
    longest = Math.max(longest, words);
  }
  return { phrases, longest };
}

let englishTopicsCache: Lexicon["phrases"] | undefined;

/** English phrases for food, moods, occasions and prices, for any city. */
function englishTopics(): Lexicon["phrases"] {
  if (englishTopicsCache) return englishTopicsCache;
  const phrases: Lexicon["phrases"] = new Map();
  for (const dish of DISHES)
    for (const word of [dish.name, ...dish.synonyms])
      addMeaning(phrases, word, { ...topicMeaning("food", dish.name), isExact: dish.isExact });
  addTable(
    phrases,
    "food",
    Object.fromEntries(
      CUISINES.filter((name) => name !== "Breakfast" && name !== "Vegan" && name !== "Vegetarian").map((name) => [
        name,
        CUISINE_SYNONYMS[name] ?? [],
      ]),
    ),
  );
  for (const name of [...OTHER_CUISINES, ...Object.keys(CUISINES_BY_REGION)])
    addMeaning(phrases, name, topicMeaning("food", name));
  addTable(phrases, "food", REGION_SYNONYMS);
  for (const { name, synonyms } of INGREDIENTS)
    for (const word of [name, ...synonyms]) addMeaning(phrases, word, topicMeaning("food", name));
  addTable(phrases, "vibe", VIBE_SYNONYMS);
  addTable(phrases, "goodFor", OCCASION_SYNONYMS);
  addTable(phrases, "meal", MEAL_SYNONYMS);
  addTable(phrases, "diet", DIET_SYNONYMS);
  addTable(phrases, "feature", FEATURE_SYNONYMS);
  addTable(phrases, "price", PRICE_WORDS);
  englishTopicsCache = phrases;
  return phrases;
}

/** A city is meant in a phrase that ends on its name, too, whatever else that says: "old San Francisco". */
function addCity(phrases: Lexicon["phrases"], word: string, city: string): void {
  const meaning = topicMeaning("city", city);
  addMeaning(phrases, word, meaning);
  const name = ` ${foldWords(word)}`;
  for (const [phrase, meanings] of phrases) {
    const isOfCity =
      phrase.endsWith(name) && !meanings.some((each) => each.kind === "topic" && PLACES.includes(each.topic));
    if (isOfCity) addMeaning(phrases, phrase, meaning);
  }
}

const PLACES: readonly Topic[] = ["area", "city"];

const englishByCity = new Map<City, Lexicon>();

/** English, with the city's neighborhoods. */
export function englishLexicon(city: City): Lexicon {
  const known = englishByCity.get(city);
  if (known) return known;
  const phrases = new Map(englishTopics());
  for (const [name, areas] of areasByName(city)) {
    for (const area of areas)
      addMeaning(phrases, name, topicMeaning("area", area, areas.length > 1 ? groupName(city, areas) : undefined));
  }
  for (const [name, words] of Object.entries(CITY_SYNONYMS)) for (const word of words) addCity(phrases, word, name);
  for (const [role, words] of Object.entries(FUNCTION_WORDS)) {
    for (const word of words)
      phrases.set(foldWords(word), [
        { kind: "role", role: role as Role },
        ...(phrases.get(foldWords(word)) ?? []).filter(({ kind }) => kind === "topic" && role === "eat"),
      ]);
  }
  for (const word of ["brunch", "late night"])
    phrases.set(
      word,
      (phrases.get(word) ?? []).filter((meaning) => meaning.kind === "topic" && meaning.topic === "meal"),
    );
  const lexicon = toLexicon(phrases);
  englishByCity.set(city, lexicon);
  return lexicon;
}

const byLanguage = new Map<Language, Lexicon>();

/** The words of another language. */
export function languageLexicon(language: Language): Lexicon {
  const known = byLanguage.get(language);
  if (known) return known;
  const phrases: Lexicon["phrases"] = new Map();
  const { food, vibe, goodFor, meal, diet, feature, price } = language;
  for (const [name, table] of Object.entries({ food, vibe, goodFor, meal, diet, feature, price })) {
    for (const [value, words] of Object.entries(table ?? {})) {
      for (const word of words) addMeaning(phrases, word, topicMeaning(name as Topic, value));
    }
  }
  const roles: Partial<Record<Role, readonly string[] | undefined>> = {
    not: language.not,
    notAfter: language.notAfter,
    or: language.or,
    near: language.near,
    softener: language.softener,
    eat: language.eat,
    filler: language.filler,
  };
  for (const [role, words] of Object.entries(roles)) {
    for (const word of words ?? [])
      if (!phrases.has(foldWords(word))) addMeaning(phrases, word, { kind: "role", role: role as Role });
  }
  const lexicon = toLexicon(phrases);
  byLanguage.set(language, lexicon);
  return lexicon;
}

export { LANGUAGES };
