import { foldProse } from "./word-forms";

const COUNT = String.raw`(?:\d[\d,.]*|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|a few|few|several|a couple of|couple of|some|many|mere|short)`;
const HOUR = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";

type Figure = { label: string; patterns: readonly RegExp[] };

/** Facts that the page shows from data, so that prose never states them, even where evidence does. */
const FIGURES: readonly Figure[] = [
  {
    label: "a price",
    patterns: [
      /[$€£¥]\s*\d|\d\s*[$€£¥]|\$/,
      /\b(?:\d[\d,.]*|[a-z]+)[ -](?:dollars?|bucks?|cents?)\b/,
      /\b(?:usd|eur)\b/,
      /\b(?:costs?|priced?|runs?|goes) (?:at |you |for )?(?:just |only |about |around |under |over )?(?:\d|[a-z]+(?:teen|ty)\b)/,
      /\b(?:under|below|over|less than|more than) (?:ten|fifteen|twenty|thirty|forty|fifty) (?:a|per) (?:head|person|plate)\b/,
    ],
  },
  {
    label: "an hour",
    patterns: [
      /\b\d{1,2}(?:[:.]\d{2})?\s*(?:a\.?m\b|p\.?m\b|o'clock)/,
      /\b\d{1,2}:\d{2}\b/,
      new RegExp(
        String.raw`\b${HOUR}(?:[- ](?:thirty|fifteen|forty-five))?[ -](?:o'clock|a\.?m\b|p\.?m\b|sharp\b|in the (?:morning|afternoon|evening))`,
      ),
      new RegExp(
        String.raw`\b(?:until|till|til|by|at|from) ${HOUR}(?:[ -]thirty)?(?= (?:every|each|daily|on|to|until|and)\b|[.,;]|$)`,
      ),
      /\b(?:open|opens|opened daily|closes|closed|serves?|serving) (?:until|till|til|at|from) (?:\d|midnight|noon|dawn|late|sunrise|sunset)/,
      /\b(?:until|till|til|past) (?:midnight|noon|dawn|the small hours)\b/,
      /\b(?:around the clock|24[ /-]?(?:7|hours?)|twenty-four hours|open daily|open (?:seven|7) days|open all night)\b/,
    ],
  },
  {
    label: "a distance",
    patterns: [
      new RegExp(
        String.raw`\b${COUNT}[ -]?(?:short |city |long |quick |more )?(?:blocks?|miles?|kilomet(?:er|re)s?|km|mi|yards|met(?:er|re)s?|minutes?'?|mins?|steps|paces)\b(?! (?:party|captain|of (?:flats|apartments|ice)))`,
      ),
      /\b(?:just |mere |only )?(?:steps|paces|moments|minutes|blocks|a stone's throw|a hop|walking distance|a short walk|an easy walk|a quick walk) (?:away|from|to|off)\b/,
      /\bwithin walking distance\b|\bstone's throw\b/,
    ],
  },
  {
    label: "a rating",
    patterns: [
      /\b\d(?:\.\d)?\s*(?:\/\s*(?:5|10)|out of (?:5|five|10|ten))\b/,
      /\b(?:\d(?:\.\d)?|one|two|three|four|five|half|half-a|four-and-a-half)[ -]stars?\b(?! anise)/,
      /\bstars? (?:on|from) (?:google|yelp|tripadvisor)\b|★|⭐/,
      /\b(?:top|highly|best)[- ]rated\b|\brat(?:ed|ing|ings) (?:of |at |is )?(?:\d|[a-z]+ out of)/,
      /\b\d[\d,]*\+? (?:reviews?|ratings?)\b|\b(?:yelp|tripadvisor|zagat)\b/,
    ],
  },
  {
    label: "an award",
    patterns: [
      /\bmichelin\b|\bbib gourmand\b|\bjames beard\b|\bbeard award/,
      /\baward(?:s|ed)?\b|\baward-winning\b|\bprize[- ]winning\b|\bmedal(?:s|list)?\b/,
      /\bstarred (?:restaurants?|chefs?|kitchens?|places?)\b|-starred\b|\bvoted (?:the |best)\b|\bworld's (?:50|fifty) best\b|\bbest new restaurant\b|\bbest of (?:the bay|sf|oakland)\b/,
    ],
  },
];

/** "a price", "an hour", "a distance", "a rating" or "an award" stated in the text, or null. */
export function findFigure(text: string): string | null {
  const folded = foldProse(text);
  return FIGURES.find(({ patterns }) => patterns.some((pattern) => pattern.test(folded)))?.label ?? null;
}
