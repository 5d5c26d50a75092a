import { capitalize } from "@/lib/core/capitalize";
import { escapePattern } from "@/lib/core/escape-pattern";
import type { GrammarNames } from "./grammar-names";

type FoundName = { index: number; match: string; kind: keyof GrammarNames };
type Finder = { pattern: RegExp; kinds: Map<string, keyof GrammarNames> };

const KINDS = ["restaurants", "streets", "areas", "towns", "dishes"] as const;
const finders = new WeakMap<GrammarNames, Finder>();

/** Where names stand in a text, longer ones before shorter ones. */
export function findNames(text: string, names: GrammarNames): FoundName[] {
  const { pattern, kinds } = finderOf(names);
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    index,
    match,
    kind: kinds.get(match) ?? kinds.get(decapitalize(match)) ?? "dishes",
  }));
}

function finderOf(names: GrammarNames): Finder {
  const known = finders.get(names);
  if (known) return known;
  const kinds = new Map<string, keyof GrammarNames>();
  for (const kind of KINDS) for (const name of names[kind]) if (!kinds.has(name)) kinds.set(name, kind);
  const spellings = [...kinds].flatMap(([name, kind]) => (kind === "dishes" ? [name, capitalize(name)] : [name]));
  const longestFirst = [...new Set(spellings)].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join("|") || "(?!)"})(?![\\p{L}\\p{N}-])`, "gu");
  finders.set(names, { pattern, kinds });
  return { pattern, kinds };
}

const decapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
