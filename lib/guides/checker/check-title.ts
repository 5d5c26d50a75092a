import { findUnsupportedClaim } from "./claims";
import { findFigure } from "./figures";
import { isFood, isFoodGrounded } from "./foods";
import { findForbiddenPhrase } from "./forbidden-phrases";
import { type Grounding, groundedText } from "./grounding";
import { containsMarkup } from "./markup";
import { findUntoldMood } from "./moods";
import { findUngroundedNumber } from "./numbers";
import { singularsOf } from "./word-forms";

const TITLE_LENGTH_MAX = 110;

/** A reason why a headline may not appear, or null. The evidence of every pick and the prompt are its grounds. */
export function checkTitle(title: string, ground: Grounding): string | null {
  if (title.trim() === "") return "is empty";
  if (title.length > TITLE_LENGTH_MAX) return "is too long";
  if (containsMarkup(title)) return "holds a link or markup";
  const phrase = findForbiddenPhrase(title);
  if (phrase) return `says “${phrase}”`;
  const figure = findFigure(title);
  if (figure) return `states ${figure}`;

  const grounds = `${groundedText([...ground.evidence.keys()], ground).text} | ${ground.context} | ${ground.constraintText}`;
  const number = findUngroundedNumber(title, grounds);
  if (number) return `gives a number (${number}) that isn't known`;
  const claim = findUnsupportedClaim(title, grounds, ground.constraintText);
  if (claim) return `makes a claim about ${claim}`;
  const mood = findUntoldMood(title, [...ground.places.values()]);
  if (mood) return `names a mood (${mood}) that few picks are known for`;
  const words = singularsOf(grounds);
  const food = [...singularsOf(title)].find((word) => isFood(word) && !isFoodGrounded(word, words));
  return food ? `names a dish (${food}) that no pick serves` : null;
}
