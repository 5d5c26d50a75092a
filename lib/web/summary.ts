const DESCRIPTION_MAX = 160;

/** The first paragraph, cut at a word: what search results and cards show below a title. */
export function summarize(introduction: string, max = DESCRIPTION_MAX): string {
  const [first = ""] = introduction.split("\n\n");
  if (first.length <= max) return first;
  const cut = first.slice(0, max - 1);
  const lastSpace = cut.lastIndexOf(" ");
  return `${cut.slice(0, lastSpace > max / 2 ? lastSpace : undefined).replace(/[\s,;:.–—-]+$/, "")}…`;
}
