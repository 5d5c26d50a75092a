import { describe, expect, it } from "vitest";
import { type AcceptedIdea, NO_RECENT_TEXTS, type RecentTexts } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { recentTextsOf } from "@/lib/guides/originality/recent-texts";
import { editorialOpeningsOf } from "../editorial-openings";
import { type SampleGuide, sampleGuide } from "../testing/sample-guide";
import { parseConstraints } from "../testing/sample-prompts";

const guideTo = (city: City, constraints: string, recent: RecentTexts = NO_RECENT_TEXTS): SampleGuide => {
  const idea: AcceptedIdea = {
    kind: "idea",
    title: "",
    angle: "",
    constraints: parseConstraints(constraints),
    unknowns: [],
    size: 7,
  };
  const guide = sampleGuide({ city, wish: constraints, idea, now: new Date("2026-11-20T18:00:00Z"), recent });
  if (!guide) throw new Error(`no guide to ${constraints}`);
  return guide;
};
const openingOf = ({ story, title }: SampleGuide) =>
  editorialOpeningsOf(story.city).find((opening) => `${opening.title}: ${opening.subtitle}` === title);

describe("the opening of a guide", () => {
  it.each(["c:Dim_Sum g:grandparents", "d:tacos", "c:Noodles", "c:Italian v:quiet"])(
    "stands under a title that names the food: %s",
    (constraints) => {
      const { title } = guideTo("San Francisco", constraints);
      const [food = ""] = constraints.split(" ");
      expect(title.toLowerCase()).toContain(food.slice(2).replace("_", " ").toLowerCase().replace(/s$/, ""));
    },
  );

  it("is an editor's, to this wish and about places of the guide, set whole", () => {
    const guide = guideTo("Oakland", "c:Ethiopian");
    const opening = openingOf(guide);
    expect(opening?.kinds).toEqual(["Ethiopian"]);
    const ids = guide.story.picks.map(({ place }) => place.id);
    expect(opening?.placeIds.every((id) => ids.includes(id))).toBe(true);
    expect(guide.introduction.slice(0, opening?.paragraphs.length)).toEqual(opening?.paragraphs);
  });

  it("stands over one guide only, and another takes its place", () => {
    const guides: SampleGuide[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const guide = guideTo("Oakland", "c:Ethiopian", recentTextsOf(guides));
      expect(guides.map(({ title }) => title)).not.toContain(guide.title);
      guides.unshift(guide);
    }
  });

  it("brings no weather and no occasion into a wish for ramen", () => {
    const guides: SampleGuide[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const guide = guideTo("San Francisco", "c:Ramen", recentTextsOf(guides));
      guides.unshift(guide);
      expect(`${guide.title} ${guide.introduction.flat().map(({ text }) => text)}`).not.toMatch(/\brain/i);
      expect(guide.title).not.toMatch(/\b(?:dates?|show|symphony|birthday)\b/i);
    }
  });

  it("tells a vegetarian of no meat", () => {
    const { introduction } = guideTo("Berkeley", "t:vegetarian g:groups");
    expect(introduction.flat().filter(({ text }) => /\b(?:beef|pork|lamb|chicken)\b/.test(text))).toEqual([]);
  });

  it("names no part of town where some of the places aren't", () => {
    const guides = ["g:date", "g:kids", "v:quiet", "c:Italian"].map((wish) => guideTo("Peninsula", wish));
    const misleading = guides.filter(
      ({ title, story }) =>
        title.includes("Redwood City") &&
        !story.picks.every(({ place }) => place.neighbourhood?.includes("Redwood City") || /\band\b/.test(title)),
    );
    expect(misleading.map(({ title }) => title)).toEqual([]);
  });

  it("names no street where some of the places aren't, and no morning for a lunch", () => {
    const wishes = ["c:Vietnamese m:lunch", "c:Vietnamese a:Little_Saigon m:lunch", "c:Vietnamese", "m:lunch"];
    const guides = wishes.map((wish) => guideTo("San Jose", wish));
    guides.push(...["a:North_Beach", "a:Outer_Sunset", "d:tacos"].map((wish) => guideTo("San Francisco", wish)));
    const misleading = guides.filter(({ title, story }) => {
      const street = /(\S+) (?:Street|Road|Avenue)\b/.exec(title)?.[1];
      return street && !story.picks.every(({ place }) => place.address.includes(street));
    });
    expect(misleading.map(({ title }) => title)).toEqual([]);
    expect(guides.slice(0, 2).filter(({ title }) => /\b(?:breakfast|mornings?)\b/i.test(title))).toEqual([]);
  });

  it("is told of the first pick, or of half of them", () => {
    const guides = ["d:fried_chicken", "d:soup", "g:date", "c:Chinese", "v:quiet"].map((wish) =>
      guideTo("San Francisco", wish),
    );
    for (const { story, introduction } of guides) {
      const ids = story.picks.map(({ place }) => place.id);
      const opening = editorialOpeningsOf(story.city).find(
        ({ paragraphs }) => paragraphs[0]?.[0]?.text === introduction[0]?.[0]?.text,
      );
      if (opening)
        expect(opening.placeIds.length * 2 >= ids.length || opening.placeIds.includes(ids[0] ?? "")).toBe(true);
    }
  });

  it("is under no two streets where nobody asked where", () => {
    const guides = ["-d:sushi -v:loud", "c:Chinese,Thai,Korean", "-d:nuts"].map((wish) =>
      guideTo("San Francisco", wish),
    );
    expect(guides.map(({ title }) => title).filter((title) => /\b(?:Street|Avenue) to\b/.test(title))).toEqual([]);
  });

  it("is written from the picks where no editor's fits", () => {
    const guide = guideTo("San Jose", "f:kids-menu -c:Italian");
    expect(openingOf(guide)).toBeUndefined();
    expect(guide.title).not.toBe("");
  });
});
