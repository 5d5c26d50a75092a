export type GrammaticalNumber = "one" | "many" | "unknown";

/** Plurals without an s, words that are the same in both, and singular words that end like a plural. */
const MANY = new Set("people children men women feet teeth mice geese police".split(" "));
const EITHER = new Set(
  `fish shrimp squid salmon deer sheep crab trout cod tuna bass means series species dozen hundred thousand million
   percent staff crew family team half rest majority number couple pair lot kind sort bit lunch-goers data media
   headquarters crossroads works barracks shellfish seafood ramen gyoza momo mochi taco-truck swordfish catfish
   sweets dim sum greens scarpinocc polpette pappardelle gow banchan biang aushak krok tsukemen tibs malloreddus
  tagliatelle fettuccine udon soba`.split(/\s+/),
);
const ONE_IN_S = new Set(
  `hummus couscous asparagus molasses grass glass bass citrus octopus lotus bus gas business class process dress mess
   press pass moss cross boss loss kiss address access success excess status campus census bonus focus chorus circus
   virus news mathematics physics politics athletics this his its us is was has does as yes always perhaps sometimes
   upstairs downstairs outdoors indoors towards afterwards besides thus plus less across canvas atlas christmas swiss
   kindness goodness happiness wilderness darkness freshness richness sweetness saltiness bigness wellness mattress
   waitress hostess actress princess stress chess guess trellis tennis basis crisis analysis oasis iris cactus cypress
   bias express brass compass fuss hibiscus apparatus series species james`.split(/\s+/),
);
/** Foreign plurals and singulars can't be told by their letters. */
const ENGLISH = /^[a-z'’-]+$/;

/** Whether a noun is one or many by its form. */
export function numberOfNoun(word: string): GrammaticalNumber {
  const noun = (word.toLowerCase().split("-").at(-1) ?? "").replace(/['’]s?$/, "");
  if (EITHER.has(noun) || EITHER.has(word.toLowerCase()) || !ENGLISH.test(noun)) return "unknown";
  if (MANY.has(noun) || /(?:children|women|fishermen|policemen|craftsmen|salesmen)$/.test(noun)) return "many";
  if (ONE_IN_S.has(noun) || /ss$|(?<!men|em|gn|bayo)us$/.test(noun)) return "one";
  if (/s$/.test(noun)) return "many";
  // "gnocchi", "tapas bar": a foreign ending in a vowel other than e tells nothing.
  return /[aiou]$/.test(noun) ? "unknown" : "one";
}

/** Whether a dish takes "is" or "are"; unknown for pairs and foreign words, which house style may treat as either. */
export function numberOfDish(name: string): GrammaticalNumber {
  const folded = name.toLowerCase();
  if (/ (?:and|or|y|e|et|con|de|di|al|alla|aux|à|la) |&/.test(folded)) return "unknown";
  const head =
    folded
      .split(/,| (?:with|in|of|on|from|for|over|by|under|as|a) /)[0]
      ?.trim()
      .split(" ")
      .at(-1) ?? "";
  return numberOfNoun(head);
}
