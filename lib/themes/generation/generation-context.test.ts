import { expect, test } from "vitest";
import type { ThemeBrief } from "@/lib/ports/curator";
import { limitConcurrency } from "./generation-context";

test("no more calls run than the limit, and a failed call frees its slot", async () => {
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
  const request = (week: string) => curator.suggestThemes({ week } as ThemeBrief, {} as never).catch(() => "failed");
  const requests = ["bad", "b", "c", "d", "e"].map(request);
  for (let turn = 0; turn < 5; turn++) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  expect(await Promise.all(requests)).toEqual(["failed", [], [], [], []]);
  expect(most).toBe(2);
});
