import { expect, test } from "vitest";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { describeChecked, describePosition } from "./describe-provenance";

const OLD = "A sign so old may be out of date: call before you go.";

test.each([
  ["Santa Clara County, March 2026", "it was in Santa Clara County's register of March 2026."],
  [
    "Santa Clara County, March 2026, as Pana K121",
    "it was in Santa Clara County's register of March 2026, as Pana K121.",
  ],
  ["Berkeleyside, 2023", `we found it mentioned on a web page of 2023, “Berkeleyside”. ${OLD}`],
  ["Ever After in the Woods", "we found it mentioned on a web page, “Ever After in the Woods”."],
  ["its own site, 2023", `we found its own website of 2023. ${OLD}`],
  ["East Bay Magazine, 2024", `we found it mentioned on a web page of 2024, “East Bay Magazine”. ${OLD}`],
  ["City of Berkeley, 2019", `it was in City of Berkeley's register of 2019. ${OLD}`],
  ["Gazetteer SF, 2025", "we found it mentioned on a web page of 2025, “Gazetteer SF”."],
  ["pages that a search of the web finds", "we looked for a recent web page that mentions it and found none."],
  [
    "what its writer and a second reader knew",
    "its writer and a second reader both know it; we looked for a recent web page that mentions it and found none.",
  ],
])("a place checked against %s is told so", (against, text) => {
  expect(describeChecked({ on: "2026-11-28", against })).toBe(`On November 28, 2026: ${text}`);
});

test.each([
  [
    "named",
    "OpenStreetMap, July 2017",
    "The pin is where OpenStreetMap had it in July 2017. Check the address before you go.",
  ],
  [
    "named",
    "San Francisco, 2019",
    "The pin is where San Francisco's register had it in 2019. Check the address before you go.",
  ],
  ["named", "Alameda County", "The pin is where Alameda County's register had it. Check the address before you go."],
  [
    "numbered",
    "house number, OpenStreetMap, July 2017",
    "The pin is where OpenStreetMap had its house number in July 2017. Check the address before you go.",
  ],
  ["named", "Santa Clara County, March 2026", "The pin is where Santa Clara County's register had it in March 2026."],
  [
    "street",
    "by hand, on its street in OpenStreetMap, July 2017",
    "We set the pin by hand, on its street. Check the address before you go.",
  ],
  ["approximate", "by hand", null],
] as const)("a position that is %s by %s is told so", (grade, source, text) => {
  expect(describePosition({ grade, source })).toBe(text);
});

test("a place of which nothing was found, neither a page nor in memory, is always marked, and no other is told so", () => {
  for (const { slug, checked, unconfirmed } of builtInCatalogue()) {
    const isFound = !describeChecked(checked).includes(": we looked for a recent web page");
    if (unconfirmed === undefined) expect(isFound, slug).toBe(true);
    if (!isFound) expect(unconfirmed, slug).toBeDefined();
  }
});

test("every pin of the catalogue is told of, but for the approximate ones", () => {
  for (const { slug, position } of builtInCatalogue()) {
    expect(describePosition(position) === null, slug).toBe(position.grade === "approximate");
  }
});

test("a sign grows old with the day of the check, and not before its year was over for so long", () => {
  const toldOn = (on: string) => describeChecked({ on, against: "East Bay Magazine, 2024" }).includes(OLD);
  expect([toldOn("2025-03-01"), toldOn("2026-06-30"), toldOn("2026-07-01")]).toEqual([false, false, true]);
});
