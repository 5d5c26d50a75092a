import { describe, expect, test } from "vitest";
import type { ConstraintVerdict } from "./constraint";
import { dietaryWarnings, summarizeConstraints } from "./constraint-summary";
import type { GuideReading } from "./guide";

const restaurant = { name: "Ama" };
const reading = (quote: string | null, more: Partial<GuideReading>): GuideReading => ({
  quote,
  label: quote,
  role: "want",
  type: "feature",
  outcome: "not understood",
  ...more,
});
const linesOf = (readings: GuideReading[], verdicts: ConstraintVerdict[] = []) =>
  summarizeConstraints({ entries: [{ restaurant, verdicts }], readings }).map(
    ({ label, detail }) => `${label}: ${detail}`,
  );

describe("few lines", () => {
  const unjudged = (quote: string, more: Partial<GuideReading> = {}) =>
    reading(quote, { outcome: "not judged", ...more });

  test("a guide for all readers sends nobody to ask for the theme's hour or table", () => {
    const readings = [
      unjudged("the end of the year", { type: "time" }),
      unjudged("two", { type: "party" }),
      unjudged("slow", { type: "vibe" }),
    ];
    const summaries = summarizeConstraints({ entries: [{ restaurant, verdicts: [] }], readings, isEmailGuide: true });
    expect(summaries.map(({ label, detail }) => `${label}: ${detail}`)).toEqual(["We don't know about: slow"]);
  });

  test("where hardly a telephone is known, nobody is told to call", () => {
    const entries = [null, null, "(415) 555-0100"].map((phoneNumber, at) => ({
      restaurant: { name: `Place ${at}`, phoneNumber },
      verdicts: [],
    }));
    const readings = [unjudged("tonight", { type: "time" })];
    expect(summarizeConstraints({ entries, readings })[0]?.label).toBe("Before you go");
    expect(summarizeConstraints({ entries: entries.slice(1), readings })[0]?.label).toBe("Call ahead");
  });

  test("who comes without a reservation asks for room, and tonight is no name", () => {
    const readings = [
      unjudged("Tonight", { type: "time" }),
      unjudged("three friends", { type: "party" }),
      reading("reservation", { role: "avoid", outcome: "judged", label: "no reservations" }),
    ];
    expect(linesOf(readings)).toEqual([
      "Call ahead: ask whether there is room for three friends and whether they are open tonight",
    ]);
  });

  test("all that no source tells is one line, what may be eaten and what is booked aside", () => {
    const readings = [
      unjudged("Saturday", { type: "time" }),
      unjudged("28 weeks", { type: "diet" }),
      unjudged("45 min wait", { role: "avoid" }),
      unjudged("a ramp", { type: "access", person: "my dad" }),
    ];
    expect(linesOf(readings)).toEqual([
      "28 weeks: we don't know about any of these places. Ask the kitchen",
      "We don't know about: no 45 min wait, a ramp (for your dad)",
      "Call ahead: ask whether they are open on Saturday",
    ]);
    const feast = unjudged("Mother's Day", { type: "time" });
    expect(linesOf([feast])).toEqual(["Call ahead: ask whether they are open on Mother's Day"]);
    const lines = summarizeConstraints({ entries: [], readings });
    expect(lines.at(-2)?.readings.map(({ quote }) => quote)).toEqual(["45 min wait", "a ramp"]);
    expect(lines.at(-1)?.readings.map(({ quote }) => quote)).toEqual(["Saturday"]);
  });

  test.each([
    ["two", "Call ahead: ask for a table for two"],
    ["two of us", "Call ahead: ask for a table for two"],
    ["just the two of us", "Call ahead: ask for a table for two"],
    ["party of 5", "Call ahead: ask for a table for 5"],
    ["for a table of four people", "Call ahead: ask for a table for four"],
    ["4 friends", "Call ahead: ask for room for 4 friends"],
    ["my three sisters", "Call ahead: ask for room for your three sisters"],
    ["two tired parents", "Call ahead: ask for room for two tired parents"],
    ["twelve sad people", "Call ahead: ask for a table for twelve"],
    ["two tired", "Call ahead: ask for a table for two"],
    ["six hungry souls", "Call ahead: ask for a table for six"],
    ["for 8 loud", "Call ahead: ask for a table for 8"],
    ["one hundred guests", "Call ahead: ask for a table for one hundred"],
    ["two dozen people", "Call ahead: ask for a table for two dozen"],
    ["a dozen hungry people", "Call ahead: ask for a table for a dozen"],
    ["6 or 7 people", "Call ahead: ask for a table for 6 or 7"],
    ["two or three of us", "Call ahead: ask for a table for two or three"],
    ["10 to 12", "Call ahead: ask for a table for 10 to 12"],
    ["2-3 people", "Call ahead: ask for a table for 2-3"],
    ["twenty five guests", "Call ahead: ask for a table for twenty five"],
    ["4 plus a dog", "Call ahead: ask for room for 4 plus a dog"],
    ["two adults and a baby", "Call ahead: ask for room for two adults and a baby"],
    ["six with my mom", "Call ahead: ask for room for six with your mom"],
    ["three of us and one toddler", "Call ahead: ask for room for three of us and one toddler"],
    ["dad", "We don't know about: what suits dad"],
    ["old friend", "We don't know about: what suits your old friend"],
    ["an old friend", "We don't know about: what suits your old friend"],
    ["72 and 75 people", "Call ahead: ask for a table for 72 and 75"],
    ["with my coworkers", "We don't know about: what suits your coworkers"],
  ])("of guests, only their number is booked: %s", (party, line) => {
    expect(linesOf([unjudged(party, { type: "party" })])).toEqual([line]);
  });

  test.each([
    ["saturday morning", "Call ahead: ask whether they are open on Saturday morning"],
    ["afternoon", "Call ahead: ask whether they are open in the afternoon"],
    ["8pm", "Call ahead: ask whether they are open at 8pm"],
    ["open after 8", "Call ahead: ask whether they are open after 8"],
    ["end of the year", "Call ahead: ask whether they are open at the end of the year"],
  ])("a time is asked for in a sentence: %s", (label, line) => {
    expect(linesOf([unjudged(label, { type: "time" })])).toEqual([line]);
  });

  test("a part of the day is asked for, whatever it was taken for", () =>
    expect(linesOf([unjudged("afternoon", { type: "vibe" })])).toEqual([
      "Call ahead: ask whether they are open in the afternoon",
    ]));

  test.each([
    ["72 and 75", "party"],
    ["guest", "party"],
    ["an hour tops", "time"],
    ["two hrs", "feature"],
  ] as const)("how old guests are and how long they stay is nothing to ask for: %s", (label, type) => {
    expect(linesOf([unjudged(label, { type })])).toEqual([]);
  });

  test("who comes along asks for nothing", () => {
    expect(linesOf([unjudged("girlfriend", { type: "party" })])).toEqual([]);
  });

  test("a time and a table are told together", () => {
    const readings = [
      unjudged("two", { type: "party" }),
      unjudged("tonight", { type: "time" }),
      unjudged("tonight", { type: "time" }),
    ];
    expect(linesOf(readings)).toEqual(["Call ahead: ask for a table for two and whether they are open tonight"]);
  });

  test("what wasn't understood the same way is one line", () => {
    const readings = [
      reading("glorp", {}),
      reading("zorb", { role: "danger" }),
      reading("flim", {}),
      reading("flam", { role: "danger" }),
    ];
    expect(linesOf(readings)).toEqual([
      "We weren't sure about “zorb” and “flam”: we took them as things to avoid. Ask the kitchen",
      "We weren't sure about “glorp” and “flim”: we left them out",
    ]);
  });

  test("the same words are told once, in the way that needs most care", () => {
    const buffet = { role: "avoid", type: "allergen" } as const;
    expect(linesOf([unjudged("Buffet", buffet), reading("buffet", buffet)])).toEqual([
      "We weren't sure about “buffet”: we took it as something to avoid. Ask the kitchen",
    ]);
    expect(linesOf([unjudged("nuts", { type: "dish" }), reading("nuts", { role: "danger" })])).toEqual([
      "We weren't sure about “nuts”: we took it as something to avoid. Ask the kitchen",
    ]);
  });

  test("what is kept out to be safe is told with its verdict", () => {
    const spice = reading("spice", { role: "avoid", label: "no spice" });
    const guide = {
      entries: [{ restaurant, verdicts: [{ label: "no spice", verdict: "met" as const }] }],
      readings: [spice],
    };
    expect(summarizeConstraints(guide)).toEqual([
      {
        label: "no spice",
        outcome: "not understood",
        detail: "it fits. We weren't sure about “spice”, so we took it as something to avoid",
        readings: [spice],
      },
    ]);
    const nuts = { label: "no spice", verdict: "met" as const, isDietary: true };
    expect(dietaryWarnings({ entries: [{ restaurant, verdicts: [nuts] }], readings: [spice] })).toHaveLength(1);
  });

  test("a wish whose words another line shows has none of its own, a refusal does", () => {
    const nuts = reading("nuts", { role: "danger", outcome: "judged", label: "no nuts", person: "brother" });
    const verdicts = [
      { label: "near a BART station", verdict: "met" as const },
      { label: "no nuts", verdict: "met" as const, isDietary: true },
    ];
    expect(
      linesOf([unjudged("brother", { type: "party" }), nuts, unjudged("BART"), unjudged("nuts")], verdicts),
    ).toEqual(["near a BART station: it fits", "no nuts: it fits", "We don't know about: nuts"]);
    expect(linesOf([unjudged("5"), unjudged("about 5 o'clock"), unjudged("clock", { role: "avoid" })])).toEqual([
      "We don't know about: about 5 o'clock, no clock",
    ]);
  });
});
