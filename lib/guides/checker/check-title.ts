import { findUncarriedClaim } from "./claims";
import { findFigure } from "./figures";
import { isFood, isFoodGrounded } from "./foods";
import { type Ground, groundedText } from "./ground";
import { holdsMarkup } from "./markup";
import { findUngroundedNumber } from "./numbers";
import { findForbiddenPhrase } from "./phrases";
import { singularsOf } from "./words";

const LONGEST = 110;

/** Why a headline may not stand, or null. It speaks for all picks: their evidence and the wish are its ground. */
export function checkTitle(title: string, ground: Ground): string | null {
  if (title.trim() === "") return "is empty";
  if (title.length > LONGEST) return "is too long";
  if (holdsMarkup(title)) return "holds a link or markup";
  const phrase = findForbiddenPhrase(title);
  if (phrase) return `says “${phrase}”`;
  const figure = findFigure(title);
  if (figure) return `states ${figure}`;

  const said = `${groundedText([...ground.evidence.keys()], ground).text} | ${ground.frame} | ${ground.wish}`;
  const number = findUngroundedNumber(title, said);
  if (number) return `gives a number (${number}) that isn't known`;
  const claim = findUncarriedClaim(title, said, ground.wish);
  if (claim) return `makes a claim about ${claim}`;
  const words = singularsOf(said);
  const food = [...singularsOf(title)].find((word) => isFood(word) && !isFoodGrounded(word, words));
  return food ? `names a dish (${food}) that no pick serves` : null;
}
