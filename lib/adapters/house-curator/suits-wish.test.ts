import { expect, it } from "vitest";
import { NO_LINES, suitsWish } from "./suits-wish";
import { parseConstraints } from "./testing/sample-prompts";

const suits = (text: string, constraints: string) =>
  suitsWish(text, {
    kind: "idea",
    title: "",
    angle: "",
    constraints: parseConstraints(constraints),
    unknowns: [],
    size: 5,
  });

it.each([
  ["Children eat the cioppino without a struggle.", "g:business"],
  ["A grandparent gets the good chair.", "g:kids"],
  ["The counter is kind to single diners.", "g:date"],
  ["The pork bun splits at the crown.", "t:vegetarian"],
  ["Sushi comes before the ramen.", "-c:Sushi"],
  ["Curry here need not mean a burn.", "v:spicy"],
  ["Heat is not the point of cooking that tastes sour.", "v:spicy"],
  ["The spicy broth numbs the lips.", "-v:spicy"],
  ["The duck is folded into a bun.", "t:gluten-free"],
  ["Noodles are pulled to order.", "t:gluten-free"],
])("%s doesn't suit %s", (text, wish) => expect(suits(text, wish)).toBe(false));

it.each([
  ["Children eat the cioppino without a struggle.", "g:kids"],
  ["The vegan bun tastes of no pork.", "t:vegetarian"],
  ["The ramen is clear.", "-c:Sushi"],
  ["The gluten-free bread holds the egg.", "t:gluten-free"],
  ["Rice noodles sit under the herbs.", "t:gluten-free"],
  ["The spicy broth numbs the lips.", "v:spicy"],
])("%s suits %s", (text, wish) => expect(suits(text, wish)).toBe(true));

it("praises no bread to somebody with celiac disease", () => {
  const constraints = parseConstraints("-d:celiac").map((each) => ({ ...each, isDanger: true }));
  const idea = { kind: "idea" as const, title: "", angle: "", constraints, unknowns: [], size: 5 };
  expect(suitsWish("The bread comes warm.", idea)).toBe(false);
  expect(suitsWish("The lamb comes off the spit.", idea)).toBe(true);
});

it.each([
  ["You stand in line and count the heads.", false],
  ["Join the queue on the sidewalk.", false],
  ["Families learn to wait by the door.", false],
  ["A crowd fills the sidewalk by noon.", false],
  ["Grilled vegetables fill the burrito.", true],
])("to whoever wants no lines, %s may be said: %s", (text, may) => {
  const wish = { kind: "idea" as const, title: "", angle: "", constraints: [], unknowns: [NO_LINES], size: 5 };
  expect(suitsWish(text, wish)).toBe(may);
  expect(suitsWish(text, { ...wish, unknowns: [] })).toBe(true);
});

it.each([
  ["The line is long, so one parent can wait in it.", "g:business", false],
  ["Order at the counter and find a table.", "g:business", false],
  ["The private room has a door.", "g:business", true],
  ["The jukebox is loud.", "-v:loud", false],
  ["A noisy party vanishes into the room.", "v:quiet", false],
  ["A table in the alley keeps you away from the street's noise.", "v:quiet", true],
])("%s suits %s: %s", (text, wish, may) => expect(suits(text, wish)).toBe(may));

it.each([
  ["Elbow room makes the difference when an old friend has a long story.", "v:quiet", false],
  ["Hushed rooms for an important evening.", "v:quiet", false],
  ["Bad news goes down more easily without an audience.", "v:quiet", false],
  ["Hushed rooms for an important evening.", "v:quiet g:special-occasion", true],
  ["The tables stand well apart, and talk stays at its own.", "v:quiet", true],
])("of an occasion that nobody named, %s suits %s: %s", (text, wish, may) => expect(suits(text, wish)).toBe(may));

it.each([
  ["Have the chile verde plate at lunch.", "m:dinner", false],
  ["It leaves time for a walk in the afternoon.", "m:dinner", false],
  ["Wings and noodles in one carton make a supper.", "m:lunch", false],
  ["The set dinner is downstairs.", "m:brunch", false],
  ["The slow line is at dinner, which is a reason to come at lunch.", "m:lunch", true],
  ["A platter of wings makes a supper.", "m:dinner", true],
])("of another meal than the wish's, %s suits %s: %s", (text, wish, may) => expect(suits(text, wish)).toBe(may));
