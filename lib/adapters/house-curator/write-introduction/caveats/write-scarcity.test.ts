import { describe, expect, it } from "vitest";
import { type Constraint, NO_RECENT_TEXTS } from "@/lib/contracts/stages";
import { CITIES } from "@/lib/core/cities";
import { DAY_MS } from "@/lib/core/durations";
import { checkGuide } from "@/lib/guides/checker/check-guide";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { landmarkLabel } from "@/lib/guides/constraints/evaluate-landmark";
import { isDietary } from "@/lib/guides/constraints/hard-constraints";
import { keptOut } from "../../parse-prompt/constraints/unknowns";
import { sampleGuide } from "../../testing/sample-guide";
import { parseConstraints } from "../../testing/sample-prompts";
import { needNoun, withoutRefusal } from "../need-noun";
import { KNOWN_TEMPLATES } from "./scarcity-templates";
import { findScarceNeeds } from "./write-scarcity";

const START = Date.UTC(2026, 0, 8, 16);
const soft = (constraint: Constraint): Constraint => ({ ...constraint, isHard: false });
const landmarkConstraint = (name: string): Constraint => ({
  field: "landmark",
  values: [name],
  isNegated: false,
  isHard: true,
  label: landmarkLabel(name),
});
const nuts: Constraint = {
  field: "dish",
  values: ["nuts"],
  isNegated: true,
  isDanger: true,
  isHard: true,
  label: "no nuts",
};

/** Wishes that few places are known to meet, one for each way of saying so. */
const RARE = [
  "f:parking f:dogs-on-patio v:elegant",
  "v:waterfront v:quiet",
  "g:hangover m:late-night",
  "t:kosher d:ramen",
  "keyword:karaoke g:rainy-day",
  "d:poutine p:4 v:garden m:breakfast f:byob",
];
const guides = CITIES.flatMap((city) =>
  RARE.flatMap((wish, index) =>
    [5, 1].flatMap((size) => {
      const constraints = [...parseConstraints(wish).map(soft), ...(index % 2 === 0 ? [nuts] : [])];
      const idea = { kind: "idea" as const, title: wish, angle: "", constraints, unknowns: [], size };
      return sampleGuide({ city, wish, idea, now: new Date(START + index * DAY_MS) }) ?? [];
    }),
  ),
);

/** What a note may speak of although no pick is listed for it. */
const isMood = ({ field }: Constraint): boolean => field === "vibe" || field === "goodFor";

describe("what fewer than half of the picks are known to meet", () => {
  it("is named in the introduction, or told to be marked above where it is too much for a sentence", () => {
    for (const guide of guides) {
      const text = guide.introduction
        .flat()
        .map(({ text }) => text)
        .join(" ");
      for (const need of findScarceNeeds(guide).filter((each) => !isMood(each))) {
        const named = isDietary(need) ? withoutRefusal(need.label) : needNoun(need);
        const words = [named, ...(need.field === "price" ? ["budget"] : []), ...(need.isHard ? [] : ["marked above"])];
        expect(
          words.filter((word) => text.toLowerCase().includes(word.toLowerCase())),
          `${need.label}: ${text}`,
        ).not.toEqual([]);
      }
    }
    expect(guides.flatMap((guide) => findScarceNeeds(guide)).length).toBeGreaterThan(100);
  });

  it("names a mood that under half are told to have, each time in words that no other guide of the city has", () => {
    const constraints = [...parseConstraints("v:romantic").map(soft), ...parseConstraints("c:Thai")];
    const idea = { kind: "idea" as const, title: "Romantic Thai", angle: "", constraints, unknowns: [], size: 5 };
    const sentences: string[] = [];
    for (let day = 0; day < 9; day += 1) {
      const recent = { ...NO_RECENT_TEXTS, sentences: [...sentences] };
      const now = new Date(START + day * DAY_MS);
      const guide = sampleGuide({ city: "San Francisco", wish: "romantic Thai", idea, now, recent });
      expect(guide && findScarceNeeds(guide).map(({ label }) => label)).toContain("romantic");
      const told = guide?.introduction.flat().map(({ text }) => text) ?? [];
      expect(told.filter((text) => text.includes("romantic") && !sentences.includes(text))).toHaveLength(1);
      sentences.push(...told);
    }
  });

  it("names a landmark without its distance", () => {
    const constraints = [soft(landmarkConstraint("Candlestick Point"))];
    const idea = { kind: "idea" as const, title: "By the point", angle: "", constraints, unknowns: [], size: 5 };
    const guide = sampleGuide({ city: "San Francisco", wish: "By the point", idea, now: new Date(START) });
    expect(guide?.introduction.flat().some(({ text }) => text.includes("near Candlestick Point"))).toBe(true);
  });

  it("sends to the kitchen where it could make somebody ill", () => {
    for (const guide of guides) {
      if (!findScarceNeeds(guide).includes(nuts)) continue;
      const sentence = guide.introduction.flat().find(({ text }) => text.includes("nuts out"));
      expect(sentence?.text).toMatch(/kitchen|ask/i);
    }
  });

  it("says nothing that the checker refuses", () => {
    expect(
      guides.flatMap((guide) => checkGuide({ ...guide, rejectedSentences: [] }, buildGrounding(guide.story))),
    ).toEqual([]);
  });
});

it("what only its author calls a diet is in no sentence", () => {
  const unknown: Constraint = { field: "diet", values: ["stroke"], isNegated: false, isHard: false, label: "stroke" };
  const idea = { kind: "idea" as const, title: "", angle: "", constraints: [unknown], unknowns: [], size: 4 };
  const texts = CITIES.flatMap((city) => {
    const guide = sampleGuide({ city, wish: "dinner after a stroke", idea, now: new Date(START) });
    return guide?.introduction.flat().map(({ text }) => text) ?? [];
  });
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes("stroke"))).toEqual([]);
});

it("which kitchens keep a food out is no open question where one is known to", () => {
  const meat: Constraint = { ...nuts, values: ["meat"], label: "no meat" };
  const constraints = [...parseConstraints("c:Vegan").map(soft), meat];
  const idea = { kind: "idea" as const, title: "", angle: "", constraints, unknowns: [keptOut("meat")], size: 4 };
  const made = CITIES.flatMap((city) => sampleGuide({ city, wish: "vegan", idea, now: new Date(START) }) ?? []);
  const isSettled = made.map(({ story }) => story.picks.some(({ place }) => evaluateConstraint(place, meat) === "met"));
  expect(isSettled).toContain(true);
  const texts = made.map(({ introduction }) =>
    introduction
      .flat()
      .map(({ text }) => text)
      .join(" "),
  );
  expect(texts.filter((text) => text.includes("out altogether"))).toEqual([]);
  // Where no kitchen is known to keep it out, all of them must be asked.
  expect(
    texts.map((text) =>
      /(?:none of these|no kitchen|don't say who|any of these|neither|either)[^.]* meat out/i.test(text),
    ),
  ).toEqual(isSettled.map((each) => !each));
});

it("names a phrase after a word, which it would take for its own", () => {
  const told = KNOWN_TEMPLATES.map((say) =>
    say({
      none: ["a door without steps", "birthdays"],
      some: [],
      highlights: [],
      subject: "it",
    }),
  );
  expect(told.filter((text) => text?.includes("steps or birthdays") || text?.includes("steps and birthdays"))).toEqual(
    [],
  );
  expect(told.join("; ")).toContain("birthdays or a door without steps");
});
