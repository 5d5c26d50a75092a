import { expect, it } from "vitest";
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
