import { VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { WORD_TIERS, wordTiers } from "../word-index";
import { fact, type PlaceIndex } from "./load-places";
import { IDIOMS } from "./search-words";
import type { Term } from "./term";

/** How surely something shows a term: a kitchen or a dish, a name, a mention. */
export const STRENGTH = { fact: 4, title: 3, name: 2, mention: 1 } as const;

const MEAT = /\b(?:bacon|beef|chicken|duck|fish|ham|lamb|meat|pork|sausage|shrimp)\b/;

/**
 * How surely each place shows a term. A diet that a text only mentions is not kept there, and of a mood a dish's name says
 * no more than a text does.
 */
export function strengthsOf(index: PlaceIndex, term: Term): Map<number, number> {
  const { facts, phrases, prices, choices, ofKitchen } = term;
  const found = new Map<number, number>();
  const raise = (number: number, strength: number) => {
    if ((found.get(number) ?? 0) < strength) found.set(number, strength);
  };
  if (choices) {
    for (const each of choices) for (const [number, strength] of strengthsOf(index, each)) raise(number, strength);
    return found;
  }
  for (const name of facts) for (const number of index.facts.get(name) ?? []) raise(number, STRENGTH.fact);
  if (prices.length > 0)
    for (const [number, { priceLevel }] of index.places.entries())
      if (priceLevel !== null && prices.includes(priceLevel)) raise(number, STRENGTH.fact);
  for (const phrase of phrases)
    for (const [number, tier] of wordTiers(index.words, phrase)) {
      const shown = phrase.includes(" ") ? tierTogether(index, number, phrase) : tier;
      if (shown === WORD_TIERS.text && isIdiomAlone(index.texts[number], phrase)) continue;
      if (shown !== null) raise(number, shownStrength(term, shown));
    }
  if (ofKitchen) {
    const atHome = new Set(ofKitchen.facts.flatMap((name) => index.facts.get(name) ?? []));
    for (const phrase of [...ofKitchen.phrases, ...ofKitchen.shownThere])
      for (const number of wordTiers(index.words, phrase).keys())
        if (atHome.has(number) && tierTogether(index, number, phrase) === WORD_TIERS.title)
          raise(number, STRENGTH.title);
    for (const name of ofKitchen.alsoUnder)
      for (const number of index.facts.get(name) ?? []) if (atHome.has(number)) raise(number, STRENGTH.fact);
  }
  if (isDish(term))
    for (const number of found.keys()) if (isPointOf(index, number, term)) raise(number, STRENGTH.title);
  if (facts.includes(fact("cuisine", "Dessert"))) {
    // Mochi in bacon is no dessert.
    const isDessert = (dish: string) => !MEAT.test(dish) && phrases.some((phrase) => ` ${dish}`.includes(` ${phrase}`));
    for (const [number, strength] of found)
      if (strength === STRENGTH.title && !index.menus[number]?.some(isDessert)) found.set(number, STRENGTH.mention);
  }
  return found;
}

/** "Mountain View", "in plain view": the word is there, and what it means isn't. */
function isIdiomAlone(text = "", word: string): boolean {
  const idioms = IDIOMS.get(word);
  if (!idioms) return false;
  const rest = idioms.reduce((said, idiom) => said.replaceAll(` ${idiom} `, " · "), ` ${text} `);
  return !rest.includes(` ${word} `) && !rest.includes(` ${word}s `);
}

const isDish = ({ kind, facts }: Term): boolean => kind === "food" && facts.length === 0;

/** Before what a place isn't, or is only like. */
const DENIED =
  / (?:no|not|never|without|isnt|than|like|as|at|once|formerly|besides|beside|beyond|after|from)(?: \S+)?$/;

/** Whether a place is summed up by the dish: it is what one goes there for, whatever the dishes of its list are called. */
export function isPointOf({ summaries }: PlaceIndex, number: number, { phrases }: Pick<Term, "phrases">): boolean {
  const summary = ` ${summaries[number] ?? ""} `;
  return phrases.some((phrase) => {
    const at = summary.indexOf(` ${phrase} `);
    return at >= 0 && !DENIED.test(summary.slice(0, at));
  });
}

function shownStrength({ kind, facts }: Term, tier: number): number {
  const strength = [STRENGTH.title, STRENGTH.name, STRENGTH.mention][tier] ?? 0;
  if (kind === "diet") return strength > STRENGTH.mention ? strength : 0;
  // "French fries" make no French kitchen.
  if (kind === "food" && facts.length > 0 && !facts.some(isVenue)) return Math.min(strength, STRENGTH.mention);
  if (kind !== "mood") return strength;
  // How hot a kitchen cooks is shown by what is told of its dishes; what a room is like, by no dish's name.
  const isTaste = facts.some((each) => each.startsWith("cuisine "));
  return isTaste ? Math.max(strength, STRENGTH.name) : Math.min(strength, STRENGTH.mention);
}

const isVenue = (each: string): boolean => VENUE_TYPES.includes(each.slice("cuisine ".length));

/** Where the words of a phrase stand together: in one dish, in the name, one after the other in the text; null where nowhere. */
function tierTogether({ menus, names, texts }: PlaceIndex, number: number, phrase: string): number | null {
  const words = phrase.split(" ");
  const holdsAll = (text: string) => {
    const held = text.split(" ");
    return words.every((word) => held.some((each) => each === word || each === `${word}s` || `${each}s` === word));
  };
  if (menus[number]?.some(holdsAll)) return WORD_TIERS.title;
  if (holdsAll(names[number] ?? "")) return WORD_TIERS.place;
  return ` ${texts[number]}`.includes(` ${phrase}`) ? WORD_TIERS.text : null;
}
