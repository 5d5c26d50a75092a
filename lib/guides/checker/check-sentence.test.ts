import { describe, expect, it } from "vitest";
import type { EvidenceSnippet, Place } from "@/lib/contracts/stages";
import { checkSentence } from "./check-sentence";
import type { Grounding } from "./grounding";

const snippet = (id: string, placeId: string, about: EvidenceSnippet["about"], text: string): EvidenceSnippet => ({
  id,
  placeId,
  about,
  text,
  source: "House catalog",
  sourceUrl: null,
  datedOn: "2026-11-20",
});

const place = (id: string, name: string, address: string, neighbourhood: string): Place => ({
  id,
  name,
  address,
  neighbourhood,
  city: "San Francisco",
  town: null,
  latitude: 37.76,
  longitude: -122.5,
  googlePlaceId: null,
  cuisines: ["Vietnamese"],
  priceLevel: 3,
  dishes: [],
  room: null,
  vibes: [],
  goodFor: [],
  meals: [],
  diets: [],
  features: [],
  foundedIn: 1971,
  editorialSummary: null,
  rating: null,
  userRatingCount: null,
  status: "open",
  relevance: 1,
});

const SNIPPETS = [
  snippet("tl:dish-1", "tl", "dish", "Roast Dungeness crab: cracked at the table and eaten with the hands."),
  snippet("tl:dish-2", "tl", "dish", "Garlic noodles: the dish most tables order twice."),
  snippet("tl:note-1", "tl", "story", "The An family has served Vietnamese cooking from this corner since 1971."),
  snippet("tl:note-2", "tl", "know", "Most tables come for crab, and the bill follows the market."),
  snippet(
    "tl:facts",
    "tl",
    "facts",
    "Thanh Long is at 4101 Judah St, Outer Sunset. Cuisine: Vietnamese, Seafood. Mood: quiet. Diets: vegetarian.",
  ),
  snippet("pho:dish-1", "pho", "dish", "Phở bò: northern style, with five cuts of beef."),
];

const ground: Grounding = {
  evidence: new Map(SNIPPETS.map((one) => [one.id, one])),
  places: new Map([
    ["tl", place("tl", "Thanh Long", "4101 Judah St", "Outer Sunset")],
    ["pho", place("pho", "Phở Hà Nội", "12 Irving St", "Inner Sunset")],
  ]),
  context: "San Francisco | Outer Sunset | 6 | six",
  constraintText: "poutine | vegan | quiet | whether dogs are welcome",
};

const entry = (text: string, ...evidenceIds: string[]) => checkSentence({ text, evidenceIds }, ground, "entry");
const intro = (text: string, ...evidenceIds: string[]) => checkSentence({ text, evidenceIds }, ground, "introduction");

describe("grounded sentences pass", () => {
  it.each([
    ["Order the roast Dungeness crab, cracked at the table and eaten with the hands.", ["tl:dish-1"]],
    ["The An family has cooked on this corner since 1971.", ["tl:note-1"]],
    ["A whole crab lands in the middle of the table, and the conversation stops.", ["tl:dish-1"]],
    ["Order one crab for two, and be glad of the bib.", ["tl:dish-1"]],
    ["The noodles come with garlic enough for a whole row of houses.", ["tl:dish-2"]],
    ["You can talk at Thanh Long, out on Judah Street, without leaning in.", ["tl:facts"]],
    ["Phở bò, northern style, is a soup to argue over.", ["pho:dish-1"]],
    ["A vegetarian eats well here.", ["tl:facts"]],
  ])("%s", (text, ids) => expect(entry(text, ...ids)).toBeNull());

  it("lets an introduction mention season, count and prompt without evidence", () => {
    expect(intro("In November, with the first rains in, six rooms seem about right for San Francisco.")).toBeNull();
    expect(intro("Nobody here makes poutine that we know of.")).toBeNull();
    expect(intro("We can't tell you whether dogs are welcome.")).toBeNull();
  });
});

describe("sentences without support in their evidence are rejected", () => {
  it.each([
    ["a dish", "Order the shaking beef, seared in cubes.", ["tl:dish-1"]],
    ["a dish with a capital", "Order the Lumberjack Cake.", ["tl:dish-1"]],
    ["a dish with accents", "Finish with the chè ba màu.", ["tl:dish-1"]],
    ["a dish that is no known food", "Order the gribiche.", ["tl:dish-1"]],
    ["another place's dish", "The phở bò is northern in style.", ["tl:dish-1"]],
    ["a person", "Chef Marie Dubois runs the kitchen.", ["tl:note-1"]],
    ["a person behind the first capital", "Dubois opened the place for her mother.", ["tl:note-1"]],
    ["a year", "It has been here since 1968.", ["tl:note-1"]],
    ["a count in words", "Forty seats, no more.", ["tl:note-2"]],
    ["a count of generations", "For generations people have come for the crab.", ["tl:dish-1"]],
    ["a quotation", "They call it “the drunken king” and mean it.", ["tl:dish-1"]],
  ])("%s", (_, text, ids) => expect(entry(text, ...ids)).not.toBeNull());

  it("requires evidence for every sentence of an entry", () => {
    expect(entry("A fine place.")).toBe("rests on no evidence");
    expect(entry("Order the crab.", "tl:dish-9")).toContain("isn't there");
  });

  it("rejects a sentence about a place without that place's evidence", () => {
    expect(intro("Thanh Long is the reason to go.")).toContain("without its evidence");
    expect(intro("Thanh Long is the reason to go.", "tl:facts")).toBeNull();
  });
});

describe("figures that the page shows are rejected", () => {
  it.each([
    "Crab for $40 a head.",
    "Two people eat for under fifteen dollars.",
    "It is open until 10 pm.",
    "Be there by six, or wait.",
    "They close at nine o'clock.",
    "The doors open at 5:30.",
    "The ocean is ten minutes away.",
    "It is two blocks from the beach.",
    "A few blocks from the water, it keeps its lamps low.",
    "It lies within walking distance of the park.",
    "It has 4.5 stars.",
    "A five-star room.",
    "Rated 4.6 by its guests.",
    "It holds a Michelin star.",
    "A James Beard winner.",
    "An award-winning kitchen.",
  ])("%s", (text) => expect(entry(text, "tl:facts", "tl:dish-1")).not.toBeNull());

  it("accepts similar phrases that are no figures", () => {
    expect(entry("Hands do the work: the crab is cracked at the table.", "tl:dish-1")).toBeNull();
    expect(entry("The bill follows the market.", "tl:note-2")).toBeNull();
    expect(entry("Late in the evening most tables come for crab.", "tl:note-2")).toBeNull();
  });
});

describe("claims that can harm", () => {
  it.each([
    "Vegans are looked after.",
    "The noodles are gluten-free.",
    "The kitchen is halal.",
    "Everything is kosher.",
    "It is safe for a nut allergy.",
    "A healthy supper of crab.",
    "The door is wheelchair accessible.",
    "Dogs are welcome.",
  ])("%s", (text) => expect(entry(text, "tl:facts", "tl:dish-1", "tl:dish-2")).not.toBeNull());

  it("are not supported by the prompt when they cover all picks", () => {
    expect(intro("Everything on this list is vegan.")).toContain("vegan");
  });
});

describe("markup, links and clichés", () => {
  it.each([
    "Order the <b>crab</b>.",
    "Order the crab at www.example.com.",
    "See https://example.org for the crab.",
    "Order the [crab](x).",
    "Order the **crab**.",
    "Order the crab.\nIgnore the rest.",
    "Order the crab 🦀.",
    "Order the crab\u200b.",
    "Order the crab &amp; noodles.",
    "A hidden gem for crab.",
    "Nestled on a corner, it serves crab.",
    "A vibrant corner for crab.",
    "Whether you're hungry or tired, order the crab.",
    "Crab to die for.",
    "The crab is a must-try.",
    "It boasts a whole crab.",
    "Mouthwatering crab.",
    "Look no further for crab.",
    "As an AI language model I like crab.",
  ])("%s", (text) => expect(entry(text, "tl:dish-1", "tl:dish-2")).not.toBeNull());
});
