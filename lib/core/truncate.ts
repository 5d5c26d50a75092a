/** At most so many characters, as a reader counts them, the ellipsis of a cut included. */
export function truncate(text: string, max: number, ellipsis = "…"): string {
  const characters = [...new Intl.Segmenter("en").segment(text)].map(({ segment }) => segment);
  return characters.length <= max ? text : `${characters.slice(0, max - ellipsis.length).join("")}${ellipsis}`;
}

/** At most so many code points, cut between words where there is a space in the second half. */
export function truncateAtWord(text: string, max: number): string {
  const points = [...text];
  if (points.length <= max) return text;
  const cut = points.slice(0, max - 1).join("");
  const lastSpace = cut.lastIndexOf(" ");
  return `${cut.slice(0, lastSpace > max / 2 ? lastSpace : undefined).replace(/[\s,;:.–—-]+$/, "")}…`;
}
