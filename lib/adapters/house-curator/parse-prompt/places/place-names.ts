import { CITIES } from "@/lib/core/cities";
import { areasByName, foldWords } from "@/lib/restaurants/vocabulary";
import { COMMON_WORDS } from "../words/common-words";
import { isFrequentWord } from "../words/frequent-words";
import { englishLexicon } from "../words/lexicon";
import { findKnownPlace, type KnownPlace } from "./known-places";

/** A restaurant that the prompt names, as a model or to exclude it. */
export type NamedPlace = {
  name: string;
  place: KnownPlace | null;
  isModel: boolean;
  /** Whether the place itself is excluded: compared with, ruled out, or full. */
  isExcluded: boolean;
  isCheaper: boolean;
  isHalfPrice: boolean;
};

type PlaceNames = {
  /** The prompt without restaurant names, so that "Thai House" is not a request for Thai. */
  text: string;
  named: NamedPlace[];
};

const COMPARISON_OPENING =
  /\b(?:something |somewhere |a place |place |places |restaurants? |anything )?(?:just |kind of |sort of |a lot |more |much )?(?:like|similar to|in the (?:style|spirit|vein) of|reminds? (?:me|us) of|reminiscent of|comparable to|(?:cheaper|less expensive|less pricey|more affordable|quieter|better|nicer|smaller) than|as (?:\w+ ){1,2}as|alternative to|alternatives to|an? dupe for)\s+/giu;
const EXCLUSION_OPENING =
  /\b(?:but not|not|except(?: for)?|other than|besides|apart from|aside from|anything but|anywhere but|everywhere but|instead of|rather than|no|skip|avoid|without|excluding|but)\s+/giu;
const LONGEST_NAME = 6;

/**
 * Finds the restaurants that a prompt compares with or excludes. One that is only background ("we were at Zuni") is
 * neither, unless it is what others are looked for instead of.
 */
export function findPlaceNames(text: string, background: readonly string[] = []): PlaceNames {
  const named: NamedPlace[] = [];
  let rest = extractAfter(text, COMPARISON_OPENING, (name, place) => {
    named.push({
      name,
      place,
      isModel: true,
      isExcluded: true,
      isCheaper: isCheaper(text),
      isHalfPrice: /\bhalf (?:of )?(?:the|its) (?:price|cost)\b/i.test(text),
    });
  });
  rest = extractAfter(rest, EXCLUSION_OPENING, (name, place) => {
    const isModel = place !== null && isCheaper(text);
    named.push({ name, place, isModel, isExcluded: true, isCheaper: isModel, isHalfPrice: false });
  });
  rest = extractMentioned(rest, (name, place, after) => {
    const isCheap = isCheaper(text);
    const isExcluded = isCheap || IS_FULL.test(after) || ASKS_FOR_OTHERS.test(text);
    if (!isExcluded && !isQuestionAboutPlace(text) && background.some((quote) => quote.includes(name))) return;
    named.push({
      name,
      place,
      isModel: true,
      isExcluded,
      isCheaper: isCheap,
      isHalfPrice: false,
    });
  });
  return { text: rest, named };
}

/** The restaurant that a prompt names, where it says nothing else: "Zachary's". Null where its words may mean a food. */
export function placeNamedAlone(text: string): KnownPlace | null {
  const name = text.trim().replace(/[\s.!?]+$/u, "");
  return isOrdinary(name) ? null : (findKnownPlace(name) ?? findKnownPlace(name.replace(/^the /iu, "")));
}

const IS_FULL =
  /^['’s]*\s*(?:is|was|are|'s)?\s*(?:too|always|all|fully|so)?\s*(?:full|booked|closed|packed|sold out|expensive|pricey|far)\b/i;
const ASKS_FOR_OTHERS =
  /\b(?:where (?:next|else)|what(?:'?s)? next|somewhere (?:else|new)|been to|already|besides|alternatives?)\b/i;
const QUESTION_OPENING =
  /^\s*(?:what(?! (?:i|we)\b)|when|where is|who|how|is|are|does|do|did|has|have|can i|can you|will|why)\b/i;
const ASKS_FOR_SIMILAR =
  /\b(?:like|similar|else|instead|alternative|other than|near|recommend|suggest|find|where (?:can|could|should|do|else))\b/i;

/** "What time does Zuni open?" asks about one place; "where else, if Zuni is full?" looks for others. */
export const isQuestionAboutPlace = (text: string): boolean =>
  QUESTION_OPENING.test(text) && !ASKS_FOR_SIMILAR.test(text);

/** Finds the restaurants that a prompt merely mentions, by an unambiguous name. */
function extractMentioned(text: string, found: (name: string, place: KnownPlace, after: string) => void): string {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’&.-]*/gu)];
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(LONGEST_NAME, words.length - at); count > 0; count--) {
      const [first, last] = [words[at], words[at + count - 1]];
      if (!first || !last) continue;
      const end = last.index + last[0].length;
      const name = text.slice(first.index, end).replace(/[.'’-]+$/, "");
      if (/[,;:!?()]|\.\s/.test(name) || (count < 3 && !isWrittenAsName(name, at))) continue;
      const place = findKnownPlace(name);
      if (!place || isOrdinary(name) || isFrequentWord(foldWords(name).replace(/s$/, ""))) continue;
      const after = text.slice(first.index + name.length);
      found(name, place, after);
      return `${text.slice(0, first.index)} . ${after}`;
    }
  }
  return text;
}

/** By its capitals, or by a word that is hardly another: "chez panisse". */
const isWrittenAsName = (name: string, at: number) =>
  (/^\p{Lu}/u.test(name) && (at > 0 || name.includes(" ")) && name !== name.toUpperCase()) ||
  (name.includes(" ") &&
    foldWords(name)
      .split(" ")
      .some((word) => !isFrequentWord(word)));

const isCheaper = (text: string) =>
  /\b(?:cheaper|less expensive|less pricey|more affordable|for less|less money|half (?:of )?(?:the|its) (?:price|cost)|lower prices?|not as expensive|not so expensive|on a budget|can'?t afford|cannot afford|can not afford|not (?:[\w'’]+ ){1,4}prices?)\b/i.test(
    text,
  );

function extractAfter(text: string, opening: RegExp, found: (name: string, place: KnownPlace | null) => void): string {
  return text.replace(
    new RegExp(`(${opening.source})(.*?)(?=${opening.source}|$)`, "giu"),
    (whole, lead: string, tail: string) => {
      const name = nameAtStart(tail, opening === COMPARISON_OPENING);
      if (name === null || (isBareBut(lead) && findKnownPlace(name) === null && isSubject(name, tail))) return whole;
      found(name, findKnownPlace(name));
      let after = tail.slice(tail.indexOf(name) + name.length);
      for (let next = nameAfterOr(after); next; next = nameAfterOr(after)) {
        found(next.name, findKnownPlace(next.name));
        after = next.after;
      }
      return ` . ${after}`;
    },
  );
}

const isBareBut = (lead: string): boolean => /^but\s+$/i.test(lead);

/** "But BART works as well", "but Muni would do": of what somebody has, or does. */
const isSubject = (name: string, tail: string): boolean =>
  /^['’]?\s*(?:\p{Ll}+s|can|could|will|would|may|might|won['’]t|doesn['’]t)\s/u.test(
    tail.slice(tail.indexOf(name) + name.length),
  );

/** "Zuni or Nopa": a further name after the first. */
function nameAfterOr(text: string): { name: string; after: string } | null {
  const joint = /^['’s]*\s*(?:,\s*)?(?:or|and|nor)\s+/i.exec(text)?.[0];
  if (!joint) return null;
  const tail = text.slice(joint.length);
  const name = nameAtStart(tail);
  return name === null ? null : { name, after: tail.slice(tail.indexOf(name) + name.length) };
}

/** The name at the start of a text: a known one, or capitalized words that aren't all food or everyday English. */
function nameAtStart(text: string, isModel = false): string | null {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’&.-]*/gu)].slice(0, LONGEST_NAME);
  for (let count = words.length; count > 0; count--) {
    const last = words[count - 1];
    const first = words[0];
    if (!first || !last || first.index > 4) continue;
    const name = text.slice(first.index, last.index + last[0].length).replace(/[.'’-]+$/, "");
    if (/[,;:!?()]|\.\s/.test(name)) continue;
    if (findKnownPlace(name) && (!isOrdinary(name) || isFoodToo(name) || (isModel && isAreaToo(name)))) return name;
    if (findKnownPlace(name.replace(/['’]s$/u, ""))) return isOrdinary(name) ? null : name;
  }
  const run = /^\s*(?:the )?((?:\p{Lu}[\p{L}\p{N}'’&.-]*\s?(?:(?:of|de|la|and|&|the)\s(?=\p{Lu}))?)+)/u
    .exec(text)?.[1]
    ?.trim();
  // "But I'd love …".
  if (!run || /^I\b/.test(run) || text === text.toUpperCase()) return null;
  const name = run.replace(/[.'’-]+$/, "");
  return isOrdinary(name) ? null : name;
}

/** "Like Nopa" compares with the restaurant, although a neighborhood has the same name. */
const isAreaToo = (name: string): boolean =>
  /^\p{Lu}/u.test(name) &&
  (englishLexicon("San Francisco").phrases.get(foldWords(name)) ?? []).every(
    (m) => m.kind === "topic" && m.topic === "area",
  ) &&
  foldWords(findKnownPlace(name)?.name ?? "") === foldWords(name);

/** "Not Cheese Board" leaves out the pizzeria, "no cheese board" the dish; "Prime Rib" starts no name. */
const isFoodToo = (name: string): boolean =>
  /^(?:\p{Lu}\S*\s+)+\p{Lu}\S*$/u.test(name) &&
  (englishLexicon("San Francisco").phrases.get(foldWords(name)) ?? []).every(
    (m) => m.kind === "topic" && m.topic === "food",
  ) &&
  `${foldWords(findKnownPlace(name)?.name ?? "")} `.startsWith(`${foldWords(name)} `);

/** Whether a name contains only words with other meanings: "Thai", "North Beach", "Sushi". */
function isOrdinary(name: string): boolean {
  const { phrases } = englishLexicon("San Francisco");
  const folded = foldWords(name);
  const isPhrase = (words: string) => phrases.has(words) || CITIES.some((city) => areasByName(city).has(words));
  if (isPhrase(folded)) return true;
  return folded.split(" ").every((word) => phrases.has(word) || isPhrase(word) || COMMON_WORDS.has(word));
}
