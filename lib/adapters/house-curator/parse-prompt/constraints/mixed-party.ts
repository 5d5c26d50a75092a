import { NUMBER_PATTERN } from "@/lib/core/number-words";
import { foldAccents, foldWords } from "@/lib/restaurants/vocabulary";
import { areTwoGuests, eaterBefore } from "../mentions/wishers";

const SOMEBODY =
  "wife|husband|hubby|spouse|partner|fiancee?|boyfriend|girlfriend|bf|gf|friend|buddy|roommate|housemate|date|sister|brother|sibling|mother|mom|mum|father|dad|son|daughter|kid|teenager|niece|nephew|cousin|aunt|uncle|colleague|coworker|boss|client|guest|person";
/** One guest of several, or a few: "one vegetarian", "two of us are vegetarian", "my girlfriend is vegetarian", "my vegetarian girlfriend". */
const someWho = (diet: string) =>
  new RegExp(
    `(?<!\\b(?:for|are|re|were) )\\b(?:${NUMBER_PATTERN}|half|some|a few|a couple)(?: of (?:us|them|whom|the \\w+))?(?:(?:,? who)?(?: are| is|'s|’s))?(?: an?)? (?:strict )?(?:${diet})\\b(?! (?:\\w+ )?(?:restaurants?|places?|spots?|kitchens?|cafes?|joints?|picks?)\\b)|\\b(?:(?:my|our|his|her|the|one|a) (?:\\w+ )?(?:${SOMEBODY})|she|he)(?:,? who)?(?: is|'s|’s|s) (?:an? )?(?:strict |strictly )?(?:${diet})\\b|\\b(?:my|our|his|her|a|one) (?:strict )?(?:${diet}) (?:\\w+ )?(?:${SOMEBODY})\\b`,
  );
export const SOME_VEGETARIANS = someWho("vegetarians?|veggies?");
export const SOME_VEGANS = new RegExp(
  `\\b(?:${NUMBER_PATTERN}|half|some|a few|a couple)(?: of (?:us|them|whom|the \\w+))?(?: are| is)? vegans?\\b`,
);
const VEGAN_GUEST = someWho("vegans?");

const MEATS: readonly string[] = ["meat", "steak", "Steakhouse", "Barbecue", "ribs", "brisket"];
/** They say of others of the party that they eat meat. */
const MEAT_EATERS =
  /(?<!\b(?:no|not|non|without|nor|ex|former|never)[ -](?:\w+ )?)\b(?:(?:meat|steak|beef|pork|chicken|bbq|barbecue)[ -](?:lovers?|eaters?|fans?)|carnivores?|carnivorous|omnivores?|(?:i|we|he|she|they) eats? everything|(?:the )?(?:rest|others?)(?: of us)? (?:all )?(?:eats?|wants?|loves?|likes?) (?:meat|steak|everything|anything)|(?:one|two|three|four|five|some|the rest|(?:the )?others?|every(?:one|body) else)(?: who| of us| who just)? (?:needs?|wants?|craves?|loves?) (?:an? |some |the |their |his |her )?(?:\w+ )?(?:burgers?|steaks?|ribs|wings|brisket|bbq|barbecue))\b/;

/** Folded. What nobody with such a diet eats, unless it is made without. */
const MEAT = "meat|steaks?|burgers?|cheeseburgers?|ribs|wings|brisket|bbq|barbecue|barbeque|pork|bacon|beef|lamb|duck";
const MEATLESS = "vegans?|vegetarians?|veggies?|plant based";
const ANYBODY = `(?:(?:my|our|his|her|their|the) (?:\\w+ )?)?(?:${SOMEBODY})|he|she|they`;
const IS = "(?: is|s| are|re)?(?: (?:an?|strictly|strict|both|all|the|mostly))*";

/** The guest of whom a folded clause tells that they eat no meat; "all" where nobody else eats with them. */
function guestWithoutMeat(clause: string): string | null {
  const found =
    new RegExp(`(?:^| )(we|were|we are|all of us|both of us)\\b${IS} (?:${MEATLESS})\\b`).exec(clause)?.[1] ??
    new RegExp(`(?:^| )(im?)\\b(?: am)?${IS} (?:${MEATLESS})\\b`).exec(clause)?.[1] ??
    new RegExp(`(?:^| )(${ANYBODY}|one|the other)${IS} (?:${MEATLESS})\\b`).exec(clause)?.[1] ??
    new RegExp(`(?:^| )((?:my|our|his|her) (?:${MEATLESS}) (?:\\w+ )?(?:${SOMEBODY}))\\b`).exec(clause)?.[1] ??
    new RegExp(
      `\\b(?:${MEATLESS})(?: (?:food|options?|dishes|stuff|something|ones?))? for (me|${ANYBODY}|him|her)\\b`,
    ).exec(clause)?.[1] ??
    new RegExp(
      `(?:^| )(i|we|${ANYBODY}) (?:(?:do|does)nt|do not|does not|cant|cannot|never|no longer) eats? (?:any )?meat\\b`,
    ).exec(clause)?.[1];
  return found === undefined ? null : /^(?:we|were|all|both)/.test(found) ? "all" : asGuest(found);
}

/** The guest who wants meat in a folded clause. "But my husband does" says so after somebody who doesn't. */
function guestOfMeat(clause: string): string | null {
  const meat = new RegExp(`\\b(?:${MEAT}|everything|anything)\\b`).exec(clause);
  if (!meat) {
    const does = new RegExp(`^(i|${ANYBODY}|the (?:others?|rest)) (?:do|does|is|am)(?: not| eat it| eat meat)?$`).exec(
      clause,
    );
    const isNot = new RegExp(`^(i|${ANYBODY})(?:m| am| is|s)? (?:not|isnt)$`).exec(
      clause.replace(/^(.+) isnt$/, "$1 not"),
    );
    const guest = does?.[1] ?? isNot?.[1];
    return guest ? asGuest(guest) : null;
  }
  const before = clause.slice(0, meat.index);
  if (/\b(?:vegan|vegetarian|veggie|no|not|(?:do|does|ca|wo)nt|never|without)\b(?: \w+)? $/.test(before)) return null;
  const after = new RegExp(`^ for (me|${ANYBODY}|him|her)\\b`).exec(clause.slice(meat.index + meat[0].length))?.[1];
  const eater = after ?? eaterBefore(before) ?? EATS.exec(before)?.[1];
  return eater ? asGuest(eater) : null;
}

const EATS = new RegExp(
  `(?:^| )(i|${ANYBODY}|the other|one)(?: \\w+)? (?:eats?|only eats?|can (?:get|have|eat|order)|could (?:get|have|eat)|gets?|has|have|lives? on|ll have|will have|wants?|loves?|likes?|needs?|craves?)(?: \\w+){0,3} ?$`,
);

const asGuest = (words: string): string =>
  words
    .replace(/^(?:im|me)$/, "i")
    .replace(/^him$/, "he")
    .replace(/^her$/, "she");

const CLAUSE_END = /[.,;:!?()\n]+|\s(?:and|but|while|whereas|though|although|yet|&|\+)\s/i;
const ONE_AND_OTHER = /^(?=.*\b(?:one|half)\b)(?=.*\b(?:the )?(?:other|others|other half|rest)\b)/;
/** "Both vegan and meat dishes", "vegan options and burgers". */
const BOTH_KINDS = new RegExp(
  `\\b(?:both )?(?:${MEATLESS})(?: (?:food|options?|dishes|plates|stuff))? (?:and|&|as well as) (?:good |real |great |some )?meat(?: (?:food|options?|dishes|plates|stuff|options too))?\\b|\\bmeat (?:and|&|as well as) (?:${MEATLESS}) (?:food|options?|dishes|plates|stuff)\\b`,
);
/** "Vegan options where my dad can get a steak": options are for who needs them. */
const OPTIONS = new RegExp(`\\b(?:${MEATLESS}) (?:options?|choices|dishes)\\b|\\bsomething (?:${MEATLESS})\\b`);

/** Whether those who eat no meat are some of a party whose others want it: "I'm vegan, he wants a steak". */
export function isForMeatEatersToo(text: string, foods: readonly string[]): boolean {
  const folded = foldAccents(text).toLowerCase();
  if (MEAT_EATERS.test(folded) || BOTH_KINDS.test(foldWords(text))) return true;
  const wantsMeat = foods.some((value) => MEATS.includes(value));
  if (wantsMeat && (SOME_VEGANS.test(folded) || VEGAN_GUEST.test(folded))) return true;
  const clauses = text.split(CLAUSE_END).map(foldWords).filter(Boolean);
  const meatless = clauses.map(guestWithoutMeat).filter((guest) => guest !== null);
  const ofMeat = clauses.map(guestOfMeat).filter((guest) => guest !== null);
  if (ofMeat.length > 0 && meatless.length === 0) return OPTIONS.test(foldWords(text));
  return meatless.some((guest) => guest !== "all" && ofMeat.some((other) => areDifferent(guest, other)));
}

const areDifferent = (guest: string, other: string): boolean =>
  areTwoGuests(guest, other) || (ONE_AND_OTHER.test(`${guest} ${other}`) && guest !== other);
