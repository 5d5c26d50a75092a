import berkeley from "@/data/catalogue/berkeley.json" with { type: "json" };
import oakland from "@/data/catalogue/oakland.json" with { type: "json" };
import peninsula from "@/data/catalogue/peninsula.json" with { type: "json" };
import sanFrancisco from "@/data/catalogue/san-francisco.json" with { type: "json" };
import sanJose from "@/data/catalogue/san-jose.json" with { type: "json" };
import { foldWords } from "@/lib/restaurants/vocabulary";
import { COMMON_WORDS } from "../words/common-words";
import { isFrequentWord } from "../words/frequent-words";

/** A restaurant that a prompt may compare with, in any city. */
export type KnownPlace = { name: string; cuisines: string[]; vibes: string[]; priceLevel: number | null };

/** Famous names that the catalogue may not contain. */
const FAMOUS_PLACES: KnownPlace[] = [
  { name: "French Laundry", cuisines: ["French", "Californian"], vibes: ["elegant", "romantic"], priceLevel: 4 },
  { name: "Chez Panisse", cuisines: ["Californian"], vibes: ["romantic", "elegant"], priceLevel: 4 },
  { name: "Zuni Café", cuisines: ["Californian"], vibes: ["lively", "bright"], priceLevel: 3 },
  { name: "State Bird Provisions", cuisines: ["Californian", "New American"], vibes: ["lively"], priceLevel: 3 },
  { name: "Nopa", cuisines: ["Californian"], vibes: ["lively"], priceLevel: 3 },
  { name: "Atelier Crenn", cuisines: ["French"], vibes: ["elegant"], priceLevel: 4 },
  { name: "Benu", cuisines: ["Korean", "Chinese"], vibes: ["elegant", "quiet"], priceLevel: 4 },
  { name: "Quince", cuisines: ["Italian", "Californian"], vibes: ["elegant"], priceLevel: 4 },
  { name: "Tartine", cuisines: ["Bakery"], vibes: ["bright", "casual"], priceLevel: 2 },
  { name: "In-N-Out", cuisines: ["Burgers"], vibes: ["casual", "no-frills"], priceLevel: 1 },
  { name: "Chipotle", cuisines: ["Mexican"], vibes: ["casual"], priceLevel: 1 },
  { name: "McDonald's", cuisines: ["Burgers"], vibes: ["casual"], priceLevel: 1 },
  { name: "Starbucks", cuisines: ["Coffee"], vibes: ["casual"], priceLevel: 1 },
  { name: "Din Tai Fung", cuisines: ["Taiwanese", "Dumplings"], vibes: ["lively", "modern"], priceLevel: 2 },
  { name: "Benihana", cuisines: ["Japanese"], vibes: ["lively"], priceLevel: 3 },
  { name: "Cheesecake Factory", cuisines: ["American"], vibes: ["casual"], priceLevel: 2 },
];

const GENERIC_WORDS = new Set(
  "restaurant cafe bar grill kitchen house co company bakery pizza pizzeria and the la el los las taqueria chicago sushi ramen thai chinese of on bistro trattoria ristorante room oyster grille deli shop noodle club original sf oakland berkeley".split(
    " ",
  ),
);

let index: Map<string, KnownPlace> | undefined;

/** Every known name, folded, and its short form if that is unambiguous. */
function nameIndex(): Map<string, KnownPlace> {
  if (index) return index;
  index = new Map();
  const catalogue: KnownPlace[] = [...sanFrancisco, ...oakland, ...berkeley, ...sanJose, ...peninsula];
  for (const place of [...catalogue, ...FAMOUS_PLACES]) {
    const full = foldWords(place.name);
    if (!index.has(full)) index.set(full, place);
  }
  for (const place of [...catalogue, ...FAMOUS_PLACES]) {
    const short = foldWords(place.name)
      .split(" ")
      .filter((word) => !GENERIC_WORDS.has(word))
      .join(" ");
    const first = foldWords(place.name).split(" ")[0] ?? "";
    for (const form of [short, first]) {
      const isWord = COMMON_WORDS.has(form) || GENERIC_WORDS.has(form) || isFrequentWord(form);
      const isDistinctive = form.length >= 4 && !isWord;
      if (isDistinctive && !index.has(form)) index.set(form, place);
    }
  }
  return index;
}

/** The restaurant with that name, or null. */
export const findKnownPlace = (name: string): KnownPlace | null => nameIndex().get(foldWords(name)) ?? null;

let told: string | undefined;

/** Whether anything that the catalogue tells of a place, in any city, names these folded words. */
export function isNamedSomewhere(words: string): boolean {
  told ??= ` ${foldWords(JSON.stringify([sanFrancisco, oakland, berkeley, sanJose, peninsula]))} `;
  return told.includes(` ${words} `) || told.includes(` ${words.replace(/s$/, "")} `);
}
