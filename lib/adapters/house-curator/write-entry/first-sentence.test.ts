import { expect, test } from "vitest";
import { NO_ORDER, NO_RECENT_TEXTS } from "@/lib/contracts/stages";
import { CITIES } from "@/lib/core/cities";
import { leansBack } from "@/lib/guides/checker/leans-back";
import type { GuideBrief } from "@/lib/ports/curator";
import { editorialParagraphsOf, standsAlone } from "../editorial-paragraphs";
import { gatherMaterial } from "../place-material";
import { catalogueOf } from "../testing/catalogue";
import { idea } from "../testing/pick-places";
import { sampleGuide } from "../testing/sample-guide";
import { isRequested } from "./rank-dishes";
import { writeEntry } from "./write-entry";

const GUIDE_SIZE = 8;
/** Of the catalogue, one place in so many: all take a minute. */
const EVERY = 8;

test.each(["", "g:kids"])("no entry begins with what nothing before it names, for “%s”", (wish) => {
  const first = CITIES.flatMap((city) => {
    const known = catalogueOf(city).filter((_, at) => at % EVERY === 0);
    const starts = Array.from({ length: Math.ceil(known.length / GUIDE_SIZE) }, (_, at) => at * GUIDE_SIZE);
    return starts.flatMap((start) => {
      const brief: GuideBrief = {
        city,
        prompt: wish,
        idea: idea(wish),
        order: NO_ORDER,
        unmet: [],
        recent: NO_RECENT_TEXTS,
        picks: known.slice(start, start + GUIDE_SIZE).map((each) => ({ ...each, reason: "", verdicts: [] })),
      };
      return brief.picks.map((_, index) => writeEntry(brief, index, "salt").sentences[0]?.text ?? "");
    });
  });
  expect(first.filter((text) => text === "" || leansBack(text))).toEqual([]);
});

test("a paragraph that never names its dish, or begins behind it, isn't set alone", () => {
  const found = CITIES.flatMap((city) => catalogueOf(city)).flatMap(({ place }) =>
    editorialParagraphsOf(place).map((paragraph) => ({ place, paragraph })),
  );
  const isAlone = (start: string) =>
    found
      .filter(({ paragraph }) => paragraph.sentences[0]?.text.startsWith(start))
      .map(({ place, paragraph }) => standsAlone(paragraph, place));
  expect(isAlone("Oyster mushrooms are the filling here")).toEqual([false]);
  expect(isAlone("Children are fond of this fried chicken.")).toEqual([false]);
  expect(isAlone("Chayote, spinach, carrots, cabbage and lima beans go into this stew")).toEqual([false]);
  expect(isAlone("The carnitas burrito holds meat, beans and salsa")).toEqual([true]);
  // Nearly all can be, or guides would soon repeat one another.
  expect(found.filter(({ place, paragraph }) => standsAlone(paragraph, place)).length / found.length).toBeGreaterThan(
    0.9,
  );
});

test.each(["d:burrito a:Mission", "d:soup", "d:fried_chicken", "c:Pizza"])(
  "an entry speaks of what was asked for where the place has it: %s",
  (wish) => {
    const guide = sampleGuide({
      city: "San Francisco",
      wish,
      idea: idea(wish, 8),
      now: new Date("2026-11-20T18:00:00Z"),
    });
    if (!guide) throw new Error(`no guide to ${wish}`);
    const beside = guide.entries.flatMap(({ placeId, sentences }, index) => {
      const pick = guide.story.picks[index];
      if (!pick) return [];
      const asked = gatherMaterial(pick).dishes.filter((dish) => isRequested(dish, guide.story.idea));
      const isTold = sentences.some(({ evidenceIds }) => asked.some(({ id }) => evidenceIds.includes(id)));
      return asked.length > 0 && !isTold ? [placeId] : [];
    });
    expect(beside).toEqual([]);
  },
);
