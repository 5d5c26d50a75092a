import type { GrammarFault } from "./grammar-fault";

const DOUBLED = /\b(?:[Aa]n?|[Tt]he|its|their|your|our|his|her) (?:an?|the|its|their|your|our|his)(?= [\p{L}\d])/gu;
const INDEFINITE = /(?<![\p{L}\p{N}'’.-]|\p{L} (?=A))([Aa]n?) ["“]?([\p{L}\p{N}][\p{L}\p{N}&'’-]*)/gu;

/** "the its", "an noodle", "a oyster": articles that can't stand before the next word. */
export const findArticleFaults = (text: string): GrammarFault[] => [
  ...[...text.matchAll(DOUBLED)]
    .filter(({ 0: words }) => !/^(the|its|their|your|our|his|her) \1$/i.test(words) && !/ A$/.test(words))
    .map(({ 0: words }) => ({ rule: "doubled article", words })),
  ...[...text.matchAll(INDEFINITE)]
    .filter(([, article = "", word = ""]) => isWrongArticle(article.toLowerCase(), word))
    .map(({ 0: words }) => ({ rule: "a or an", words })),
];

function isWrongArticle(article: string, word: string): boolean {
  const isVowel = startsWithVowelSound(word);
  return isVowel !== null && isVowel !== (article === "an");
}

const SILENT_H =
  /^(?:hours?|hourly|hourlong|honest|honestly|honor|heir|heirloom|herb|herbs|herbal|herbed|herby)(?![a-z])/;
const CONSONANT_SOUND =
  /^(?:uni(?!mp|nf|nt|nh|nv|nd)|us[eu]|usual|ut[io]|eu|ew|on(?:e|ce)(?![a-z])|one-|oaxac|ukr|u-|ouija|oui)/;
const OPEN_TO_BOTH = /^(?:uni|ube|ouzo|oui|ukoy|unagi|uzbek|hors|historic|historical|hotel|hibiscus)(?![a-z])/;

/** Null where speakers differ or letters don't tell. */
function startsWithVowelSound(word: string): boolean | null {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "");
  const lower = plain.toLowerCase();
  if (OPEN_TO_BOTH.test(lower) || !/^[a-z0-9]/.test(lower)) return null;
  if (/^\d/.test(lower)) return /^(?:8|11(?!\d)|18(?!\d)|1[18](?=\d\d(?!\d)))/.test(lower);
  if (/^(?:\p{Lu}(?:[-&]|$)|\p{Lu}{2,}s?$)/u.test(plain))
    return isSpelledOut(plain) ? /^[AEFHILMNORSX]/.test(plain) : null;
  if (SILENT_H.test(lower)) return true;
  if (CONSONANT_SOUND.test(lower)) return false;
  return /^[aeiou]/.test(lower);
}

/** "an L-shaped counter", "a BBQ" are spelled out; "a NASA badge" is not, and nobody can tell by the letters. */
const isSpelledOut = (word: string): boolean => /^\p{Lu}[-&]|^\p{Lu}$/u.test(word) || !/[AEIOU]/.test(word);
