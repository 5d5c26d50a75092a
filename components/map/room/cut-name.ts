const LONGEST = 30;

/** A guide's name as the card shows it: at most 30 characters, the last of them an ellipsis where some were cut. */
export function cutName(name: string): string {
  const characters = [...new Intl.Segmenter("en").segment(name)].map(({ segment }) => segment);
  return characters.length <= LONGEST ? name : `${characters.slice(0, LONGEST - 1).join("")}…`;
}
