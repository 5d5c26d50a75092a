import { expect, test } from "vitest";
import { sampleGuide } from "@/lib/testing/sample-guide";
import { describeNarrowing } from "./describe-narrowing";
import type { Facets } from "./facets";
import { frontPage } from "./front-page";
import type { MagazineGuide } from "./load";
import { narrow, readNarrowing } from "./narrow";

const NOW = new Date("2026-11-28T12:00:00Z");
let count = 0;
const guide = (facets: Partial<Facets> = {}, changes: Partial<MagazineGuide["guide"]> = {}): MagazineGuide => ({
  guide: { ...sampleGuide(), id: `guide-${count++}`, createdAt: "2026-11-26T16:00:00Z", ...changes },
  month: "2026-11",
  facets: { quarter: [], craving: [], occasion: [], price: [], ...facets },
});

test("the lead is the newest weekly guide, and this week's for a week", () => {
  const readers = guide({}, { isEmailGuide: false });
  const weekly = guide();
  expect(frontPage([readers, weekly], NOW)).toMatchObject({ lead: weekly, isThisWeeks: true, newest: [readers] });
  expect(frontPage([readers], NOW)).toMatchObject({ lead: readers, isThisWeeks: false });
  expect(frontPage([guide({}, { createdAt: "2026-11-05T16:00:00Z" })], NOW).isThisWeeks).toBe(false);
  expect(frontPage([], NOW)).toMatchObject({ lead: null, shelves: [], choices: [], months: [] });
});

test("a shelf needs several guides, and none of the shelves is empty", () => {
  const guides = [
    guide(),
    guide({ quarter: ["Mission"], craving: ["Mexican"] }),
    guide({ quarter: ["Mission"], price: ["1"] }),
    guide({ quarter: ["SoMa"], occasion: ["date"], price: ["1"] }),
  ];
  const { shelves } = frontPage(guides, NOW);
  expect(shelves.map(({ value, guides: own }) => [value, own.length])).toEqual([
    ["Mission", 2],
    ["1", 2],
  ]);
  expect(shelves[1]?.guides[0]).toBe(guides[3]);
  const many = Array.from({ length: 40 }, () => guide());
  expect(frontPage([...guides, ...many], NOW).shelves).toEqual([]);
});

test("an address narrows to the guides that have all of it, and the title says what", () => {
  const mission = guide({ quarter: ["Mission"], occasion: ["date"] });
  const guides = [mission, guide({ quarter: ["Mission"] }), guide({ occasion: ["date"] })];
  const filters = readNarrowing({ quarter: "mission", occasion: ["date"], month: "2026-11", craving: undefined });
  expect(narrow(guides, filters)).toEqual([mission]);
  expect(describeNarrowing(filters, guides)).toBe("Mission, Good for a date, November 2026");
  expect(narrow(guides, readNarrowing({ quarter: "__proto__" }))).toEqual([]);
  expect(describeNarrowing(readNarrowing({ quarter: "nowhere", month: "x" }), [])).toBe("Guides");
});
