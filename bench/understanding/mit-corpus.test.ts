import { expect, test } from "vitest";
import type { Idea, PromptReading } from "@/lib/contracts/stages";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { formatScores, parseBio, scoreQueries } from "./mit-corpus";

const BIO = [
  ["O\twho", "O\thas", "B-Rating\treally", "I-Rating\tgreat", "B-Cuisine\tlao", "O\tfood"],
  ["B-Price\tinexpensive", "B-Dish\tfish", "I-Dish\ttacos", "B-Dish\tsoup", "I-Hours\tlate"],
  ["O\tis", "B-Restaurant_Name\tthe", "I-Restaurant_Name\tblue", "I-Restaurant_Name\tdoor", "O\topen"],
]
  .map((lines) => lines.join("\r\n"))
  .join("\r\n\r\n");

const reading = (quote: string, start: number, type: PromptReading["type"]): PromptReading => ({
  quote,
  start,
  role: "want",
  type,
  outcome: "judged",
  label: quote,
});

const IDEAS: Record<string, Idea> = {
  "who has really great lao food": scriptedIdea({
    readings: [
      reading("great", 15, "vibe"),
      reading("lao food", 21, "cuisine"),
      { ...reading("who", 0, "place"), role: "background", outcome: "ignored" },
    ],
  }),
  "inexpensive fish tacos soup late": scriptedIdea({
    readings: [
      reading("inexpensive", 0, "price"),
      reading("fish", 12, "ingredient"),
      reading("tacos", 17, "dish"),
      reading("late", 28, "time"),
    ],
  }),
  "is the blue door open": { kind: "refused", message: "No." },
};

test("spans are read from tags and words", () => {
  const [first, second] = parseBio(BIO);
  expect(first).toEqual({
    text: "who has really great lao food",
    spans: [
      { start: 8, end: 20, tag: "Rating" },
      { start: 21, end: 24, tag: "Cuisine" },
    ],
  });
  expect(second?.spans.map(({ start, end, tag }) => [second.text.slice(start, end), tag])).toEqual([
    ["inexpensive", "Price"],
    ["fish tacos", "Dish"],
    ["soup", "Dish"],
    ["late", "Hours"],
  ]);
  expect(() => parseBio("B-Parking\tlot")).toThrow("restauranttest.bio has an unknown tag: B-Parking.");
});

test("a slot is found where a reading of its type overlaps it, each reading once", async () => {
  const scored = await scoreQueries(parseBio(BIO), async ({ prompt }) => IDEAS[prompt] ?? scriptedIdea());
  expect(formatScores(scored)).toEqual([
    "MIT restaurant corpus: 3 queries, 1 refused",
    expect.stringMatching(/^ {2}precision: 66\.7% .* 4 of 6$/),
    expect.stringMatching(/^ {2}recall: 57\.1% .* 4 of 7$/),
    "  F1: 61.5%",
    expect.stringMatching(/^ {2}found under any tag: 71\.4% .* 5 of 7$/),
    expect.stringMatching(/^ {2}found to the letter: 28\.6% .* 2 of 7$/),
    "  Rating: F1 0.0%, precision 0 of 0, recall 0 of 1",
    "  Amenity: F1 0.0%, precision 0 of 1, recall 0 of 0",
    "  Location: F1 0.0%, precision 0 of 0, recall 0 of 0",
    "  Restaurant_Name: F1 0.0%, precision 0 of 0, recall 0 of 1",
    "  Price: F1 100.0%, precision 1 of 1, recall 1 of 1",
    "  Hours: F1 100.0%, precision 1 of 1, recall 1 of 1",
    "  Dish: F1 50.0%, precision 1 of 2, recall 1 of 2",
    "  Cuisine: F1 100.0%, precision 1 of 1, recall 1 of 1",
  ]);
});
