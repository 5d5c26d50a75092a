type Part = { text: string; start: number; end: number };

export const SENTENCES = /[^.!?。！？\n]+/g;
export const CLAUSES = /[^.!?。！？\n,;()]+/g;
/** Shorter ones, in which a danger may be told of one food and not of the next. */
export const NARROW_CLAUSES = /(?:(?!\sbut\s)[^.!?。！？\n,;:()+—–])+/g;

/** The parts of a prompt, and where each stands, in UTF-16 units. */
export const partsOf = (prompt: string, pattern: RegExp): Part[] =>
  [...prompt.matchAll(pattern)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

export const startsIn = ({ start }: { start: number }, part: Pick<Part, "start" | "end">): boolean =>
  start >= part.start && start < part.end;
