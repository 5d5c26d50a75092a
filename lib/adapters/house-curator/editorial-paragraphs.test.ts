import { expect, it } from "vitest";
import { CITIES } from "@/lib/core/cities";
import { checkSentence } from "@/lib/guides/checker/check-sentence";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { editorialParagraphsOf } from "./editorial-paragraphs";
import { catalogueOf } from "./testing/catalogue";

const paragraphs = CITIES.flatMap(catalogueOf).flatMap(({ place, evidence }) =>
  editorialParagraphsOf(place).map((paragraph) => ({ place, evidence, paragraph })),
);

it("has paragraphs of every place of the catalogue, each of two or three sentences", () => {
  expect(new Set(paragraphs.map(({ place }) => place.id)).size).toBe(CITIES.flatMap(catalogueOf).length);
  const lengths = new Set(paragraphs.map(({ paragraph }) => paragraph.sentences.length));
  expect([...lengths].sort()).toEqual([2, 3]);
});

it("says nothing that its evidence doesn't support, and nothing twice", () => {
  const idea = { kind: "idea" as const, title: "", angle: "", constraints: [], unknowns: [], size: 5 };
  const faults = paragraphs.flatMap(({ place, evidence, paragraph }) => {
    const ground = buildGrounding({ city: place.city, idea, picks: [{ place, evidence }], unmet: [] });
    return paragraph.sentences.flatMap((sentence) => checkSentence(sentence, ground, "entry") ?? []);
  });
  expect(faults).toEqual([]);
  const texts = paragraphs.flatMap(({ paragraph }) => paragraph.sentences.map(({ text }) => text));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it("is about a dish or for a tag that the place has", () => {
  const isOdd = ({ place, paragraph: { dishId, tag } }: (typeof paragraphs)[number]) =>
    dishId === null
      ? ![place.goodFor, place.vibes, place.features, place.diets, place.meals].some((tags) => tags.includes(tag ?? ""))
      : Number(dishId.split("-").at(-1)) > place.dishes.length;
  expect(paragraphs.filter(isOdd).map(({ paragraph }) => paragraph.sentences[0]?.text)).toEqual([]);
});
