import { expect, test } from "vitest";
import { readToLabels } from "../testing";

test.each([
  ["no más de $60 por persona, comida italiana", ["Italian", "up to $$$ (our level for $60)"]],
  ["no quiero gastar más de 40 dólares, sushi", ["sushi", "up to $$ (our level for $40)"]],
  ["sin gastar más de 50 dólares, comida china", ["Chinese", "up to $$$ (our level for $50)"]],
  ["Thai, no more than $40 a head", ["Thai", "up to $$ (our level for $40)"]],
  ["we can't go over $40 each, Thai", ["Thai", "up to $$ (our level for $40)"]],
  ["never more than $20 for burgers", ["burgers", "$ (our level for $20)"]],
  ["nicht mehr als 30 Dollar, Sushi", ["sushi", "up to $$ (our level for $30)"]],
  ["nichts über 40 Dollar, Sushi", ["sushi", "up to $$ (our level for $40)"]],
  ["pas plus de $50, restaurant français", ["French", "up to $$$ (our level for $50)"]],
  ["non oltre 30 dollari, sushi", ["sushi", "up to $$ (our level for $30)"]],
  ["sem gastar mais de 40 dólares, sushi", ["sushi", "up to $$ (our level for $40)"]],
  ["không quá 50 đô, phở", ["phở", "up to $$$ (our level for $50)"]],
  ["不超过50美元的意大利菜", ["Italian", "up to $$$ (our level for $50)"]],
  ["不要太贵的川菜", ["Sichuan", "up to $$"]],
  ["한국 음식, 30달러 넘지 않는", ["Korean", "up to $$ (our level for $30)"]],
])("the negation of a bound is part of it: %s", async (prompt, labels) => {
  expect((await readToLabels(prompt)).toSorted()).toEqual(labels.toSorted());
});

test.each(["no later than 8, ramen", "no antes de las 8, ramen", "no longer than 30 minutes from here, ramen"])(
  "of a time or a way, too: %s",
  async (prompt) => {
    expect((await readToLabels(prompt)).filter((label) => label.includes("ramen"))).toEqual(["ramen"]);
  },
);

test.each([
  ["no pork under $20, noodles", "no pork"],
  ["no sushi, no more than $40", "no sushi"],
  ["no more pork, noodles", "no pork"],
])("what is refused beside a bound stays refused: %s", async (prompt, label) => {
  expect(await readToLabels(prompt)).toContain(label);
});
