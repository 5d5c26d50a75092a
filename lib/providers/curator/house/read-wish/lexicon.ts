import type { City } from "@/lib/cities";
import {
  AREAS,
  areaNames,
  DIET_WORDS,
  DISHES,
  FEATURE_WORDS,
  foldWords,
  INGREDIENTS,
  MEAL_WORDS,
  OCCASION_WORDS,
  REGIONS,
  VIBE_WORDS,
} from "@/lib/guides/vocabulary";
import { CUISINE_WORDS, OTHER_CUISINES } from "@/lib/guides/vocabulary/cuisine-words";
import { CUISINES } from "@/lib/guides/vocabulary/cuisines";
import { CITY_WORDS } from "@/lib/guides/vocabulary/elsewhere";
import { listed } from "@/lib/guides/vocabulary/fold";
import { LANGUAGES, type Language } from "@/lib/guides/vocabulary/languages";
import { PRICE_WORDS, SMALL_WORDS } from "./small-words";

export type Topic = "food" | "vibe" | "goodFor" | "meal" | "diet" | "feature" | "price" | "area" | "city";
export type Role =
  | "not"
  | "notAfter"
  | "or"
  | "and"
  | "next"
  | "with"
  | "break"
  | "near"
  | "eat"
  | "somewhere"
  | "softener"
  | "filler"
  | "from";

/** What a phrase says: something wished for, or a small word that turns what stands beside it. */
export type Meaning = { kind: "topic"; topic: Topic; value: string; label?: string } | { kind: "role"; role: Role };

export type Lexicon = {
  /** Folded phrase -> everything it says. */
  phrases: Map<string, Meaning[]>;
  /** The most words that a phrase has. */
  longest: number;
};

const topic = (name: Topic, value: string, label?: string): Meaning => ({ kind: "topic", topic: name, value, label });

function add(phrases: Lexicon["phrases"], phrase: string, meaning: Meaning): void {
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

const addTable = (phrases: Lexicon["phrases"], name: Topic, table: Record<string, string>) => {
  for (const [value, words] of Object.entries(table)) {
    add(phrases, value, topic(name, value));
    for (const word of listed(words)) add(phrases, word, topic(name, value));
  }
};

/** The first name of the group that stands for these areas: "sunset" for 日落區. */
const groupName = (city: City, areas: string[]) => AREAS[city].groups.find((group) => group.areas === areas)?.words[0];

function finished(phrases: Lexicon["phrases"]): Lexicon {
  let longest = 1;
  for (const phrase of phrases.keys()) {
    let words = 1;
    for (let at = phrase.indexOf(" "); at >= 0; at = phrase.indexOf(" ", at + 1)) words += 1;
    longest = Math.max(longest, words);
  }
  return { phrases, longest };
}

let topicsOfEnglish: Lexicon["phrases"] | undefined;

/** What English says of food, moods, occasions and prices, whatever the city. */
function englishTopics(): Lexicon["phrases"] {
  if (topicsOfEnglish) return topicsOfEnglish;
  const phrases: Lexicon["phrases"] = new Map();
  for (const dish of DISHES)
    for (const word of [dish.name, ...dish.words]) add(phrases, word, topic("food", dish.name));
  addTable(
    phrases,
    "food",
    Object.fromEntries(
      CUISINES.filter((name) => name !== "Breakfast" && name !== "Vegan" && name !== "Vegetarian").map((name) => [
        name,
        CUISINE_WORDS[name] ?? "",
      ]),
    ),
  );
  for (const name of [...OTHER_CUISINES, ...Object.keys(REGIONS)]) add(phrases, name, topic("food", name));
  for (const { name, words } of INGREDIENTS)
    for (const word of [name, ...words]) add(phrases, word, topic("food", name));
  addTable(phrases, "vibe", VIBE_WORDS);
  addTable(phrases, "goodFor", OCCASION_WORDS);
  addTable(phrases, "meal", MEAL_WORDS);
  addTable(phrases, "diet", DIET_WORDS);
  addTable(phrases, "feature", FEATURE_WORDS);
  addTable(phrases, "price", PRICE_WORDS);
  topicsOfEnglish = phrases;
  return phrases;
}

const englishByCity = new Map<City, Lexicon>();

/** English, with the city's own neighbourhoods. */
export function englishLexicon(city: City): Lexicon {
  const known = englishByCity.get(city);
  if (known) return known;
  const phrases = new Map(englishTopics());
  for (const [name, areas] of areaNames(city)) {
    for (const area of areas)
      add(phrases, name, topic("area", area, areas.length > 1 ? groupName(city, areas) : undefined));
  }
  for (const [name, words] of Object.entries(CITY_WORDS))
    for (const word of words) add(phrases, word, topic("city", name));
  for (const [role, words] of Object.entries(SMALL_WORDS)) {
    for (const word of listed(words))
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
  const lexicon = finished(phrases);
  englishByCity.set(city, lexicon);
  return lexicon;
}

const byLanguage = new Map<Language, Lexicon>();

/** One other language's words. */
export function languageLexicon(language: Language): Lexicon {
  const known = byLanguage.get(language);
  if (known) return known;
  const phrases: Lexicon["phrases"] = new Map();
  const { food, vibe, goodFor, meal, diet, feature, price } = language;
  for (const [name, table] of Object.entries({ food, vibe, goodFor, meal, diet, feature, price })) {
    for (const [value, words] of Object.entries(table ?? {})) {
      for (const word of listed(words)) add(phrases, word, topic(name as Topic, value));
    }
  }
  const roles: Partial<Record<Role, string | undefined>> = {
    not: language.not,
    notAfter: language.notAfter,
    or: language.or,
    near: language.near,
    eat: language.eat,
    filler: language.filler,
  };
  for (const [role, words] of Object.entries(roles)) {
    for (const word of listed(words ?? ""))
      if (!phrases.has(foldWords(word))) add(phrases, word, { kind: "role", role: role as Role });
  }
  const lexicon = finished(phrases);
  byLanguage.set(language, lexicon);
  return lexicon;
}

export { LANGUAGES };
