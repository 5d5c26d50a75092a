import type { Guide } from "@/lib/contracts/guide";
import { sampleGuide } from "./sample-guide";

/** Twelve places, long texts, long ids: as large as a guide gets. For tests and benchmarks. */
export function longGuide(entryCount = 12): Guide {
  const [entry] = sampleGuide.entries;
  if (!entry) throw new Error("The sample guide has no entry.");
  const sentence = "The dumplings come out of the steamer in the order in which they were folded, and so should you. ";
  const entries = Array.from({ length: entryCount }, (_, index) => ({
    ...entry,
    id: `entry-${index}`,
    flavorText: sentence.repeat(6).trim(),
    evidence: [
      {
        id: "e",
        about: "story" as const,
        text: sentence.repeat(5),
        source: "A quarterly",
        sourceUrl: null,
        datedOn: "2026-11-01",
      },
    ],
    verdicts: ["vegetarian", "good for a large party", "quiet enough to talk", "open late"].map((label) => ({
      label,
      verdict: "met" as const,
      fact: `its room is described as “${sentence.trim()}”; we know it as quiet and lively`,
    })),
    restaurant: {
      ...entry.restaurant,
      id: `a-restaurant-with-quite-a-long-name-number-${index}-in-the-outer-richmond`,
      name: `The Long Table of the Outer Richmond, Number ${index + 1}`,
      address: "12345 Martin Luther King Jr. Boulevard, San Francisco, CA 94121",
      rating: 4.6,
      userRatingCount: 12_345,
    },
  }));
  const introduction = Array.from({ length: 3 }, (_, index) => `${index + 1}. ${sentence.repeat(4).trim()}`).join(
    "\n\n",
  );
  return { ...sampleGuide, id: "a-guide-with-a-rather-long-name-for-one-k7m2xz", introduction, entries };
}
