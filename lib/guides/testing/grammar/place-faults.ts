import type { GrammarFault } from "./grammar-fault";
import { isHill, isPointLike, isStreetLike, takesArticle } from "./place-words";
import { findStreetFaults } from "./street-faults";
import type { Token } from "./token";

/** Wrong prepositions and articles before streets, neighborhoods, towns and restaurants. */
export const findPlaceFaults = (text: string, tokens: readonly Token[]): GrammarFault[] => [
  ...findStreetFaults(
    text,
    tokens.flatMap((token) => (token.name === "restaurants" || token.name === "dishes" ? [token.text] : [])),
  ),
  ...tokens.flatMap((_, index) => faultsOfName(tokens, index)),
];

function faultsOfName(tokens: readonly Token[], index: number): GrammarFault[] {
  const { name, text } = tokens[index] as Token;
  if (!name || saysWhich(tokens, index)) return [];
  const hasArticle = tokens[index - 1]?.lower === "the";
  const at = index - (hasArticle ? 2 : 1);
  const preposition = tokens[at]?.lower ?? "";
  if (/^(?:look|looks|looking|gaze|point|points|aim|count|settle|settled|boathouse)$/.test(tokens[at - 1]?.lower ?? ""))
    return [];
  const rule =
    name === "areas"
      ? areaRule(text, preposition, hasArticle, isSubject(tokens, index))
      : ruleOf(name, text, preposition, index, hasArticle);
  return rule ? [{ rule, words: [preposition, ...(hasArticle ? ["the"] : []), text].join(" ") }] : [];
}

function ruleOf(name: string, text: string, preposition: string, index: number, hasArticle: boolean): string | null {
  if (name === "streets")
    return /^(?:in|into|inside)$/.test(preposition) && isStreetLike(text) ? "preposition before a street" : null;
  if (name === "towns")
    return /^(?:at|on)$/.test(preposition) || (hasArticle && preposition === "in")
      ? "preposition before a place"
      : null;
  // "At Geta" is where a guide says to sit; one may have a table in Geta, and settle on it.
  return name === "restaurants" && index === 1 && /^(?:in|on)$/.test(preposition) ? "preposition before a place" : null;
}

/** "the Mission burrito", "Castro Theatre", "Temescal's", "at Mission and 24th": the name belongs to what follows. */
function saysWhich(tokens: readonly Token[], index: number): boolean {
  const [next, afterNext] = [tokens[index + 1], tokens[index + 2]];
  if (!next) return false;
  const isCorner =
    /^(?:and|&)$/.test(next.lower) && /^[\p{Lu}\d]/u.test(afterNext?.text ?? "") && tokens[index - 1]?.lower === "at";
  const qualifies =
    (next.pos === "ADJ" && next.lower !== "alone") || (next.lower === "of" && afterNext?.lower === "old");
  return /^(?:NOUN|PROPN|PART)$/.test(next.pos) || /^['’&-]/.test(next.text) || isCorner || qualifies;
}

function areaRule(area: string, preposition: string, hasArticle: boolean, isFirst: boolean): string | null {
  if (isStreetLike(area))
    return /^(?:in|into|inside|at)$/.test(preposition) && !takesArticle(area) ? "preposition before a street" : null;
  if (/^(?:Civic Center|Parkside)$/.test(area)) return null;
  const isPlaced = /^(?:in|at|to|from|near|of|around|through|across|into|beyond|outside|inside|for)$/.test(preposition);
  if (takesArticle(area) && !hasArticle && (isPlaced || isFirst)) return "no article before a place";
  if (!takesArticle(area) && hasArticle && isPlaced) return "article before a place";
  const isWrong = preposition === "at" ? !isPointLike(area) : preposition === "on" && !isHill(area);
  return isWrong ? "preposition before a place" : null;
}

const isSubject = (tokens: readonly Token[], index: number): boolean =>
  index === 0 && /^(?:AUX|VERB)$/.test(tokens[1]?.pos ?? "");
