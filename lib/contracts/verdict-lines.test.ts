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
    { label: "Thai", verdict: "met", fact: "we list it under Thai" },
    silent("quiet", "here"),
  ]);
  expect(lines.map(({ label, told }) => `${label}: ${told}`)).toEqual([
    "Thai: we list it under Thai",
    "Our sources don't say: cozy, quiet",
  ]);
});

test("what none tells of any place has no line", () => {
  expect(verdictLines([silent("cozy", "everywhere")])).toEqual([]);
});

test("what somebody must ask about is one line of its own", () => {
  const dietary = (label: string) => ({ ...silent(label, "here"), isDietary: true });
  expect(verdictLines([dietary("vegan")])).toEqual([
    { label: "vegan", told: "we don't know, none of our sources calls it vegan", verdict: "unknown" },
  ]);
  const lines = verdictLines([dietary("no nuts"), silent("cozy", "here"), dietary("no sesame")]);
  expect(lines.map(({ label, told }) => `${label}: ${told}`)).toEqual([
    "no nuts, no sesame: we don't know, none of our sources says",
    "Our sources don't say: cozy",
  ]);
});

test("one ground is told once", () => {
  const fact = "its room is described as “a hushed room with white tablecloths”";
  const met = (label: string) => ({ label, verdict: "met" as const });
  const lines = verdictLines([
    { ...met("quiet"), fact },
    { ...met("Thai"), fact: "we list it under Thai" },
    { ...met("tablecloths"), fact },
    met("lunch"),
    met("dinner"),
  ]);
  expect(lines.map(({ label, told }) => `${label}: ${told}`)).toEqual([
    `quiet, tablecloths: ${fact}`,
    "Thai: we list it under Thai",
    "lunch: it fits",
    "dinner: it fits",
  ]);
});
