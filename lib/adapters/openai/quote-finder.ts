import { escapePattern } from "@/lib/core/escape-pattern";

export type FindQuote = (quote: string) => { quote: string; start: number } | null;

/**
 * Finds quotes in a prompt as whole words, whatever their case and spaces; a quote that is asked for again is found at its
 * next occurrence. Null for words that aren't there.
 */
export function quoteFinder(prompt: string): FindQuote {
  const searchFrom = new Map<string, number>();
  return (quote) => {
    const words = quote.trim().split(/\s+/).filter(Boolean);
    if (words.length === 0) return null;
    const key = words.join(" ").toLowerCase();
    const pattern = new RegExp(`${NOT_AFTER}${words.map(escapePattern).join("\\s+")}${NOT_BEFORE}`, "giu");
    const all = [...prompt.matchAll(pattern)];
    const found = all.find(({ index }) => index >= (searchFrom.get(key) ?? 0)) ?? all[0];
    if (!found) return null;
    searchFrom.set(key, found.index + found[0].length);
    return { quote: found[0], start: found.index };
  };
}

/** Only words of Latin letters have edges: Chinese and Japanese write none. */
const NOT_AFTER = "(?<![\\p{Script=Latin}\\p{N}])";
const NOT_BEFORE = "(?![\\p{Script=Latin}\\p{N}])";

/** Characters that mean something in a pattern, escaped in the few ways that its "u" flag allows. */
