import { expect, test } from "vitest";
import { isAgainst, type SpanRole, type SpanType } from "@/lib/contracts/reading";
import { doubtForeignMentions, doubtWishes } from "./doubt-wishes";

type Marked = [quote: string, role: SpanRole, type: SpanType, confidence?: number];

/** What the model isn't sure of is refused for all it knows. */
const spansOf = (prompt: string, marked: readonly Marked[]) =>
  marked.map(([quote, role, type, roleConfidence = 0.99]) => {
    const start = prompt.indexOf(quote);
    const againstProbability = isAgainst(role) ? roleConfidence : 1 - roleConfidence;
    return { start, end: start + quote.length, role, type, typeConfidence: 1, roleConfidence, againstProbability };
  });

const rolesOf = (prompt: string, ...marked: Marked[]): string[] => {
  return doubtWishes(spansOf(prompt, marked), prompt).map(({ role, roleConfidence }) => `${role} ${roleConfidence}`);
};

test.each<[prompt: string, roles: string[], ...Marked[]]>([
  ["starch, all of it sends me to urgent care", ["danger 0.5"], ["starch", "want", "ingredient"]],
  [
    "allergic to nuts, pad thai please",
    ["danger 0.99", "want 0.99"],
    ["nuts", "danger", "allergen"],
    ["pad thai", "want", "dish"],
  ],
  ["celiac, craving ramen", ["want 0.99"], ["ramen", "want", "dish"]],
  ["celiac. ramen", ["want 0.99"], ["ramen", "want", "dish"]],
  ["a patio, my allergies are fine", ["want 0.99"], ["patio", "want", "feature"]],
  ["ramen to die for", ["want 0.99"], ["ramen", "want", "dish"]],
  ["ramen yesterday put me in hospital", ["background 0.99"], ["ramen", "background", "dish"]],
  ["wir haben eine Nussallergie dabei", ["danger 1"], ["Nussallergie", "want", "access"]],
  ["wir suchen Pizza trotz Allergie", ["want 0.99"], ["Pizza", "want", "dish"]],
])("%s: %s", (prompt, roles, ...marked) => {
  expect(rolesOf(prompt, ...marked)).toEqual(roles);
});

test.each<[about: string, prompt: string, roles: string[], ...Marked[]]>([
  [
    "an unsure wish beside what makes ill",
    "allergic to cashews, and pesto gets stuck",
    ["danger 0.99", "danger 0.5"],
    ["cashews", "danger", "allergen"],
    ["pesto", "want", "dish", 0.97],
  ],
  ["an unsure wish beside a medicine", "prednisone, so the gumbo, hm", ["danger 0.5"], ["gumbo", "want", "dish", 0.97]],
  [
    "a background beside a doctor",
    "not supose to eat gluten, says my doctor",
    ["danger 0.5"],
    ["gluten", "background", "ingredient", 0.93],
  ],
  [
    "a background beside no word of health",
    "we had gluten",
    ["background 0.93"],
    ["gluten", "background", "ingredient", 0.93],
  ],
  ["a sure wish beside a medicine", "prednisone makes me hungry: gumbo", ["want 0.99"], ["gumbo", "want", "dish"]],
  [
    "an unsure wish anywhere in a prompt on health",
    "He has gout. Friday. The gumbo, hm",
    ["danger 0.5"],
    ["gumbo", "want", "dish", 0.9],
  ],
  ["an unsure wish without any of it", "Friday. The gumbo, hm", ["want 0.95"], ["gumbo", "want", "dish", 0.95]],
  ["what may as well be refused", "Friday. The gumbo, hm", ["avoid 0.5"], ["gumbo", "want", "dish", 0.8]],
  [
    "an unsure wish in a prompt that refuses something else",
    "Nothing loud. Friday. The gumbo, hm",
    ["avoid 0.5"],
    ["gumbo", "want", "dish", 0.95],
  ],
  ["a prompt of a time of abstinence", "It's Lent. Gumbo, hm", ["avoid 0.5"], ["Gumbo", "want", "dish", 0.95]],
  ["a cuisine", "Nothing loud. Thai, hm", ["avoid 0.5"], ["Thai", "want", "cuisine", 0.9]],
  ["a sure cuisine in a sentence on illness", "Thai for my diabetic dad", ["want 0.99"], ["Thai", "want", "cuisine"]],
  ["a wish that can't be a refusal", "diabetic, gumbo", ["want 0.999"], ["gumbo", "want", "dish", 0.999]],
  [
    "a list after a sentence that speaks of illness",
    "He carries an EpiPen. Whelks, cockles",
    ["danger 0.5", "danger 0.5"],
    ["Whelks", "want", "dish", 0.97],
    ["cockles", "want", "dish", 0.97],
  ],
  ["what may be background", "She is pregnant. Oysters, once", ["danger 0.5"], ["Oysters", "background", "dish", 0.6]],
  ["another language", "妻は蕎麦アレルギー、うどん", ["danger 0.5"], ["蕎麦", "want", "dish"]],
  ["an unsure wish beside a negation", "nobody touches beets", ["avoid 0.5"], ["beets", "want", "dish", 0.7]],
  ["a price", "diabetic, under 20 dollars", ["want 0.9"], ["20 dollars", "want", "price", 0.9]],
])("doubts by how sure the model is: %s", (_, prompt, roles, ...marked) => {
  expect(rolesOf(prompt, ...marked)).toEqual(roles);
});

test("doubts a food that the model has no span for, in another language, beside health", () => {
  const prompt = "一碰鸡蛋就起疹子，想吃面";
  const mentioned = spansOf(prompt, [["鸡蛋", "want", "dish", 1]]);
  expect(doubtForeignMentions(mentioned, [], prompt)).toEqual([expect.objectContaining({ role: "danger" })]);
  expect(doubtForeignMentions(mentioned, mentioned, prompt)).toEqual([]);
  expect(doubtForeignMentions(mentioned, [], "鸡蛋面")).toEqual([]);
});

test.each<[prompt: string, ...Marked[]]>([
  ["I can't pick anything with peanuts", ["peanuts", "avoid", "allergen"]],
  ["she can't choose dishes with peanuts or shrimp", ["peanuts", "avoid", "allergen"], ["shrimp", "avoid", "dish"]],
  ["my stomach can't agree with dairy", ["dairy", "avoid", "ingredient"]],
  ["grandma can't agree with pork and beef", ["pork", "avoid", "dish"], ["beef", "avoid", "dish"]],
  ["she can't settle after shellfish", ["shellfish", "avoid", "allergen"]],
  ["we can't pick peanuts", ["peanuts", "avoid", "ingredient"]],
  ["my kid can't choose any meals containing egg, soy", ["egg", "avoid", "dish"], ["soy", "avoid", "dish"]],
  ["she is celiac. She can't pick noodles or bread", ["noodles", "avoid", "dish"], ["bread", "avoid", "dish"]],
  ["bread vs. noodles, both make me sick", ["bread", "avoid", "dish"], ["noodles", "avoid", "dish"]],
])("never wants what somebody can't have, whoever can't pick or agree: %s", (prompt, ...marked) => {
  expect(rolesOf(prompt, ...marked).filter((role) => /^(?:want|nice)/.test(role))).toEqual([]);
});

test.each<[prompt: string, ...Marked[]]>([
  ["can't pick: tacos or pizza", ["tacos", "avoid", "dish"], ["pizza", "avoid", "dish"]],
  ["we can't agree on sushi, thai or tacos", ["sushi", "avoid", "dish"], ["thai", "avoid", "cuisine"]],
  ["can't decide whether to get pho or ramen", ["pho", "avoid", "dish"], ["ramen", "avoid", "dish"]],
  ["undecided, maybe sushi, maybe thai", ["sushi", "avoid", "dish"], ["thai", "avoid", "cuisine"]],
])("wants each food of a choice: %s", (prompt, ...marked) => {
  expect(rolesOf(prompt, ...marked)).toEqual(marked.map(() => "want 1"));
});
