import { foldWords, splitList } from "./fold";

export type Ingredient = {
  name: string;
  /** What people call it. */
  synonyms: string[];
  /** Words on a menu that show it. */
  menuWords: string[];
  /** Cuisines that are built on it. */
  cuisines: string[];
  /** Diets that exclude it. */
  ruledOutBy: string[];
  /** Avoided for faith or health as often as for taste: its absence from what a place is known for proves nothing. */
  isSensitive: boolean;
};

/** What menus seldom name: excluding the places that do name it would promise too much, so it only affects ranking. */
export const RARELY_ON_MENUS: readonly string[] = ["nuts", "soy", "sesame", "egg", "garlic", "onion", "cilantro"];

const parseIngredient = (
  name: string,
  synonyms: string,
  menuWords: string,
  cuisines: string,
  diets: string,
  isSensitive: boolean,
) => ({
  name,
  synonyms: splitList(synonyms),
  menuWords: splitList(menuWords).map(foldWords),
  cuisines: splitList(cuisines),
  ruledOutBy: splitList(diets),
  isSensitive,
});

const MEAT = "vegan|vegetarian";
const PORK =
  "pork|bacon|ham|carnitas|char siu|lechon|prosciutto|pancetta|guanciale|chorizo|sausage|tonkatsu|tonkotsu|al pastor|pastor|sisig|salumi|porchetta|xiao long bao|soup dumplings|longganisa|cochinita pibil|carbonara|amatriciana|pulled pork|jamon|chicharron|cha siu|schnitzel|bratwurst|katsu|siu mai|pork belly|ribs|pepperoni|soppressata|nduja";
const FISH =
  "fish|salmon|tuna|sushi|sashimi|nigiri|omakase|cod|halibut|branzino|anchovy|anchovies|trout|sole|snapper|mackerel|eel|unagi|poke|ceviche|cioppino|hamachi|sardines|petrale|catfish|sand dabs|sanddabs|rex sole|ahi|chirashi|bottarga";
const SHELLFISH =
  "shellfish|shrimp|prawn|prawns|crab|lobster|oyster|oysters|clam|clams|mussels|scallop|scallops|cioppino|crawfish|har gow|chowder|gambas|camarones|aguachile|squid|octopus|calamari|langoustine";
const BEEF =
  "beef|steak|brisket|burger|burgers|hamburger|cheeseburger|prime rib|pastrami|pho bo|bulgogi|galbi|kalbi|short rib|short ribs|carne asada|bistecca|oxtail|bo luc lac|corned beef|ribeye|wagyu|gyudon|bun bo hue|meatball|meatballs|bo";

export const INGREDIENTS: readonly Ingredient[] = [
  parseIngredient("pork", "bacon|ham|pork products|swine|pig|chorizo", PORK, "", `${MEAT}|halal|kosher`, true),
  parseIngredient("beef", "red meat|cow", BEEF, "Steakhouse|Burgers", MEAT, true),
  parseIngredient(
    "meat",
    "meats|red meats",
    `${PORK}|${BEEF}|chicken|lamb|duck|goat`,
    "Steakhouse|Barbecue|Burgers|Chicken",
    MEAT,
    true,
  ),
  parseIngredient("lamb", "mutton|goat", "lamb|mutton|goat|birria|cumin lamb|gyro", "", MEAT, false),
  parseIngredient(
    "raw fish",
    "raw seafood|uncooked fish|anything raw|raw food",
    "sushi|sashimi|nigiri|omakase|poke|ceviche|crudo|chirashi|tartare|aguachile|oysters|hand roll",
    "Sushi",
    MEAT,
    false,
  ),
  parseIngredient("fish", "fishy", FISH, "Seafood|Sushi", MEAT, false),
  parseIngredient("shellfish", "shrimp|prawns|prawn|crustaceans|crustacean", SHELLFISH, "Seafood", MEAT, true),
  parseIngredient(
    "nuts",
    "nut|peanuts|peanut|tree nuts|cashews|almonds|walnuts",
    "peanut|peanuts|walnut|walnuts|cashew|cashews|almond|almonds|pistachio|pistachios|hazelnut|hazelnuts|pecan|pecans|satay|mole|baklava|pad thai|panang|panaeng|massaman|kung pao|gado gado|korma|romesco|muhammara|praline|marzipan|frangipane|dan dan|papaya salad|som tum|granola",
    "",
    "",
    true,
  ),
  parseIngredient(
    "dairy",
    "milk|lactose|cheese products|cream",
    "cheese|cream|butter|milk|burrata|paneer|gelato|ice cream|fondue|pizza",
    "Ice Cream|Pizza",
    "vegan",
    true,
  ),
  parseIngredient("garlic", "", "garlic", "", "", true),
  parseIngredient("onion", "onions|alliums", "onion|onions|scallion|leek|shallot", "", "", true),
  parseIngredient("cilantro", "coriander", "cilantro|coriander", "", "", true),
  parseIngredient("gluten", "wheat", "", "", "gluten-free", true),
  parseIngredient("egg", "egg products", "egg|omelette|eggs|carbonara", "", "vegan", true),
  parseIngredient("soy", "soya|soybean", "tofu|soy|edamame", "", "", true),
  parseIngredient("sesame", "tahini", "sesame|tahini|hummus", "", "", true),
];

/** The ingredient that a word refers to. */
export const findIngredient = (value: string): Ingredient | null =>
  INGREDIENTS.find(({ name, synonyms }) => name === value || synonyms.includes(foldWords(value))) ?? null;
