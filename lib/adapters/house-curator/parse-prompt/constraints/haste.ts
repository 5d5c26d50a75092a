import { foldWords } from "@/lib/restaurants/vocabulary";

const SHORT =
  "(?:(?:15|20|25|30|35|40|45|fifteen|twenty|thirty|forty|forty five) ?(?:m|mins?|minutes)|(?:a )?half (?:an )?hour)";
const UP_TO =
  "(?: (?:in|in about|within|under|in under|in less than|less than|about|around|only|just|max|like|a|my|our|of))*";
/** Folded: so long somebody has for a meal. */
const IN_HASTE = new RegExp(
  `\\b(?:in (?:and|n) out|(?:get|be|got|are) out|out|done|finished|eat|only have|just have|(?:i|we) have|(?:i|we) ve got|ive got|weve got|only got|lunch|breakfast|bite)${UP_TO} ${SHORT}\\b(?! (?:\\w+ )?(?:walk|walking|drive|driving|away|wait|ride|from|of|by|on|train|bart|bus|earlier|late|notice|south|north|east|west|outside)\\b)`,
);
const BARE_DURATION = new RegExp(`^(?:(?:in|within|under|about|around|only|just|max) )*${SHORT}$`);

/** What a short time for a meal asks for: "in and out in 30 min". A walk or a wait of so long is none. */
export const occasionsByHaste = (text: string): string[] => (IN_HASTE.test(foldWords(text)) ? ["quick-bite"] : []);

/** Whether folded words are a short time and nothing else: "30 min". */
export const isShortTime = (words: string): boolean => BARE_DURATION.test(words);
