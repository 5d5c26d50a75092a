import { expect, it } from "vitest";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { sampleGuide } from "../testing/sample-guide";

it("titles no guide after a dish that it never speaks of", () => {
  const idea = { kind: "idea" as const, title: "anything", angle: "", constraints: [], unknowns: [], size: 5 };
  const untold = Array.from({ length: 40 }, (_, day) => {
    const now = new Date(Date.UTC(2026, 0, 1 + 9 * day, 20));
    const guide = sampleGuide({ city: "San Francisco", wish: `surprise me ${day}`, idea, now });
    if (!guide) return [];
    const texts = [...guide.introduction.flat(), ...guide.entries.flatMap(({ sentences }) => sentences)];
    const isTold = (name: string) => texts.some(({ text }) => foldWords(text).includes(name));
    const [head = ""] = guide.title.split(": ");
    return guide.story.picks.flatMap(({ place }) =>
      place.dishes.flatMap(({ name }) =>
        ` ${foldWords(head)} `.includes(` ${foldWords(name)} `) && !isTold(foldWords(name))
          ? [`${name}: ${guide.title}`]
          : [],
      ),
    );
  }).flat();
  expect(untold).toEqual([]);
});
