import {
  type AcceptedIdea,
  type Candidates,
  type Composition,
  type GroundedSentence,
  type GuideInput,
  joinSentences,
  type RecentTexts,
  type RejectedSentence,
  type Research,
  type Selections,
  type TextFallback,
  type WrittenEntry,
} from "@/lib/contracts/stages";
import { throwIfCancelled } from "@/lib/core/errors";
import type { GuideBrief, GuidePick } from "@/lib/ports/curator";
import { checkSentence } from "../checker/check-sentence";
import { buildGrounding, type Grounding } from "../checker/grounding";
import { groundSentences } from "../ground-sentences";
import { archiveOf } from "../originality/archive";
import { writeOriginalIntroduction } from "../originality/write-original-introduction";
import { resolveHeadline } from "../resolve-headline";
import type { ReportProgress, StageCtx } from "../stage-ctx";
import { fallbackSentences, writeGroundedEntry } from "../write-grounded-entry";

type Input = GuideInput & { idea: AcceptedIdea; candidates: Candidates; selections: Selections; research: Research };

/** Stage 6: the entries in parallel, then headline and introduction. Sentences without support are dropped. */
export async function composeGuide(input: Input, ctx: StageCtx, progress: ReportProgress): Promise<Composition> {
  const brief = buildGuideBrief(input, await ctx.getRecentTexts(input.selections.picks.map(({ placeId }) => placeId)));
  const ground = buildGrounding(brief);
  const rejectedSentences: RejectedSentence[] = [];
  const fallbacks: TextFallback[] = [];
  const archive = archiveOf(brief.recent);
  const check = { ground, archive, rejected: rejectedSentences, ctx };

  let written = 0;
  const drafts = await Promise.all(
    brief.picks.map(async (pick, index): Promise<WrittenEntry> => {
      const entry = await writeGroundedEntry(brief, index, check, fallbacks);
      written += 1;
      const entryProgress = { restaurant: { name: pick.place.name } };
      progress({ type: "entry", index: written, total: brief.picks.length, entry: entryProgress });
      return entry;
    }),
  );
  throwIfCancelled(ctx.signal, "Guide creation");

  const entries = drafts.filter(({ sentences }) => sentences.length > 0);
  const draft = await writeOriginalIntroduction({ brief, entries }, archive, rejectedSentences, ctx);
  const title = resolveHeadline(draft.title, input.idea, ground, { rejectedSentences, fallbacks, archive });
  progress({ type: "title", title });
  const evidence = brief.picks.flatMap((pick) => pick.evidence);
  const paragraphs = await Promise.all(
    draft.introduction.map((paragraph) => groundSentences(paragraph, INTRODUCTION_LOCATION, evidence, check)),
  );
  const introduction = introductionOrFallback(paragraphs, brief, ground, fallbacks);
  progress({ type: "introduction", paragraphs: introduction.map(joinSentences) });
  return { title, introduction, entries, rejectedSentences, fallbacks };
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

/** Where no sentence of the introduction passes, the angle of the idea opens the guide, or else its first pick. */
function introductionOrFallback(
  paragraphs: GroundedSentence[][],
  { idea, picks }: GuideBrief,
  ground: Grounding,
  fallbacks: TextFallback[],
): GroundedSentence[][] {
  const nonEmpty = paragraphs.filter((paragraph) => paragraph.length > 0);
  if (nonEmpty.length > 0) return nonEmpty;
  const angle = { text: idea.angle, evidenceIds: [] };
  const isGrounded = checkSentence(angle, ground, "introduction") === null;
  fallbacks.push({
    where: "introduction",
    what: isGrounded ? "The idea behind the guide opens it." : "The first pick opens it.",
  });
  return isGrounded ? [[angle]] : picks.slice(0, 1).map((pick) => fallbackSentences(pick));
}
