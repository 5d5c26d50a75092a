import type { Quote } from "./split-words";

const COUNT = "(?:two|three|four|five|six|seven|eight|nine|ten|\\d+)";
const NTH = "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|last|\\d+(?:st|nd|rd|th))";
const FEAST = "(?:shabbat|shabbos|sabbath|hanukkah|chanukah|menorah|advent|kwanzaa|kinara|diwali|birthday|christmas)";

/** Candles that are counted or lit for a feast, and light no room: "between two candles", "the eighth candle". */
const CANDLES = new RegExp(
  [
    `\\b(?:${COUNT}|${NTH}|${FEAST}) candles?\\b`,
    `\\bcandles? (?:on|of|for|in) (?:(?:the|a|an|his|her|my|our|their) )?(?:cake|${FEAST})\\b`,
    "\\bbl(?:ow|ows|owing|ew) out (?:(?:the|a|his|her|my|our|their|some) )?candles?\\b",
    "\\b(?:after|before) (?:the )?candle[- ]?lighting\\b",
  ].join("|"),
  "gi",
);

export const candlesOfFeasts = (text: string): Quote[] =>
  [...text.matchAll(CANDLES)].map(({ 0: quote, index }) => ({ quote, start: index }));
