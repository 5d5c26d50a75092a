const MAX_LENGTH = 30;

/** A guide's name as the card shows it: at most 30 characters, the last of them an ellipsis where some were cut. */
export function truncateName(name: string): string {
  const characters = [...new Intl.Segmenter("en").segment(name)].map(({ segment }) => segment);
  return characters.length <= MAX_LENGTH ? name : `${characters.slice(0, MAX_LENGTH - 1).join("")}…`;
}
