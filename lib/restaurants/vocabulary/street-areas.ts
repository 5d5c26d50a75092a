import type { City } from "@/lib/core/cities";
import { foldWords, splitList } from "./fold";

/**
 * The neighborhoods along the streets that people name corners by; a street may stand in several rows. Set by
 * hand, and held against the addresses of the listed places, whose neighborhoods are fewer and larger than ours.
 */
const THROUGH: Record<City, Record<string, string>> = {
  "San Francisco": {
    "Polk Gulch|Russian Hill|Nob Hill|Tenderloin": "polk|larkin",
    "Lower Nob Hill|Polk Gulch|Lower Pacific Heights|Japantown|Union Square|Financial District": "bush|sutter",
    "Nob Hill|Lower Nob Hill|Polk Gulch|Lower Pacific Heights|Financial District": "pine",
    "Nob Hill|Polk Gulch|Pacific Heights|Lower Pacific Heights|Presidio Heights|Inner Richmond|Outer Richmond|Financial District":
      "california",
    "Nob Hill|Polk Gulch|Pacific Heights|Presidio Heights|Chinatown|Financial District": "sacramento|clay|washington",
    "Union Square|Lower Nob Hill|Tenderloin|Polk Gulch|Japantown": "post",
    "Union Square|Tenderloin|Japantown|Fillmore|Western Addition|Inner Richmond|Outer Richmond": "geary",
    "Union Square|Tenderloin|Western Addition": "ofarrell|ellis|eddy|turk",
    "Civic Center|NoPa|Western Addition|Inner Richmond": "mcallister|fulton",
    "Hayes Valley|Civic Center|NoPa|Western Addition": "hayes|grove|fell",
    "Hayes Valley|Lower Haight|Haight-Ashbury": "haight|page|oak",
    "NoPa|Lower Haight|Western Addition|Lower Pacific Heights|Pacific Heights|Cow Hollow|Marina":
      "divisadero|divis|scott|pierce|steiner",
    "Fillmore|Lower Haight|Western Addition|Japantown|Lower Pacific Heights|Pacific Heights|Cow Hollow|Marina":
      "fillmore|webster",
    "Hayes Valley|Japantown|Lower Pacific Heights|Pacific Heights|Cow Hollow|Marina": "laguna|buchanan|octavia",
    "Hayes Valley|Civic Center|Pacific Heights|Cow Hollow": "gough|franklin",
    "Civic Center|Tenderloin|Polk Gulch|Russian Hill|Pacific Heights": "van ness",
    "Tenderloin|Lower Nob Hill|Nob Hill|Russian Hill": "hyde|leavenworth|jones",
    "Tenderloin|Union Square|Lower Nob Hill|Nob Hill|Russian Hill|North Beach": "taylor|mason",
    "Union Square|Nob Hill|Chinatown|North Beach": "powell|stockton|grant",
    "Financial District|Chinatown|Jackson Square|North Beach": "kearny",
    "Financial District|Jackson Square": "montgomery|sansome|battery",
    "North Beach|Jackson Square|Fisherman's Wharf": "columbus",
    "North Beach|Chinatown|Jackson Square|Russian Hill|Pacific Heights": "broadway|pacific",
    "North Beach|Russian Hill|Cow Hollow": "union|green|vallejo|filbert",
    "Russian Hill|North Beach|Cow Hollow|Marina": "lombard|chestnut|greenwich",
    "Haight-Ashbury|NoPa|Inner Richmond": "masonic",
    "Haight-Ashbury|Cole Valley": "ashbury|clayton|cole|carl|stanyan",
    "Inner Richmond|Presidio Heights": "arguello",
    "Inner Richmond|Outer Richmond": "clement|balboa|anza",
    "Inner Sunset|Outer Sunset": "irving|judah|lincoln",
    "Outer Sunset|Parkside": "taraval",
    "Outer Sunset": "noriega",
    "Financial District|Union Square|SoMa|Civic Center|Tenderloin|Hayes Valley|Duboce Triangle|Castro": "market",
    "Financial District|SoMa|Mission|Bernal Heights|Excelsior": "mission",
    "SoMa|South Beach|Mission": "howard|folsom|harrison|bryant",
    "SoMa|South Beach": "brannan|townsend",
    Mission: "valencia|guerrero|capp|shotwell|south van ness|alabama",
    "Mission|Noe Valley": "dolores",
    "Castro|Duboce Triangle|Noe Valley|Mission": "church|sanchez",
    "Castro|Duboce Triangle|Noe Valley": "noe|castro|diamond",
    "Mission|Potrero Hill": "potrero",
    "Mission|Bernal Heights": "cesar chavez",
    "Bernal Heights": "cortland",
    "SoMa|South Beach|Mission Bay|Dogpatch|Bayview|Potrero Hill": "third",
    "Financial District": "post|grant|broadway|pacific|howard|third",
    "Haight-Ashbury": "divisadero|divis",
    "North Beach": "battery",
    "Russian Hill": "columbus",
    Marina: "union",
    "Glen Park": "diamond",
  },
  Oakland: {
    "Temescal|Uptown|Mosswood|Longfellow|North Oakland": "telegraph",
    "Jack London Square|Old Oakland|Chinatown|Downtown|Uptown|Mosswood|Piedmont Avenue|Temescal|Rockridge": "broadway",
    "Jack London Square|Chinatown|Downtown|Uptown": "franklin|webster|harrison",
    "Old Oakland|Jack London Square|Downtown": "washington|clay",
    "Rockridge|Temescal|North Oakland": "college|claremont|shattuck|alcatraz",
    "Grand Lake|Adams Point|Uptown": "grand",
    "Grand Lake|Lake Merritt": "lakeshore",
    "North Oakland|West Oakland|Longfellow|Uptown": "san pablo",
    "Laurel|Dimond|Grand Lake|Mosswood|Longfellow": "macarthur",
    "Fruitvale|Dimond": "fruitvale",
    Downtown: "telegraph|grand|san pablo",
    Glenview: "macarthur|fruitvale",
    "Lake Merritt": "international",
    "Eastlake|San Antonio|Fruitvale|East Oakland": "international|foothill",
  },
  Berkeley: {
    "North Berkeley|Downtown Berkeley|South Berkeley": "shattuck|milvia",
    "North Berkeley|Northside|West Berkeley": "cedar|virginia|hearst",
    "North Berkeley|Northside": "vine|rose|euclid|hopkins",
    "Downtown Berkeley|Central Berkeley|West Berkeley": "university|addison|allston",
    "Downtown Berkeley|Southside": "center|kittredge|bancroft|durant|channing|haste|dwight",
    "Southside|Elmwood|South Berkeley": "telegraph|college",
    "South Berkeley|Elmwood|West Berkeley": "ashby|adeline|alcatraz",
    "West Berkeley|Westbrae": "gilman|san pablo",
    "Central Berkeley|South Berkeley|North Berkeley": "sacramento",
    "Solano Avenue|North Berkeley": "solano",
  },
  "San Jose": {
    "Downtown|Naglee Park": "santa clara|san fernando|san salvador",
    "Downtown|Burbank": "san carlos",
    Japantown: "jackson|taylor",
    "East San Jose|Little Saigon": "story|king",
    "Little Saigon": "tully|senter",
    "Willow Glen": "lincoln|willow|minnesota",
    "Burbank|Cambrian": "bascom",
    "Winchester|West San Jose|Santana Row": "winchester|stevens creek|saratoga",
  },
  Peninsula: {
    "Downtown Palo Alto": "university|emerson|hamilton|ramona|bryant|lytton",
    "Mountain View": "castro|villa|dana",
  },
};

const streets = new Map<City, ReadonlyMap<string, readonly string[]>>();

function streetsOf(city: City): ReadonlyMap<string, readonly string[]> {
  const known = streets.get(city);
  if (known) return known;
  const named = new Map<string, string[]>();
  for (const [row, names] of Object.entries(THROUGH[city])) {
    for (const name of splitList(names)) named.set(name, [...new Set([...(named.get(name) ?? []), ...splitList(row)])]);
  }
  streets.set(city, named);
  return named;
}

/** The names of a city's streets, folded, without "street": those with a name of their own. */
export const streetNames = (city: City): string[] => [...streetsOf(city).keys()];

/** The neighborhoods along a street, by its name alone: "polk". Empty where it isn't one that we know. */
export function areasAlong(street: string, city: City): readonly string[] {
  const name = foldWords(street);
  return streetsOf(city).get(name) ?? areasAlongNumber(name, city);
}

type Numbered = readonly [from: number, to: number, areas: readonly string[]];

const NUMBERED: Partial<Record<City, { street: readonly Numbered[]; avenue: readonly Numbered[] }>> = {
  "San Francisco": {
    street: [
      [1, 11, ["SoMa", "South Beach"]],
      [3, 3, ["Mission Bay", "Dogpatch", "Bayview"]],
      [14, 30, ["Mission"]],
      [14, 19, ["Castro", "Duboce Triangle", "Potrero Hill"]],
      [20, 30, ["Noe Valley"]],
      [16, 22, ["Dogpatch", "Mission Bay"]],
    ],
    avenue: [
      [2, 14, ["Inner Richmond", "Inner Sunset"]],
      [15, 48, ["Outer Richmond", "Outer Sunset", "Parkside"]],
    ],
  },
  Oakland: {
    street: [
      [2, 5, ["Jack London Square"]],
      [6, 11, ["Chinatown", "Old Oakland"]],
      [10, 17, ["Downtown"]],
      [17, 29, ["Uptown"]],
      [30, 39, ["Mosswood"]],
      [39, 52, ["Temescal", "Longfellow", "Piedmont Avenue"]],
      [52, 66, ["North Oakland", "Rockridge"]],
    ],
    avenue: [],
  },
  Berkeley: { street: [[2, 10, ["West Berkeley"]]], avenue: [] },
  "San Jose": { street: [[1, 12, ["Downtown", "SoFA", "Naglee Park", "Japantown"]]], avenue: [] },
};

const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)(?: (st|street|ave?|avenue))?$/;

/** Whether a name is a number's: "24th". */
export const isNumbered = (street: string): boolean => ORDINAL.test(foldWords(street));

/** "9th" is a street of SoMa, and an avenue of the Richmond and the Sunset. */
function areasAlongNumber(name: string, city: City): readonly string[] {
  const [, digits = "", suffix = ""] = ORDINAL.exec(name) ?? [];
  const numbered = NUMBERED[city];
  if (!digits || !numbered) return [];
  const number = Number(digits);
  const kinds = [
    ...(suffix.startsWith("a") ? [] : numbered.street),
    ...(suffix.startsWith("s") ? [] : numbered.avenue),
  ];
  return [...new Set(kinds.flatMap(([from, to, areas]) => (number >= from && number <= to ? areas : [])))];
}
