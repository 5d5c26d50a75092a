import { afterEach, expect, test, vi } from "vitest";
import { readProgramWords } from "./program-words";

const program = { call: "npm run peel", about: "Peels a kumquat.", words: ["--thin", "--knife=", "--json"] };
const USAGE = "Usage: npm run peel\n\nPeels a kumquat.";

function read(...words: string[]) {
  const printed = { out: "", error: "" };
  vi.spyOn(console, "log").mockImplementation((line) => {
    printed.out = line;
  });
  vi.spyOn(console, "error").mockImplementation((line) => {
    printed.error = line;
  });
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw code;
  });
  try {
    return { ...printed, words: readProgramWords(program, words) };
  } catch (code) {
    return { ...printed, code };
  }
}
afterEach(() => vi.restoreAllMocks());

test("what a program knows is read, with or without a value", () => {
  expect(read()).toMatchObject({ words: [] });
  expect(read("--thin", "--knife=small")).toMatchObject({ words: ["--thin", "--knife=small"] });
  expect(read("--", "--thin")).toMatchObject({ words: ["--thin"] });
});

test.each(["help", "--help", "-h"])("%s prints the usage", (word) => {
  expect(read("--thin", word)).toEqual({ out: USAGE, error: "", code: 0 });
});

test.each(["--thick", "--thin=1", "constructor"])("%s is unknown", (word) => {
  expect(read(word)).toEqual({ out: "", error: `"${word}" is not known here.\n\n${USAGE}`, code: 1 });
});

test("with --json the sentence is a document too", () => {
  expect(JSON.parse(read("--json", "now").out)).toEqual({ error: '"now" is not known here.' });
});
