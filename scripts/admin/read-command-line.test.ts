import { expect, test } from "vitest";
import type { Command } from "./command";
import { readCommandLine } from "./read-command-line";

const command: Command = { usage: "", about: "", run: () => Promise.reject(new Error("Not run.")) };
const commands = { backup: command, "soup add": command, "soup eat": command };
const read = (line: string) => readCommandLine(line === "" ? [] : line.split(" "), commands);
const helpOf = (line: string) => {
  const read = readCommandLine(line.split(" "), commands);
  return read.ask === "help" ? read.about.map(({ name }) => name) : read;
};

test("a command is one word or two, and the rest are its arguments", () => {
  expect(read("backup file")).toMatchObject({ ask: "run", named: { name: "backup" }, args: ["file"] });
  expect(read("soup add salt -x")).toMatchObject({ ask: "run", named: { name: "soup add" }, args: ["salt", "-x"] });
});

test("help is told of all commands, of some, and of one", () => {
  for (const line of ["help", "--help", "-h"]) expect(helpOf(line)).toEqual(Object.keys(commands));
  expect(helpOf("help soup")).toEqual(["soup add", "soup eat"]);
  for (const line of ["help soup eat", "soup eat --help", "soup eat salt -h"])
    expect(helpOf(line)).toEqual(["soup eat"]);
});

test("what is no command gets a sentence", () => {
  expect(read("")).toEqual({ ask: "unknown", sentence: null });
  const unknown = { ask: "unknown", sentence: 'There is no command "stew now". All of them: npm run admin -- help' };
  expect(read("stew now")).toEqual(unknown);
  expect(read("help stew now")).toEqual(unknown);
  expect(read("soup boil")).toEqual({ ask: "unknown", sentence: '"soup" is followed by one of: add, eat.' });
  expect(read("constructor")).toMatchObject({ ask: "unknown" });
});
