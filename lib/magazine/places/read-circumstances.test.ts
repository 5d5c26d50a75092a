import { expect, test } from "vitest";
import { readCircumstances } from "./read-circumstances";

test.each<[query: string, rest: string, prices: number[] | null]>([
  ["best phở in san jose under $20", "best phở in san jose", [1]],
  ["romantic with a view under $50 each", "romantic with a view", [1, 2, 3]],
  ["omakase no more than 100 dollars", "omakase", null],
  ["lunch under 15 bucks a head", "lunch", [1]],
  ["burritos for under ten bucks", "burritos", [1]],
  ["thai between $15 and $25", "thai", [1, 2]],
  ["pizza $20 or less", "pizza", [1]],
  ["steak over $100", "steak", [4]],
  ["dinner under 40", "dinner", [1, 2]],
  ["sushi $$$", "sushi", [3]],
  ["ramen under $$$", "ramen", [1, 2, 3]],
  ["dinner between 40 and 60", "dinner", [1, 2, 3]],
  ["omakase under $1,000", "omakase", null],
  ["omakase $150+", "omakase", [4]],
  ["sushi no less than $50", "sushi", [3, 4]],
  ["steak 100 dollars or more", "steak", [4]],
  ["thai $$-$$$", "thai", [2, 3]],
  ["sushi not $$$$", "sushi", [1, 2, 3]],
  ["kids under 12", "kids under 12", null],
  ["kids under 18 years", "kids under 18 years", null],
  ["lunch between 11 and 2", "lunch between 11 and 2", null],
  ["up to 10 friends", "up to 10 friends", null],
  ["within 10 minutes of Lake Merritt", "within 10 minutes of Lake Merritt", null],
  ["pier 39 chowder", "pier 39 chowder", null],
])("%s: %s, %j", (query, rest, prices) => {
  const read = readCircumstances(query);
  expect([read.rest.replace(/\s+/g, " ").trim(), read.prices]).toEqual([rest, prices]);
});

test.each<[query: string, rest: string, hours: boolean, table: boolean]>([
  ["tonight 8pm table for two hayes valley", "hayes valley", true, true],
  ["vegan birthday dinner for 8 in oakland", "vegan birthday dinner in oakland", false, false],
  ["open now after 11pm", "", true, false],
  ["brunch sunday 11am for 4", "brunch", true, false],
  ["ramen at 11:30 pm", "ramen", true, false],
  ["where can 12 of us eat dim sum", "where can eat dim sum", false, false],
  ["open kitchen with open fire", "open kitchen with open fire", false, false],
])("%s: %s, hours %s, table %s", (query, rest, hours, table) => {
  const read = readCircumstances(query);
  expect(read.rest.replace(/\s+/g, " ").trim()).toBe(rest);
  expect([read.asksForHours, read.asksForTable]).toEqual([hours, table]);
});

test("a time tells the meal", () => {
  expect(readCircumstances("dinner for two tonight").meal).toBe("dinner");
  expect(readCircumstances("open after 11pm").meal).toBe("late night");
  expect(readCircumstances("brunch at 10am").meal).toBeNull();
  expect(readCircumstances("lunch at 12pm").meal).toBeNull();
  expect(readCircumstances("tacos at 12:30am").meal).toBe("late night");
});

test.each([
  ["1/2 chicken", false, false],
  ["50/50 burger", false, false],
  ["24/7 diner", false, true],
  ["pizza 12/5", true, false],
  ["ramen on 3/14 at 7pm", true, true],
])("%s asks for a date: %s, for hours: %s", (query, asksForDate, asksForHours) => {
  expect(readCircumstances(query)).toMatchObject({ asksForDate, asksForHours });
});

test.each<[query: string, prices: number[], note: RegExp]>([
  ["takeout 6 people under $80", [1], /“under \$80” for 6, about \$13 each,/],
  ["for two under $60", [1, 2], /for 2, about \$30 each/],
  ["party of eight, $400 total", [1, 2, 3], /for 8, about \$50 each/],
  ["dinner for 4 under $30 a head", [1, 2], /^We read “under \$30 a head” as/],
  ["sushi under $40", [1, 2], /^We read “under \$40” as/],
])("a sum for a party is shared, unless each pays it: %s", (query, prices, note) => {
  const read = readCircumstances(query);
  expect(read.prices).toEqual(prices);
  expect(read.notes.join()).toMatch(note);
});

test.each(["takeout for 6", "pizza delivery for 10 people", "burgers to go for 4"])("%s needs no table", (query) => {
  expect(readCircumstances(query).asksForTable).toBe(false);
});

test.each<[query: string, rest: string]>([
  ["a table for two at 7", "at 7"],
  ["book a table for two, italian", ", italian"],
  ["any tables available tonight", ""],
  ["reservation for 4 at 8pm", ""],
  ["thai with availability on friday", "thai"],
  ["need a reservation in north beach", "in north beach"],
])("%s asks for a table", (query, rest) => {
  const read = readCircumstances(query);
  expect(read.asksForTable).toBe(true);
  expect(read.rest.replace(/\s+/g, " ").trim()).toBe(rest);
});

test.each([
  "dinner for two",
  "sushi for 4",
  "party of 5, tacos",
  "farm to table dinner for two",
  "takes reservations",
  "no reservations",
  "communal table",
])("%s asks for no table", (query) => {
  expect(readCircumstances(query)).toMatchObject({ asksForTable: false, largeParty: null });
});

test.each<[query: string, party: number | null]>([
  ["12 of us, dim sum", 12],
  ["group of 20 pizza", 20],
  ["dinner for 9", null],
  ["pizza delivery for 10 people", null],
])("%s: so many need room: %s", (query, party) => {
  expect(readCircumstances(query).largeParty).toBe(party);
});
