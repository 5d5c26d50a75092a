import type { Constraint } from "@/lib/contracts/stages";
import type { GuideDraft } from "@/lib/guides/pipeline";
import { type Facts, factsOf, foodWords, says } from "./catalogue-facts";

/** Vibes and features of the catalogue that can't be there beside the one that a verdict calls met. */
const CONTRARIES: Record<string, readonly string[]> = {
  quiet: ["loud"],
  loud: ["quiet"],
  elegant: ["divey", "no-frills"],
  casual: ["elegant"],
  reservations: ["no-reservations"],
  "no-reservations": ["reservations"],
  "takes cards": ["cash-only"],
  modern: ["old-school"],
};

/** What a guide claims, and the catalogue's words speak against or don't hold. Each as a sentence for a list. */
export function falseClaims(draft: GuideDraft): string[] {
  return [...falseVerdicts(draft), ...falseSentences(draft)];
}

function falseVerdicts({ idea, selections }: GuideDraft): string[] {
  return selections.picks.flatMap(({ placeId, verdicts }) => {
    const facts = factsOf(placeId);
    return idea.constraints
      .filter(({ label }) => verdicts.some((each) => each.label === label && each.verdict === "met"))
      .filter((constraint) => contradicts(facts, constraint))
      .map(({ label }) => `${placeId}: "${label}" is called met`);
  });
}

/** What this can see: prices, diets, refused foods, contrary facts, and requested foods of which no word is there. */
function contradicts(facts: Facts, { field, values, isNegated, isDanger = false }: Constraint): boolean {
  const { entry } = facts;
  if (field === "price") return (entry.priceLevel !== null && values.includes(String(entry.priceLevel))) === isNegated;
  if (field === "diet") return !isNegated && !values.some((diet) => speaksOfDiet(facts, diet));
  if (isNegated && field === "cuisine") return values.some((value) => entry.cuisines[0] === value);
  if (isNegated && field === "dish") {
    // Meatless kitchens have mock duck, and say so.
    const isMeatless = ["Vegan", "Vegetarian"].some((kitchen) => entry.cuisines.includes(kitchen));
    return (
      !isMeatless && values.some((value) => (isDanger ? foodWords(value) : [value]).some((word) => says(facts, word)))
    );
  }
  if (isNegated) return values.some((value) => entry.vibes.includes(value) || entry.features.includes(value));
  const own = [...entry.vibes, ...entry.features];
  return values.every(
    (value) => !own.includes(value) && (CONTRARIES[value] ?? []).some((other) => own.includes(other)),
  );
}

const speaksOfDiet = (facts: Facts, diet: string): boolean =>
  [diet, diet.replace("-", " "), ...(diet === "vegetarian" ? ["vegan", "no meat", "meatless"] : [])].some((word) =>
    says(facts, word),
  );

/** A sentence that holds back what it names. */
const HEDGE =
  /\b(?:no|not|nobody|never|without|nothing|none|isn't|aren't|don't|doesn't|can't|instead|rather|unless|ask|call|missing|short of|too little|stands? in|nearest|closest|next best|asked|wanted|wish|request)\b|n['’]t\b/i;

/** Sentences of the guide that give a place a requested food or a year that its facts don't have. */
function falseSentences({ idea, composition, selections }: GuideDraft): string[] {
  const picks = selections.picks.map(({ placeId }) => factsOf(placeId));
  const requested = idea.constraints
    .filter(({ field, isNegated }) => !isNegated && ["dish", "diet"].includes(field))
    .flatMap(({ values }) => values.map((value) => value.toLowerCase()))
    .filter((food) => food.length > 2);
  const entries = composition.entries.map(({ placeId, sentences }) => ({ about: [factsOf(placeId)], sentences }));
  const introduction = composition.introduction.flat().map((sentence) => ({
    about: picks.filter(({ entry }) => sentence.text.includes(entry.name)),
    sentences: [sentence],
  }));
  return [...entries, ...introduction].flatMap(({ about, sentences }) => {
    const [only] = about;
    if (!only || about.length > 1) return [];
    return sentences
      .filter(({ text }) => isFalseOf(only, text, requested))
      .map(({ text }) => `${only.entry.slug}: ${text}`);
  });
}

function isFalseOf(facts: Facts, text: string, requested: readonly string[]): boolean {
  if (HEDGE.test(text)) return false;
  const years = text.match(/\b(?:18|19|20)\d\d\b/g) ?? [];
  if (years.some((year) => Number(year) !== facts.entry.since && !says(facts, year))) return true;
  return requested.some(
    (food) =>
      new RegExp(`\\b${food.replace(/[.*?^$(){}|[\]\\+]/g, "")}\\b`, "i").test(text) &&
      !foodWords(food).some((word) => says(facts, word)),
  );
}
