import { expect, test } from "vitest";
import type { ConstraintVerdict } from "./constraint";
import { dietaryWarnings, emailedSummaries, summarizeConstraints } from "./constraint-summary";
import type { GuideReading } from "./guide";

type Verdict = ConstraintVerdict["verdict"];
const NAMES = ["Ama", "Bo", "Cato", "Dou", "Eva"];
const restaurant = { name: "Ama" };
const guideOf = (label: string, verdicts: Verdict[], isDietary?: boolean) => ({
  entries: verdicts.map((verdict, index) => ({
    restaurant: { name: NAMES[index] ?? "" },
    verdicts: [{ label, verdict, ...(isDietary && { isDietary }) }],
  })),
  readings: [],
});
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

test.each<[Verdict[], boolean, string, string]>([
  [["met", "met"], false, "met", "both places fit"],
  [["met"], true, "met", "it fits"],
  [["met", "unmet", "met"], false, "partly met", "2 of 3 places fit. 1 doesn't: Bo"],
  [
    ["met", "unknown", "unmet", "unmet", "unknown"],
    false,
    "mostly not met",
    "1 of 5 places fits. 2 don't: Cato and Dou. We don't know about the other 2",
  ],
  [["met", "unknown", "unmet"], false, "mostly not met", "1 of 3 places fits. 1 doesn't: Cato. We don't know about Bo"],
  [["met", "unknown", "unknown"], false, "partly met", "1 of 3 places fits. We don't know about the other 2"],
  [
    ["met", "unknown", "unknown"],
    true,
    "partly met",
    "1 of 3 places fits. We don't know about Bo and Cato. Ask the kitchen",
  ],
  [["met", "unmet"], true, "partly met", "1 of 2 places fits. 1 doesn't: Bo. Ask the kitchen"],
  [["unmet", "unmet"], false, "not met", "neither place fits"],
  [["unmet"], false, "not met", "it doesn't fit"],
  [["unknown", "unknown"], false, "not known", "we don't know about either place"],
  [["unknown", "unknown"], true, "not known", "we don't know about either place. Ask the kitchen"],
  [
    ["unknown", "unmet", "unmet", "unknown"],
    false,
    "not known",
    "2 of 4 places don't fit: Bo and Cato. We don't know about the other 2",
  ],
])("%j, dietary %s: %s", (verdicts, isDietary, outcome, detail) => {
  expect(summarizeConstraints(guideOf("it", verdicts, isDietary))).toEqual([
    { label: "it", outcome, detail, readings: [] },
  ]);
});

test("a reading without a verdict is told, by its label or by its words", () => {
  expect(
    linesOf([
      reading("free valet", { outcome: "not judged", label: "valet parking" }),
      reading("zorbly flimflam", {}),
      reading("no glorps", { role: "avoid" }),
      reading("for my aunt", { role: "background", outcome: "ignored" }),
    ]),
  ).toEqual([
    "We weren't sure about “zorbly flimflam”: we left it out",
    "We weren't sure about “no glorps”: we took it as something to avoid",
    "We don't know about: valet parking",
  ]);
});

test("nothing is kept out by the words for guests or times", () => {
  expect(linesOf([reading("mom", { role: "danger", type: "party" })])).toEqual([
    "We weren't sure about “mom”: we left it out",
  ]);
});

test("what may be eaten needs the kitchen, judged or not, understood or not", () => {
  expect(
    linesOf([
      reading("lupin kills me", { role: "danger", type: "allergen", outcome: "not judged", label: "no lupin" }),
      reading("no sulfas", { role: "danger", type: "allergen" }),
      reading("jain", { role: "want", type: "diet" }),
    ]),
  ).toEqual([
    "no lupin: we don't know about any of these places. Ask the kitchen",
    "We weren't sure about “no sulfas”: we took it as something to avoid. Ask the kitchen",
    "We weren't sure about “jain”: we left it out. Ask the kitchen",
  ]);
});

test("without its words, a span is told once for each thing that a reader must know", () => {
  expect(
    linesOf([
      reading(null, { label: null }),
      reading(null, { label: null }),
      reading(null, { label: null, role: "danger" }),
    ]),
  ).toEqual([
    "We weren't sure what somebody must not eat: we took it as something to avoid. Ask the kitchen",
    "We weren't sure about a part of what was asked: we left it out",
  ]);
});

test("what has a verdict is told once, with the words that it was read from", () => {
  const corrected = reading("vietnameese", { outcome: "judged", label: "Vietnamese", readAs: "Vietnamese" });
  const again = reading("pho place", { outcome: "not judged", label: "vietnamese" });
  const guide = {
    entries: [{ restaurant, verdicts: [{ label: "Vietnamese", verdict: "met" as const }] }],
    readings: [corrected, again],
  };
  expect(summarizeConstraints(guide)).toEqual([
    { label: "Vietnamese", outcome: "met", detail: "it fits", readings: [corrected] },
  ]);
});

test("a constraint shows all the words that it was read from, each once", () => {
  const of = (quote: string) => reading(quote, { type: "cuisine", outcome: "judged", label: "Italian or French" });
  const verdicts = [{ label: "Italian or French", verdict: "met" as const }];
  const readings = [of("Italian"), of("French"), of("french")];
  const [line] = summarizeConstraints({ entries: [{ restaurant, verdicts }], readings });
  expect(line?.readings.map(({ quote }) => quote)).toEqual(["Italian", "French"]);
});

test("a refusal of nothing eaten reads as a phrase", () => {
  const untold = (quote: string) => reading(quote, { role: "avoid", type: "vibe", outcome: "not judged" });
  expect(linesOf([untold("a scene"), untold("without making a fuss"), untold("music")])).toEqual([
    "We don't know about: no scene, without making a fuss, no music",
  ]);
});

test("what the kitchen must be asked comes first, and is what is warned of", () => {
  const verdicts = [
    { label: "quiet", verdict: "unknown" as const },
    { label: "vegan", verdict: "met" as const, isDietary: true },
    { label: "no nuts", verdict: "unknown" as const, isDietary: true },
  ];
  const readings = [
    reading("zorbly flimflam", {}),
    reading("valet", { outcome: "not judged" }),
    reading("no sulfas", { role: "danger", type: "allergen" }),
  ];
  const guide = { entries: [{ restaurant, verdicts }], readings };
  const warnings = ["no nuts", "We weren't sure about “no sulfas”"];
  expect(summarizeConstraints(guide).map(({ label }) => label)).toEqual([
    ...warnings,
    ...["quiet", "vegan", "We weren't sure about “zorbly flimflam”", "We don't know about"],
  ]);
  expect(dietaryWarnings(guide).map(({ label }) => label)).toEqual(warnings);
  expect(emailedSummaries(guide).map(({ label }) => label)).toEqual([...warnings, "We don't know about"]);
  expect(dietaryWarnings({ entries: [], readings: [] })).toEqual([]);
  // What no entry's own lines say is told once, before them.
  const cosy = { label: "cosy", verdict: "unknown" as const, untold: "everywhere" as const };
  const emailed = emailedSummaries({ entries: [1, 2].map(() => ({ restaurant, verdicts: [cosy] })), readings: [] });
  expect(emailed.map(({ label, detail }) => `${label}: ${detail}`)).toEqual(["cosy: we don't know about either place"]);
});

test("what wasn't understood of eating needs the kitchen, whatever its verdict", () => {
  const guide = {
    entries: [
      {
        restaurant,
        verdicts: [
          { label: "Thai", verdict: "met" as const },
          { label: "no glorps", verdict: "met" as const },
        ],
      },
    ],
    readings: [reading("no glorps", { role: "danger", type: "allergen", label: "no glorps" })],
  };
  const [first] = summarizeConstraints(guide);
  expect(first).toMatchObject({
    label: "no glorps",
    detail: "it fits. We weren't sure about “no glorps”, so we took it as something to avoid. Ask the kitchen",
  });
});
