import type {
  AcceptedIdea,
  Candidates,
  Composition,
  GroundedSentence,
  GuideInput,
  RecentTexts,
  RejectedSentence,
  Research,
  Selections,
  StandIn,
  WrittenEntry,
} from "@/lib/contracts/stages";
import { throwIfCancelled } from "@/lib/core/errors";
import type { GuideBrief, GuidePick } from "@/lib/ports/curator";
import { checkSentence } from "../checker/check-sentence";
import { buildGrounding, type Grounding } from "../checker/grounding";
import { groundSentences } from "../ground-sentences";
import { resolveHeadline } from "../resolve-headline";
import type { ReportProgress, StageCtx } from "../stage-ctx";
import { fallbackSentences, writeGroundedEntry } from "../write-grounded-entry";

type Input = GuideInput & { idea: AcceptedIdea; candidates: Candidates; selections: Selections; research: Research };

/** Stage 6: the entries side by side, then headline and introduction. No sentence stays that its evidence doesn't carry. */
export async function composeGuide(input: Input, ctx: StageCtx, progress: ReportProgress): Promise<Composition> {
  const story = buildGuideBrief(input, await ctx.getRecentTexts(input.selections.picks.map(({ placeId }) => placeId)));
  const ground = buildGrounding(story);
  const rejectedSentences: RejectedSentence[] = [];
  const standIns: StandIn[] = [];
  const check = { ground, rejected: rejectedSentences, ctx };

  let written = 0;
  const drafts = await Promise.all(
    story.picks.map(async (pick, index): Promise<WrittenEntry> => {
      const entry = await writeGroundedEntry(story, index, check, standIns);
      written += 1;
      const told = { restaurant: { name: pick.place.name } };
      progress({ type: "entry", index: written, total: story.picks.length, entry: told });
      return entry;
    }),
  );
  throwIfCancelled(ctx.signal, "Guide creation");

  const entries = drafts.filter(({ sentences }) => sentences.length > 0);
  const opening = await ctx.curator.writeIntroduction({ story, entries }, ctx);
  const title = resolveHeadline(opening.title, input.idea, ground, { rejectedSentences, standIns });
  progress({ type: "title", title });
  const evidence = story.picks.flatMap((pick) => pick.evidence);
  const paragraphs = await Promise.all(
    opening.introduction.map((paragraph) => groundSentences(paragraph, INTRODUCTION_LOCATION, evidence, check)),
  );
  const introduction = introductionOrFallback(paragraphs, story, ground, standIns);
  progress({ type: "introduction", paragraphs: introduction.map(flat) });
  return { title, introduction, entries, rejectedSentences, standIns };
}

const INTRODUCTION_LOCATION = { part: "introduction", where: "introduction" } as const;

function buildGuideBrief(
  { city, prompt, idea, candidates, selections, research }: Input,
  recent: RecentTexts,
): GuideBrief {
  const places = new Map(candidates.places.map((place) => [place.id, place]));
  const picks = selections.picks.flatMap(({ placeId, reason, verdicts }): GuidePick[] => {
    const place = places.get(placeId);
    const evidence = research.evidence.filter((snippet) => snippet.placeId === placeId);
    return place ? [{ place, reason, verdicts, evidence }] : [];
  });
  return { city, prompt, idea, picks, unmet: selections.unmet, order: selections.order, recent };
}

/** Where no sentence of the introduction holds, the idea behind the guide opens it, or the first pick does. */
function introductionOrFallback(
  paragraphs: GroundedSentence[][],
  { idea, picks }: GuideBrief,
  ground: Grounding,
  standIns: StandIn[],
): GroundedSentence[][] {
  const kept = paragraphs.filter((paragraph) => paragraph.length > 0);
  if (kept.length > 0) return kept;
  const angle = { text: idea.angle, evidenceIds: [] };
  const isSound = checkSentence(angle, ground, "introduction") === null;
  standIns.push({
    where: "introduction",
    what: isSound ? "The idea behind the guide opens it." : "The first pick opens it.",
  });
  return isSound ? [[angle]] : picks.slice(0, 1).map((pick) => fallbackSentences(pick));
}

const flat = (paragraph: GroundedSentence[]) => paragraph.map(({ text }) => text).join(" ");
