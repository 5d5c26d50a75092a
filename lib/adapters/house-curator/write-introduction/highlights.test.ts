import { expect, it } from "vitest";
import { makeConstraint } from "@/lib/testing/make-place";
import { sharedWords } from "../tells-again";
import { sampleGuide } from "../testing/sample-guide";
import { parseConstraints } from "../testing/sample-prompts";
import { type Highlight, withToldDishes } from "./highlights";

it("introduces a place by nothing that its entry says in most of the same words", () => {
  const wishes = ["d:nihari", "d:nihari,kal-guksu", "d:ramen", "d:burrito", "d:phở", "d:soup_dumplings"];
  const told = wishes.flatMap((wish) => {
    const idea = { kind: "idea" as const, title: wish, angle: "", constraints: parseConstraints(wish), unknowns: [] };
    const guide = sampleGuide({
      city: "San Francisco",
      wish,
      idea: { ...idea, size: 5 },
      now: new Date("2026-11-28T20:00:00Z"),
    });
    const texts = guide?.introduction.flat().map(({ text }) => text) ?? [];
    return (guide?.story.picks ?? []).flatMap(({ place }, index) =>
      texts.filter(
        (text) =>
          text.includes(place.name) && sharedWords(text, guide?.entries[index]?.sentences ?? [], place.name) > 0.5,
      ),
    );
  });
  expect(told).toEqual([]);
});

it("names no dish in a title that the guide never speaks of", () => {
  const plateOf = (name: string) => ({ dish: { name }, the: `the ${name}`, plate: `the ${name}` }) as Highlight;
  const told = [{ text: "Begin with the Boston clam chowder.", evidenceIds: [] }];
  expect(withToldDishes([plateOf("caviar potato cloud"), plateOf("Boston clam chowder")], told)).toMatchObject([
    { dish: null, the: null, plate: null },
    { dish: { name: "Boston clam chowder" } },
  ]);
});

it.each([1, 2, 3, 4, 5, 6])(
  "tells of a place with another kitchen what was asked for: ramen at a sushi bar, %i",
  (day) => {
    const constraints = [
      makeConstraint({ field: "cuisine", values: ["Ramen"], label: "ramen", isHard: true }),
      makeConstraint({ field: "goodFor", values: ["groups"], label: "good for a group" }),
    ];
    const guide = sampleGuide({
      city: "San Francisco",
      wish: "ramen tonight with two friends, cheap",
      idea: { kind: "idea", title: "ramen", angle: "", constraints, unknowns: [], size: 8 },
      now: new Date(`2026-12-0${day}T20:00:00Z`),
    });
    const told = guide?.introduction.flat().filter(({ text }) => text.includes("Shizen")) ?? [];
    const entry = guide?.entries.find(({ placeId }) => placeId === "shizen");
    const ofRamen = ({ evidenceIds }: { evidenceIds: readonly string[] }) => evidenceIds.includes("shizen:dish-4");
    const ofDishes = told.filter(({ evidenceIds }) => evidenceIds.some((id) => id.startsWith("shizen:dish-")));
    expect(ofDishes.filter((sentence) => !ofRamen(sentence))).toEqual([]);
    expect(entry?.sentences.some(ofRamen)).toBe(true);
  },
);
