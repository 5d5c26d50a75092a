const SELF = "i|we|id|wed|im|were";
const PRONOUNS = "he|hes|hed|she|shes|shed|they|theyre|theyd";
/** "My wife doesn't", and what else no guest is called. */
const NO_GUEST =
  "(?:doesnt|dont|didnt|isnt|arent|wont|cant|wouldnt|cannot|never|not|hardly|barely|rarely|no|place|spot|menu|restaurant|kitchen|only|would|also|always|really|just|still|thing|one|and|or|but|who|that)";
const KIN = `(?:(?:my|our|his|her|their|the) (?:(?!${NO_GUEST}\\b)\\w+ )?(?!${NO_GUEST}\\b)\\w+)`;
const SOME =
  "(?:one|two|three|four|some|half|others?|another|someone|somebody|everyone else|everybody else)(?: (?:of (?:us|them)|friends?|guests?|people))?|the (?:rest|others?)(?: (?:one|two|half|of (?:us|them)))?";
/** A name, which folded words don't tell from any other: it stands before a verb in the third person. */
const NAME =
  "(?!(?:never|not|always|also|really|still|just|only|usually|who|that|which|what|it|everyone|everybody|nobody|anyone|body|menu|place|spot|restaurant|and|but|or|so|one|of|us|them|kind|all|both|else)\\b)\\w+";

const ADVERBS =
  "(?: (?:is|are|am|s|d|would|also|really|just|always|still|usually|only|actually|definitely|both|all|now|totally|really|still))*";
const WANTED =
  "wants?|wanna|craves?|craving|needs?|would like|prefers?|(?:feels?|feeling) like|in (?:the |a )?mood for|after|dying for|hungry for|(?:is|are|im|hes|shes|theyre) up for|asked for|asking for|insists? on|rather (?:have|eat|get)|votes? for|voted for";
const LIKED = "likes?|loves?|adores?";
/** In the third person, where a name has no other sign that it is one. */
const HAS_WISH = "wants|craves|needs|prefers|feels like|insists on|is craving|is after|is in the mood for|is dying for";

/** Up to the food: "wants to have some good". */
const UP_TO_FOOD =
  "(?: (?!(?:and|or|but|not|no|nothing|never|without|in|near|at|on|for|with|because|so|than|who|that|which|it|is|are|was|he|she|we|i|they|if|when)\\b)\\w+){0,3} ?$";

const patternsFor = (verbs: string): readonly RegExp[] => [
  new RegExp(`(?:^| )(${SELF}|${PRONOUNS}|${SOME})${ADVERBS} (?:${verbs})${UP_TO_FOOD}`),
  new RegExp(`(?:^| )(${KIN})${ADVERBS} (?:${verbs})${UP_TO_FOOD}`),
  new RegExp(`(?:^| )(id|wed|hed|shed|theyd) like${UP_TO_FOOD}`),
];
const WANTS = [...patternsFor(WANTED), new RegExp(`(?:^| )(${NAME}) (?:${HAS_WISH})${UP_TO_FOOD}`)];
const LIKES = patternsFor(LIKED);

/** Whom a wish without a verb may be of, where another's stands before it: "curry, my girlfriend for sushi". */
const PEOPLE =
  "husband|hubby|wife|spouse|partner|fiancee?|boyfriend|girlfriend|bf|gf|friends?|buddy|roommates?|date|sisters?|brothers?|siblings?|mother|mom|mum|father|dad|parents|grandma|grandpa|sons?|daughters?|kids?|teens?|teenagers?|nieces?|nephews?|cousins?|aunt|uncle|colleagues?|coworkers?|boss|in laws?|family";
const ELIDED = new RegExp(
  `(?:^|^(?:and|but|while) | (?:and|but|while) )((?:my|our|his|her|their|the) (?:\\w+ )?(?:${PEOPLE})|i|me|we|us|he|she|they|the (?:others?|rest)(?: one)?)(?: (?:for|like))?(?: (?:some|good|a|an))* ?$`,
);

/** Right before somebody: nobody of theirs wants it. */
const DENIED =
  /\b(?:nobody|no one|noone|none|neither|nor|not|never|hardly|(?:do|does|did|is|are|was|ca|wo|would)nt|cannot)(?: (?!(?:but|and|because|so|while)\b)\w+){0,3}$/;

/** Who wants the food right after these folded words, in so many words: "my husband", in "and my husband wants". */
export const wisherBefore = (before: string): string | null => wisherBy(WANTS, before);

/** The same, or whose taste it is: "she", in "she likes". */
export const eaterBefore = (before: string): string | null => wisherBefore(before) ?? wisherBy(LIKES, before);

/** Who wants the food after these words, where only somebody else's wish before it has a verb: "my girlfriend", in "my girlfriend for". */
export const wisherWithoutVerb = (before: string): string | null =>
  ELIDED.exec(before)?.[1]?.replace(/^(?:me|we|us)$/, "i") ?? null;

/** Right after a food: somebody else who doesn't want it, and nothing that they don't want instead. */
const NOT_SHARED = new RegExp(
  `^(?: (?:food|at all|tonight|today|again))?,? ?(?:but |though |although |while |and |yet |even though )?(${SELF}|${PRONOUNS}|${KIN}|the (?:others?|rest)|others?|some|everyone else|[a-z]+)(?: (?:really|just|personally|am|is|are))* (?:(?:do|does|did|is|are|was|would|wo)n['’]?t|(?:do|does|did|am|is|are|was|would|will)? ?not)(?: really| so much| at all)*(?: (?:want (?:it|that|any|to)|care for (?:it|that)|like (?:it|that)|in the mood(?: for it)?|feeling it|into it))?(?=\\s*(?:[,.;:!?)]|$|(?:so|near|in|at|around|by|tonight|today|right now)\\b))`,
  "i",
);

/** Whether the words after a food say that somebody other than its eater doesn't want it: "but I don't". */
export function isNotSharedBy(eater: string, after: string): boolean {
  const other = NOT_SHARED.exec(after.replace(/['’]/g, ""))?.[1]?.toLowerCase();
  if (!other) return false;
  return areTwoGuests(eater, IS_SELF.test(other) ? "i" : other);
}

function wisherBy(patterns: readonly RegExp[], before: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(before);
    const wisher = found?.[1];
    if (wisher && !DENIED.test(before.slice(0, found.index)))
      return IS_SELF.test(wisher) ? "i" : wisher.replace(/^(he|she|they)(?:s|d|re)$/, "$1");
  }
  return null;
}

const IS_SELF = new RegExp(`^(?:${SELF})$`);
const IS_PRONOUN = /^(?:he|she|they)$/;
const MAN = /\b(?:husband|hubby|boyfriend|bf|brothers?|dad|father|sons?|uncle|nephew|grandpa|grandfather|boys?|guys?)$/;
const WOMAN =
  /\b(?:wife|girlfriend|gf|sisters?|mom|mum|mother|daughters?|aunt|niece|grandma|grandmother|girls?|lady|ladies)$/;

/** Whether they are two guests. Who was named before may be the "he" who comes after. */
export function areTwoGuests(first: string | null, second: string | null): boolean {
  if (first === null || second === null || first === second) return false;
  if (!IS_PRONOUN.test(second) || first === "i" || IS_PRONOUN.test(first)) return true;
  return second === "he" ? WOMAN.test(first) : second === "she" && MAN.test(first);
}
