import { expect, test } from "vitest";
import { NO_RECENT_TEXTS } from "@/lib/contracts/stages";
import { archiveOf } from "./archive";
import {
  entryRepetition,
  moldRepetition,
  openingRepetition,
  repeatedTheme,
  titleRepetition,
} from "./check-originality";
import { joinRecentTexts, recentTextsOf } from "./recent-texts";
import { framesOf, openingClauseOf, shapeOf, subtitleOf } from "./shapes";

const archive = archiveOf({
  ...NO_RECENT_TEXTS,
  titles: [
    "Meat: From the brisket to the cod in six rooms",
    ...Array.from({ length: 11 }, (_, i) => `Title ${i}`),
    "Old: Ten rooms",
  ],
  otherTitles: ["Elsewhere: A counter"],
  openings: ["For ramen, begin with the shoyu."],
  paragraphs: ["The broth takes two days. Bring cash."],
});

test.each([
  ["From the brisket to the cod in six rooms", "From the ravioli to the pho in two kitchens"],
  ["Come for the tacos, stay for the patio", "Come for pie, stay for coffee"],
  ["Mohinga, lava bun and where to sit down to them", "Clam chowder, chips and where to sit down to them"],
])("%s and %s are from one mold", (one, other) => {
  const same = shapeOf(one) === shapeOf(other);
  expect(same || shapeOf(one.replace(/the /g, "")) === shapeOf(other.replace(/the /g, ""))).toBe(true);
});

test("facts are of no mold", () => {
  expect(shapeOf("The carnitas, braised in a copper pot since dawn")).not.toBe(
    shapeOf("A counter of eight stools under paper lamps"),
  );
});

test("a title must be new in the whole archive, its subtitle's shape in the city's last twelve", () => {
  expect(titleRepetition("meat: from the brisket to the cod in six rooms", archive)).toMatch(/another guide/);
  expect(titleRepetition("Elsewhere: a counter", archive)).toMatch(/another guide/);
  expect(titleRepetition("Soup: From the pho to the ramen in two kitchens", archive)).toMatch(/shape/);
  expect(titleRepetition("Old: Nine rooms", archive)).toBeNull();
  expect(titleRepetition("Soup", archive)).toBeNull();
});

test("no opening and no sentence about a place is used twice", () => {
  expect(openingRepetition("For ramen, think of the shio.", archive)).toMatch(/opens like/);
  expect(openingRepetition("Ramen? Begin with the shoyu.", archive)).toBeNull();
  expect(entryRepetition("Bring cash.", archive)).toMatch(/word for word/);
  expect(entryRepetition("Bring a coat.", archive)).toBeNull();
});

test("frames are runs of five words without the names between them", () => {
  expect(framesOf("We go north to south, from Ramen Shop to Delage", /Ramen Shop|Delage/g)).toEqual([
    "we go north to south",
    "go north to south from",
    "north to south from to",
  ]);
  expect(framesOf("too short a run")).toEqual([]);
});

test("a subtitle stands behind the colon, an opening before the first pause", () => {
  expect([subtitleOf("Masa: The swirl"), subtitleOf("Masa")]).toEqual(["The swirl", ""]);
  expect(openingClauseOf("With the first rains in, begin with soup.")).toBe("with the first rains");
});

test("the texts of drafts come before those that are stored", () => {
  const said = (text: string) => [[{ text, evidenceIds: [] }]];
  const draft = (title: string) => ({ title, introduction: said(`${title} opens.`), entries: [] });
  const joined = joinRecentTexts(recentTextsOf([draft("New")]), recentTextsOf([draft("Old")], [draft("Far")]));
  expect(joined).toMatchObject({
    titles: ["New", "Old"],
    otherTitles: ["Far"],
    openings: ["New opens.", "Old opens."],
    otherSentences: ["Far opens."],
  });
});

test("a subtitle stands once, whatever its title", () => {
  const known = archiveOf({ ...NO_RECENT_TEXTS, titles: ["Pie: A crust of lard"], otherTitles: ["Tea: A second pot"] });
  expect(titleRepetition("Cake: A second pot", known)).toMatch(/subtitle/);
  expect(titleRepetition("Cake: A third pot", known)).toBeNull();
});

test("an introduction's sentence from another one's mold is found, chance likeness isn't", () => {
  const said = ["It sets out from the Mission and works south to the Excelsior.", "At Shizen the roll is on fire."];
  const known = archiveOf({ ...NO_RECENT_TEXTS, sentences: said });
  expect(moldRepetition("It sets out from the Marina and works east to the Presidio.", known)).toMatch(/mold/);
  expect(moldRepetition("At Nopa the pork is on wood.", known)).toBeNull();
});

test("a theme repeats no other's words, and no near one's mold", () => {
  const taken = [
    { theme: "Noodles for the first night of the rain", weeksAway: 2 },
    { theme: "Oysters before the end of the year", weeksAway: 30 },
  ];
  expect(repeatedTheme("Dumplings for the last day of the fog", taken)).toBe(taken[0]?.theme);
  expect(repeatedTheme("Crab before the start of the season", taken)).toBeNull();
  expect(repeatedTheme("oysters before the end of the year", taken)).toBe(taken[1]?.theme);
});
