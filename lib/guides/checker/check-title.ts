import { findUnsupportedClaim } from "./claims";
import { findFigure } from "./figures";
import { isFood, isFoodGrounded } from "./foods";
import { findForbiddenPhrase } from "./forbidden-phrases";
import { type Grounding, groundedText } from "./grounding";
import { containsMarkup } from "./markup";
import { findUngroundedNumber } from "./numbers";
import { singularsOf } from "./word-forms";

const TITLE_LENGTH_MAX = 110;

/** Why a headline may not stand, or null. It speaks for all picks: their evidence and the wish are its ground. */
export function checkTitle(title: string, ground: Grounding): string | null {
  if (title.trim() === "") return "is empty";
  if (title.length > TITLE_LENGTH_MAX) return "is too long";
  if (containsMarkup(title)) return "holds a link or markup";
  const phrase = findForbiddenPhrase(title);
  if (phrase) return `says “${phrase}”`;
  const figure = findFigure(title);
  if (figure) return `states ${figure}`;

  const said = `${groundedText([...ground.evidence.keys()], ground).text} | ${ground.context} | ${ground.constraintText}`;
  const number = findUngroundedNumber(title, said);
  if (number) return `gives a number (${number}) that isn't known`;
  const claim = findUnsupportedClaim(title, said, ground.constraintText);
  if (claim) return `makes a claim about ${claim}`;
  const words = singularsOf(said);
  const food = [...singularsOf(title)].find((word) => isFood(word) && !isFoodGrounded(word, words));
  return food ? `names a dish (${food}) that no pick serves` : null;
}
