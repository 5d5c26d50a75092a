import type { EmbeddedProviders } from "@/lib/ports/context";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { parseTheme } from "./parse-theme";

/** What a theme comes down to: the words that carry it, and what its guide would require of a place. */
export type Gist = { words: ReadonlySet<string>; attributes: ReadonlySet<string> };

const STOP_WORDS = new Set(
  `a an and the of for in on at to with without from by or but not no as is are it its that this these those who whom whose
   what which where when while after before over under near than then there their they them you your our one two some any all
   every other others more most much many few little less very good best great dinner dinners lunch food foods meal place
   places restaurant restaurants eat eating table tables kitchen kitchens cooking dish dishes plate plates night nights evening
   evenings day days week weeks month year season time san francisco city bay area`.split(/\s+/),
);

const CACHE_MAX = 2_000;
const cache = new Map<string, Promise<Gist>>();

type Parser = Pick<EmbeddedProviders, "themeReader">;

/** What a theme comes down to, computed once per text. */
export function gistOf(embedded: Parser, theme: string): Promise<Gist> {
  const cached = cache.get(theme);
  if (cached) return cached;
  if (cache.size >= CACHE_MAX) cache.clear();
  const gist = computeGist(embedded, theme);
  cache.set(theme, gist);
  return gist;
}

async function computeGist(embedded: Parser, theme: string): Promise<Gist> {
  const words = foldWords(theme)
    .split(" ")
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word));
  const idea = await parseTheme(embedded, theme);
  const constraints = idea.kind === "idea" ? idea.constraints : [];
  const attributes = constraints
    .filter(({ isNegated, field }) => !isNegated && field !== "keyword")
    .flatMap(({ field, values }) => values.map((value) => `${field}:${value}`));
  return { words: new Set(words.map(stem)), attributes: new Set(attributes) };
}

/** Plurals and the commonest endings: enough to know a word again. */
const stem = (word: string): string =>
  word.length < 5 ? word.replace(/s$/, "") : word.replace(/(?:ies|y)$/, "i").replace(/(?:ing|ed|es|s|e)$/, "");
