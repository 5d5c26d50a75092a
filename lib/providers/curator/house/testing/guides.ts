import type { City } from "@/lib/cities";
import { loosen } from "@/lib/guides/loosen";
import {
  type AcceptedIdea,
  type GroundedSentence,
  NONE_RECENT,
  type Recent,
  type WrittenEntry,
} from "@/lib/guides/stage-types";
import type { Story } from "@/lib/providers/curator";
import { choose } from "../choose/choose";
import { writeEntry } from "../write-entry/write-entry";
import { writeOpening } from "../write-opening/write-opening";
import { catalogueOf } from "./catalogue";

export type Sample = { story: Story; title: string; introduction: GroundedSentence[][]; entries: WrittenEntry[] };

/** A whole guide from a wish that has been read, with no pipeline, database or search between. */
export function sampleGuide({
  city,
  wish,
  idea,
  now,
  recent = NONE_RECENT,
}: {
  city: City;
  wish: string;
  idea: AcceptedIdea;
  now: Date;
  recent?: Recent;
}): Sample | null {
  const known = catalogueOf(city);
  const pool = loosen(
    known.map(({ place }) => place),
    idea.constraints,
    3,
  );
  const { picks, order } = choose({
    idea,
    candidates: pool.places,
    seed: `${city}:${wish}:${now.getTime()}`,
  });
  const story: Story = {
    ...{ city, wish, idea, order, unmet: pool.unmet, recent },
    picks: picks.flatMap(({ placeId, reason }) => {
      const found = known.find(({ place }) => place.id === placeId);
      return found ? [{ ...found, reason, verdicts: [] }] : [];
    }),
  };
  if (story.picks.length === 0) return null;
  const entries = story.picks.map((_, index) => writeEntry(story, index, String(now.getTime())));
  return { story, entries, ...writeOpening(story, entries, now) };
}
