import { describe, expect, test } from "vitest";
import { parseToShorthand } from "../testing";

const foodsOf = async (prompt: string) =>
  (await parseToShorthand(prompt)).filter((each) => /^~?!?(?:dish|cuisine)=/.test(each));

describe("a list names one meal where nobody says or", () => {
  test.each([
    [
      "South Indian breakfast, dosa, idli, filter coffee",
      ["cuisine=South Indian", "~dish=dosa", "~dish=idli", "~cuisine=Coffee"],
    ],
    ["soul food, with fried chicken and the greens", ["cuisine=Soul Food", "~dish=fried chicken", "~dish=vegetables"]],
    ["Mexican, tacos or burritos", ["cuisine=Mexican", "~dish=tacos|burrito"]],
    ["Mexican or tacos", ["cuisine=Mexican", "~dish=tacos"]],
    ["Sichuan, mushrooms", ["cuisine=Sichuan", "~dish=mushrooms"]],
    ["I want soup and I want bread", ["dish=soup", "~dish=bread"]],
    ["dim sum and good coffee", ["cuisine=Dim Sum", "~cuisine=Coffee"]],
    ["coffee and ramen", ["cuisine=Ramen", "~cuisine=Coffee"]],
    ["grilled fish, rice, a plain salad", ["dish=fish", "~dish=rice", "~dish=salad"]],
    ["a greasy breakfast with coffee that keeps coming", ["~cuisine=Coffee"]],
    ["ramen, coffee or tea", ["cuisine=Ramen", "~cuisine=Coffee|Tea"]],
    ["ramen or pho, with dessert", ["dish=Ramen|phở", "~cuisine=Dessert"]],
  ])("%s", async (prompt, foods) => {
    expect(await foodsOf(prompt)).toEqual(foods);
  });
});

describe("alternatives stay alternatives", () => {
  test.each([
    ["ramen or pho", ["dish=Ramen|phở"]],
    ["Burmese, Georgian, Filipino, whatever is exciting", ["cuisine=Burmese|Georgian|Filipino"]],
    ["a steak or maybe a prime rib", ["dish=steak|Steakhouse"]],
    ["fried chicken, soul food", ["dish=fried chicken|Soul Food"]],
    ["barbecue, brisket and ribs", ["dish=Barbecue|brisket|ribs"]],
    ["chocolate, ice cream and other desserts", ["dish=chocolate|Ice Cream|Dessert"]],
    ["pizza or salad", ["dish=Pizza|salad"]],
    ["salad, soup, or ramen", ["dish=salad|soup|Ramen"]],
    ["dim sum and ramen", ["cuisine=Dim Sum|Ramen"]],
    ["coffee and pastry", ["cuisine=Coffee|Bakery"]],
    ["a café with sandwiches", ["cuisine=Coffee|Sandwiches"]],
    ["Mexican tacos", ["cuisine=Mexican", "dish=tacos"]],
  ])("%s", async (prompt, foods) => {
    expect(await foodsOf(prompt)).toEqual(foods);
  });
});

test("an or between two areas is none between two foods", async () => {
  expect(await parseToShorthand("Mexican in Oakland, the Mission or the Castro, tacos")).toContain("~dish=tacos");
});

test("what the guests bring themselves isn't asked of the kitchen", async () => {
  expect(await foodsOf("Thai dinner, a cake we bring ourselves should be allowed")).toEqual(["cuisine=Thai"]);
  expect(await foodsOf("Thai dinner, can we bring our own cake")).toEqual(["cuisine=Thai"]);
  expect(await foodsOf("we are bringing friends, cake please")).toEqual(["cuisine=Dessert"]);
});

test("a ban on mixing meat and milk refuses neither", async () => {
  expect(await foodsOf("lunch, no pork, no mixing meat and milk")).toEqual(["!dish=pork"]);
});

describe("a pescatarian avoids meat on the plate, wherever it is", () => {
  test.each([
    ["pescatarian dinner", ["cuisine=Seafood|Sushi|Vegetarian|Vegan", "~!dish=meat"]],
    ["I am pescatarian, Thai food", ["cuisine=Thai", "~!dish=meat"]],
    ["pescatarian, Caribbean or West African", ["cuisine=Caribbean|Nigerian|Senegalese", "~!dish=meat"]],
  ])("%s", async (prompt, foods) => {
    expect(await foodsOf(prompt)).toEqual(foods);
  });
});
