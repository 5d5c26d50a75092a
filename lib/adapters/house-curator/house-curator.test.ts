import { describe, expect, it } from "vitest";
import { type AcceptedIdea, joinSentences } from "@/lib/contracts/stages";
import { CITIES } from "@/lib/core/cities";
import { DAY_MS } from "@/lib/core/durations";
import { checkGuide } from "@/lib/guides/checker/check-guide";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { type SampleGuide, sampleGuide } from "./testing/sample-guide";
import { parseConstraints, SAMPLE_PROMPTS } from "./testing/sample-prompts";

const START = Date.UTC(2026, 0, 8, 16);

/** Wishes beyond the written ones, so that the guides run into the hundreds and through the year. */
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
      const wish = `${first} ${second} ${MOODS[(index + turn + 3) % MOODS.length]}`;
      return {
        city,
        wish,
        idea: {
          kind: "idea" as const,
          title: wish,
          angle: "",
          constraints: parseConstraints(wish),
          unknowns: [],
          size: 5 + ((index + turn) % 4),
        },
      };
    }),
  ),
);

const guides: SampleGuide[] = [];
for (const [index, wish] of [...SAMPLE_PROMPTS, ...SPARE, ...SAMPLE_PROMPTS].entries()) {
  const before = guides.filter(({ story }) => story.city === wish.city);
  const recent = {
    titles: before.map(({ title }) => title),
    sentences: before.flatMap(({ introduction }) => introduction.flat().map(({ text }) => text)),
    paragraphs: before.flatMap(({ entries }) => entries.map(({ sentences }) => joinSentences(sentences))),
  };
  const guide = sampleGuide({ ...wish, now: new Date(START + index * DAY_MS * 2 + index), recent });
  if (guide) guides.push(guide);
}
const textOf = ({ sentences }: { sentences: { text: string }[] }) => sentences.map(({ text }) => text).join(" ");

describe("the house curator, over a year of guides", () => {
  it("writes more than a hundred and fifty", () => expect(guides.length).toBeGreaterThan(150));

  it("writes nothing that its own checker refuses", () => {
    const faults = guides.flatMap((guide) =>
      checkGuide({ ...guide, rejectedSentences: [] }, buildGrounding(guide.story)),
    );
    expect(faults).toEqual([]);
  });

  it("says two to four sentences of every place", () => {
    const odd = guides
      .flatMap(({ entries }) => entries)
      .filter(({ sentences }) => sentences.length < 2 || sentences.length > 4);
    expect(odd.map(({ placeId, sentences }) => [placeId, sentences.length])).toEqual([]);
  });

  it("never describes a place by the same paragraph twice", () => {
    const paragraphs = guides.flatMap(({ entries }) => entries.map((entry) => `${entry.placeId}: ${textOf(entry)}`));
    expect(twice(paragraphs)).toEqual([]);
  });

  it("never shares a sentence between two introductions", () => {
    const sentences = guides.flatMap(({ introduction }) => [...new Set(introduction.flat().map(({ text }) => text))]);
    expect(twice(sentences)).toEqual([]);
  });

  it("gives no two guides one headline", () => expect(twice(guides.map(({ title }) => title))).toEqual([]));

  it("opens every guide in two or three paragraphs", () => {
    const odd = guides.filter(
      ({ introduction, story }) => introduction.length > 3 || (story.picks.length > 2 && introduction.length < 2),
    );
    expect(odd.map(({ title, introduction }) => [title, introduction.length])).toEqual([]);
  });

  it("starts no two entries of a guide alike, and repeats no sentence", () => {
    for (const { entries, title } of guides) {
      expect(twice(entries.flatMap(({ sentences }) => sentences.map(({ text }) => text))), title).toEqual([]);
      const openings = entries.map((entry) => textOf(entry).split(" ").slice(0, 3).join(" "));
      expect(twice(openings), title).toEqual([]);
    }
  });

  it("has correct grammar", () => {
    const wrong =
      /(?<!\p{L})(\p{L}+) \1(?!\p{L})|\bthe (?:the|a|an)\b|(?<!\p{L})a (?:the|an)\b| ,|,,|\.\.|;;|(?<!\p{L})a (?!one)[aeio]\p{L}|\s{2}|[:;,]\.|undefined|null|\{|\}/iu;
    const texts = guides.flatMap(({ story, introduction, entries }) =>
      [...introduction.flat(), ...entries.flatMap(({ sentences }) => sentences)].map(({ text }) => ({
        text,
        bare: withoutNames(text, story),
      })),
    );
    expect([...new Set(texts.filter(({ bare }) => wrong.test(bare)).map(({ text }) => text))]).toEqual([]);
    expect(texts.filter(({ text }) => !/^[“"'\p{Lu}\p{N}]/u.test(text) || !/[.!?][”"]?$/.test(text))).toEqual([]);
  });
});

/** Names may repeat themselves (Cha Cha Cha, dan dan noodles); our own words may not. */
const withoutNames = (text: string, { picks }: SampleGuide["story"]): string =>
  picks
    .flatMap(({ place }) => [place.name, ...place.dishes.map(({ name }) => name)])
    .reduce((rest, name) => rest.replaceAll(name, "X"), text);

const twice = (texts: string[]): string[] => [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
