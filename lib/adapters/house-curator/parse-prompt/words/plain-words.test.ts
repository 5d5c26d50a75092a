import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
import { parseToShorthand } from "../testing";
import { plainWords } from "./plain-words";

test.each([
  ["dinner b4 a show", "dinner before a show"],
  ["dinnr 4 8 ppl, table 4 six people", "dinnr for 8 ppl, table for six people"],
  ["noodles w/ kids, w/o nuts", "noodles with kids, without nuts"],
  ["w/kids nr BART", "with kids near BART"],
  ["tacos 4 2, 2 4 1 beers, this wknd", "tacos for 2, 2 4 1 beers, this weekend"],
  ["pls, ramen 2nite", "pls, ramen 2nite"],
  ["bday dinner 4 my sis", "birthday dinner for my sis"],
  ["quiet, for “dad” or 'mum'", "quiet, for  dad  or  mum "],
  ['she "doesn\'t do" Thai', 'she "doesn\'t do" Thai'],
  ["mom's place, the kids' table", "mom's place, the kids' table"],
  ['16" pizza', '16" pizza'],
  ["B44 sushi, open 24/7, 4 tacos", "B44 sushi, open 24/7, 4 tacos"],
])("%s", (prompt, text) => expect(plainWords(prompt).text).toBe(text));

test.each([
  ["cheap eats b4 the giants game", "cheap eats before the giants game"],
  ["dinner b4 a show", "dinner before a show"],
  ["tacos nr oracle park w/o pork", "tacos near oracle park without pork"],
  ["bday dinner w/ kids", "birthday dinner with kids"],
  ["“cozy” 'thai'", "cozy thai"],
  ["dinner, 8 ppl", "dinner, 8 people"],
  ["mac & cheese", "mac and cheese"],
  ["Thai & quiet", "Thai and quiet"],
])("%s is read as %s", async (typed, words) =>
  expect(await parseToShorthand(typed)).toEqual(await parseToShorthand(words)),
);

test("readings quote what was typed", async () => {
  const prompt = "my “picky” dad, w/o nuts, b4 a show";
  const idea = await parsePrompt({ city: "San Francisco", prompt }, null);
  if (idea.kind === "refused") throw new Error(idea.message);
  expect(idea.readings?.map(({ quote, start, label }) => [quote, prompt.indexOf(quote) === start, label])).toEqual([
    ["nuts", true, "no nuts"],
    ["b4 a show", true, "before a show"],
  ]);
});

test.each([
  ["2nite", "tonight"],
  ["tmrw at 8", "tomorrow at 8"],
  ["asap", "as soon as possible"],
])("a time is told in words: %s", async (typed, label) => {
  const prompt = `sushi ${typed} pls`;
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  expect(idea.readings?.find(({ type }) => type === "time")).toMatchObject({ quote: typed, label });
});

test("a range holds both marks around its words, or none", () => {
  const prompt = "for “us” now";
  const { text, toText, toPrompt } = plainWords(prompt);
  const quote = (words: string) => {
    const start = text.indexOf(words);
    const range = toPrompt({ start, end: start + words.length });
    return prompt.slice(range.start, range.end);
  };
  expect(quote("us")).toBe("us");
  expect(quote("for  us")).toBe("for “us”");
  expect(quote("us  now")).toBe("“us” now");
  expect(toPrompt(toText({ start: 5, end: 7 }))).toEqual({ start: 5, end: 7 });
});
