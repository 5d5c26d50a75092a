import { z } from "zod";
import type { EvidenceSnippet, WrittenEntry } from "@/lib/contracts/stages";
import { formatDate } from "@/lib/core/california-time";
import { constraintsUnderHalf } from "@/lib/guides/constraints/under-half";
import type { Curator, GuideBrief } from "@/lib/ports/curator";
import type { GenerateObject } from "../generate-object";
import { ModelSentence, toGroundedSentences } from "../grounded-sentences";
import { compactEvidence } from "../prompt-data";
import { DATA_INSTRUCTIONS, GROUNDING_INSTRUCTIONS, VOICE_INSTRUCTIONS } from "../shared-instructions";
import { toPlainLine } from "../strip-markup";

const TITLE_MAX = 110;
const PARAGRAPHS_MAX = 3;
const TAKEN_MAX = 30;

const Introduction = z.object({
  title: z.string().describe("The idea, narrower than a category; after a colon it may say for whom, where or when."),
  introduction: z.array(z.object({ sentences: z.array(ModelSentence) })).describe("Two or three short paragraphs."),
});

const INSTRUCTIONS = `${DATA_INSTRUCTIONS}

The entries of a guide are written. Write its title and its introduction. The title is one idea, narrower than a category: not
"Best Italian in Oakland" but "Pasta made that morning, in rooms where you can talk". The introduction says why this idea, here and
now (season, neighbourhood, occasion), how the order runs, and, where "unmet" or "unknowns" hold anything, what was left out or
can't be known. No title is like one of
"takenTitles", in its words or in the build of its subtitle, and no introduction begins like one of "takenOpenings". What "tooNear"
holds was refused for its reason: say it in another way. No definition of the cuisine, no history of the city. Every sentence holds something particular to these picks.

${GROUNDING_INSTRUCTIONS}
A sentence that speaks of the request, the season, the order or what is left out, and of no place, may carry no ids.

${VOICE_INSTRUCTIONS}`;

/** Stage 6, after the entries: writes the headline and the introduction. */
export const writeIntroduction =
  (generate: GenerateObject): Curator["writeIntroduction"] =>
  async ({ brief, entries, tooNear }, ctx) => {
    const evidence = relevantEvidence(brief, entries);
    const { title, introduction } = await generate(
      {
        name: "write_opening",
        schema: Introduction,
        instructions: INSTRUCTIONS,
        data: {
          request: { city: brief.city, prompt: brief.prompt, today: formatDate(ctx.now.toISOString()) },
          idea: { title: brief.idea.title, angle: brief.idea.angle },
          picks: brief.picks.map(({ place, reason }) => ({ name: place.name, area: place.neighbourhood, reason })),
          order: brief.order,
          takenTitles: brief.recent.titles.slice(0, TAKEN_MAX),
          takenOpenings: brief.recent.openings.slice(0, TAKEN_MAX),
          tooNear: tooNear.map(({ text, reason }) => ({ text, reason })),
          unmet: unmetLabels(brief),
          unknowns: brief.idea.unknowns,
          entries: entries.map(({ placeId, sentences }) => ({
            placeId,
            text: sentences.map(({ text }) => text).join(" "),
          })),
          evidence,
        },
      },
      ctx,
    );
    const knownIds = new Set(evidence.map(({ id }) => id));
    return {
      title: toPlainLine(title, TITLE_MAX),
      introduction: introduction
        .slice(0, PARAGRAPHS_MAX)
        .map(({ sentences }) => toGroundedSentences(sentences, knownIds))
        .filter((sentences) => sentences.length > 0),
    };
  };

/** What was relaxed or let go, and what fewer than half of the picks meet. */
const unmetLabels = ({ unmet, idea, picks }: GuideBrief): string[] => {
  const places = picks.map(({ place }) => place);
  const asked = [...idea.constraints, ...(idea.leftOut ?? [])];
  return [...new Set([...unmet, ...constraintsUnderHalf(places, asked).map(({ label }) => label)])];
};

/** The evidence that the entries cite, and each place's summary and room: enough for an introduction. */
function relevantEvidence(brief: GuideBrief, entries: WrittenEntry[]) {
  const cited = new Set(entries.flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds)));
  const isRelevant = ({ id, about }: EvidenceSnippet) => cited.has(id) || about === "summary" || about === "room";
  return brief.picks.flatMap(({ evidence }) => compactEvidence(evidence.filter(isRelevant)));
}
