import {
  type AcceptedIdea,
  type GroundedSentence,
  NO_RECENT_TEXTS,
  type RecentTexts,
  type WrittenEntry,
} from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { relaxConstraints } from "@/lib/guides/constraints/relax-constraints";
import type { GuideBrief } from "@/lib/ports/curator";
import { selectPlaces } from "../select-places/select-places";
import { writeEntry } from "../write-entry/write-entry";
import { writeIntroduction } from "../write-introduction/write-introduction";
import { catalogueOf } from "./catalogue";

export type SampleGuide = {
  story: GuideBrief;
  title: string;
  introduction: GroundedSentence[][];
  entries: WrittenEntry[];
};

/** A whole guide from a parsed prompt, without the pipeline, a database or a search. */
export function sampleGuide({
  city,
  wish,
  idea,
  now,
  recent = NO_RECENT_TEXTS,
}: {
  city: City;
  wish: string;
  idea: AcceptedIdea;
  now: Date;
  recent?: RecentTexts;
}): SampleGuide | null {
  const known = catalogueOf(city);
  const pool = relaxConstraints(
    known.map(({ place }) => place),
    idea.constraints,
    3,
  );
  const { picks, order } = selectPlaces({
    idea,
    candidates: pool.places,
    seed: `${city}:${wish}:${now.getTime()}`,
  });
  const brief: GuideBrief = {
    city,
    prompt: wish,
    idea,
    order,
    unmet: pool.unmet,
    recent,
    picks: picks.flatMap(({ placeId, reason }) => {
      const found = known.find(({ place }) => place.id === placeId);
      return found ? [{ ...found, reason, verdicts: [] }] : [];
    }),
  };
  if (brief.picks.length === 0) return null;
  const entries = brief.picks.map((_, index) => writeEntry(brief, index, String(now.getTime())));
  return { story: brief, entries, ...writeIntroduction(brief, entries, now) };
}
