import type { Token } from "./token";

const FINITE_AUXILIARIES = new Set(
  "is are was were am has have had does do did can could will would shall should may might must ought ’s ’re ’ve ’ll ’d 's 're 've 'll 'd ca wo".split(
    " ",
  ),
);
/** Past forms that are no participle too. */
const PASTS = new Set(
  `began broke came chose did drank drew drove fell flew forgot froze gave grew hid knew ran rang rose sang sank saw
   shook spoke stole swam took threw was went were woke wore wrote ate became rebuilt overcame withdrew undertook`.split(
    /\s+/,
  ),
);
/** Participles without -ed that pasts share: what stands before them decides. */
const EITHER_PASTS = new Set(
  `brought bought built caught cut dealt fed felt fought found got had heard held hit hung kept laid led left let lost
   made meant met paid put read said sat sent set shot shut slept sold spent stood struck stuck taught told thought
   understood won wound spread split bent bound bred burnt dug lent lit sought spun swept wept`.split(/\s+/),
);
const SAME_IN_BOTH = new Set("cut hit let put read set shut split spread".split(" "));
const PARTICIPLES = new Set(
  `been begun broken chosen done drawn driven drunk eaten fallen flown forgotten frozen given gone grown hidden known
   ridden risen seen shaken sewn shown spoken stolen sunk sworn taken thrown torn woken worn woven written`.split(
    /\s+/,
  ),
);

export const isFiniteAuxiliary = ({ pos, lower }: Token): boolean =>
  (pos === "AUX" || pos === "VERB") && FINITE_AUXILIARIES.has(lower);

export const isGerund = ({ lower }: Token): boolean => /.ing$/.test(lower) && !/^(?:bring|sing|ring|king)$/.test(lower);
export const isPast = ({ lower }: Token): boolean => PASTS.has(lower);
export const isPastOrParticiple = ({ lower }: Token): boolean =>
  (/.ed$/.test(lower) && !/^(?:need|feed|speed|heed|seed|weed|bleed|breed|proceed|exceed|succeed)$/.test(lower)) ||
  EITHER_PASTS.has(lower);
const isParticiple = ({ lower }: Token): boolean => PARTICIPLES.has(lower);

/** "makes", "goes": the third person; "pass" and "guess" are not. */
export const isThirdPerson = ({ lower }: Token): boolean => /[^sui]s$|[^s]es$/.test(lower) && !/ss$/.test(lower);
export const isBase = (token: Token): boolean =>
  !isGerund(token) &&
  !isPast(token) &&
  !isParticiple(token) &&
  !isThirdPerson(token) &&
  (!isPastOrParticiple(token) || SAME_IN_BOTH.has(token.lower));
