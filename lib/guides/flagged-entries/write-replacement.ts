import type { AcceptedIdea, EvidenceSnippet, GroundedSentence, Place } from "@/lib/contracts/stages";
import type { GuidePick } from "@/lib/ports/curator";
import type { Places } from "@/lib/ports/places";
import { buildGrounding } from "../checker/grounding";
import { archiveOf } from "../originality/archive";
import type { StageCtx } from "../stage-ctx";
import { researchRestaurants } from "../stages/research-restaurants";
import { writeGroundedEntry } from "../write-grounded-entry";
import type { ReplacementChoice } from "./choose-replacement";
import type { RepairableGuide } from "./load-guide-for-repair";
import { retitleGuide } from "./retitle-guide";

export type Replacement = {
  sentences: GroundedSentence[];
  evidence: EvidenceSnippet[];
  photo: { url: string; source: string } | undefined;
  /** The guide's headline with the new entry. */
  title: string;
};

type Input = {
  guide: RepairableGuide;
  idea: AcceptedIdea;
  choice: ReplacementChoice;
  removedPlace: Place;
  /** The name and the former names of the removed place. */
  removedNames: readonly string[];
};

/** Writes the replacement for an entry: researched, written and checked like the guide's other entries. */
export async function writeReplacement(
  ctx: StageCtx & { catalogue: Places },
  { guide, idea, choice, removedPlace, removedNames }: Input,
): Promise<Replacement> {
  const { place, reason, verdicts } = choice;
  const candidates = { places: [place], problems: [], rejected: [] };
  const selections = { picks: [{ placeId: place.id, reason, verdicts }], rejected: [], unmet: [], order: "" };
  const [{ evidence, photos }, others] = await Promise.all([
    researchRestaurants({ candidates, selections }, ctx),
    ctx.catalogue.research({ places: guide.entries.map((entry) => entry.place) }, ctx),
  ]);
  const picks = guide.entries.map((entry, at): GuidePick => {
    if (at === guide.index) return { place, reason, verdicts, evidence };
    return { ...entry, reason: "", evidence: others.evidence.filter(({ placeId }) => placeId === entry.place.id) };
  });
  const { unmet, order } = guide.generation;
  const recent = await ctx.getRecentTexts([place.id]);
  const brief = { city: guide.city, prompt: guide.row.prompt, idea, picks, unmet, order, recent };
  const { sentences } = await writeGroundedEntry(brief, guide.index, {
    ground: buildGrounding(brief),
    archive: archiveOf(recent),
    rejected: [],
    ctx,
  });
  const before = guide.entries.map((entry) => entry.place);
  const after = picks.map((pick) => pick.place);
  const known = [...others.evidence, ...evidence];
  return {
    sentences,
    evidence,
    photo: photos.find(({ placeId }) => placeId === place.id),
    title: retitleGuide({
      title: guide.row.name,
      removedPlace,
      removedNames,
      before,
      after,
      evidence: known,
      idea,
      unmet,
    }),
  };
}
