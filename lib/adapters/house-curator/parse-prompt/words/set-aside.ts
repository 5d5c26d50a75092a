import { overlap, type Range } from "../mentions/locate-mentions";
import { type Quote, quotesOf } from "./split-words";

/** "Not just a sad salad" asks for more than that, and refuses none. */
const MORE_THAN =
  /\b(?:not|more than) (?:just|only|merely|simply) (?:an? |the |some |another )?(?:(?!but\b)\p{L}+ ){0,2}?(?!but\b)\p{L}+(?=\s*(?:[,.;:!?)]|$)| (?:for|in|on|at|near|with|and|or|but|tonight|please)\b)/giu;
/** When one leaves or sleeps, which no kitchen is about. */
const BEFORE_FLIGHT =
  /\b(?:in )?bed by (?:\d{1,2}|nine|ten|eleven)\b|\bbefore (?:an? |the |my |our |his |her |their )?(?:red[- ]?eye|(?:early |late )?flights?)\b/giu;
/** "Ice cream or something warm", and "warm and brothy", are about what is eaten, and no room. */
const WARM_FOOD =
  /(?<=\b(?:dessert|ice ?cream|sweets?|cake|pastr(?:y|ies)|cookies?)\b[^.;!?]{0,25})\bsomething (?:warm|hot)\b|\b(?:warm|hot)(?:,| and)?(?= (?:brothy|soupy)\b)/giu;
/** "Celiac, so it has to be legit" asks for no authentic cooking. */
const IN_EARNEST = /(?<=\b(?:co?eliac|gluten|allerg\p{L}*|vegan|kosher|halal)\b[^.;!?]{0,40})\blegit\b/giu;

/** "A cold rainy night" is one for staying dry, whatever else it is. */
const MORE_WEATHER = /\b(?:cold|chilly|grey|gray|windy)(?=,? (?:and )?(?:rainy|wet|foggy|stormy)\b)/giu;

/** What a room shouldn't smell of is no dish, and a party's diets are none by that name. */
const NO_FOOD =
  /\b(?:no (?:fish|fishy|fried|smoky|oily|garlic) (?:smells?|odou?rs?)|(?:mixed|various|different) (?:diets|dietary (?:needs|restrictions)))\b/giu;
/** "Open", in which a crab would be found: "mở cửa". */
const OPEN_ELSEWHERE = /(?:mở|đóng) cửa/giu;

/** The day's weather, told of and not asked for. */
const IT_IS_COLD =
  /\b(?:it['’]?s|it is) (?:(?:so|really|very|pretty|too|freezing) )?(?:cold|chilly|freezing)\b(?: (?:out(?:side)?|today|tonight))?/giu;

/** What only swears that one means it: "no cap". */
const IN_TRUTH = /\b(?:no cap(?! on\b| for\b)|fr fr|on god|ngl|istg)\b/giu;

/** A tired one is no food that is asked for, nor one that is refused: "tired of boring pizza". */
const TIRED_KIND =
  /\b(?:hates?|dislikes?|can(?:['’]?t|not) stand|(?:sick|tired) of|no more) (?:the |these |all )?(?:boring|bad|sad|bland|mediocre|generic|lame|soggy|frozen)(?: \p{L}+){1,2}/giu;
/** What will do as well isn't asked for. */
const NOT_NEEDED =
  /\b(?:cash[- ]only(?:'s| is)? (?:ok(?:ay)?|fine|works|no problem)|no sit[- ]?down (?:place |restaurant |spot )?(?:needed|necessary|required))\b/giu;
/** Whatever they finished, it isn't theirs to eat. */
const FINISHED = /\bfinish(?:ing|ed) (?:up )?(?:my|our|his|her|their) \p{L}+/giu;

/** What a prompt says that neither asks for anything of a place nor refuses it. */
export const setAside = (prompt: string): Quote[] =>
  [
    MORE_THAN,
    BEFORE_FLIGHT,
    WARM_FOOD,
    IN_EARNEST,
    MORE_WEATHER,
    NO_FOOD,
    OPEN_ELSEWHERE,
    IN_TRUTH,
    IT_IS_COLD,
    TIRED_KIND,
    NOT_NEEDED,
    FINISHED,
  ].flatMap((pattern) => quotesOf(prompt, pattern));

/** The ranges that touch none of the quotes. */
export const outsideOf = <Each extends Range>(ranges: readonly Each[], quotes: readonly Quote[]): Each[] =>
  ranges.filter((range) => !quotes.some(({ start, quote }) => overlap(range, { start, end: start + quote.length })));
