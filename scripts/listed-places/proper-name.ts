/** Legal forms, numbers of branches and remarks of an inspector: none of them is on a sign. */
const NO_PART_OF_A_NAME = [
  /\s*[#*].*$/,
  /\s*[_/\\|].*$/,
  /\s*\([^)]*\)?/g,
  /,?\s+\b(?:llc|l\.l\.c\.?|inc|incorporated|corp|corporation|ltd|llp|lp|dba\b.*|d\/b\/a.*)\b\.?/gi,
  /\s+(?:no\.?\s*)?\d{3,}[a-z]?$/i,
  /^\d{4,}\s+/,
  /[\s,.;:&@-]+$/,
];
const SMALL = new Set("of the and at on in by for to with de del des du y e con von van und et".split(" "));
const CAPITALS = new Set(
  "bbq sf usa ny nyc hk dc la's ii iii iv vi xo vip qq uk pb bj sj tj pf tk mvp abc aka diy".split(" "),
);
const TITLES = new Set("mr mrs ms dr jr sr st mt ft".split(" "));
const KNOWN = new Map([
  ["mcdonald's", "McDonald's"],
  ["soma", "SoMa"],
  ["bar-b-q", "Bar-B-Q"],
  ["bar-b-que", "Bar-B-Que"],
]);

/** A register's name as its sign may have it: "MCGEE'S BBQ #1234, LLC" is McGee's BBQ. */
export function properName(registered: string): string {
  let name = registered
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, " ")
    .trim();
  for (const part of NO_PART_OF_A_NAME) name = name.replace(part, "").trim();
  name = name.replace(/^(.+),\s*(the|la|el|los|las)$/i, "$2 $1").replaceAll(/\s+([,.])/g, "$1");
  // Whoever used lower case meant it.
  return /\p{Ll}{2}/u.test(name) ? name : inProperCase(name);
}

function inProperCase(text: string): string {
  const words = text.toLowerCase().split(" ");
  return words
    .map((word, i) => (i > 0 && i < words.length - 1 && SMALL.has(word) ? word : properWord(word, words[i - 1])))
    .join(" ");
}

function properWord(word: string, before: string | undefined): string {
  const known = KNOWN.get(word);
  if (known) return known;
  if (/[-&+.]/.test(word) && /[\p{L}\p{N}]/u.test(word))
    return word
      .split(/([-&+.])/)
      .map((part) => (/[\p{L}]/u.test(part) ? properWord(part, undefined) : part))
      .join("");
  // "a la carte", "cafe & more": a vowel alone is a word, a consonant alone an initial.
  if (word === "a" && before !== undefined) return "a";
  if (CAPITALS.has(word) || isInitials(word)) return word.toUpperCase();
  if (/^\d+(?:st|nd|rd|th)$/.test(word)) return word;
  if (/\d/.test(word)) return word.toUpperCase();
  return word
    .replace(/^['"(]*\p{L}/u, (start) => start.toUpperCase())
    .replace(/^(Mc)(\p{L})(?=\p{L}{2})/u, (_, mc: string, letter: string) => mc + letter.toUpperCase())
    .replace(/^([OLD]')(\p{L})(?=\p{L}{2})/u, (_, start: string, letter: string) => start + letter.toUpperCase());
}

const isInitials = (word: string): boolean =>
  /^[^aeiouy\d'.]{2,3}$/.test(word) && /^\p{L}+$/u.test(word) && !TITLES.has(word);

const STREET_WORDS = new Map(
  Object.entries({
    av: "Ave",
    ave: "Ave",
    avenue: "Ave",
    st: "St",
    street: "St",
    bl: "Blvd",
    blv: "Blvd",
    blvd: "Blvd",
    boulevard: "Blvd",
    rd: "Rd",
    road: "Rd",
    dr: "Dr",
    drive: "Dr",
    wy: "Way",
    way: "Way",
    ln: "Ln",
    lane: "Ln",
    ct: "Ct",
    court: "Ct",
    pl: "Pl",
    place: "Pl",
    pkwy: "Pkwy",
    py: "Pkwy",
    parkway: "Pkwy",
    expy: "Expy",
    ex: "Expy",
    expressway: "Expy",
    hwy: "Hwy",
    hy: "Hwy",
    highway: "Hwy",
    cr: "Cir",
    cir: "Cir",
    circle: "Cir",
    sq: "Sq",
    square: "Sq",
    ter: "Ter",
    terrace: "Ter",
    plz: "Plaza",
    pz: "Plaza",
    aly: "Alley",
    ctr: "Center",
    north: "N",
    south: "S",
    east: "E",
    west: "W",
    n: "N",
    s: "S",
    e: "E",
    w: "W",
    ne: "NE",
    nw: "NW",
    se: "SE",
    sw: "SW",
  }),
);
const UNIT =
  /[\s,]+(?:#|ste\b|suite\b|unit\b|bldg\b|apt\b|spc?\b|space\b|rm\b|room\b|fl\b|floor\b|stall\b|booth\b|kiosk\b|lot\b|level\b).*$/i;

const SMALL_IN_STREETS = new Set(["of", "the", "del", "y"]);
/** "Rd H", "Ave 3", "Santana Row 1100", but "Ave N". */
const TRAILING_UNIT =
  /( (?:Ave|St|Blvd|Rd|Dr|Way|Ln|Ct|Pl|Pkwy|Expy|Cir|Plaza|Real|Row|Mall)(?: [NSEW])?) (?![NSEW]$)(?:[A-Z]{1,3}\d*|[A-Z]?\d+[A-Z]*|[A-Z]\/.*|\d+-.*)$/;

/** "63 S ABBOTT AV #12" is 63 S Abbott Ave; null where there is no house number. */
export function properAddress(registered: string): string | null {
  const text = registered.replaceAll(/\s+/g, " ").trim().replace(UNIT, "").split(",")[0]?.trim() ?? "";
  if (!/^(?:\d|one |pier )/i.test(text)) return null;
  const words = text.toLowerCase().replaceAll(".", "").split(" ");
  return words.map(streetWord).join(" ").replace(TRAILING_UNIT, "$1");
}

/** A street name as addresses write it. */
export const properStreet = (name: string): string => {
  const words = name.split(" ");
  return words
    .map((word, i) => (i > 0 || words.length > 2 ? (STREET_WORDS.get(word.toLowerCase()) ?? word) : word))
    .join(" ");
};

function streetWord(word: string): string {
  const ordinal = /^0*(\d+(?:st|nd|rd|th))$/.exec(word);
  if (ordinal?.[1]) return ordinal[1];
  if (/^\d/.test(word)) return word.toUpperCase();
  return STREET_WORDS.get(word) ?? (SMALL_IN_STREETS.has(word) ? word : properWord(word, undefined));
}
