import type { AcceptedIdea, Constraint, Place } from "@/lib/contracts/stages";
import { ALCOHOL, judgeDanger } from "@/lib/guides/constraints/dangers";
import { placeTexts } from "@/lib/guides/constraints/place-texts";
import { findIngredient, foldWords } from "@/lib/restaurants/vocabulary";
import { parsePartySize } from "../parse-prompt/constraints/party-size";
import { NO_LINES } from "../suits-wish";

/** A drink that somebody comes for; "root beer" and "bring your own bottle" are none of it. */
const DRINKS =
  /(?<!root |ginger |butter )\b(?:wines?|beers?|cocktails?|champagnes?|prosecco|sparkling|martinis?|margaritas?|negronis?|sake|whisk(?:y|ey|ies)|mezcal|tequila|soju|happy hours?|full bar|breweries|brewery|pubs?|aperitivo|spritz(?:es)?)\b/;

/** Whether a place that says of itself that it pours no alcohol would be an answer to a wish for a drink. */
export const isDryForDrinks = (place: Place, { constraints }: Pick<AcceptedIdea, "constraints">): boolean =>
  constraints.some(asksForDrinks) && judgeDanger(place, ALCOHOL).verdict === "met";

const asksForDrinks = ({ field, values, isNegated }: Constraint): boolean =>
  !isNegated &&
  ["keyword", "goodFor", "feature", "dish", "cuisine"].includes(field) &&
  values.some((value) => DRINKS.test(foldWords(value.replaceAll("-", " "))));

/**
 * Whether what is told of a place speaks against what the wish says of its party, its time or its company: a small room
 * for twelve, or one that takes no reservations, a line for whoever wants none, a counter for clients.
 */
export const isToldAgainst = (place: Place, idea: AcceptedIdea, prompt = ""): boolean =>
  (isLargeParty(prompt) && (isSmall(place) || place.features.includes("no-reservations"))) ||
  (idea.unknowns.includes(NO_LINES) && hasLines(place)) ||
  (isForClients(idea) && isPlain(place)) ||
  idea.constraints.some((constraint) => isProneTo(place, constraint));

const LARGE = 8;
const isLargeParty = (prompt: string): boolean => (parsePartySize(prompt) ?? 0) >= LARGE;

const SMALL =
  / (?:(?:small|tiny|narrow|cramped|snug|little|compact|pocket size)(?: [^ ,]+){0,3} (?:room|rooms|dining room|storefront|shop|parlor|bistro|diner|house|cafe|counter|place|space|restaurant|bar|taqueria|pizzeria)|(?:room|house|place|space) is (?:very )?(?:small|tiny|narrow|cramped)|shoebox|(?:handful|few|half a dozen) (?:of )?(?:[^ ,]+ )?(?:tables|seats)|(?:a dozen|about twenty|twenty|two dozen|few) (?:seats|stools|chairs)|nowhere to sit|hardly anywhere to sit|no seats)(?= )/;

const isSmall = (place: Place): boolean => {
  const { prose, advice } = placeTexts(place);
  return !place.features.includes("private-room") && [prose, advice].some((text) => SMALL.test(text));
};

const LINES =
  / (?:(?:a|the|long|longest) (?:[^ ,]+ )?(?:line|lines|wait|waits|queue)(?! (?:of|cook|cooks) )|(?:lines|waits|queues) (?:form|are|run|can|on|spill|stretch)|in line|line up|lines up|lining up|wait (?:on|for a table|outside))(?= )/;
const hasLines = (place: Place): boolean => {
  const { prose, advice } = placeTexts(place);
  return [prose, advice].some((text) => LINES.test(text.replaceAll(ASSEMBLY, " ")));
};
const ASSEMBLY = / (?:assembly line|(?:on|of|work|works) the line|no (?:line|wait)|hardly any wait)(?= )/g;

const isForClients = ({ constraints }: AcceptedIdea): boolean =>
  constraints.some(({ field, values, isNegated }) => field === "goodFor" && !isNegated && values.includes("business"));

const PLAIN_VIBES = ["no-frills", "divey", "loud"];
const COUNTER =
  / (?:counter order|counter service|counter ordering|order at the (?:counter|register|window)|you line up)(?= )/;
const isPlain = (place: Place): boolean => {
  if (place.goodFor.includes("business")) return false;
  const { all } = placeTexts(place);
  return (
    place.features.includes("walk-up") || place.vibes.some((vibe) => PLAIN_VIBES.includes(vibe)) || COUNTER.test(all)
  );
};

/**
 * Kitchens that cook with a food as a rule, although no dish that we know of names it: Asian ones with nuts, bakeries with
 * most of what makes ill (foodallergy.org, "Before You Go"; Furlong et al., J Allergy Clin Immunol 108 (2001), 867). Kitchens of
 * the Near East, and what sauces are made of, are ours.
 */
export const PRONE_KITCHENS: Record<string, readonly string[]> = {
  nuts: `Thai,Chinese,Malaysian,Indonesian,Singaporean,Burmese,Laotian,Vietnamese,Sichuan,Indian,Pakistani,Nepalese,Iranian,
    Turkish,Lebanese,Georgian,Afghan,Bakery,Dessert,Ice Cream,Vegan`.split(/,\s*/),
  shellfish: "Seafood,Thai,Vietnamese,Cajun,Filipino,Malaysian,Burmese,Laotian,Dim Sum,Cantonese".split(","),
  sesame: "Korean,Japanese,Lebanese,Middle Eastern,Israeli,Turkish,Chinese,Sichuan,Bakery".split(","),
  dairy: "Pizza,Italian,Indian,French,Ice Cream,Bakery,Dessert".split(","),
  egg: "Bakery,Breakfast,Dessert,Ramen".split(","),
  soy: "Japanese,Sushi,Ramen,Chinese,Korean,Izakaya,Bakery".split(","),
};

/** Where cross-contact is likely for somebody whom a food makes ill, and the place doesn't say that it keeps it out. */
const isProneTo = (place: Place, { values, isNegated, isDanger = false }: Constraint): boolean =>
  isNegated &&
  isDanger &&
  values.some((value) => {
    const kitchens = PRONE_KITCHENS[findIngredient(value)?.name ?? value] ?? [];
    return place.cuisines.some((cuisine) => kitchens.includes(cuisine)) && judgeDanger(place, value).verdict !== "met";
  });
