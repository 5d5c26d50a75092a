import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ChangedTags } from "./changed-tags";
import type { PageChanges, Position } from "./read-page-changes";

const AT = "2026-11-20 12:00:00+00";
const errors: unknown[] = [];
const positions: (Position | null)[] = [];
let answers: (() => Promise<PageChanges>)[] = [];

const answer = (tags: string[] | null, snapshot = "1:1:") => Promise.resolve({ position: { snapshot, at: AT }, tags });
const changedTags = () =>
  new ChangedTags(
    (since) => {
      positions.push(since);
      return answers.shift()?.() ?? answer([]);
    },
    (error) => errors.push(error),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.advanceTimersByTime(10_000);
  errors.length = positions.length = 0;
  answers = [];
});
afterEach(() => void vi.useRealTimers());

describe("what is known", () => {
  test("is asked for at most once a second, from where the last answer ended", async () => {
    const changed = changedTags();
    answers = [() => answer(null, "5:5:")];
    await changed.refresh();
    vi.advanceTimersByTime(999);
    expect(changed.refresh()).toBeUndefined();
    vi.advanceTimersByTime(1);
    await changed.refresh();
    expect(positions).toEqual([null, { snapshot: "5:5:", at: AT }]);
  });

  test("is asked for once by all who want it at the same time", async () => {
    const changed = changedTags();
    await Promise.all([changed.refresh(), changed.refresh()]);
    expect(positions).toHaveLength(1);
  });

  test("is as old as the question, not as the answer", async () => {
    const changed = changedTags();
    const late = Promise.withResolvers<PageChanges>();
    answers = [() => late.promise];
    const asked = changed.refresh();
    vi.advanceTimersByTime(400);
    late.resolve(await answer([]));
    await asked;
    vi.advanceTimersByTime(600);
    expect(changed.refresh()).toBeDefined();
  });
});

describe("a tag has changed", () => {
  test("for what was made before, not for what was made since, and for no other tag", async () => {
    const changed = changedTags();
    answers = [() => answer(null), () => answer(["guide:a"])];
    await changed.refresh();
    vi.advanceTimersByTime(2_000);
    const before = performance.now() - 1;
    await changed.refresh();
    expect(changed.haveChanged(["guides", "guide:a"], before)).toBe(true);
    expect(changed.haveChanged(["guides", "guide:a"], performance.now() + 1)).toBe(false);
    expect(changed.haveChanged(["guides", "guide:b"], before)).toBe(false);
  });

  test("with every other, when changes may be missing", async () => {
    const changed = changedTags();
    answers = [() => answer(null), () => answer(null)];
    await changed.refresh();
    vi.advanceTimersByTime(2_000);
    const before = performance.now() - 1;
    expect(changed.haveChanged(["guide:a"], before)).toBe(false);
    await changed.refresh();
    expect(changed.haveChanged(["guide:a"], before)).toBe(true);
    expect(changed.haveChanged([], before)).toBe(false);
  });

  test("at once, where this process changed it", () => {
    const changed = changedTags();
    const before = performance.now() - 1;
    changed.add(["guide:a"]);
    expect(changed.haveChanged(["guide:a"], before)).toBe(true);
  });

  test("is never forgotten, however many change later", () => {
    const changed = changedTags();
    const before = performance.now() - 1;
    changed.add(["guide:a"]);
    vi.advanceTimersByTime(10);
    const since = performance.now() - 1;
    changed.add(Array.from({ length: 20_000 }, (_, n) => `guide:${n}`));
    expect(changed.haveChanged(["guide:a"], before)).toBe(true);
    expect(changed.haveChanged(["guide:b"], since)).toBe(false);
  });
});

describe("without an answer", () => {
  test("nobody waits longer than half a second, and who comes later not at all; a late answer counts", async () => {
    const changed = changedTags();
    const late = Promise.withResolvers<PageChanges>();
    answers = [() => answer(null), () => late.promise];
    await changed.refresh();
    vi.advanceTimersByTime(2_000);
    const before = performance.now() - 1;
    const first = changed.refresh();
    vi.advanceTimersByTime(500);
    await first;
    await changed.refresh();
    expect(positions).toHaveLength(2);
    expect(changed.haveChanged(["guide:a"], before)).toBe(false);
    late.resolve(await answer(["guide:a"]));
    await vi.waitFor(() => expect(changed.haveChanged(["guide:a"], before)).toBe(true));
  });

  test("what is known stays, the next question comes in a second from the same place, and one error is told", async () => {
    const changed = changedTags();
    const away = () => Promise.reject(new Error("The database is away."));
    answers = [() => answer(null, "5:5:"), away, away];
    await changed.refresh();
    const since = performance.now() + 1;
    for (let turn = 0; turn < 2; turn++) {
      vi.advanceTimersByTime(1_000);
      await changed.refresh();
      expect(changed.refresh()).toBeUndefined();
    }
    expect(changed.haveChanged(["guide:a"], since)).toBe(false);
    vi.advanceTimersByTime(1_000);
    await changed.refresh();
    const position = { snapshot: "5:5:", at: AT };
    expect(positions).toEqual([null, position, position, position]);
    expect(errors).toEqual([new Error("The database is away.")]);
  });
});
