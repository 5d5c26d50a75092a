import { expect, it } from "vitest";
import PLACES from "@/data/covers/places.json" with { type: "json" };
import { parsePrompt } from "@/lib/adapters/house-curator/parse-prompt/parse-prompt";
import { sampleGuide } from "@/lib/adapters/house-curator/testing/sample-guide";
import { joinSentences } from "@/lib/contracts/stages";
import { drawingsOf } from "@/lib/core/cover/rank-drawings";
import { toldDishes } from "@/lib/core/cover/recommended-dishes";
import { SHELF_WINDOW } from "@/lib/core/cover/shelf-covers";
import { chooseCoverSubject } from "@/lib/guides/choose-cover-subject";
import { seedTime } from "./seed-guides";
import { SEED_PROMPTS } from "./seed-prompts";

const NOW = new Date("2026-11-27T12:00:00Z");
const shown: { city: string; cover: string }[] = [];

it.each(SEED_PROMPTS)("draws a dish that the guide tells: $city, $prompt", async ({ city, prompt, ageDays }) => {
  const idea = await parsePrompt({ city, prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  const guide = sampleGuide({ city, wish: prompt, idea, now: seedTime(NOW, ageDays) });
  if (!guide) throw new Error("Nothing fits.");
  const places = guide.story.picks.map(({ place }) => place);
  const candidates = { places, problems: [], rejected: [] };
  const composition = { title: guide.title, introduction: [], entries: guide.entries, rejectedSentences: [] };
  const neighbors = shown.filter((each) => each.city === city).map((each) => each.cover);
  const cover = chooseCoverSubject({ idea, candidates, composition }, neighbors.slice(-SHELF_WINDOW));
  shown.push({ city, cover });

  const dishes = guide.entries.map(({ sentences }) => toldDishes(joinSentences(sentences)));
  const common = mostOf(dishes);
  const typical = mostOf(places.map(({ cuisines }) => cuisines)).flatMap(drawingsOf);
  const typicalTold = typical.filter((dish) => dishes.flat().includes(dish));
  if (!PLACES.includes(cover)) expect(dishes.flat()).toContain(cover);
  if (common.length > 0) expect(common).toContain(cover);
  else if (typicalTold.length > 0 && idea.constraints.every(({ field }) => field !== "dish" && field !== "meal"))
    expect(typicalTold).toContain(cover);
});

const mostOf = (lists: readonly string[][]): string[] =>
  [...new Set(lists.flat())].filter((word) => lists.filter((list) => list.includes(word)).length > lists.length / 2);
