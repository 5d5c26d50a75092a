import { foldWords, listed } from "./fold";

export type Ingredient = {
  name: string;
  /** What people call it. */
  words: string[];
  /** Words on a menu that show it. */
  shownBy: string[];
  /** Kitchens that are built on it. */
  cuisines: string[];
  /** Diets that rule it out. */
  ruledOutBy: string[];
  /** Avoided for faith or health as often as for taste: absence from what a place is known for proves nothing. */
  isDelicate: boolean;
};

/** What menus seldom name: leaving out the places that do name it would promise too much, so it only ranks. */
export const SELDOM_LISTED: readonly string[] = ["nuts", "soy", "sesame", "egg", "garlic", "onion", "cilantro"];

const row = (name: string, words: string, shownBy: string, cuisines: string, diets: string, isDelicate: boolean) => ({
  name,
  words: listed(words),
  shownBy: listed(shownBy).map(foldWords),
  cuisines: listed(cuisines),
  ruledOutBy: listed(diets),
  isDelicate,
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
  row("pork", "bacon|ham|pork products|swine|pig|chorizo", PORK, "", `${MEAT}|halal|kosher`, true),
  row("beef", "red meat|cow", BEEF, "Steakhouse|Burgers", MEAT, true),
  row(
    "meat",
    "meats|red meats",
    `${PORK}|${BEEF}|chicken|lamb|duck|goat`,
    "Steakhouse|Barbecue|Burgers|Chicken",
    MEAT,
    true,
  ),
  row("lamb", "mutton|goat", "lamb|mutton|goat|birria|cumin lamb|gyro", "", MEAT, false),
  row(
    "raw fish",
    "raw seafood|uncooked fish|anything raw|raw food",
    "sushi|sashimi|nigiri|omakase|poke|ceviche|crudo|chirashi|tartare|aguachile|oysters|hand roll",
    "Sushi",
    MEAT,
    false,
  ),
  row("fish", "fishy", FISH, "Seafood|Sushi", MEAT, false),
  row("shellfish", "shrimp|prawns|prawn|crustaceans|crustacean", SHELLFISH, "Seafood", MEAT, true),
  row(
    "nuts",
    "nut|peanuts|peanut|tree nuts|cashews|almonds|walnuts",
    "peanut|peanuts|walnut|walnuts|cashew|almond|almonds|pistachio|satay|mole|baklava|pad thai",
    "",
    "",
    true,
  ),
  row(
    "dairy",
    "milk|lactose|cheese products|cream",
    "cheese|cream|butter|milk|burrata|paneer|gelato|ice cream|fondue|pizza",
    "Ice Cream|Pizza",
    "vegan",
    true,
  ),
  row("garlic", "", "garlic", "", "", true),
  row("onion", "onions|alliums", "onion|onions|scallion|leek|shallot", "", "", true),
  row("cilantro", "coriander", "cilantro|coriander", "", "", true),
  row("gluten", "wheat", "", "", "gluten-free", true),
  row("egg", "egg products", "egg|omelette|eggs|carbonara", "", "vegan", true),
  row("soy", "soya|soybean", "tofu|soy|edamame", "", "", true),
  row("sesame", "tahini", "sesame|tahini|hummus", "", "", true),
];

/** The ingredient that is meant by a word. */
export const findIngredient = (value: string): Ingredient | null =>
  INGREDIENTS.find(({ name, words }) => name === value || words.includes(foldWords(value))) ?? null;
