import { expect, it } from "vitest";
import type { Place } from "@/lib/contracts/stages";
import { CITIES } from "@/lib/core/cities";
import { checkSentence } from "@/lib/guides/checker/check-sentence";
import { checkTitle } from "@/lib/guides/checker/check-title";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { editorialOpeningsOf } from "./editorial-openings";
import { catalogueOf } from "./testing/catalogue";
import { matchesConstraint } from "./write-entry/rank-dishes";

const openings = CITIES.flatMap((city) =>
  editorialOpeningsOf(city).map((opening) => ({
    city,
    opening,
    picks: opening.placeIds.flatMap((id) => catalogueOf(city).find(({ place }) => place.id === id) ?? []),
  })),
);
const titleOf = ({ opening }: (typeof openings)[number]) => `${opening.title}: ${opening.subtitle}`;
const sentencesOf = ({ opening }: (typeof openings)[number]) => opening.paragraphs.flat();

it("opens guides to every city, about places of its catalogue that it names", () => {
  expect(CITIES.filter((city) => editorialOpeningsOf(city).length < 100)).toEqual([]);
  const nameless = openings.filter((each) => {
    const text = sentencesOf(each)
      .map((sentence) => sentence.text)
      .join(" ");
    return (
      each.picks.length < each.opening.placeIds.length || each.picks.some(({ place }) => !text.includes(place.name))
    );
  });
  expect(nameless.map(titleOf)).toEqual([]);
});

it("says nothing that its evidence doesn't support", () => {
  const idea = { kind: "idea" as const, title: "", angle: "", constraints: [], unknowns: [], size: 5 };
  const faults = openings.flatMap((each) => {
    const ground = buildGrounding({ city: each.city, idea, picks: each.picks, unmet: [] });
    return [
      ...[titleOf(each)].flatMap((title) =>
        checkTitle(title, ground) ? [`${title} ${checkTitle(title, ground)}`] : [],
      ),
      ...sentencesOf(each).flatMap((sentence) => {
        const fault = checkSentence(sentence, ground, "introduction");
        return fault ? [`${titleOf(each)}: ${sentence.text} ${fault}`] : [];
      }),
    ];
  });
  expect(faults).toEqual([]);
});

it("says nothing twice", () => {
  const texts = openings.flatMap((each) => [
    each.opening.title.toLowerCase(),
    each.opening.subtitle.toLowerCase(),
    ...sentencesOf(each).map(({ text }) => text),
  ]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it("answers a wish only with places that are known for it", () => {
  const wrong = openings.filter(({ opening, picks }) =>
    opening.kinds.some((kind) => picks.some(({ place }) => !isKnownFor(place, kind))),
  );
  expect(wrong.map(titleOf)).toEqual([]);
});

function isKnownFor(place: Place, kind: string): boolean {
  if (kind === "any") return true;
  if (kind.startsWith("area:")) return place.neighbourhood === kind.slice("area:".length);
  if (kind === "cheap") return (place.priceLevel ?? 2) <= 2;
  if (kind === "splurge") return (place.priceLevel ?? 3) >= 3;
  const { cuisines, goodFor, vibes, features, diets, meals } = place;
  return (
    [cuisines, goodFor, vibes, features, diets, meals].some((tags) => tags.includes(kind)) ||
    place.dishes.some(({ name, detail }) =>
      matchesConstraint({ name, detail, the: name, number: null, id: "" }, { values: [kind] }),
    )
  );
}
