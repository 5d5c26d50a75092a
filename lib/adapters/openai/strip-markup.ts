import { truncateAtWord } from "@/lib/core/truncate";

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const BREAK_TAG = /<(?:br|\/p|\/div|\/li)\b[^>]*>/gi;
const TAG = /<\/?[a-z!][^>]*>/gi;
const MARKS = /\*\*|__|~~|`+|^\s*(?:#{1,6}|[-*•>])\s+/gm;
const EMPHASIS = /(^|[\s(])[*_]([^*_\s][^*_]*)[*_](?=[\s.,;:!?)]|$)/g;
const URL_PATTERN = /\b(?:https?:\/\/|www\.)\S+/gi;

/** A model's text on one line without markup; a link keeps its text. Bare URLs stay, for the checker to reject. */
export function stripMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/g, " ")
    .replace(CONTROL, "")
    .replace(LINK, "$1")
    .replace(BREAK_TAG, " ")
    .replace(TAG, "")
    .replace(MARKS, "")
    .replace(EMPHASIS, "$1$2")
    .replace(/\s+/g, " ")
    .trim();
}

/** One plain line of at most `max` characters, for text that no checker reads: labels, reasons, titles. */
export function toPlainLine(text: string, max: number): string {
  const line = stripMarkup(text).replace(URL_PATTERN, "").replace(/[<>]/g, "").replace(/\s+/g, " ").trim();
  return truncateAtWord(line, max);
}
