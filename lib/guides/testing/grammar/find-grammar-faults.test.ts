import { expect, it } from "vitest";
import { editorialSentencesOf } from "@/lib/adapters/house-curator/editorial-sentences";
import { catalogueOf } from "@/lib/adapters/house-curator/testing/catalogue";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { CITIES } from "@/lib/core/cities";
import { findGrammarFaults } from "./find-grammar-faults";
import { grammarNamesOf } from "./grammar-names";
import { hasFiniteVerb } from "./has-finite-verb";
import { RIGHT_SENTENCES } from "./right-sentences";

const catalogue = builtInCatalogue();
const names = grammarNamesOf(catalogue);
const rulesFor = (text: string) => findGrammarFaults(text, names).map(({ rule }) => rule);

const FAULTS: Record<string, readonly string[]> = {
  "preposition before a street": [
    "In Solano Avenue, look for a small tea room.",
    "Come out in Piedmont Avenue for the noodles.",
    "The bakery sits in Shattuck Avenue near the bus stop.",
    "In Fourth Street there is a narrow diner.",
    "The night ends at Geary Boulevard.",
  ],
  "preposition before a place": [
    "Dinner for two led us to the fish tacos at the Mission.",
    "At the Outer Sunset, begin with the chowder.",
    "Four counters at Temescal keep you dry.",
    "Six rooms at Oakland stay open late.",
    "In the Peninsula, nobody is in a hurry.",
    "On Lake Chalet, order the oysters.",
  ],
  "article before a street": [
    "Look for the counter on the Solano Avenue.",
    "Walk along the Telegraph Avenue, and stop at the bakery.",
    "The line runs down the Clement Street.",
  ],
  "no article before a place": [
    "In Ferry Building there is an oyster counter.",
    "There is a long bar in Mission.",
    "In Castro, look for a narrow room.",
    "You will find a wide patio in Outer Richmond.",
    "Begin in Gourmet Ghetto with the pizza.",
  ],
  "article before a place": [
    "In the Temescal there is a noodle counter.",
    "The bakery moved to the Rockridge in 1998.",
    "A walk through the North Beach, then a slice.",
  ],
  "repeated word": [
    "Hold out for the the garlic noodles.",
    "Look for a room in in the back.",
    "Order the fish and and chips.",
  ],
  "doubled article": [
    "Expect a the small dining room.",
    "The kitchen cures its the own ham.",
    "You get the a bowl of rice.",
  ],
  "a or an": [
    "Order an noodle soup to start.",
    "Start with a oyster on ice.",
    "It is an small room with a fireplace.",
    "Wait a hour for the bread.",
    "It is an one-room kitchen.",
  ],
  "subject and verb": [
    "The oysters at Lake Chalet makes the evening.",
    "The dumplings is folded by hand.",
    "Burma Love and Mandalay is good for a crowd.",
    "Each of them are worth the walk.",
    "The room are small and talk stays low.",
    "It have a long bar along the wall.",
    "Nobody argue if you order the meatballs.",
    "There is three tables outside.",
    "Rain improves the walk, and the meatballs at Vesta is where this list began.",
    "At Chez Panisse, the set dinner downstairs are one menu a night.",
  ],
  "no clause after a conjunction": [
    "Be warned that order whole cakes a day ahead.",
    "Know that bring cash and some patience.",
    "At Greens, know that ask for a window table before sunset, since the view is half the reservation.",
    "Keep in mind that arrive before noon.",
    "Be warned that no reservations and a long line.",
  ],
  "no finite verb": [
    "A blond-wood counter curving around an open kitchen.",
    "A serene room in a warehouse yard, with outdoor tables.",
    "The tasting menu, a long run of small courses.",
    "Noodles pulled by hand behind the window.",
    "A small room where nobody argues about the bill.",
    "The kitfo for the table, with fresh cheese; for yourself, the tibs, seared with onion.",
  ],
  "doubled punctuation": [
    "The room is small.. and talk stays low.",
    "Ask for the tahdig,, since the pot has one bottom.",
    "Take the deviled eggs, spicy;, by the plate.",
  ],
  "space before punctuation": [
    "Hold out for the oysters , on ice.",
    "The room is small .",
    "Take the eggs ; then go on to the burger.",
  ],
  "lower case at the start": [
    "the room is small and talk stays low.",
    "order the noodles.",
    "at Greens, ask for a window table.",
  ],
  "no mark at the end": ["The room is small and talk stays low", "Order the noodles", "It closes at nine,"],
  "unfilled slot": ["Hold out for the undefined.", "At {name}, order the noodles.", "The room is null and small."],
  "plural after one": [
    "Expect a noodles with broth.",
    "Bring a friends and share.",
    "A small dumplings is enough for one.",
  ],
  "singular after several": [
    "There are two kitchen in the back.",
    "It has three small room and a patio.",
    "Several counter around the city serve late.",
  ],
  "pronoun case": [
    "Order for he and leave.",
    "With they at the table, order the duck.",
    "Them are the ones to ask for.",
    "Us went back for the chowder.",
  ],
  "its or it's": [
    "Its a small room with a fireplace.",
    "The bakery is known for it's bread.",
    "The kitchen closes it's doors at nine.",
    "The noodles come with it's own sauce.",
  ],
};

for (const [rule, sentences] of Object.entries(FAULTS))
  it.each(sentences)(`finds "${rule}" in %j`, (text) => expect(rulesFor(text)).toContain(rule));

it.each(RIGHT_SENTENCES)("leaves %j alone", (text) => expect(rulesFor(text)).toEqual([]));

it("knows a sentence's own verb from a clause's", () => {
  expect(hasFiniteVerb("Behind the bar hangs a lamp that nobody lights.", names)).toBe(true);
  expect(hasFiniteVerb("A lamp that nobody lights.", names)).toBe(false);
  expect(hasFiniteVerb("Two restaurants on one staircase: a set dinner below, a café above.", names)).toBe(false);
});

it("finds next to nothing in the thousand notes of the catalogue", () => {
  const notes = catalogue.flatMap((place) => place.notes.map(({ text }) => sentenceOf(text)));
  expect(notes.length).toBeGreaterThan(1_000);
  // What it flags are right sentences whose verbs the tagger takes for nouns.
  const flagged = notes.filter((text) => rulesFor(text).length > 0);
  expect(flagged.length, flagged.join("\n")).toBeLessThanOrEqual(notes.length / 80);
});

it("finds next to nothing in the sentences of editors", { timeout: 120_000 }, () => {
  const sentences = CITIES.flatMap((city) => catalogueOf(city))
    .flatMap(({ place }) => editorialSentencesOf(place))
    .map(({ text }) => text);
  expect(sentences.length).toBeGreaterThan(10_000);
  const flagged = sentences.filter((text) => rulesFor(text).length > 0);
  expect(flagged.length, flagged.join("\n")).toBeLessThanOrEqual(sentences.length / 480);
});

const sentenceOf = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, "")}.`;
