import { isFood } from "./foods";
import { singular, singularsOf, wordList, wordsOf } from "./word-forms";

/**
 * Whether a sentence points back at what only a sentence before it names ("Begin with it", "They are the milder of the two"):
 * by itself it has no subject.
 */
export function leansBack(text: string): boolean {
  if (STARTS_BEHIND.some((start) => start.test(text)) || REFERS_BACK.some((reference) => reference.test(text)))
    return true;
  if (pointsAtUnnamedFood(text)) return true;
  for (const found of text.matchAll(PRONOUN)) {
    const before = text.slice(0, found.index);
    const after = text.slice(found.index + found[0].length);
    if (isOwn(found[0].toLowerCase(), before, after)) continue;
    return namesNothing(before) || isObjectOfFirstClause(before);
  }
  return false;
}

const PLACE =
  "(?:rooms?|place|house|bar|counter|restaurant|shop|kitchen|caf[eé]|diner|pub|hall|spot|taquer[ií]a|pizzeria|corner|branch|block|stretch|building|street|city|neighborhood|market|window|bakery|parlor|storefront)";

/** Beginnings that stand for a dish or a person named before; "This is a breakfast house" stands for the place itself. */
const STARTS_BEHIND: readonly RegExp[] = [
  /^That (?!way\b)/,
  new RegExp(`^(?:This|These) (?!(?:\\S+ )?${PLACE}\\b|(?:is|was) (?:an?|the) (?:\\S+ ){0,4}${PLACE}\\b)`),
  new RegExp(`^Those (?!who\\b|${PLACE}\\b)`),
  /^(?:Have|Get|Order|Take|Share|Eat|Try) (?:these|those) (?:with|at|as|in)\b/,
  /^Both (?!the\b|of you\b|\p{Lu})/u,
  /^(?:Its|Their|His|Her|He) /,
  /^She (?!\p{Lu})/u,
  /^One (?:is|was|of (?:them|these|those)|makes|feeds|comes|will|may|can|could|between)\b/,
  /^(?:The|Another) (?:other|others|former|latter|same|\S+ one)\b(?! (?:half|side|way|end))/,
];

/** What stands for things that were named before, wherever it stands in a sentence. */
const REFERS_BACK: readonly RegExp[] = [
  /\bwhich (?:one )?is which\b/i,
  /^(?:After|Before|With|Beside|Besides) (?:this|these|those|that)(?:,| (?:you|we|there|comes?|is|are)\b)/,
  /\bas well as (?:these|those)\b(?! (?:who|of|that|with)\b)/i,
  // "Those seats" were told of before, and so were the visitors who would rather have a roof.
  /\b(?:(?:that|those|these) (?:seats?|tables?|chairs|stools|benches)|(?:that|those) (?:booths?|cushions))\b(?! (?:by|in|on|at|under|near|along|beside|where|that|who|facing|outside)\b)/i,
  /^(?:They|You|We) (?:\w+ ){0,2}(?:bake|bring|carve|cook|cut|fry|grill|make|roast|serve|slice|eat|get|have|order|share|take) (?:that|this|these|those)(?= (?:next|beside|at|in|on|for|from|to|over|by|with|before|after)\b|[,.;])/,
  /^If they (?:would rather|prefer|want|like|are|have|get|don['’]t|do not)\b/,
  /^(?:Ask|Try|Wait|Go|Aim|Reach) for (?:these|those|this) (?:\S+ )?(?:when|if|at|before|first)\b/,
  /\b(?:is|are|was|were) (?:still |only |just )?(?:that|those) of\b/i,
  /\b(?:order|share|eat|try|with|it is|leave(?= this)) (?:this|that) one\b/i,
  /\b(?:of|call|calls) that (?:sauce|plate|sweetness|heat|broth)\b/i,
  /\b(?:makes the other|the work of another) one\b/i,
];

const DEMONSTRATIVE = /\b(?:this|these) ((?:[\p{L}'’-]+ ?){1,3})/giu;
const CROCKERY = new Set(
  wordList("plate bowl dish pot platter starter dessert drink sauce filling puff fritter skewer patty wedge"),
);

/** "Go into this stew", where no words before it name a stew. */
function pointsAtUnnamedFood(text: string): boolean {
  for (const found of text.matchAll(DEMONSTRATIVE)) {
    const named = wordsOf(found[1] ?? "").map(singular);
    const at = named.findIndex((word) => isFood(word) || CROCKERY.has(word));
    // "This small sushi room" is where one is, and in "this griddle of pancakes" the griddle is meant.
    if (at < 0 || named.slice(0, at).some((word) => ENDS_PHRASE.has(word)) || named.some(isPlaceWord)) continue;
    const before = singularsOf(text.slice(0, found.index));
    if (!before.has(named[at] ?? "")) return true;
  }
  return false;
}

const ENDS_PHRASE = new Set(
  wordList(`is are was were has have had for of in on at with and or to from that who which you will can may menu list griddle
    oven grill as by since until if when while where`),
);
const ONLY_PLACE = new RegExp(`^${PLACE}$`);
const isPlaceWord = (word: string): boolean => ONLY_PLACE.test(word);

const PRONOUN = /\b(?:it|they|them)\b(?!['’])|\b(?:these|those)(?=[,.;]| (?:after|before|first)\b)/giu;

/** A pronoun that needs nothing before it: those who work there, the weather, or what the sentence goes on to name. */
function isOwn(pronoun: string, before: string, after: string): boolean {
  if (pronoun === "they" && STAFF_VERB.test(after)) return true;
  if (
    pronoun === "them" &&
    /\b(?:tell|let|ask)\s$/i.test(before) &&
    !/^ (?:dip|share|have|eat|follow|cool|try)\b/.test(after)
  )
    return true;
  if (pronoun === "it" && SAYS_NOTHING.test(after)) return true;
  if (pronoun === "it" && before === "" && IS_PLACE.test(after)) return true;
  return (
    /^(?:before|when|while|once|since|because|although|though|if|as) $/i.test(before) &&
    /, (?:the|an?) \p{L}/u.test(after)
  );
}

const STAFF_VERB =
  /^ (?:(?:still|also|only|even|will|can|have|do|do not|don['’]t|would|never|always|once)\s)*(?:take|make(?! an? good)|serve|bring|cook|slice|roll|bake|fry|grill|toss|turn|hold no|open|close|ask|put|pour|fill|brine|slap|mix|chop|pack|send|cut|carve|smoke|brew|roast|press|give|sell|call|let|know|use|build|pull|stretch|add|dress(?:ed)?|made|size|mash|steam|wrap|seat|keep the|show you|hand|stuff|char|shave|grind|cure|ferment|pickle|marinate|braise|boil|simmer|fold|crimp|draw|run out|point|charge|accept|print|write|want you|like you|will bring|would rather you|opened|founded|work|started|began)\b/;

/** "If it is summer", "it helps that". */
const SAYS_NOTHING =
  /^ (?:rains?|helps|pays|is (?:warm|cold|summer|winter|spring|fall|raining|foggy|sunny|late|early|dark|light|worth knowing|hard to|easy to|best to|not (?:hard|easy) to)|takes (?:an?|some|two|time)|gets (?:dark|late|cold))\b/;
const IS_PLACE = new RegExp(`^ (?:is|was) an? (?:\\S+ ){0,5}${PLACE}\\b`);

/** Words that name no food, no room and nothing else that a pronoun could mean: what one does, how, and who does it. */
const NAMES_NOTHING = new Set(
  wordList(`a about add after again all alone along alongside also always among and any anybody anyone around as ask at away be because
    been before begin beside better between both bring but by can carry choose come cook could count cut dip divide do don't down
    drink early eat either else end enough even everybody everyone everything expect few find finish first fold follow for friends from get give go
    grandparents guests half have hold hungry if in instead into just keep kids know last late leave less let like little look love make many
    may mention might miss mix more most much need needn't never no nobody none not of off offer on once one only open or order other
    others out over pair pass pay people pick plan please pour prefer put rather reach remember reserve roll save say see serve
    several share should show side since so some somebody someone soon split spoon stand start still stop take taste tear tell than that the
    then there think though through to together too treat try two three until up use vegans vegetarians visitors wait want watch well
    what when where whether which while who will with without would wrap you your yourself new here hungry children adults eaters diners regulars
    has had having is are was were does did being get gets goes going comes coming must cannot can't won't will`),
);

const namesNothing = (before: string): boolean =>
  (
    before
      .replace(AMOUNT, "")
      .replace(PEOPLE, "")
      .toLowerCase()
      .match(/[\p{L}'’]+/gu) ?? []
  ).every((word) => NAMES_NOTHING.has(word.replace("’", "'")));

/** "A plate of them": what only counts or holds names nothing either. */
const AMOUNT =
  /\b(?:an?|one|two|three|the|another|each|every|some|more|half) (?:(?:whole|big|small|first|second|last) )?(?:plates?|bowls?|bites?|slices?|pieces?|portions?|orders?|dozen|pair|baskets?|box(?:es)?|bags?|cups?|glass(?:es)?|spoon(?:ful)?s?|forks?|rest|couple|few|one|round) of $/i;
/** "Craig and Anne Stoll have had it on the menu": people aren't it. */
const PEOPLE = /\b\p{Lu}[\p{L}'’]+ (?:and \p{Lu}[\p{L}'’]+ )?\p{Lu}[\p{L}'’]+ (?=(?:has|have|had)\b)/gu;

const CLAUSE_BREAK =
  /[,;:–—]|\b(?:and|or|but|because|so|since|as|if|when|while|who|whom|which|that|what|where|before|after|until|than|though|although)\b/i;
/** "Sand dabs, pan-fried, can follow it." */
const APPOSITION = /, (?:\p{L}+-)?\p{L}+ed, /u;
const NOUN_PHRASE = /\b(?:the|an?|this|that|these|those|every|each|no|your|our|some|any|two|three|four)\b|['’]s\b/gi;

/** Within one clause, an object doesn't mean the subject: "Chowder goes with it". */
const isObjectOfFirstClause = (before: string): boolean =>
  before !== "" &&
  !CLAUSE_BREAK.test(before.replace(APPOSITION, " ")) &&
  !/\bwith\b.*\b(?:in|on|over|around|inside) $/i.test(before) &&
  (before.match(NOUN_PHRASE)?.length ?? 0) <= 1;
