import { expect, test } from "vitest";
import { buildWordIndex } from "../word-index";
import { readSearch } from "./read-search";

/** Two menus, two names and what is said of them. */
const index = buildWordIndex([
  {
    title: "italian pizza steak",
    place: "Olive Garden",
    text: "a laundry next door, and dad behind the counter who loves it",
  },
  { title: "bakery cake tartine", place: "Tartine Bakery", text: "birthday cake for my daughter" },
]);
const read = (query: string) => readSearch(query, index);
const labels = (query: string) => read(query).terms.map(({ label }) => label);

test.each<[query: string, labels: string[]]>([
  ["birthday cake for my daughter", ["birthday cake", "good for kids"]],
  ["vegan dinner for my dad who loves steak", ["vegan", "steak"]],
  ["steak for my husband's birthday", ["steak", "birthday"]],
  ["tacos dec 5", ["tacos"]],
  ["tacos 12/5", ["tacos"]],
  ["pizza for 12/5 in oakland", ["pizza"]],
  ["1/2 chicken", ["chicken"]],
  ["easy parking steakhouse", ["steakhouse", "parking"]],
  ["pasta with friends", ["pasta", "good for a group"]],
  ["sandwiches for the team", ["sandwiches", "good for a group"]],
  ["pizza my wife would love", ["pizza"]],
  ["thai for my vegetarian girlfriend", ["thai", "vegetarian"]],
  ["anniversary dinner with my wife", ["anniversary"]],
  ["ramen for my kids", ["ramen", "good for kids"]],
  ["thai with my in-laws", ["thai", "good for the older generation"]],
  ["closest pizza with the boys", ["pizza"]],
])("who comes along, dates and fillers are no wishes: %s", (query, expected) => {
  expect(labels(query)).toEqual(expected);
});

test("who comes along leaves nobody out, unless nothing else is asked", () => {
  expect(read("pasta with my parents").terms.map(({ isBonus }) => isBonus ?? false)).toEqual([false, true]);
  expect(read("something with my parents").terms.map(({ isBonus }) => isBonus ?? false)).toEqual([false]);
});

test.each(["french laundry", "olive oil mars"])("a word that no list knows stays: %s", (query) => {
  expect(labels(query).join(" ")).toBe(query);
});

test.each<[query: string, labels: string[]]>([
  ["comida mexicana barata", ["mexican", "$"]],
  ["sin gluten", ["gluten free"]],
  ["restaurant français pas cher", ["french", "$"]],
  ["günstiges italienisches Restaurant", ["$", "italian"]],
  ["cucina vegetariana senza glutine", ["vegetarian", "gluten free"]],
  ["restaurante japonês barato", ["japanese", "$"]],
  ["quán phở rẻ", ["pho", "$"]],
  ["pagkaing pinoy na mura", ["filipino", "$"]],
  ["🍣", ["sushi"]],
  ["🌶️ 🍜", ["spicy", "ramen"]],
  ["🌮 cheap", ["tacos", "$"]],
])("other languages and pictures are read: %s", (query, expected) => {
  expect(labels(query)).toEqual(expected);
});

test.each<[query: string, labels: string[]]>([
  ["desayuno domingo", ["breakfast"]],
  ["comida mexicana cerca de 24th", ["mexican"]],
  ["menos de 15 dolares", ["$"]],
  ["no mas de 20 dólares", ["$"]],
  ["desayuno viernes blorptown", ["breakfast", "blorptown"]],
  ["mac and cheese", ["mac and cheese"]],
  ["frühstück am sonntag", ["breakfast"]],
  ["tacos para 4 menos de 60 dolares", ["tacos", "$"]],
  ["tacos para llevar", ["tacos", "takeout"]],
  ["celiac safe", ["celiac"]],
  ["vegan-friendly options", ["vegan"]],
  ["pure veg thali", ["vegetarian", "thali"]],
  ["veg indian", ["vegetarian", "indian"]],
  ["walking frame", ["step-free entrance"]],
  ["dad uses a walker", ["step-free entrance"]],
  ["In n out within half hour", ["quick bite"]],
  ["in and out in 30 minutes", ["quick bite"]],
  ["girls night east bay", ["groups"]],
  ["all you can eat sushi", ["sushi", "all you can eat"]],
])("days, sums, needs and phrases are read: %s", (query, expected) => {
  expect(labels(query)).toEqual(expected);
});

test.each(["tartine", "die hard burgers", "dumplings in may", "au lac", "chez panisse", "june's pizza"])(
  "a name and plain English stay as they are: %s",
  (query) => {
    const [first = ""] = query.replace("'", "").split(" ");
    expect(labels(query)[0]).toBe(first);
  },
);

test.each(["celiac", "coeliac", "no gluten", "gluten free", "glutenfree", "sin gluten"])(
  "%s is one need, in whichever words",
  (query) => {
    expect(read(query).terms.map(({ kind, facts: [first] }) => [kind, first])).toEqual([["diet", "diet gluten-free"]]);
  },
);

test.each(["celiac pizza", "gluten allergy pizza", "wheat allergy pizza"])("%s: nobody told of traces", (query) => {
  expect(read(query).notes.join()).toContain("Nobody told us of traces in their kitchens");
});

test.each(["near me", "restaurants nearby", "open near me", "closest sushi"])(
  "%s asks for a place by name",
  (query) => {
    expect(read(query).notes[0]).toMatch(/doesn't know where you are.*“Near me”/);
  },
);

test("what can't be searched by alone is answered with what to ask instead", () => {
  expect(
    ["near me", "open now", "open near me", "food near me fast"].filter((query) => !read(query).isAdvised),
  ).toEqual([]);
  expect(read("open now").notes).toEqual([
    "We don't know most places' hours, so we can't search by them: try a dish or a neighborhood, and call first.",
  ]);
  expect(["pizza open now", "near Lake Merritt", "Oakland nearby"].map((query) => read(query).isAdvised)).toEqual([
    ...[false, false, false],
  ]);
});

test.each([
  ["new years eve dinner", "New Year's Eve"],
  ["nye in oakland", "New Year's Eve"],
  ["thanksgiving dinner", "Thanksgiving"],
  ["Mother’s Day brunch", "Mother's Day"],
  ["tacos on the 4th of july", "the Fourth of July"],
  ["christmas dinner", "Christmas"],
])("%s: nobody knows who opens on that day", (query, day) => {
  expect(read(query).notes).toEqual([
    `Of most places we don't know whether they open on ${day}, or what is served then: call before you go.`,
  ]);
});

test.each([
  "best restaurant",
  "good food",
  "top rated restaurants",
  "where should we eat",
  "restaurants near Lake Merritt",
])("%s: any place will do", (query) => {
  expect([read(query).isOpenEnded, labels(query)]).toEqual([true, []]);
});

test("wheelchair accessible is told as the entrance without steps that is known", () => {
  for (const query of ["wheelchair accessible", "sushi wheelchair friendly", "step free access"]) {
    expect(labels(query).at(-1)).toBe("step-free entrance");
    expect(read(query).notes.join()).toMatch(/step-free entrance, which is all that we know/);
  }
});

test.each<[query: string, labels: string[]]>([
  ["where we can hear each other", ["quiet"]],
  ["somewhere to catch up", ["quiet"]],
  ["steak for vegetarians and meat eaters", ["steak", "vegetarians"]],
])("a row tells no part of a sentence: %s", (query, expected) => {
  expect(labels(query)).toEqual(expected);
});

test.each(["late night food berkeley", "ramen after 11pm", "open late"])(
  "who asks for a late hour is told what is looked for: %s",
  (query) => {
    expect(readSearch(query, index, "Oakland").notes).toEqual([
      "We look for places known to serve late, which is all that we know of their hours: call before you go.",
    ]);
  },
);

test("a neighborhood that the city hasn't is said to be unknown there", () => {
  expect(read("chinatown san jose").notes).toEqual([
    "We know no Chinatown in San Jose, so this looks everywhere in San Jose.",
  ]);
  expect(read("dim sum in chinatown, berkeley").notes.join()).toContain("We know no Chinatown in Berkeley");
  expect(read("chinatown oakland").notes).toEqual([]);
  expect(read("san jose").notes).toEqual([]);
});

test("a search for tonight looks for dinner", () => {
  const notes = (query: string, city?: "Oakland") => readSearch(query, index, city).notes;
  const dinner = "We look for dinner first, and don't know most places' hours: call before you go.";
  expect(notes("somewhere for tonight")).toEqual([dinner]);
  expect(notes("somewhere for tonight", "Oakland")).toEqual([dinner]);
  expect(notes("pizza tonight")).toEqual([dinner]);
  expect(notes("somewhere in the Mission")).toEqual([]);
});
