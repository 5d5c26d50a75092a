import { expect, test } from "vitest";
import { sampleGuide } from "@/lib/testing/sample-guide";
import { countNarrowed, describeNarrowing } from "./describe-narrowing";
import { shelfTitle } from "./facet-labels";
import type { Facets } from "./facets";
import { frontPage, listChoices } from "./front-page";
import type { MagazineGuide } from "./load";
import { narrow, readNarrowing } from "./narrow";

const NOW = new Date("2026-11-28T12:00:00Z");
let count = 0;
const guide = (facets: Partial<Facets> = {}, changes: Partial<MagazineGuide["guide"]> = {}): MagazineGuide => ({
  guide: { ...sampleGuide(), id: `guide-${count++}`, createdAt: "2026-11-26T16:00:00Z", ...changes },
  month: "2026-11",
  facets: { quarter: [], craving: [], occasion: [], price: [], ...facets },
  placeIds: [],
  isFarFromWish: false,
});

test("the lead is the newest weekly guide, and this week's for a week", () => {
  const readers = guide({}, { isEmailGuide: false });
  const weekly = guide();
  expect(frontPage([readers, weekly], NOW)).toMatchObject({ lead: weekly, isThisWeeks: true, newest: [readers] });
  expect(frontPage([readers], NOW)).toMatchObject({ lead: readers, isThisWeeks: false });
  expect(frontPage([guide({}, { createdAt: "2026-11-05T16:00:00Z" })], NOW).isThisWeeks).toBe(false);
  expect(frontPage([], NOW)).toMatchObject({ lead: null, shelves: [], choices: [], months: [] });
});

test("a shelf needs several guides, one of them not above it, and none of the shelves is empty", () => {
  const pair = [guide({ quarter: ["Mission"] }), guide({ quarter: ["Mission"] })];
  expect(frontPage(pair, NOW)).toMatchObject({ shelves: [], newest: [pair[1]] });
  const guides = [
    ...Array.from({ length: 5 }, () => guide()),
    guide({ quarter: ["Mission"], craving: ["Mexican"] }),
    guide({ quarter: ["Mission"], price: ["1"] }),
    guide({ quarter: ["SoMa"], occasion: ["date"], price: ["1"] }),
  ];
  const { shelves } = frontPage(guides, NOW);
  expect(shelves.map(({ value, guides: own }) => [value, own.length])).toEqual([
    ["Mission", 2],
    ["1", 2],
  ]);
  const many = Array.from({ length: 40 }, () => guide());
  const crowded = frontPage([...guides, ...many], NOW).shelves;
  expect(crowded.map(({ value, guides: own }) => [value, own.length])).toEqual([["", 3]]);
});

test.each([0, 40])("from a dozen guides on each stands on the page once, %d others beside them", (others) => {
  const cheapOnes = Array.from({ length: 14 }, () =>
    guide({ quarter: ["Mission"], craving: ["Mexican"], price: ["1"] }),
  );
  const { newest, shelves } = frontPage([...cheapOnes, ...Array.from({ length: others }, () => guide())], NOW);
  const shown = [...newest, ...shelves.flatMap(({ guides }) => guides)];
  expect(shelves.length).toBeGreaterThan(1);
  expect(new Set(shown).size).toBe(shown.length);
});

test("guides to one neighborhood each share a shelf where none has several", () => {
  const guides = [
    ...Array.from({ length: 5 }, () => guide()),
    guide({ quarter: ["Mission"] }),
    guide({ quarter: ["SoMa"] }),
  ];
  expect(frontPage(guides, NOW).shelves).toMatchObject([{ kind: "quarter", value: "", guides: guides.slice(5) }]);
  expect(shelfTitle("quarter", "")).toBe("By neighborhood");
});

test("a city with few guides has them on shelves, and those that are on none after them", () => {
  const [lead, a, b, c] = [guide(), guide({ occasion: ["kids"] }), guide({ occasion: ["kids"] }), guide()] as const;
  const { shelves, newest, rest } = frontPage([lead, a, b, c], NOW);
  expect(shelves).toMatchObject([{ value: "kids", guides: [a, b] }]);
  expect([newest, rest]).toEqual([[], [c]]);
});

test("of few guides none stands on more than two shelves, the newest included, and none is lost", () => {
  const same = { quarter: ["Downtown"], craving: ["Mexican"], occasion: ["date", "groups"], price: ["2"] };
  const guides = Array.from({ length: 11 }, () => guide(same));
  const { lead, newest, shelves } = frontPage(guides, NOW);
  const shown = [...newest, ...shelves.flatMap(({ guides: own }) => own)];
  expect(shelves.length).toBeGreaterThan(1);
  for (const each of guides.filter((other) => other !== lead)) {
    const times = shown.filter((other) => other === each).length;
    expect(times).toBeGreaterThan(0);
    expect(times).toBeLessThanOrEqual(2);
  }
});

test("weekly guides stand before readers', and none that misses most of its wish leads a shelf", () => {
  const american = { craving: ["American"] };
  const weekly = [guide(american), guide(american)];
  const readers = guide(american, { isEmailGuide: false });
  const missed = { ...guide({ craving: ["American"] }, { isEmailGuide: false }), isFarFromWish: true };
  const others = Array.from({ length: 5 }, () => guide());
  const shelf = (guides: MagazineGuide[]) => frontPage(guides, NOW).shelves.map((each) => each.guides);
  expect(shelf([...others, missed, readers, ...weekly])).toEqual([[...weekly, readers, missed]]);
  expect(shelf([...others, missed, { ...missed, placeIds: ["other"] }])).toEqual([]);
});

test("what a single guide of a few is about can be chosen, and what all are about can't", () => {
  const guides = [guide({ quarter: ["Downtown"], craving: ["Vietnamese"] }), guide({ quarter: ["Downtown"] })];
  expect(listChoices(guides).map(({ value }) => value)).toEqual(["Vietnamese"]);
  expect(listChoices(guides.slice(0, 1))).toEqual([]);
});

test("an address narrows to the guides that have all of it, and the title says what", () => {
  const mission = guide({ quarter: ["Mission"], occasion: ["date"] });
  const guides = [mission, guide({ quarter: ["Mission"] }), guide({ occasion: ["date"] })];
  const filters = readNarrowing({ quarter: "mission", occasion: ["date"], month: "2026-11", craving: undefined });
  expect(narrow(guides, filters)).toEqual([mission]);
  expect(describeNarrowing(filters, guides)).toBe("Mission, Good for a date, November 2026");
  expect(countNarrowed(filters, guides, 1)).toBe("One guide: in the Mission, good for a date, from November 2026.");
  const cheap = [guide({ price: ["1"] }), guide({ price: ["1"], craving: ["Dim Sum"] })];
  expect(countNarrowed(readNarrowing({ price: "1" }), cheap, 2)).toBe("Two guides: most places are $.");
  expect(countNarrowed(readNarrowing({ craving: "dim-sum" }), cheap, 0)).toBe("No guides: mostly Dim Sum.");
  expect(countNarrowed(readNarrowing({ quarter: "nowhere" }), cheap, 1_200)).toBe("1,200 guides.");
  expect(narrow(guides, readNarrowing({ quarter: "__proto__" }))).toEqual([]);
  expect(describeNarrowing(readNarrowing({ quarter: "nowhere", month: "x" }), [])).toBe("Guides");
});
