import { findNames } from "./find-names";
import type { GrammarFault } from "./grammar-fault";
import type { GrammarNames } from "./grammar-names";

const RULES: [rule: string, pattern: RegExp][] = [
  ["unfilled slot", /\b(?:undefined|null|NaN)\b|\[object \w+\]|\$?\{[^}]*\}|[{}]|<\w*>|%[sd]\b|_{2,}/g],
  ["repeated word", /(?<![\p{L}\p{N}-])(?!biang)(\p{L}+) \1(?![\p{L}-])/giu],
  [
    "doubled punctuation",
    /(?<!\.)\.\.(?!\.)|\.{4,}|([,;:])\s*\1|[,;:]\s*[.;:,!?]|[.!?]\s*[,;:]|\?\?|!!|(?<!\.)\.[!?]|[!?]\./g,
  ],
  ["space before punctuation", /\s+[,.;:!?](?!\d)/g],
  ["no space after punctuation", /\p{Ll}[,;:!?]\p{L}|\p{Ll}{2}\.\p{Lu}/gu],
  ["doubled space", /\S\s{2,}\S/g],
  ["lower case at the start", /^["“‘'(]*\p{Ll}\p{L}*/u],
];

/** What is wrong with the marks and spaces of a sentence, whatever its words mean. */
export function findSurfaceFaults(text: string, names: GrammarNames): GrammarFault[] {
  const found = findNames(text, names);
  const isInName = (from: number, to: number) =>
    found.some(({ index, match }) => index <= from && to <= index + match.length + 1 && from < index + match.length);
  const faults = RULES.flatMap(([rule, pattern]) =>
    [...text.matchAll(new RegExp(pattern, pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`))]
      .filter(({ 0: words, index }) => !isInName(index, index + words.length))
      .map(({ 0: words }) => ({ rule, words: words.trim() })),
  );
  return [...faults, ...endFaults(text), ...pairFaults(text)];
}

const endFaults = (text: string): GrammarFault[] =>
  /[.!?…]["”’')]*$/.test(text) ? [] : [{ rule: "no mark at the end", words: text.slice(-20) }];

function pairFaults(text: string): GrammarFault[] {
  const count = (mark: string) => text.split(mark).length - 1;
  const isPaired = count("(") === count(")") && count("“") === count("”") && count('"') % 2 === 0;
  return isPaired ? [] : [{ rule: "unpaired mark", words: text.match(/[()“”"].{0,20}/)?.[0] ?? text }];
}
