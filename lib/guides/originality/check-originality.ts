import type { GroundedSentence } from "@/lib/contracts/stages";
import type { GuidePart } from "../checker/check-sentence";
import { foldProse } from "../checker/word-forms";
import type { Archive } from "./archive";
import { moldOf, openingClauseOf, shapeOf, subtitleOf } from "./shapes";

/** Why a title is too near to another guide's, or null. */
export function titleRepetition(title: string, archive: Archive): string | null {
  if (archive.titles.has(foldProse(title))) return "stands over another guide";
  if (archive.subtitles.has(foldProse(subtitleOf(title)))) return "has another guide's subtitle";
  const shape = shapeOf(subtitleOf(title));
  return shape !== "" && archive.shapes.has(shape)
    ? "has the subtitle's shape in common with one of the city's last twelve guides"
    : null;
}

/** Why an introduction may not begin so, or null. */
export const openingRepetition = (sentence: string, archive: Archive): string | null =>
  archive.openings.has(openingClauseOf(sentence)) ? "opens like another guide of the city" : null;

/** Why a sentence of an introduction is to be written in another way, or null. */
export function moldRepetition(sentence: string, archive: Archive): string | null {
  const mold = moldOf(sentence);
  return mold !== null && archive.sentenceShapes.has(mold) ? "is from one mold with another introduction" : null;
}

/** A theme may not be from one mold with the themes of so many weeks around it. */
const THEME_WEEKS = 12;
const THEME_WORDS_MIN = 3;

/** Which of the themes, those of the nearest weeks first, this one repeats: any in its words, or a near one in its mold. */
export function repeatedTheme(
  theme: string,
  taken: readonly { theme: string; weeksAway: number | null }[],
): string | null {
  const [words, mold] = [foldProse(theme), moldOf(theme, THEME_WORDS_MIN)];
  const found = taken.find(
    (other) =>
      foldProse(other.theme) === words ||
      (mold !== null &&
        other.weeksAway !== null &&
        other.weeksAway <= THEME_WEEKS &&
        moldOf(other.theme, THEME_WORDS_MIN) === mold),
  );
  return found?.theme ?? null;
}

/** Why a sentence may not stand in a place's entry, or null. */
export const entryRepetition = (sentence: string, archive: Archive): string | null =>
  archive.aboutPlaces.includes(sentence) ? "stands word for word in another guide" : null;

/** Why another guide's words may not stand here again, or null. */
export const repetitionOf = ({ text }: GroundedSentence, part: GuidePart, archive: Archive): string | null =>
  part === "entry"
    ? entryRepetition(text, archive)
    : archive.sentences.has(text)
      ? "stands word for word in another introduction"
      : null;
