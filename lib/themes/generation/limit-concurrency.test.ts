import { expect, test } from "vitest";
import type { ThemeBrief } from "@/lib/ports/curator";
import { limitConcurrency } from "./limit-concurrency";

test("no more calls than there are places, and a call that fails gives its place back", async () => {
  let now = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const curator = limitConcurrency(2, {
    name: "model",
    async suggestThemes({ week }) {
      now += 1;
      most = Math.max(most, now);
      await new Promise<void>((resolve) => ends.push(resolve));
      now -= 1;
      if (week === "bad") throw new Error("It failed.");
      return [];
    },
  });
  const ask = (week: string) => curator.suggestThemes({ week } as ThemeBrief, {} as never).catch(() => "failed");
  const asked = ["bad", "b", "c", "d", "e"].map(ask);
  for (let turn = 0; turn < 5; turn++) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  expect(await Promise.all(asked)).toEqual(["failed", [], [], [], []]);
  expect(most).toBe(2);
});
