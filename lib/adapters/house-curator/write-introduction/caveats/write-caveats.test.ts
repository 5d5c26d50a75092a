import { describe, expect, it } from "vitest";
import type { Constraint, GroundedSentence } from "@/lib/contracts/stages";
import { DAY_MS } from "@/lib/core/durations";
import { checkGuide } from "@/lib/guides/checker/check-guide";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { describeConstraint } from "@/lib/guides/constraints/describe-constraint";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { isDietary } from "@/lib/guides/constraints/hard-constraints";
import { editorialOpeningsOf } from "../../editorial-openings";
import { seededShuffle } from "../../seeded-random";
import { type SampleGuide, sampleGuide } from "../../testing/sample-guide";
import { withoutRefusal } from "../need-noun";
import { writeIntroduction } from "../write-introduction";
import { CAVEATS_MAX } from "./write-caveats";
import { isIllness } from "./write-dietary-note";

const START = Date.UTC(2026, 0, 8, 16);
const make = (field: Constraint["field"], values: string[], more: Partial<Constraint> = {}): Constraint => ({
  field,
  values,
  isNegated: false,
  isHard: false,
  label: describeConstraint({ field, values, isNegated: more.isNegated ?? false }),
  ...more,
});
const kept = (food: string) => make("dish", [food], { isNegated: true, isDanger: true, isHard: true });

const DIETARY = [
  ...["nuts", "sesame", "shellfish", "dairy", "egg", "soy", "azucar"].map(kept),
  ...["vegan", "halal", "diabetic", "low-sodium"].map((diet) => make("diet", [diet])),
];
const OTHERS = [
  make("area", ["Mission"], { isHard: true }),
  make("area", ["North Beach", "Cole Valley"], { isHard: true }),
  make("landmark", ["Oracle Park"]),
  make("price", ["1"]),
  make("price", ["4"], { isHard: true }),
  make("cuisine", ["Ethiopian"], { isHard: true }),
  make("dish", ["ramen", "phở"], { isHard: true }),
  make("dish", ["mushrooms"], { isNegated: true }),
  make("vibe", ["quiet"]),
  make("vibe", ["elegant"]),
  make("vibe", ["modern"], { isNegated: true }),
  ...["birthday", "kids", "business", "wine"].map((value) => make("goodFor", [value])),
  ...["breakfast", "late-night"].map((value) => make("meal", [value])),
  ...["patio", "dogs-on-patio", "step-free", "karaoke"].map((value) => make("feature", [value])),
  make("keyword", ["prom night"], { label: "prom night" }),
];
const UNKNOWNS = [
  "whether every kitchen is open on Wednesdays",
  "how long the line is",
  "what a meal comes to, to the dollar",
  "how a kitchen handles a celery allergy",
  "what Oakland has to offer",
];

const city = "San Francisco";
const made = [1, 2, 3, 6].flatMap((size) => {
  const idea = { kind: "idea" as const, title: "", angle: "", constraints: [], unknowns: [], size };
  return sampleGuide({ city, wish: `dinner ${size}`, idea, now: new Date(START) }) ?? [];
});

/** A guide of the same places, after another wish. */
function wish(guide: SampleGuide, constraints: Constraint[], unknowns: string[] = [], day = 0): SampleGuide {
  const idea = { ...guide.story.idea, constraints, unknowns };
  const story = { ...guide.story, idea };
  return { ...guide, story, ...writeIntroduction(story, guide.entries, new Date(START + day * DAY_MS)) };
}

/** Whether somebody may fall ill, of which the introduction tells first. */
const isWarning = ({ story: { idea, picks } }: SampleGuide): boolean =>
  idea.constraints.some(
    (need) =>
      isDietary(need) && isIllness(need) && !picks.every(({ place }) => evaluateConstraint(place, need) === "met"),
  );

/**
 * What stands before and behind the editor's opening, or the one paragraph that is written where there is none.
 */
function omissionsOf(guide: SampleGuide): GroundedSentence[] {
  const { story, introduction } = guide;
  const first = isWarning(guide) ? 1 : 0;
  const opening = editorialOpeningsOf(story.city).find(
    ({ paragraphs }) => paragraphs[0]?.[0]?.text === introduction[first]?.[0]?.text,
  );
  return [...introduction.slice(0, first), ...introduction.slice(first + (opening?.paragraphs.length ?? 1))].flat();
}

const lastOf = (guide: SampleGuide): string =>
  omissionsOf(guide)
    .map(({ text }) => text)
    .join(" ");

/** As many wishes as are asked for, of one to ten constraints each. */
const wishes = Array.from({ length: 120 }, (_, turn) => {
  const guide = made[turn % made.length];
  if (!guide) throw new Error("The catalogue made no guide");
  const constraints = seededShuffle([...DIETARY, ...OTHERS], `wish ${turn}`).slice(0, 1 + (turn % 10));
  return wish(guide, constraints, seededShuffle(UNKNOWNS, `unknown ${turn}`).slice(0, turn % 5), turn);
});

describe("the last paragraph of an introduction, of any wish", () => {
  it("has three sentences at most, none of which the checker refuses", () => {
    for (const guide of wishes) expect(omissionsOf(guide).length, lastOf(guide)).toBeLessThanOrEqual(CAVEATS_MAX);
    const faults = wishes.flatMap((guide) =>
      checkGuide({ ...guide, rejectedSentences: [] }, buildGrounding(guide.story)).filter(
        ({ where }) => where === "introduction",
      ),
    );
    expect(faults).toEqual([]);
  });

  it("names whatever somebody must not eat and not every kitchen is known to keep out, and sends to the kitchen", () => {
    let told = 0;
    for (const guide of wishes) {
      const { idea, picks } = guide.story;
      for (const need of idea.constraints.filter(isDietary)) {
        if (picks.every(({ place }) => evaluateConstraint(place, need) === "met")) continue;
        expect(lastOf(guide)).toContain(withoutRefusal(need.label));
        expect(lastOf(guide)).toMatch(/\bask\b|kitchen first|tell the kitchen/i);
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(100);
  });

  it("loses no diet where ten are asked for", () => {
    for (const guide of made) {
      const ten = wish(guide, [...OTHERS, ...DIETARY.slice(0, 10)], UNKNOWNS);
      expect(ten.introduction.at(-1)?.length).toBeLessThanOrEqual(CAVEATS_MAX);
      for (const need of DIETARY.slice(0, 10)) {
        if (guide.story.picks.every(({ place }) => evaluateConstraint(place, need) === "met")) continue;
        expect(lastOf(ten)).toContain(withoutRefusal(need.label));
      }
    }
  });

  it("sends to the kitchen for what no sentence may name", () => {
    const price = make("dish", ["$5 nuts"], { isNegated: true, isDanger: true, label: "no $5 nuts" });
    for (const guide of made)
      for (const constraints of [[price], [price, kept("sesame")]])
        expect(lastOf(wish(guide, constraints))).toMatch(
          /marked above.*(?:ask before you order)|(?:ask before you order|speak to the kitchen first), about what else is marked above/i,
        );
  });

  it("tells first what is about eating", () => {
    for (const guide of made) {
      const [first] = wish(guide, [...OTHERS.slice(0, 4), kept("nuts")]).introduction;
      expect(first?.[0]?.text).toMatch(/nuts/);
      expect(first?.[0]?.text).toMatch(/cross-contact/);
    }
  });

  it("puts everything in sentences that agree with the number of places", () => {
    for (const guide of wishes) {
      const text = lastOf(guide);
      const count = guide.story.picks.length;
      if (count === 1) expect(text).not.toMatch(/\b(?:these|the others?|only)\b/i);
      if (count === 2) expect(text).not.toMatch(/\bnone of these\b|\bthe others\b/i);
      if (count > 2) expect(text).not.toMatch(/\b(?:n?either) of these\b/i);
      expect(text).not.toMatch(/\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwz]| {2}|,,|;;|\bundefined\b|\bnull\b/);
      expect(text).not.toMatch(/makes? its own case/);
    }
  });

  it("asks nobody about a mood", () => {
    for (const guide of made)
      for (const need of [make("vibe", ["comfort-food"]), make("vibe", ["romantic"]), make("goodFor", ["rainy-day"])])
        for (let day = 0; day < 4; day++)
          expect(lastOf(wish(guide, [need], [], day))).not.toMatch(/\b(?:ask|call|phone)\b/i);
  });

  it("is missing where everything is met", () => {
    const guide = made[2];
    expect(guide && omissionsOf(wish(guide, []))).toEqual([]);
  });

  it("tells what is not so from what nobody knows", () => {
    const guide = made[0];
    const place = guide?.story.picks[0]?.place;
    if (!guide || !place) throw new Error("The catalogue made no guide");
    const elsewhere = make("area", [place.neighbourhood === "Mission" ? "North Beach" : "Mission"], { isHard: true });
    expect(evaluateConstraint(place, elsewhere)).toBe("unmet");
    expect(lastOf(wish(guide, [elsewhere]))).toMatch(/\bnot in\b|\b(?:rather than|instead of) in\b/);
    const karaoke = make("feature", ["karaoke"]);
    expect(evaluateConstraint(place, karaoke)).toBe("unknown");
    expect(lastOf(wish(guide, [karaoke]))).toMatch(/not known for|can't vouch for|could not confirm/);
  });

  it("differs from guide to guide in more than its nouns", () => {
    const guide = made[3];
    if (!guide) throw new Error("The catalogue made no guide");
    const constraints = [make("feature", ["karaoke"]), make("feature", ["fireplace"])];
    const texts = Array.from({ length: 30 }, (_, day) => lastOf(wish(guide, constraints, [], day)));
    expect(new Set(texts.map((text) => text.replace(/[,;:].*$/, ""))).size).toBeGreaterThanOrEqual(3);
  });
});
