import type { Evidence } from "./guide";
import type { VerdictLine } from "./verdict-lines";

/** The evidence that no verdict has quoted already; of a source that is quoted throughout, its last, which names it. */
export const untoldEvidence = (evidence: readonly Evidence[], lines: readonly VerdictLine[]): Evidence[] => {
  const isQuoted = ({ text }: Evidence) => lines.some(({ told }) => holds(told, text));
  const fresh = evidence.filter((each) => !isQuoted(each));
  const unnamed = evidence.filter(
    (each, at) =>
      !fresh.some(({ source }) => source === each.source) &&
      evidence.findLastIndex(({ source }) => source === each.source) === at,
  );
  return evidence.filter((each) => fresh.includes(each) || unnamed.includes(each));
};

/** Whether a verdict has the whole text in its quotation marks; a dish is quoted by its name and by what the menu says. */
function holds(told: string, text: string): boolean {
  const words = fold(text.replace(MENU, ""));
  return words !== "" && fold(told).includes(words);
}

const MENU = /^On the menu: /;
const fold = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ") ?? "";
