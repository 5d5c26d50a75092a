import { singular, wordList, wordsOf } from "./word-forms";

const ORDER_ADVICE =
  /\b(?:order|ask for|try|begin with|start with|finish with|end with|go for|opt for|famous for|known for) (?:(?:the|an?|their|its|some) )?([\p{L}\p{M}'’ -]+)/giu;

/** Words after "order" that name no dish. */
const GENERIC_TERMS = new Set(
  wordList(`plate plates menu special specials dish dishes set bowl bowls glass bottle round table whatever one two some more
    another counter window house kitchen everything anything something what it them that this those early late
    ahead first last second both all half whole large small extra side sides dessert drink drinks starter course
    courses main mains appetizer appetizers family style share takeout board list chef cook cooks corner seat stool
    spot line door room patio bar cash name waiter server staff day week daily seasonal by at from on before after`),
);

/** What the sentence advises to order, if none of its words is in the grounds; or null. */
export function findUngroundedOrderAdvice(text: string, ground: ReadonlySet<string>): string | null {
  for (const [, phrase = ""] of text.matchAll(ORDER_ADVICE)) {
    const words = wordsOf(phrase.split(/,| and | with | at | from | on | for | to | before | after | in /)[0] ?? "");
    const known = (word: string) => GENERIC_TERMS.has(word) || ground.has(singular(word)) || ground.has(word);
    if (words.length > 0 && words.length <= 5 && !words.some(known)) return words.join(" ");
  }
  return null;
}
