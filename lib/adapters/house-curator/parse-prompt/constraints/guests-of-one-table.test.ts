import { describe, expect, test } from "vitest";
import { readToLabels } from "../testing";

const OF_THE_PLACE = /^~?good for/;
const foodsOf = async (prompt: string) => (await readToLabels(prompt)).filter((label) => !OF_THE_PLACE.test(label));

describe("what two guests want is wanted of the same place", () => {
  test.each([
    ["I want noodles and my husband wants sushi", ["noodles", "sushi"]],
    ["she's craving ramen, he wants tacos", ["ramen", "tacos"]],
    ["my friend is vegan but I want a burger", ["burgers", "~something vegan"]],
    ["one of us wants pizza and the other wants salad", ["pizza", "salad"]],
    ["one of us craves dim sum, the other feels like barbecue", ["dim sum", "barbecue"]],
    ["I feel like dumplings but my partner would rather have burritos", ["dumplings", "burrito"]],
    ["my wife loves Thai and I love Italian", ["Thai", "Italian"]],
    ["Sam wants dumplings, Alex wants pizza", ["dumplings", "pizza"]],
    ["I want sushi. My husband wants pizza.", ["sushi", "pizza"]],
    ["I want ramen or pho, he wants tacos or burritos", ["ramen or phở", "tacos or burrito"]],
    ["I'm in the mood for curry, my girlfriend for sushi", ["curry", "sushi"]],
    ["I'm craving pho and my mom dim sum", ["phở", "dim sum"]],
    ["I feel like dumplings, my partner like burritos", ["dumplings", "burrito"]],
    ["one of us wants barbecue, the other salads", ["barbecue", "salad"]],
  ])("%s", async (prompt, labels) => {
    expect(await foodsOf(prompt)).toEqual(labels);
  });
});

describe("who eats no meat beside who does needs something, and not the whole kitchen", () => {
  test.each([
    ["date night with my vegan girlfriend, I want a steak", ["steak", "~something vegan"]],
    ["where my vegan friend and I (I love meat) both eat well", ["meat", "~something vegan"]],
    ["I'm vegan, my boyfriend eats meat", ["~something vegan", "meat"]],
    ["my vegetarian sister is in town and I want barbecue", ["barbecue", "~something vegetarian"]],
    ["dinner with my vegan sister", ["vegan", "~dinner"]],
    ["my vegan girlfriend and I want no meat", ["vegan", "vegetarian"]],
  ])("%s", async (prompt, labels) => {
    expect((await foodsOf(prompt)).toSorted()).toEqual(labels.toSorted());
  });
});

describe("what one guest wants, or an or joins, stays a choice", () => {
  test.each([
    ["noodles or sushi", ["noodles or sushi"]],
    ["a weekend of noodles and sushi", ["noodles or sushi"]],
    ["my wife and I want sushi and ramen", ["sushi or ramen"]],
    ["my wife wants ramen and she also wants tacos", ["ramen or tacos"]],
    ["my husband wants sushi or my kids want pizza", ["sushi or pizza"]],
    ["I want soup and I want bread", ["soup", "~bread"]],
    ["I want noodles and my husband wants to come along", ["noodles"]],
    ["my husband wants sushi so I want sushi too", ["sushi"]],
  ])("%s", async (prompt, labels) => {
    expect(await foodsOf(prompt)).toEqual(labels);
  });
});

describe("what one of them refuses stays refused", () => {
  test.each([
    ["my wife doesn't want sushi and I want ramen", ["ramen", "no sushi"]],
    ["nobody in the office wants sushi and I want ramen", ["ramen", "no sushi"]],
    ["I want ramen, my husband never wants sushi", ["ramen", "no sushi"]],
    ["the last thing my wife wants is sushi and I want pho", ["phở", "no sushi"]],
    ["my husband hates sushi and I want ramen", ["ramen", "no sushi"]],
    ["my sister is allergic to shrimp and I want sushi", ["sushi", "no shellfish"]],
  ])("%s", async (prompt, labels) => {
    expect(await foodsOf(prompt)).toEqual(labels);
  });
});

test.each([
  ["My wife wants sushi but I don't", ["sushi"]],
  ["She wants tacos but he doesn't", ["tacos"]],
  ["My boyfriend is craving burgers, I'm not", ["burgers"]],
  ["My wife loves oysters but I don't", ["oysters"]],
  ["I want sushi but my wife doesn't", ["sushi"]],
  ["my wife wants sushi but I don't eat fish", ["sushi", "no fish"]],
  ["my wife wants shrimp but I'm allergic", ["no shellfish"]],
])("what only one of them wants is wanted: %s", async (prompt, labels) => {
  expect(await foodsOf(prompt)).toEqual(labels);
});

test("one of a party eats with the others", async () => {
  expect(await readToLabels("one of us wants pizza and the other wants salad")).toEqual(["pizza", "salad"]);
});
