import type { Ctx } from "../../context";
import type { Pick as StoryPick } from "../../providers/curator";
import { cataloguePlaces } from "../../providers/places/catalogue";
import { groundOf } from "../checker/ground";
import type { StageCtx } from "../stage-ctx";
import type { AcceptedIdea, EvidenceSnippet, GroundedSentence, Place } from "../stage-types";
import { researchRestaurants } from "../stages/research-restaurants";
import { writeGroundedEntry } from "../write-grounded-entry";
import type { Choice } from "./choose-replacement";
import type { LoadedGuide } from "./load-guide";
import { retitle } from "./retitle";

export type Replacement = {
  sentences: GroundedSentence[];
  evidence: EvidenceSnippet[];
  photo: { url: string; source: string } | undefined;
  /** The guide's headline afterwards. */
  title: string;
};

type Input = {
  guide: LoadedGuide;
  idea: AcceptedIdea;
  choice: Choice;
  leaving: Place;
  /** What the place that leaves is called, and was. */
  called: readonly string[];
};

/** The new entry in its guide's story, researched, written and checked like those beside it. */
export async function writeReplacement(
  ctx: StageCtx & Pick<Ctx, "db">,
  { guide, idea, choice, leaving, called }: Input,
): Promise<Replacement> {
  const { place, reason, verdicts } = choice;
  const candidates = { places: [place], problems: [], rejected: [] };
  const selections = { picks: [{ placeId: place.id, reason, verdicts }], rejected: [], unmet: [], order: "" };
  const [{ evidence, photos }, others] = await Promise.all([
    researchRestaurants({ candidates, selections }, ctx),
    cataloguePlaces(ctx.db).research({ places: guide.entries.map((entry) => entry.place) }, ctx),
  ]);
  const picks = guide.entries.map((entry, at): StoryPick => {
    if (at === guide.index) return { place, reason, verdicts, evidence };
    return { ...entry, reason: "", evidence: others.evidence.filter(({ placeId }) => placeId === entry.place.id) };
  });
  const { unmet, order } = guide.made;
  const recent = await ctx.readRecent([place.id]);
  const story = { city: guide.city, wish: guide.row.prompt, idea, picks, unmet, order, recent };
  const { sentences } = await writeGroundedEntry(story, guide.index, { ground: groundOf(story), rejected: [], ctx });
  const before = guide.entries.map((entry) => entry.place);
  const after = picks.map((pick) => pick.place);
  const known = [...others.evidence, ...evidence];
  return {
    ...{ sentences, evidence, photo: photos.find(({ placeId }) => placeId === place.id) },
    title: retitle({ title: guide.row.name, leaving, called, before, after, evidence: known, idea, unmet }),
  };
}
