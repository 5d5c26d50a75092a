import { expect, test } from "vitest";
import { parse, readToLabels } from "../testing";

test.each([
  ["We're a book club of seven, we read a novel set in Persia, it would be lovely to eat Persian", "Iranian"],
  ["we wrote a song about tacos, where can we eat some", "tacos"],
  ["find dinner near our hotel", "~dinner"],
  ["I write a blog and want the best ramen", "ramen"],
  ["a place with old family recipes, Italian", "Italian"],
  ["they read a poem at our wedding, anniversary dinner", "~dinner"],
])("what somebody tells of is no task: %s", async (prompt, label) => {
  expect(await readToLabels(prompt)).toContain(label);
});

test.each([
  "write a poem about tacos",
  "read me a story about pizza",
  "give me a recipe for pho",
  "recommend a good book",
  "find me cheap hotels",
  "write an essay about dinner, lunch and brunch in Paris",
])("a task is refused: %s", async (prompt) => {
  expect((await parse(prompt)).kind).toBe("refused");
});

test.each([
  ["Quiero comer unos buenos tacos o comida mexicana auténtica, barato", ["tacos or Mexican", "cheap", "~authentic"]],
  ["sushi, and two splurges this weekend", ["sushi", "$$$ and up"]],
  ["quiero pizza sin queso", ["pizza", "no cheese"]],
  ["Busco comida italiana, sin mariscos porque soy alérgica", ["Italian", "no shellfish"]],
  ["Quiero comida mexicana, soy alérgico a los cacahuates", ["Mexican", "no nuts"]],
  ["alérgica a la soya, comida china", ["Chinese", "no soy"]],
  ["Soy intolerante a la lactosa, comida india", ["Indian", "no dairy"]],
  ["Tengo alergia al huevo, comida japonesa", ["Japanese", "no egg"]],
  ["Un restaurant italien, sans fruits de mer car je suis allergique", ["Italian", "no seafood"]],
  ["Je suis allergique aux noix, cuisine thaïlandaise", ["Thai", "no nuts"]],
  ["Dîner vietnamien, mon fils est allergique aux arachides", ["Vietnamese", "no nuts", "~dinner"]],
  ["Sono allergica alle noci, cucina cinese", ["Chinese", "no nuts"]],
  ["Ich bin allergisch gegen Nüsse, thailändisches Essen", ["Thai", "no nuts"]],
])("an allergy keeps out its food, and no kitchen or verb: %s", async (prompt, labels) => {
  expect(await readToLabels(prompt)).toEqual(labels);
});

test.each([
  ["my doctor says no Italian food, dinner", "no Italian"],
  ["Chinese food makes me sick, something else", "no Chinese"],
])("a kitchen that somebody refuses stays out: %s", async (prompt, label) => {
  expect(await readToLabels(prompt)).toContain(label);
});

test.each([
  ["Michelin star but under $100", ["up to $$$ (our level for $100)", "~award winning", "~elegant"]],
  ["a Michelin starred dinner", ["~dinner", "~award winning", "~elegant"]],
])("a star asks for fine dining: %s", async (prompt, labels) => {
  expect(await readToLabels(prompt)).toEqual(labels);
  const idea = await parse(prompt);
  expect(idea.kind === "refused" ? [] : idea.unknowns).toContain("which places hold a Michelin star");
});

test.each(["tacos, no Tex-Mex", "pizza, but not Neapolitan", "Spanish tapas, no Basque"])(
  "a refused style keeps no kitchen out: %s",
  async (prompt) => {
    expect((await readToLabels(prompt)).filter((label) => label.startsWith("no "))).toEqual([]);
  },
);

test("natural wine is told as that", async () => {
  expect(await readToLabels("natural wine and small plates")).toContain("~natural wine");
});
