import type { AcceptedIdea } from "@/lib/contracts/stages";
import type { Curator } from "@/lib/ports/curator";

export const scriptedIdea = (idea: Partial<AcceptedIdea> = {}): AcceptedIdea => ({
  kind: "idea",
  title: "Pasta by the window",
  angle: "Rooms that roll their own.",
  constraints: [],
  unknowns: [],
  size: 5,
  ...idea,
});

/** A deterministic curator: it picks candidates in order and repeats their evidence. A test overrides what it tests. */
export function scriptedCurator(overrides: Partial<Curator> = {}): Curator {
  return {
    name: "house",
    promptChecker: null,
    parsePrompt: async () => scriptedIdea(),
    planSearches: async ({ prompt }) => [{ id: "all", query: prompt, cuisines: [], areas: [], why: "The prompt." }],
    selectPlaces: async ({ idea, candidates }) => ({
      picks: candidates.slice(0, idea.size).map(({ id }) => ({ placeId: id, reason: "In order." })),
      order: "as they come",
    }),
    writeEntry: async ({ brief, index }) => {
      const pick = brief.picks[index];
      if (!pick) throw new Error(`There is no pick ${index}.`);
      const sentences = pick.evidence.slice(0, 1).map(({ id, text }) => ({ text, evidenceIds: [id] }));
      return { placeId: pick.place.id, sentences };
    },
    writeIntroduction: async ({ entries }) => ({
      title: "Pasta by the window",
      introduction: entries.slice(0, 1).map(({ sentences }) => sentences),
    }),
    rewriteSentences: async ({ refused }) => refused.map(({ sentence }) => sentence),
    suggestThemes: async ({ week }) => [
      { theme: `Pasta for ${week}`, rationale: "It is the week for it.", factIds: [] },
    ],
    examplePrompt: async () => "Handmade pasta, somewhere quiet",
    ...overrides,
  };
}
