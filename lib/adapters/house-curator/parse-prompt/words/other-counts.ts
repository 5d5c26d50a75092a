import { clockTimes } from "./clock-times";
import { placeCounts } from "./place-counts";
import { blankOut } from "./split-words";

/** A text without the numbers that count no guests: clock times, and how many places are wished for. */
export const withoutOtherCounts = (text: string): string => blankOut(text, [...clockTimes(text), ...placeCounts(text)]);
