import { describe, expect, it } from "vitest";
import type { AcceptedIdea } from "@/lib/contracts/stages";
import { CITIES } from "@/lib/core/cities";
import { DAY_MS } from "@/lib/core/durations";
import { escapePattern } from "@/lib/core/escape-pattern";
import { checkGuide } from "@/lib/guides/checker/check-guide";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { recentTextsOf } from "@/lib/guides/originality/recent-texts";
import { type SampleGuide, sampleGuide } from "./testing/sample-guide";
import { parseConstraints, SAMPLE_PROMPTS } from "./testing/sample-prompts";

const START = Date.UTC(2026, 0, 8, 16);

/** Prompts in addition to the samples, so that the test makes hundreds of guides throughout the year. */
const MOODS = [
  "v:quiet",
  "v:lively",
  "g:date",
  "g:groups",
  "g:kids",
  "g:solo",
  "g:rainy-day",
  "g:out-of-towners",
  "m:lunch",
  "v:old-school",
];
const SPARE: { city: (typeof CITIES)[number]; wish: string; idea: AcceptedIdea }[] = CITIES.flatMap((city) =>
  MOODS.flatMap((first, index) =>
    ["", "p:1,2", "-c:Sushi"].map((second, turn) => {
      const prompt = `${first} ${second} ${MOODS[(index + turn + 3) % MOODS.length]}`;
      return {
        city,
        wish: prompt,
        idea: {
          kind: "idea" as const,
          title: prompt,
          angle: "",
          constraints: parseConstraints(prompt),
          unknowns: [],
          size: 5 + ((index + turn) % 4),
        },
      };
    }),
  ),
);

const guides: SampleGuide[] = [];
for (const [index, sample] of [...SAMPLE_PROMPTS, ...SPARE, ...SAMPLE_PROMPTS].entries()) {
  const earlierGuides = guides.filter(({ story }) => story.city === sample.city).toReversed();
  const recent = recentTextsOf(
    earlierGuides,
    guides.toReversed().filter(({ story }) => story.city !== sample.city),
  );
  const guide = sampleGuide({ ...sample, now: new Date(START + index * DAY_MS * 2 + index), recent });
  if (guide) guides.push(guide);
}
const textOf = ({ sentences }: { sentences: { text: string }[] }) => sentences.map(({ text }) => text).join(" ");

describe("the house curator, in a year of guides", () => {
  it("writes more than a hundred and fifty guides", () => expect(guides.length).toBeGreaterThan(150));

  it("writes nothing that the checker refuses", () => {
    const faults = guides.flatMap((guide) =>
      checkGuide({ ...guide, rejectedSentences: [] }, buildGrounding(guide.story)),
    );
    expect(faults).toEqual([]);
  });

  it("writes two to four sentences about every place", () => {
    const outliers = guides
      .flatMap(({ entries }) => entries)
      .filter(({ sentences }) => sentences.length < 2 || sentences.length > 4);
    expect(outliers.map(({ placeId, sentences }) => [placeId, sentences.length])).toEqual([]);
  });

  it("never describes a place with the same paragraph twice", () => {
    const paragraphs = guides.flatMap(({ entries }) => entries.map((entry) => `${entry.placeId}: ${textOf(entry)}`));
    expect(repeated(paragraphs)).toEqual([]);
  });

  it("never uses a sentence in two introductions, of whatever cities", () => {
    const sentences = guides.flatMap(({ introduction }) => [...new Set(introduction.flat().map(({ text }) => text))]);
    expect(repeated(sentences)).toEqual([]);
  });

  it("gives every guide its own headline", () => expect(repeated(guides.map(({ title }) => title))).toEqual([]));

  it("writes introductions of at most three paragraphs, and of some sentences", () => {
    const outliers = guides.filter(
      ({ introduction, story }) =>
        introduction.length > 3 || (story.picks.length > 2 && introduction.flat().length < 2),
    );
    expect(outliers.map(({ title, introduction }) => [title, introduction.length])).toEqual([]);
  });

  it("starts every entry of a guide differently, and repeats no sentence", () => {
    for (const { entries, title } of guides) {
      expect(repeated(entries.flatMap(({ sentences }) => sentences.map(({ text }) => text))), title).toEqual([]);
      const openings = entries.map((entry) => textOf(entry).split(" ").slice(0, 3).join(" "));
      expect(repeated(openings), title).toEqual([]);
    }
  });

  it("has correct grammar", () => {
    const grammarFault =
      /(?<!\p{L})(\p{L}+) \1(?!\p{L})|\bthe (?:the|a|an)\b|(?<!\p{L})a (?:the|an)\b| ,|,,|\.\.|;;|(?<!\p{L})a (?!one|oaxaca)[aeio]\p{L}|\s{2}|[:;,]\.|undefined|null|\{|\}/iu;
    const texts = guides.flatMap(({ story, introduction, entries }) =>
      [...introduction.flat(), ...entries.flatMap(({ sentences }) => sentences)].map(({ text }) => ({
        text,
        bare: withoutNames(text, story),
      })),
    );
    expect([...new Set(texts.filter(({ bare }) => grammarFault.test(bare)).map(({ text }) => text))]).toEqual([]);
    expect(texts.filter(({ text }) => !/^[“"'\p{Lu}\p{N}]/u.test(text) || !/[.!?][”"]?$/.test(text))).toEqual([]);
  });
});

/** Names may repeat words (Cha Cha Cha, dan dan noodles); our own text may not. */
const withoutNames = (text: string, { picks }: SampleGuide["story"]): string =>
  picks
    .flatMap(({ place }) => [place.name, ...place.dishes.map(({ name }) => name)])
    .reduce((rest, name) => rest.replace(new RegExp(escapePattern(name), "gi"), "X"), text);

const repeated = (texts: string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];
