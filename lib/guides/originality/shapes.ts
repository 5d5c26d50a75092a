import { foldProse } from "../checker/word-forms";

/** Words that carry a sentence rather than its subject: what is left of a mold when its slots are emptied. */
const CARRYING_WORDS = new Set(
  `a an the and or nor but with without for from to in into on onto at of off by as if so than then that this these those there
   here it its you your we our us they them their who whose which what where when while because before after between until
   is are was were be been do does has have had not no can will would may one ones more most other others another some any
   all each every both either neither up down over under out about around through again once still just only too very come
   comes stay stays included reasons leave house sit begin begins start starts end ends make makes`.split(/\s+/),
);
const NUMBERS = new Set("two three four five six seven eight nine ten".split(" "));

/** The part of a title behind its colon; empty where it has none. */
export const subtitleOf = (title: string): string => /: (.+)$/.exec(title)?.[1] ?? "";
/** The part before it, in lower case. */
export const headOf = (title: string): string => (title.split(":")[0] ?? "").trim().toLowerCase();

/**
 * What two titles share that are from one mold: "From the brisket to the cod in six rooms" and "From the ravioli to the
 * pie in two kitchens" are both "from the _ to the _ in # _".
 */
export function shapeOf(text: string): string {
  const tokens = foldProse(text).match(/[\p{L}\p{N}'-]+|[,;:.!?]/gu) ?? [];
  const masked = tokens.map((token) => {
    if (!/^[\p{L}\p{N}]/u.test(token) || CARRYING_WORDS.has(token)) return token;
    return NUMBERS.has(token) ? "#" : "_";
  });
  return masked.filter((token, index) => token !== "_" || masked[index - 1] !== "_").join(" ");
}

/** Of fewer carrying words, two sentences are alike by chance. */
const MOLD_WORDS_MIN = 5;

/** The shape of a text of enough carrying words for it to be a mold where another has it too; else null. */
export function moldOf(text: string, wordsMin = MOLD_WORDS_MIN): string | null {
  const shape = shapeOf(text);
  return (shape.match(/\p{L}+/gu) ?? []).length >= wordsMin ? shape : null;
}

const FRAME_WORDS = 5;

/** Runs of five words, the given names left out: those that two guides share are from one frame. */
export function framesOf(text: string, names: RegExp | null = null): string[] {
  const words = foldProse(names ? text.replace(names, " ") : text).match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  return words.slice(FRAME_WORDS - 1).map((_, index) => words.slice(index, index + FRAME_WORDS).join(" "));
}

const OPENING_WORDS = 4;

/** How a text opens: its words up to the first pause, at most four. */
export const openingClauseOf = (text: string): string =>
  (foldProse(text).split(/[,;:.!?—–]/)[0] ?? "").trim().split(/\s+/).slice(0, OPENING_WORDS).join(" ");
