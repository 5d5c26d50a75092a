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

test.each(Object.keys(HOSTILE_FILES))("%s neither crashes, blocks nor exhausts this process", async (name) => {
  const file = HOSTILE_FILES[name]?.() ?? "";
  const before = process.memoryUsage.rss();
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 5);
  expect(await outcomeOf(read(file))).toMatch(/^(?:bad_input: (?:This|There is no) .+\.|1 places)$/);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(3);
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * MB);
});

test("many files at once are read two at a time, each with its own result", async () => {
  const reading = Array.from({ length: 12 }, (_, index) => outcomeOf(read(`name\n${"Nopa\n".repeat(index + 1)}`)));
  expect(await Promise.all(reading)).toEqual(reading.map((_, index) => `${index + 1} places`));
});

test("a cancelled request stops reading its file at once, and no other", async () => {
  const cancelled = new AbortController();
  const left = outcomeOf(read(HOSTILE_FILES["a KML of small elements"]?.() ?? "", cancelled.signal));
  const waiting = [1, 2, 3].map(() => outcomeOf(read("name\nNopa\n")));
  await pause(20);
  cancelled.abort();
  expect(await left).toMatch(/^cancelled/);
  expect(await Promise.all(waiting)).toEqual(Array(3).fill("1 places"));
});
