import { readFileSync } from "node:fs";
import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import type { GuideDraft } from "@/lib/guides/pipeline";
import { makeGuides } from "../curation/make-guides";
import { foodWords, holdsFlesh, saysFood } from "../understanding/catalogue-facts";

/** A wish that states a diet or an allergy, with the foods that no dish for its author may hold; by strangers. */
const DietWish = z.strictObject({
  city: z.enum(CITIES),
  prompt: z.string(),
  diets: z.array(z.string()),
  mustNotHold: z.array(z.string()),
});
type DietWish = z.infer<typeof DietWish>;

const SET = new URL("sets/diets.jsonl", import.meta.url);

const readDietWishes = (): DietWish[] =>
  readFileSync(SET, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => DietWish.parse(JSON.parse(line)));

/** Dishes that a guide names against what its wish states, each as a line. */
export async function dishesAgainstDiets(): Promise<{ guides: number; dishes: number; against: string[] }> {
  const wishes = readDietWishes();
  const { made } = await makeGuides(wishes.map(({ city, prompt }) => ({ kind: "vague", city, prompt, expect: [] })));
  let dishes = 0;
  const against = made.flatMap(({ prompt, draft }) => {
    const wish = wishes.find((each) => each.prompt === prompt.prompt && each.city === prompt.city);
    return namedDishes(draft).flatMap(({ place, name, detail }) => {
      dishes += 1;
      const held = wish?.mustNotHold.find((food) => holds(`${name}, ${detail ?? ""}`, food, place.cuisines[0] ?? ""));
      return held ? [`"${prompt.prompt}": ${name} (${detail ?? ""}) at ${place.name} may hold ${held}`] : [];
    });
  });
  return { guides: made.length, dishes, against };
}

const holds = (text: string, food: string, kitchen: string): boolean =>
  !(["Vegan", "Vegetarian"].includes(kitchen) && holdsFlesh(food)) &&
  foodWords(food).some((word) => saysFood(text, word));

/** The dishes of the picks that the title, the introduction or their entry names. */
function namedDishes({ composition, candidates }: GuideDraft) {
  const shared = [composition.title, ...composition.introduction.flat().map(({ text }) => text)].join("\n");
  return composition.entries.flatMap(({ placeId, sentences }) => {
    const place = candidates.places.find(({ id }) => id === placeId);
    const told = `${shared}\n${sentences.map((sentence) => sentence.text).join("\n")}`;
    // Hinodeya ramen isn't named by Hinodeya Ramen Bar.
    const text = (place ? told.replaceAll(place.name, "") : told).toLowerCase();
    return (place?.dishes ?? []).flatMap(({ name, detail }) =>
      place && text.includes(name.toLowerCase()) ? [{ place, name, detail }] : [],
    );
  });
}
