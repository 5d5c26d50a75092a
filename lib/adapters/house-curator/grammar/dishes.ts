import { foldProse, wordsOf } from "@/lib/guides/checker/word-forms";
import { withIndefiniteArticle } from "./words";

/** Plurals that don't end in s, and singular words that do. */
const PLURAL =
  /(?:^| )(?:gnocchi|agnolotti|ravioli|casoncelli|tortellini|cannoli|panini|malfatti|momo|mussels|fries|pupusas|cavatelli|mondeghili|salumi|antipasti)$/;
const SINGULAR = /(?:hummus|couscous|asparagus|molasses|swiss|grass|bass|citrus|octopus|lotus|bisque|schnitzel)$/;

/** Whether a dish's name takes "is" or "are"; null if the name doesn't show it. */
export function grammaticalNumber(dish: string): "one" | "many" | null {
  const head = foldProse(dish)
    .split(/ (?:with|in|of|on|and|from|de|di|al|alla|aux|en|over) | à /)[0]
    ?.trim();
  if (!head || / and /.test(foldProse(dish))) return null;
  if (PLURAL.test(head)) return "many";
  if (SINGULAR.test(head)) return "one";
  if (/[^s]s$/.test(head)) return "many";
  return /^[a-z' -]+$/.test(head) ? "one" : null;
}

/** "the garlic noodles"; a name with its own article or possessive is unchanged. */
export const withDefiniteArticle = (name: string): string =>
  /^(?:the|la|el|il|le|les|l')\b/i.test(name) || /^\p{Lu}\p{L}+['’]s /u.test(name) ? name : `the ${name}`;

const MEAT =
  /\b(?:beef|pork|lamb|chicken|duck|goat|veal|rabbit|turkey|bacon|ham|prosciutto|pancetta|sausages?|chorizo|salumi|salami|brisket|pastrami|burger|steak|ribs?|carnitas|pastor|asada|birria|barbacoa|carne|lengua|oxtail|meat|meatballs?|wings|linguica|mortadella|nduja|pepperoni|speck|guanciale|soppressata|capicola|coppa|andouille|merguez|chicharron(?:es)?|hot dogs?|corn dogs?|galbi|bulgogi|tibs|kitfo|bolognese|ragu|cinghiale|liver|foie|kielbasa|frankfurter|link|links|tonkotsu|char siu|siu mai|chashu|adobo|lechon|sisig|pho|ramen|cubano|reuben|tonkatsu|wonton|gyoza|kebabs?|kabobs?|shawarma|gyro|tripe|bone|marrow|quail|goose|venison)\b/;
const SEAFOOD =
  /\b(?:fish|crab|shrimp|prawns?|oysters?|clams?|mussels?|lobster|squid|calamari|octopus|scallops?|salmon|tuna|cod|trout|sardines?|anchov(?:y|ies)|eel|halibut|sole|dabs|branzino|ceviche|sushi|sashimi|nigiri|chirashi|omakase|poke|cioppino|chowder|roe|caviar|uni|har gow|camaron(?:es)?|gambas|paella|seafood|marisco[s]?|catfish|crawfish)\b/;

export const mentionsMeat = (text: string): boolean => MEAT.test(foldProse(text));
export const mentionsSeafood = (text: string): boolean => SEAFOOD.test(foldProse(text));
export const mentionsPork = (text: string): boolean =>
  /\b(?:pork|bacon|ham|prosciutto|pancetta|chorizo|salumi|salami|carnitas|pastor|char siu|chashu|tonkotsu|lechon|sisig|sausages?|tonkatsu|siu mai|ribs?|linguica|mortadella|nduja|pepperoni|speck|guanciale|soppressata|capicola|coppa|andouille|chicharron(?:es)?)\b/.test(
    foldProse(text),
  );

/** Whether a dish is a dessert. */
export const isDessert = (text: string): boolean =>
  wordsOf(text).some((word) =>
    /^(?:pie|tart|cake|cakes|gelato|sundae|sorbet|flan|tiramisu|churros|cannoli|baklava|brownie|cookie|cookies|cheesecake|pudding|beignets|doughnuts?|donuts?|halo-halo|custard|eclairs?|macarons?|mochi|dessert)$/.test(
      word,
    ),
  ) || /\bice cream\b|\bpanna cotta\b|\bcrema fritta\b/.test(foldProse(text));

const COUNTABLE =
  /\b(?:burrito|taco|sandwich|burger|cheeseburger|bagel|croissant|pie|pupusa|arepa|sundae|waffle|pancake|steak|omelette|omelet|torta|empanada|cheesesteak|hot dog|doughnut|donut|cake|salad|quesadilla|tostada|tamale|bun|roll|dosa|calzone|slice|milkshake|martini|margarita|cocktail|reuben|melt|curry|bowl|platter|stew)$/;

/** "a burrito", "tacos", "ramen": countable singular dishes get an article. */
export const servingOf = (dish: string): string =>
  COUNTABLE.test(dish.toLowerCase().split(/ (?:de|al|with) /)[0] ?? "") ? withIndefiniteArticle(dish) : dish;
