import { expect, test } from "vitest";
import type { City } from "@/lib/core/cities";
import { parsePrompt } from "./parse-prompt";
import { parseAccepted, parseToShorthand } from "./testing";

async function parsePromptWithModel(prompt: string) {
  const idea = await parsePrompt({ city: "Oakland", prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea;
}

test.each([
  ["Tacos with wifi and outlets", ["dish=tacos", "~feature=wifi", "~feature=outlets-at-the-table"]],
  ["somewhere to sit and talk", ["~vibe=quiet"]],
  ["dinner with my parents, money not a problem", ["price=3|4", "~meal=dinner", "~goodFor=grandparents"]],
  ["dinner, my daughter graduates from college", ["~meal=dinner"]],
  ["ethiopian resturant", ["cuisine=Ethiopian"]],
  ["lunch, an hour tops", ["~meal=lunch", "~goodFor=quick-bite"]],
  ["Ramen, not too spicy", ["cuisine=Ramen", "~!vibe=spicy"]],
  ["Good pasta, nothing touristy", ["dish=pasta", "!vibe=touristy"]],
  ["Thai, no MSG", ["cuisine=Thai", "~!dish=MSG"]],
  ["Kebab, no alcohol or pork please", ["dish=kebab", "!dish=alcohol", "!dish=pork"]],
  ["A dry place for noodles", ["cuisine=Noodles", "!dish=alcohol"]],
  ["Ethiopian, a place that serves no alcohol", ["cuisine=Ethiopian", "!dish=alcohol"]],
  ["alcohol-free, Ethiopian", ["cuisine=Ethiopian", "!dish=alcohol"]],
  ["Ethiopian, no booze", ["cuisine=Ethiopian", "!dish=alcohol"]],
  ["Jain dinner, no onion no garlic", ["~diet=Jain", "~!dish=onion", "~!dish=garlic", "~meal=dinner"]],
  ["family dinners, between two candles", ["~meal=dinner", "~goodFor=kids"]],
  ["latkes for the eighth candle", ["dish=latkes"]],
  ["ramen with candles on the table", ["cuisine=Ramen", "~vibe=candlelit"]],
  [
    "sandwiches for a picnic in Dolores Park with the dog",
    ["cuisine=Sandwiches", "landmark=Dolores Park", "~feature=dogs-on-patio", "~goodFor=picnic"],
  ],
  ["A step-free Italian place", ["cuisine=Italian", "~feature=step-free"]],
  ["Pizza, I'm lactose intolerant", ["cuisine=Pizza", "!dish=dairy"]],
  ["Brunch for a diabetic", ["meal=brunch", "~diet=diabetic"]],
  ["Avocado sushi", ["dish=avocado", "cuisine=Sushi"]],
  ["noodles for my dad, who hates loud music", ["cuisine=Noodles", "!vibe=loud"]],
  ["noodles, parking not impossible", ["cuisine=Noodles", "~feature=parking"]],
  ["Restaurante mexicano con estacionamiento, nada picante", ["cuisine=Mexican", "~feature=parking", "~!vibe=spicy"]],
  ["想吃不辣的川菜，要有停车位", ["cuisine=Sichuan", "~feature=parking", "~vibe=mild"]],
  ["駐車場があるラーメン屋、辛くない", ["cuisine=Ramen", "~feature=parking", "~vibe=mild"]],
  ["주차 가능한 한식당", ["cuisine=Korean", "~feature=parking"]],
])("%s", async (prompt, constraints) => {
  expect(await parseToShorthand(prompt)).toEqual(constraints);
});

test.each([
  ["cheap spicy noodles", ["cuisine=Noodles", "price=1|2", "~vibe=spicy"]],
  ["noodles for two, one vegetarian", ["cuisine=Noodles", "~diet=vegetarian"]],
  ["noodles, my girlfriend is vegetarian", ["cuisine=Noodles", "~diet=vegetarian"]],
  ["noodles for two vegetarians", ["diet=vegetarian", "cuisine=Noodles"]],
  ["one vegetarian restaurant", ["diet=vegetarian"]],
  ["noodles with my wife", ["cuisine=Noodles"]],
  ["me and two friends, sushi", ["cuisine=Sushi"]],
  ["we're in our late 70s, dim sum", ["cuisine=Dim Sum", "~goodFor=grandparents"]],
  ["vegan noodles, not just a sad salad", ["diet=vegan", "cuisine=Noodles"]],
  ["not just tacos but birria", ["dish=birria"]],
  ["he is from Naples and hates fake Italian", ["cuisine=Italian"]],
  ["we hate fancy sushi places, want sushi", ["cuisine=Sushi", "~vibe=casual"]],
  ["tired of boring pizza, real pizza please", ["cuisine=Pizza"]],
  ["ramen, im sick", ["cuisine=Ramen"]],
  ["somthing brothy im sick on the couch", ["dish=soup", "~goodFor=takeout"]],
  ["sushi, one person is vegetarian", ["cuisine=Sushi", "~diet=vegetarian"]],
  ["my wife and I are both 74, dim sum", ["cuisine=Dim Sum", "~goodFor=grandparents"]],
  ["oysters, watching the bay", ["dish=oysters", "~vibe=view"]],
  ["tacos, we have tickets at 7:30", ["dish=tacos", "~goodFor=before-a-show"]],
  ["birria, cash only ok", ["dish=birria"]],
  ["tapas, loud and lively", ["cuisine=Tapas", "~vibe=loud|lively"]],
  ["tacos, the movie starts at 7:15", ["dish=tacos", "~meal=dinner"]],
  ["pizza, a good glass of red", ["cuisine=Pizza", "~goodFor=wine"]],
  ["two hard-of-hearing old friends, sushi", ["cuisine=Sushi", "~feature=sensory-friendly"]],
  ["pasta, bed by 9", ["dish=pasta"]],
  ["some bussin birria no cap", ["dish=birria"]],
  ["kosher or halal noodles", ["diet=kosher|halal", "cuisine=Noodles"]],
  ["gluten free or vegan noodles", ["diet=gluten-free", "diet=vegan", "cuisine=Noodles"]],
  ["gluten free pizza, celiac so has to be legit", ["diet=gluten-free", "cuisine=Pizza"]],
  ["ice cream or something warm", ["cuisine=Ice Cream"]],
  ["phở for a cold rainy night", ["dish=phở", "~meal=dinner", "~goodFor=rainy-day"]],
  ["noodles before a red-eye", ["cuisine=Noodles"]],
  ["one celiac and a guy who only eats steak", ["diet=gluten-free", "dish=steak"]],
  ["one is allergic to shrimp and only eats chicken", ["cuisine=Chicken", "!dish=shellfish"]],
  ["noodles, no fish smell", ["cuisine=Noodles"]],
  ["noodles for twelve, mixed diets", ["cuisine=Noodles", "~goodFor=groups"]],
  ["bún bò huế, mở cửa sớm", ["dish=bún bò Huế"]],
  ["wine, maybe north beach", ["~area=North Beach", "~goodFor=wine"]],
  ["dinner for two friends", ["~meal=dinner"]],
  ["something I haven't had before", []],
  ["soup, delivered or pickup", ["dish=soup", "~feature=delivery", "~goodFor=takeout"]],
  ["tacos after school pickup", ["dish=tacos"]],
  ["somewhere new in the Mission", ["area=Mission"]],
  ["something new, maybe Georgian", ["~cuisine=Georgian"]],
  ["sushi with five friends", ["cuisine=Sushi", "~goodFor=groups"]],
  ["dinnr 4 8 ppl, not too bougie", ["!vibe=elegant", "~meal=dinner", "~goodFor=groups"]],
])("what is meant, and no more: %s", async (prompt, constraints) => {
  expect((await parseToShorthand(prompt)).toSorted()).toEqual(constraints.toSorted());
});

const withModel = async (prompt: string) =>
  (await parsePromptWithModel(prompt)).constraints
    .filter(({ values }) => values.includes("alcohol"))
    .map(({ isHard }) => (isHard ? "hard" : "soft"));

test.each([
  "tacos, not an alcohol-free place",
  "tacos, it needn't be alcohol free",
  "Ethiopian, it doesn't have to be a dry restaurant",
  "Ethiopian, not necessarily a sober place",
  "a brunch that isn't too boozy",
  "ramen in a warm, dry place out of the rain",
  "ramen, a cozy and dry room in this storm",
  "tacos, no bar seating, my knees are bad",
  "tacos, no bar stools",
  "sushi without a bar counter",
])("asks for no room without drinks: %s", async (prompt) => {
  expect(await withModel(prompt)).toEqual([]);
  expect((await parseToShorthand(prompt)).join()).not.toContain("alcohol");
});

test.each([
  ["Ethiopian, ideally alcohol-free", "soft"],
  ["Ethiopian, preferably a sober place", "soft"],
  ["Ethiopian, a dry restaurant if possible", "soft"],
  ["Ethiopian, nothing boozy", "soft"],
  ["Ethiopian, no bar", "hard"],
  ["the restaurant has to be alcohol-free, Ethiopian", "hard"],
  ["I want an alcohol-free restaurant, Ethiopian", "hard"],
  ["Noodles in a dry place with a warm welcome", "hard"],
])("%s is %s", async (prompt, strength) => {
  expect(await withModel(prompt)).toEqual([strength]);
});

const refusalOfDrinks = async (prompt: string) => {
  const found = (await parsePromptWithModel(prompt)).constraints.find(({ values }) => values.includes("alcohol"));
  return found?.isForSome ? "for one" : found?.isDanger ? "danger" : "for all";
};

test.each([
  ["Thai. My sister avoids alcohol, the rest of us want cocktails", "for one"],
  ["Thai, my pregnant wife can't have alcohol", "for one"],
  ["Thai, my dad doesn't drink alcohol", "for one"],
  ["Thai, no alcohol for my sister", "for one"],
  ["Thai, one of us doesn't drink alcohol, wine for the others", "for one"],
  ["Thai, two of the group don't drink alcohol, the rest want cocktails", "for one"],
  ["Thai, some of our friends don't drink alcohol", "for one"],
  ["one friend is pregnant so no alcohol for her, the rest want a wine bar", "for one"],
  ["Thai, my brother is sober, a place without alcohol", "for all"],
  ["Thai with my dad, no alcohol", "for all"],
  ["Thai, we don't drink alcohol", "for all"],
  ["Thai, my friend can't have alcohol in the room", "danger"],
  ["Thai, my wife is allergic to alcohol", "danger"],
  ["Thai, alcohol gives my wife hives", "danger"],
])("whom a bar is closed to: %s", async (prompt, whom) => {
  expect(await refusalOfDrinks(prompt)).toBe(whom);
});

test("cheap is $, and what is affordable up to $$", async () => {
  const prices = await Promise.all(
    ["cheap noodles", "affordable noodles"].map(async (prompt) =>
      (await parseAccepted(prompt)).constraints.find(({ field }) => field === "price"),
    ),
  );
  expect(prices).toMatchObject([{ label: "cheap", values: ["1", "2"], ideal: ["1"] }, { label: "up to $$" }]);
  expect(prices[1]).not.toHaveProperty("ideal");
});

test("how hot a dish is to be is told apart from the dish", async () => {
  const { readings = [] } = await parsePromptWithModel("really spicy noodles tonight");
  expect(readings.map(({ quote, label }) => [quote, label])).toEqual(
    expect.arrayContaining([
      ["spicy", "spicy"],
      ["noodles", "noodles"],
    ]),
  );
});

test.each([
  ["Noodles after a show", ["cuisine=Noodles", "meal=late-night"]],
  ["Noodles at 7pm", ["cuisine=Noodles", "~meal=dinner"]],
  ["Noodles at 8 am", ["cuisine=Noodles", "~meal=breakfast"]],
  ["Noodles Friday evening", ["cuisine=Noodles", "~meal=dinner"]],
  ["Noodles, tickets are for 1pm or 7pm", ["cuisine=Noodles"]],
])("a time tells the meal where none is named: %s", async (prompt, constraints) => {
  expect(await parseToShorthand(prompt)).toEqual(constraints);
});

test("what is mostly named to be kept out is no wish by itself", async () => {
  expect(await parseToShorthand("Lunch with mustard and celery")).toEqual(["~meal=lunch"]);
  expect(await parseToShorthand("Lunch without mustard or celery")).toEqual([
    "~!dish=mustard",
    "~!dish=celery",
    "~meal=lunch",
  ]);
});

test.each([
  ["dim sum, one of us doesn't eat pork", "something without pork"],
  ["burgers, two of us don't eat beef", "something without beef"],
  ["Chinese with a friend who doesn't eat pork", "something without pork"],
  ["we don't eat pork, dim sum", "no pork"],
  ["dim sum without pork", "no pork"],
  ["Thai, my girlfriend is allergic to shellfish", "no shellfish"],
  ["Persian dinner, one of us can't have dairy", "something without dairy"],
  ["Persian, I can't have dairy", "no dairy"],
  ["Persian for four, my friend is severely lactose intolerant", "no dairy"],
  ["pizza, one of us is allergic to milk", "no dairy"],
  ["my dad wants steak, my girlfriend is pescatarian", "something without meat"],
  ["Korean, I'm pescatarian", "no meat"],
])(
  "what some leave out takes something without it, what all do and what makes ill no kitchen with it: %s",
  async (prompt, label) => {
    const refused = (await parsePromptWithModel(prompt)).constraints.filter(({ isNegated }) => isNegated);
    expect(refused.map((each) => each.label)).toEqual([label]);
  },
);

test.each<[city: City, prompt: string, quote: string, left: string[]]>([
  ["Oakland", "ethiopian near Lake Merritt", "Lake Merritt", ["near Lake Merritt"]],
  ["San Francisco", "burmese by the Ferry Building", "Ferry Building", ["near the Ferry Building (within ¾ mile)"]],
  ["Oakland", "ramen in Temescal", "Temescal", ["Temescal"]],
  ["Oakland", "ramen in Temescal", "ramen", []],
])("where a wish is to be, and was let go, is known: %s, %s without %s", async (city, prompt, quote, left) => {
  const idea = await parsePrompt({ city, prompt, corrections: [{ quote, role: "background" }] });
  expect(idea.kind === "idea" && (idea.leftOut ?? []).map(({ label }) => label)).toEqual(
    idea.kind === "idea" ? left : false,
  );
  const asked = await parsePrompt({ city, prompt });
  expect(asked).not.toHaveProperty("leftOut");
});

test.each(["Zachary's", "zacharys", "Zuni Cafe", "Tartine.", "House of Prime Rib"])(
  "%s is a restaurant's name, and places like it make a guide",
  async (prompt) => {
    const idea = await parsePrompt({ city: "Oakland", prompt });
    expect(idea).toMatchObject({ kind: "refused", reason: "a name", instead: expect.stringMatching(/^Places like /) });
    const instead = idea.kind === "refused" ? (idea.instead ?? "") : "";
    expect((await parsePromptWithModel(instead)).constraints.map(({ field }) => field)).toContain("cuisine");
  },
);

test.each(["sushi", "Thai House", "Mission Chinese", "Burma", "Nopalito"])("%s is a wish for food", async (prompt) => {
  expect((await parsePrompt({ city: "San Francisco", prompt })).kind).toBe("idea");
});

test.each(["I'm sick from shellfish", "I am sick if I eat shellfish", "she's sick whenever she eats shellfish"])(
  "who is sick of something that they ate is kept from it: %s",
  async (words) => {
    const { constraints } = await parsePromptWithModel(`noodles, ${words}`);
    expect(constraints).toContainEqual(expect.objectContaining({ isNegated: true, values: ["shellfish"] }));
  },
);

test.each(["real", "proper", "decent"])("praise is nothing to tell of: %s", async (word) => {
  const { readings = [] } = await parsePromptWithModel(`a ${word} steak`);
  expect(readings.filter(({ quote }) => quote.includes(word))).toEqual([
    expect.objectContaining({ outcome: "ignored" }),
  ]);
});
