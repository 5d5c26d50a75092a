/** Nobody has read a sentence sooner. */
const SHORTEST_MS = 3_000;
/** Some 180 words a minute: slower than most people read. */
const PER_CHARACTER_MS = 60;
/** A notice's full time is a little more. */
const LONGEST_MS = 7_000;

/** How long a sentence is on screen before it may give way to what its reader does next. */
export const readingTimeMs = (sentence: string): number =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, sentence.length * PER_CHARACTER_MS));
