import { NUMBER_PATTERN } from "@/lib/core/number-words";
import { foldAccents } from "@/lib/restaurants/vocabulary";
import type { Quote } from "./split-words";

const PLACES =
  "(?:places?|spots?|restaurants?|picks?|options|ideas|recommendations|choices|suggestions|joints|stops|shops|eateries|bars|bakeries|bistros|brasseries|breweries|cafes|carts|coffeehouses|delis|houses|izakayas|kitchens|parlou?rs|pizzerias|pubs|stands|steakhouses|taquerias|tavernas|trattorias|trucks|wineries|lugares|restaurantes|adressen|ristoranti|posti)";
/** What such a place is like: "dim sum", "good vegan"; not who likes it: "two daughters like noodle houses". */
const KIND =
  "(?:(?!\\p{L}+(?<!ou|s|tapa|['’])s\\b)(?!(?:like|love|want|need|prefer|enjoy|hate|seek|who|that|which|we|are|is|women|men|children|with|for|in|near|and|at|on|to|by|of|or|but|from|people|dollar|buck|minute|min|hour|block|mile|day|night|year|star)\\b)[\\p{L}'’-]+\\s+)";
/** "Dinner for two quiet places" is for two. */
const FOR_GUESTS =
  "(?<!\\b(?:table|dinner|lunch|brunch|breakfast|supper|meal|feast|reservation|party|group|date|something|somewhere)\\s+(?:of|for)\\s+)";
const NUMBER = `(${NUMBER_PATTERN}|(?<=\\ba )couple(?= of ))`;

const COUNTS: readonly RegExp[] = [
  `\\b${NUMBER}(?: of)?\\s+${PLACES}\\b`,
  `${FOR_GUESTS}\\b${NUMBER}\\s+${KIND}{1,3}?${PLACES}\\b`,
  `\\b(?:top|best)\\s+${NUMBER}\\b(?!\\s*(?:dollars?|bucks?|people|minutes))`,
  `${FOR_GUESTS}\\b${NUMBER}\\s+(?:best|top|favou?rite)\\s+\\p{L}+`,
].map((pattern) => new RegExp(pattern, "giu"));

/** The numbers of a text that say how many places are wished for, where they stand: "three" of "three good taquerias". */
export const placeCounts = (text: string): Quote[] =>
  COUNTS.flatMap((pattern) =>
    [...foldEach(text).matchAll(pattern)].map(({ 0: words, 1: number = "", index }) => {
      const start = index + words.indexOf(number);
      return { quote: text.slice(start, start + number.length), start };
    }),
  );

/** Folded letter by letter, so that what is found stands where it does in the text. */
export const foldEach = (text: string): string =>
  text.replace(/[^a-z]/g, (letter) => {
    const folded = foldAccents(letter);
    return folded.length === letter.length ? folded : letter;
  });
