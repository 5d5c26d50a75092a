import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import type { CatalogueEntry } from "@/lib/catalogue/source/catalogue-entry";
import { CUISINES } from "@/lib/restaurants/vocabulary";

/** Everything that the built-in catalogue says of a place, searched by words alone: nothing here is the product's. */
export type Facts = { entry: CatalogueEntry; clauses: string[] };

let bySlug: Map<string, Facts> | undefined;

export function factsOf(placeId: string): Facts {
  bySlug ??= new Map(builtInCatalogue().map((entry) => [entry.slug, { entry, clauses: clausesOf(entry) }]));
  const facts = bySlug.get(placeId);
  if (!facts) throw new Error(`The catalogue has no ${placeId}.`);
  return facts;
}

const clausesOf = ({
  name,
  cuisines,
  dishes,
  room,
  editorialSummary,
  notes,
  diets,
  features,
  vibes,
  goodFor,
}: CatalogueEntry) =>
  [
    ...[name, room ?? "", editorialSummary],
    ...[...cuisines, ...diets, ...features, ...vibes, ...goodFor].map((value) => value.replaceAll("-", " ")),
    ...dishes.flatMap(({ name: dish, detail }) => [dish, detail ?? ""]),
    ...notes.map(({ text }) => text),
  ].flatMap((text) => plain(text).split(/[,;:.!?()]+/));

/** Lower case, without accents. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replace(/[-/&+]/g, " ")
    .replace(/['’]/g, "")
    // No oyster is in them.
    .replace(/\boyster (?=mushroom)/g, "");

const DENIED =
  /\b(?:no|not|never|without|rather than|instead of|in place of|mock|meatless|vegan|vegetarian)(?: \w+){0,2} $/;

/** Whether a clause says the word, in the singular or plural, without denying it. */
export const says = ({ clauses }: Pick<Facts, "clauses">, word: string): boolean => {
  const escaped = plain(word)
    .trim()
    .replace(/[.*?^$(){}|[\]\\]/g, "")
    .replace(/s$/, "");
  if (escaped === "") return false;
  const pattern = new RegExp(`(?<before>(?:^|.* ))${escaped}(?:s|es)?(?= |$)`);
  return clauses.some((clause) => {
    const found = pattern.exec(` ${clause.trim()} `.replace(/ +/g, " "));
    return found !== null && !DENIED.test(found.groups?.before ?? "");
  });
};

/** The same of any text. */
export const saysFood = (text: string, word: string): boolean =>
  says({ clauses: plain(text).split(/[,;:.!?()]+/) }, word);

/** Whether a food is meat or fish, which a meatless kitchen names for what stands in for it. */
export const holdsFlesh = (food: string): boolean => FLESH.test(food);

const FLESH =
  /^(?:meat|beef|pork|bacon|ham|lamb|chicken|duck|sausage|steak|fish|salmon|tuna|eel|seafood|shellfish|shrimp|prawn|crab|lobster|oyster|clam|mussel|scallop|squid|calamari)$/;

/** Whether a place is said to have a food. A meatless kitchen names flesh for what stands in for it. */
export const holds = (facts: Facts, word: string): boolean =>
  says(facts, word) && !(FLESH.test(word) && ["Vegan", "Vegetarian"].includes(facts.entry.cuisines[0] ?? ""));

/** What a food goes by on menus, by what a mark calls it; written without a look at the product's own words. */
const FOODS: readonly [about: RegExp, words: string][] = [
  [/\bpeanut/, "peanut|satay|pad thai|groundnut"],
  [
    /tree nut|^nuts?\b|all kinds/,
    "nut|almond|walnut|pecan|cashew|pistachio|hazelnut|pine nut|peanut|pesto|praline|marzipan|satay",
  ],
  [/almond|marzipan/, "almond|marzipan|frangipane|macaron"],
  [/walnut|cashew|pecan|pistachio|hazelnut|chestnut/, ""],
  [/bivalve/, "oyster|clam|mussel|scallop|cockle|cioppino|chowder"],
  [
    /^(?!.*bivalve).*shellfish|mollus/,
    "shellfish|shrimp|prawn|crab|lobster|oyster|clam|mussel|scallop|squid|calamari|octopus|crawfish|cioppino|gumbo|seafood|chowder",
  ],
  [
    /seafood/,
    "seafood|fish|shrimp|prawn|crab|lobster|oyster|clam|mussel|scallop|squid|salmon|tuna|sushi|cioppino|chowder",
  ],
  [/\bshrimp/, "shrimp|prawn|har gow"],
  [/finned fish|^fish/, "fish|salmon|tuna|cod|halibut|sushi|sashimi|nigiri|anchovy|dashi|bonito|trout|eel"],
  [
    /lactose|dairy|\bmilk/,
    "milk|cheese|butter|cream|yogurt|burrata|mozzarella|ricotta|paneer|gelato|ice cream|custard|latte|lassi|pizza|ghee",
  ],
  [
    /cheese(?!burger)|brie|queso/,
    "cheese|burrata|mozzarella|ricotta|fondue|pizza|feta|pecorino|brie|quesadilla|paneer",
  ],
  [/\begg/, "egg|omelette|frittata|quiche|carbonara|mayonnaise|aioli|meringue|tamago"],
  [
    /gluten|celiac|\bwheat|flour/,
    "wheat|bread|pasta|pizza|ramen|udon|dumpling|bao|sandwich|burger|pancake|waffle|croissant|pastry|pie|cake|naan|pita|tempura|bagel|burrito|toast|noodle",
  ],
  [/sesame|tahini|halva/, "sesame|tahini|hummus|halva"],
  [/\bsoy/, "soy|tofu|miso|edamame|teriyaki|shoyu|bean curd"],
  [/deli meat|cured meat/, "ham|salami|salumi|prosciutto|pastrami|corned beef|cold cuts|mortadella"],
  [
    /pork|lard|salami|bacon/,
    "pork|bacon|ham|carnitas|chorizo|prosciutto|pancetta|tonkotsu|char siu|lechon|sausage|salumi|salami|pastor",
  ],
  [/mammal|alpha gal/, "beef|pork|lamb|goat|steak|burger|bacon|brisket|oxtail|veal|carnitas|short rib"],
  [/beef|brisket|\bred meat/, "beef|steak|brisket|burger|oxtail|short rib|pastrami|prime rib|carne asada"],
  [/\blamb/, "lamb|mutton|gyro"],
  [/^meats?$/, "meat|beef|pork|lamb|goat|chicken|duck|bacon|ham|steak|burger|sausage|brisket|carnitas"],
  [/\bsoup/, "soup|chowder|bisque|pho|ramen|jook|congee|pozole|menudo|minestrone"],
  [/^breads?$/, "bread|naan|sourdough|focaccia|baguette|pita|challah|loaf|toast"],
  [/raw veg/, "salad|slaw|crudite"],
  [/fava/, "fava|broad bean|ful"],
  [/raw fish|sushi|raw oyster|raw food/, "sushi|sashimi|nigiri|ceviche|crudo|poke|tartare|omakase|oyster"],
  [/alcohol|wine|beer/, ""],
  [/\bcorn|masa/, "corn|masa|polenta|tortilla|arepa|tamale|pupusa|grits"],
];

/** Words like these aren't what is eaten: "red wine" isn't red curry. */
const EMPTY =
  /^(?:red|white|black|green|brown|safe|in|food|foods|of|all|kinds|too|traces|large|amount|much|little|very|high|low|made|with|dried|raw|hard|aged|and|the|a)$/;

const NATIONS = new Set(CUISINES.map((cuisine) => cuisine.toLowerCase()));

/** The words by which a dangerous food would show in a place's facts. */
export function foodWords(means: string): string[] {
  const text = plain(means);
  const known = FOODS.filter(([about]) => about.test(text)).flatMap(([, words]) => words.split("|"));
  const own = text.split(/[^a-z]+/).filter((word) => word.length > 2 && !EMPTY.test(word) && !NATIONS.has(word));
  return [...new Set([...known, ...(known.some(Boolean) ? [] : own), text])].filter(Boolean);
}
