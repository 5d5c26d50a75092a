import type { AcceptedIdea, GroundedSentence, WrittenEntry } from "@/lib/contracts/stages";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { followsOrder, ORDERS } from "@/lib/guides/pick-orders";
import type { GuideBrief } from "@/lib/ports/curator";
import { DIET_SYNONYMS } from "@/lib/restaurants/vocabulary";
import { seededShuffle } from "../seeded-random";
import { writeOmissions } from "./caveats/write-omissions";
import { highlightsOf } from "./highlights";
import { freshestSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";
import { ORDER_TEMPLATES, UNORDERED_TEMPLATES } from "./order-templates";
import { writeHeadline } from "./write-headline";
import { writePairSentence, writePlaceSentence, writeReasonParagraph } from "./write-reason";

/** Writes the headline and the introduction: why this idea now, the order of the picks, and what was left out. */
export function writeIntroduction(
  brief: GuideBrief,
  entries: readonly WrittenEntry[],
  now: Date,
  turn = "",
): { title: string; introduction: GroundedSentence[][] } {
  const seed = `${now.getTime()}:${brief.prompt}:${brief.picks.map(({ place }) => place.id).join()}${turn}`;
  const highlights = highlightsOf(brief, entries, seed);
  const draft: IntroductionDraft = {
    story: { ...brief, idea: withoutUnknownDiets(brief.idea) },
    highlights,
    mentioned: new Set(),
    ground: buildGrounding(brief),
    seed,
    now,
  };
  const paragraphs = [
    writeReasonParagraph(draft),
    [writeOrderSentence(draft), writeMiddleSentence(draft)],
    writeOmissions(draft),
  ];
  return {
    title: writeHeadline(draft),
    introduction: paragraphs
      .map((paragraph) => paragraph.filter((sentence) => sentence !== null))
      .filter((paragraph) => paragraph.length > 0),
  };
}

/** What only its author calls a diet is told at the guide's top; in a sentence it would be no English: "stroke cooking". */
const withoutUnknownDiets = (idea: AcceptedIdea): AcceptedIdea => ({
  ...idea,
  constraints: idea.constraints.filter(
    ({ field, values }) => field !== "diet" || values.some((value) => value in DIET_SYNONYMS),
  ),
});

function writeOrderSentence(draft: IntroductionDraft): OptionalSentence {
  const { highlights, story, seed } = draft;
  const [first, last] = [highlights[0], highlights.at(-1)];
  if (!first || !last || highlights.length < 3) return null;
  const middle = seededShuffle(highlights.slice(1, -1), `${seed}:halfway`)[0];
  const named = ORDERS.find(({ name }) => name === story.order);
  const places = story.picks.map(({ place }) => place);
  const forms =
    named && followsOrder(named, places) ? (ORDER_TEMPLATES[named.name] ?? UNORDERED_TEMPLATES) : UNORDERED_TEMPLATES;
  const about = [first, last, ...(middle ? [middle] : [])];
  const ids = [...new Set(about.flatMap((each) => each.ids))];
  const texts = forms.flatMap((form) => form({ first, middle, last }) || []);
  return freshestSentence(
    draft,
    texts.map((text) => ({ text, ids, about })),
    "order",
  );
}

/** The picks between the first and the last, if the guide is long enough to have some not mentioned yet. */
const writeMiddleSentence = (draft: IntroductionDraft): OptionalSentence => {
  const between = draft.highlights.slice(1, -1).filter((highlight) => !draft.mentioned.has(highlight));
  return between.length < 2 ? null : (writePlaceSentence(draft) ?? writePairSentence(draft, between));
};
