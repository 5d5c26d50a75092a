import { throwIfCancelled } from "../../errors";
import type { Pick, Story } from "../../providers/curator";
import { type CheckContext, checkSentence } from "../checker";
import type { Progress, StageCtx } from "../stage-ctx";
import type {
  AcceptedIdea,
  Candidates,
  Composition,
  EvidenceSnippet,
  GroundedSentence,
  GuideInput,
  Research,
  Selections,
  WrittenEntry,
} from "../stage-types";

const TITLE_MAX = 110;

type Input = GuideInput & { idea: AcceptedIdea; candidates: Candidates; selections: Selections; research: Research };
type Rejected = Composition["rejectedSentences"];

/** Stage 6: the entries side by side, then headline and introduction. No sentence stays that its evidence doesn't carry. */
export async function composeGuide(input: Input, ctx: StageCtx, progress: Progress): Promise<Composition> {
  const story = tell(input);
  const rejected: Rejected = [];
  let written = 0;
  const entries = await Promise.all(
    story.picks.map(async (pick, index) => {
      const draft = await ctx.curator.writeEntry({ story, index }, ctx);
      const sentences = await ground(draft.sentences, pick.evidence, story, rejected, ctx);
      written += 1;
      progress({
        type: "entry",
        index: written,
        total: story.picks.length,
        entry: { restaurant: { name: pick.place.name } },
      });
      return { placeId: pick.place.id, sentences: sentences.length > 0 ? sentences : plainest(pick) };
    }),
  );
  throwIfCancelled(ctx.signal);
  const opening = await ctx.curator.writeOpening({ story, entries }, ctx);
  const title = headline(opening.title, input.idea.title);
  progress({ type: "title", title });
  const introduction = await groundParagraphs(opening.introduction, story, rejected, ctx);
  progress({ type: "introduction", paragraphs: introduction.map(flat) });
  return { title, introduction, entries: entries.filter(hasText), rejectedSentences: rejected };
}

function tell({ city, wish, idea, candidates, selections, research }: Input): Story {
  const places = new Map(candidates.places.map((place) => [place.id, place]));
  const picks = selections.picks.flatMap((pick): Pick[] => {
    const place = places.get(pick.placeId);
    if (!place) return [];
    return [{ place, reason: pick.reason, verdicts: pick.verdicts, evidence: evidenceOf(place.id, research.evidence) }];
  });
  return { city, wish, idea, picks, unmet: selections.unmet, order: selections.order };
}

const evidenceOf = (placeId: string, evidence: EvidenceSnippet[]) =>
  evidence.filter((snippet) => snippet.placeId === placeId);

/** Keeps what the checker lets pass; what it refuses is written again once, and dropped if it fails again. */
async function ground(
  sentences: GroundedSentence[],
  evidence: EvidenceSnippet[],
  story: Story,
  rejected: Rejected,
  ctx: StageCtx,
): Promise<GroundedSentence[]> {
  const context: CheckContext = { evidence, story };
  const refused = sentences.flatMap((sentence) => {
    const reason = checkSentence(sentence, context);
    return reason === null ? [] : [{ sentence, reason }];
  });
  if (refused.length === 0) return sentences;
  rejected.push(...refused.map(({ sentence, reason }) => ({ text: sentence.text, reason })));
  const again = await ctx.curator.rewrite({ refused, evidence }, ctx);
  const replacement = new Map(refused.map(({ sentence }, i) => [sentence, again[i]]));
  return sentences.flatMap((sentence) => {
    if (!replacement.has(sentence)) return [sentence];
    const better = replacement.get(sentence);
    return better && checkSentence(better, context) === null ? [better] : [];
  });
}

async function groundParagraphs(paragraphs: GroundedSentence[][], story: Story, rejected: Rejected, ctx: StageCtx) {
  const evidence = story.picks.flatMap((pick) => pick.evidence);
  const grounded = await Promise.all(paragraphs.map((paragraph) => ground(paragraph, evidence, story, rejected, ctx)));
  return grounded.filter((paragraph) => paragraph.length > 0);
}

/** When nothing written holds, the evidence speaks for itself. */
function plainest({ evidence }: Pick): GroundedSentence[] {
  const snippet = evidence.find(({ about }) => about === "summary") ?? evidence.find(({ about }) => about === "facts");
  return snippet ? [{ text: snippet.text, evidenceIds: [snippet.id] }] : [];
}

function headline(title: string, workingTitle: string): string {
  const plain = title
    .replace(/[<>*_#`[\]]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain === "" || plain.length > TITLE_MAX ? workingTitle : plain;
}

const flat = (paragraph: GroundedSentence[]) => paragraph.map(({ text }) => text).join(" ");
const hasText = ({ sentences }: WrittenEntry) => sentences.length > 0;
