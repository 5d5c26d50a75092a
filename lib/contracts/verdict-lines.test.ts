import { expect, test } from "vitest";
import { verdictLines } from "./verdict-lines";

const silent = (label: string, untold?: "here" | "everywhere") => ({
  label,
  verdict: "unknown" as const,
  fact: `none of our sources calls it ${label}`,
  ...(untold && { untold }),
});

test("what no source tells of a place is one line, after all else", () => {
  const lines = verdictLines([
    silent("cozy", "here"),
    { label: "Thai", verdict: "met", fact: "we have it down as Thai" },
    silent("quiet", "here"),
  ]);
  expect(lines.map(({ label, told }) => `${label}: ${told}`)).toEqual([
    "Thai: we have it down as Thai",
    "Our sources don't say: cozy, quiet",
  ]);
});

test("what none tells of any place has no line", () => {
  expect(verdictLines([silent("cozy", "everywhere")])).toEqual([]);
});

test("what somebody must ask about keeps its own", () => {
  expect(verdictLines([{ ...silent("vegan"), isDietary: true }])).toEqual([
    { label: "vegan", told: "we don't know, none of our sources calls it vegan", verdict: "unknown" },
  ]);
});
