import { expect, it } from "vitest";
import { CITIES } from "@/lib/core/cities";
import { checkSentence } from "@/lib/guides/checker/check-sentence";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { editorialSentencesOf } from "./editorial-sentences";
import { catalogueOf } from "./testing/catalogue";

const places = CITIES.flatMap(catalogueOf);
const sentences = places.flatMap(({ place, evidence }) =>
  editorialSentencesOf(place).map((sentence) => ({ place, evidence, sentence })),
);
const textOf = ({ sentence }: (typeof sentences)[number]) => sentence.text;

it("has something to say of every place of the catalogue, and of no other", () => {
  expect(places.filter(({ place }) => editorialSentencesOf(place).length < 8).map(({ place }) => place.id)).toEqual([]);
  expect(editorialSentencesOf({ id: "nowhere" })).toEqual([]);
});

it("says nothing that its evidence doesn't support", () => {
  const idea = { kind: "idea" as const, title: "", angle: "", constraints: [], unknowns: [], size: 5 };
  const faults = sentences.flatMap(({ place, evidence, sentence }) => {
    const ground = buildGrounding({ city: place.city, idea, picks: [{ place, evidence }], unmet: [] });
    const fault = checkSentence(sentence, ground, sentence.introduces ? "introduction" : "entry");
    return fault ? [`${place.id}: ${sentence.text} ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});

it("says nothing that leans on a sentence before it, as none need stand there", () => {
  const leaning =
    /^(?:So|But|And|Or|Then|Otherwise|Also|(?:It is|It|They|You) also|You do have to|The others?|Either way)\b/;
  expect(sentences.map(textOf).filter((text) => leaning.test(text))).toEqual([]);
});

it("says nothing twice", () => {
  const texts = sentences.map(textOf);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it("introduces a place by its name, and shows only tags that the place has", () => {
  const isNameless = ({ place, sentence }: (typeof sentences)[number]) =>
    sentence.introduces && !sentence.text.includes(place.name);
  expect(sentences.filter(isNameless).map(textOf)).toEqual([]);
  const isMistagged = ({ place, sentence: { goodFor } }: (typeof sentences)[number]) =>
    goodFor !== null &&
    ![place.goodFor, place.vibes, place.features, place.diets, place.meals].some((tags) => tags.includes(goodFor));
  expect(sentences.filter(isMistagged).map(textOf)).toEqual([]);
});
