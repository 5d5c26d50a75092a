import { z } from "zod";
import type { EvidenceSnippet, WrittenEntry } from "../../../../guides/stage-types";
import type { Curator, Story } from "../../../curator";
import type { Ask } from "../ask";
import { evidenceLines } from "../facts";
import { plainLine } from "../markup";
import { grounded, Sentence } from "../sentences";
import { today } from "../today";
import { DATA_RULES, GROUNDING, VOICE } from "../voice";

const TITLE_MAX = 110;
const PARAGRAPHS_MAX = 3;
const TAKEN_MAX = 30;

const Opening = z.object({
  title: z.string().describe("The idea, narrower than a category; after a colon it may say for whom, where or when."),
  introduction: z.array(z.object({ sentences: z.array(Sentence) })).describe("Two or three short paragraphs."),
});

const INSTRUCTIONS = `${DATA_RULES}

The entries of a guide are written. Write its title and its introduction. The title is one idea, narrower than a category: not
"Best Italian in Oakland" but "Pasta made that morning, in rooms where you can talk". The introduction says why this idea, here and
now (season, neighbourhood, occasion), how the order runs, and, where "unmet" or "unknowns" hold anything, what was left out or
can't be known. No title is like one of
"takenTitles". No definition of the cuisine, no history of the city. Every sentence holds something particular to these picks.

${GROUNDING}
A sentence that speaks of the wish, the season, the order or what is left out, and of no place, may carry no ids.

${VOICE}`;

/** Stage 6, after the entries: headline and introduction. */
export const writeOpening =
  (ask: Ask): Curator["writeOpening"] =>
  async ({ story, entries }, ctx) => {
    const evidence = citedOrTelling(story, entries);
    const { title, introduction } = await ask(
      {
        name: "write_opening",
        schema: Opening,
        instructions: INSTRUCTIONS,
        data: {
          wish: { city: story.city, wish: story.wish, today: today(ctx.now) },
          idea: { title: story.idea.title, angle: story.idea.angle },
          picks: story.picks.map(({ place, reason }) => ({ name: place.name, area: place.neighbourhood, reason })),
          order: story.order,
          takenTitles: story.recent.titles.slice(0, TAKEN_MAX),
          unmet: story.unmet,
          unknowns: story.idea.unknowns,
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
      title: plainLine(title, TITLE_MAX),
      introduction: introduction
        .slice(0, PARAGRAPHS_MAX)
        .map(({ sentences }) => grounded(sentences, knownIds))
        .filter((sentences) => sentences.length > 0),
    };
  };

/** What the entries rest on, and each place's summary: enough to open with, and short. */
function citedOrTelling(story: Story, entries: WrittenEntry[]) {
  const cited = new Set(entries.flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds)));
  const isTelling = ({ id, about }: EvidenceSnippet) => cited.has(id) || about === "summary" || about === "room";
  return story.picks.flatMap(({ evidence }) => evidenceLines(evidence.filter(isTelling)));
}
