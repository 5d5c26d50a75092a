import type { Curator } from "../../curator";
import { choose } from "./choose/choose";
import { examplePrompt } from "./example-prompt";
import { planSearches } from "./plan-searches";
import { readWish } from "./read-wish";
import { rewrite } from "./rewrite";
import { imagineThemes } from "./themes/imagine-themes";
import { writeEntry } from "./write-entry/write-entry";
import { writeOpening } from "./write-opening/write-opening";

/** The embedded curator: code that reads, chooses and writes from the facts alone. The clock is its only dice. */
export function houseCurator(): Curator {
  return {
    name: "house",
    readWish: (input) => readWish(input),
    planSearches: (input) => planSearches(input),
    choose: async ({ city, wish, idea, candidates }, { now }) =>
      choose({ idea, candidates, seed: `${city}:${wish}:${now.getTime()}` }),
    writeEntry: async ({ story, index }, { now }) => writeEntry(story, index, String(now.getTime())),
    writeOpening: async ({ story, entries }, { now }) => writeOpening(story, entries, now),
    rewrite: async ({ refused, evidence }) =>
      rewrite(
        refused.map(({ sentence }) => sentence),
        evidence,
      ),
    imagineThemes: async (brief) => imagineThemes(brief),
    examplePrompt: async ({ city, places }, { now }) => examplePrompt({ city, places, now }),
  };
}
