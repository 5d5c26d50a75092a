import { isTitled } from "./name-queries";

/** What has opened lately, of which we know no dates. */
const NEWNESS =
  /(?<![\p{L}\p{N}])(?:(?:brand[- ])?new(?:est)? (?:restaurants|places|spots|eateries|openings?)|(?:newly|just|recently)[- ]opened|(?:restaurants |places )?(?:that )?opened(?= (?:in )?20\d\d| this| last))(?: (?:restaurants?|places?|spots?))?(?: (?:in )?20\d\d| (?:this|last) (?:year|month|week))?(?![\p{L}\p{N}])/giu;

type Openings = {
  /** The search without them. */
  rest: string;
  isAny: boolean;
  /** What was done about them, in sentences. */
  notes: string[];
};

/** "New restaurants 2026": when a place opened isn't kept. */
export function readOpenings(query: string): Openings {
  const openings = isTitled(query) ? [] : (query.match(NEWNESS) ?? []);
  return {
    rest: openings.length > 0 ? query.replace(NEWNESS, " ") : query,
    isAny: openings.length > 0,
    notes: openings.map((typed) => `We don't know when a place opened, so this leaves out “${typed.trim()}”.`),
  };
}
