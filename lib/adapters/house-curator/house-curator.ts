import type { Curator, PromptReader } from "@/lib/ports/curator";
import { examplePrompt } from "./example-prompt";
import { parsePrompt } from "./parse-prompt/parse-prompt";
import { planSearches } from "./plan-searches";
import { rewriteSentences } from "./rewrite-sentences";
import { selectPlaces } from "./select-places/select-places";
import { PREPARED_THEMES } from "./themes/prepared";
import { suggestThemes } from "./themes/suggest-themes";
import { writeEntry } from "./write-entry/write-entry";
import { writeIntroduction } from "./write-introduction/write-introduction";

const PREPARED: ReadonlySet<string> = new Set(PREPARED_THEMES.map(({ theme }) => theme));

/** Reads prompts by rules alone: themes and titles, which editors and we ourselves word. */
export const themeReader: PromptReader = { parsePrompt: (input) => parsePrompt(input, null) };

/** The embedded curator: parses, selects and writes by code from the facts alone. The clock is its only random seed. */
export function houseCurator(): Curator {
  return {
    name: "house",
    promptChecker: null,
    // The house's own themes are worded as its rules read them.
    parsePrompt: (input) => (PREPARED.has(input.prompt) ? parsePrompt(input, null) : parsePrompt(input)),
    planSearches: (input) => planSearches(input),
    selectPlaces: async ({ city, prompt, idea, candidates }, { now }) =>
      selectPlaces({ idea, candidates, prompt, seed: `${city}:${prompt}:${now.getTime()}` }),
    writeEntry: async ({ brief, index }, { now }) => writeEntry(brief, index, String(now.getTime())),
    writeIntroduction: async ({ brief, entries, tooNear }, { now }) =>
      writeIntroduction(brief, entries, now, tooNear.length > 0 ? ":again" : ""),
    rewriteSentences: async ({ refused, evidence }) =>
      rewriteSentences(
        refused.map(({ sentence }) => sentence),
        evidence,
      ),
    suggestThemes: async (brief) => suggestThemes(brief),
    examplePrompt: async ({ city, places }, { now }) => examplePrompt({ city, places, now }),
  };
}
