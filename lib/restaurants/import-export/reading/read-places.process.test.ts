import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { HOSTILE_FILES } from "../testing/hostile-files";
import { readPlaces } from "./read-places";

const MB = 1024 * 1024;
const here = new AbortController().signal;
const read = (content: string | Buffer, signal = here) => readPlaces(Buffer.from(content), "file", signal);
const outcomeOf = (reading: ReturnType<typeof readPlaces>) =>
  reading.then(
    ({ places }) => `${places.length} places`,
    ({ code, userMessage }) => `${code}: ${userMessage}`,
  );

test.each(Object.keys(HOSTILE_FILES))("%s neither ends, holds up nor fills this process", async (name) => {
  const file = HOSTILE_FILES[name]?.() ?? "";
  const before = process.memoryUsage.rss();
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 5);
  expect(await outcomeOf(read(file))).toMatch(/^(?:bad_input: (?:This|There is no) .+\.|1 places)$/);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(3);
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * MB);
});

test("many files at once are read two at a time, each with its own answer", async () => {
  const reading = Array.from({ length: 12 }, (_, at) => outcomeOf(read(`name\n${"Nopa\n".repeat(at + 1)}`)));
  expect(await Promise.all(reading)).toEqual(reading.map((_, at) => `${at + 1} places`));
});

test("a person who goes away ends the reading of their file at once, and that of nobody else", async () => {
  const gone = new AbortController();
  const left = outcomeOf(read(HOSTILE_FILES["a KML of small elements"]?.() ?? "", gone.signal));
  const waiting = [1, 2, 3].map(() => outcomeOf(read("name\nNopa\n")));
  await pause(20);
  gone.abort();
  expect(await left).toMatch(/^cancelled/);
  expect(await Promise.all(waiting)).toEqual(Array(3).fill("1 places"));
});
