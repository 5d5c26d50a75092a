import { refusalCues } from "./refusal-cues";

/** Folded, right before it: nobody likes it, or nobody does any more. */
const DENIED =
  /\b(?:not|never|nobody|no one|noone|none|neither|nor|no longer|hardly|barely|used to|(?:do|does|did|is|are|was|were|ca|wo|could|would)n ?t)(?: \w+){0,2} $/;
/** Folded, between it and what is liked: "likes a good fish", "loves to eat fish". */
const UP_TO_LIKED =
  /^(?: (?:an?|the|some|any|all|most|lots of|her|his|their|my|our|its|good|great|fresh|really|very|only|mostly|eating|to eat|to have|having))* ?$/;

type Range = { start: number; end: number };

/** Where folded words say that somebody likes what follows: "likes", but not "nobody likes". */
export const findLiking = (text: string): Range[] =>
  [...text.matchAll(refusalCues().liking)]
    .filter(({ index }) => !DENIED.test(text.slice(0, index)))
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

/** Whether folded words end with somebody liking what comes right after them. */
export function isLikedAfter(before: string): boolean {
  const last = findLiking(before).at(-1);
  return last !== undefined && UP_TO_LIKED.test(before.slice(last.end));
}

/** Whether folded words end with what somebody eats alone, which makes them ill less than anything: "a guy who only eats". */
export const isOnlyEatenAfter = (before: string): boolean => /\b(?:only eats?|eats? only)(?: \w+)? ?$/.test(before);

const MANY =
  "lovers|eaters|fans|fanatics|fiends|enthusiasts|aficionad[oa]s|addicts|devotees|connoisseurs|nerds|junkies|snobs|freaks";

/** Folded: people who like what is named right before: "meat lovers", "seafood fans", "a burger enthusiast". */
export const EATERS = new RegExp(`^(?:${MANY}|${MANY.replaceAll(/s(?=\||$)/g, "")})\\b`);

/** The same, of others than whoever writes: what makes one of them ill is another's. */
export const OTHER_EATERS = new RegExp(`^(?:${MANY})\\b`);

/** Whether folded words name such people and nothing else: "connoisseurs", "food lovers". */
export const areEaters = (words: string): boolean => {
  const people = words.replace(/^food /, "");
  return EATERS.exec(people)?.[0] === people;
};
