import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, inject, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { withConnection } from "./connection/with-connection";
import { inTurn } from "./in-turn";

const { url } = await testDb();

test("runs on a database with one session, which nobody can hold meanwhile", async () => {
  const work = () => withConnection(url, (client) => client.query<{ one: number }>("select 1 as one"));
  expect((await inTurn(url, work)).rows).toEqual([{ one: 1 }]);
});

describe.skipIf(inject("databaseTemplate").kind === "embedded")("work in turn", () => {
  test("runs for one at a time, and for everybody in the end", async () => {
    let [running, most, done] = [0, 0, 0];
    const work = async () => {
      most = Math.max(most, ++running);
      await wait(20);
      running -= 1;
      return ++done;
    };
    const results = await Promise.all([1, 2, 3, 4].map(() => inTurn(url, work)));
    expect(results.sort()).toEqual([1, 2, 3, 4]);
    expect(most).toBe(1);
  });

  test("that fails lets the next begin", async () => {
    const failing = inTurn(url, () => Promise.reject(new Error("no catalogue")));
    await expect(failing).rejects.toThrow("no catalogue");
    expect(await inTurn(url, async () => "done", { maxWaitMs: 2_000 })).toBe("done");
  });

  test("that takes too long stops whoever waits, with a sentence", async () => {
    const ending = Promise.withResolvers<void>();
    const first = inTurn(url, () => ending.promise);
    await wait(200);
    const second = inTurn(url, async () => {}, { maxWaitMs: 100 });
    await expect(second).rejects.toThrow("Another server is still preparing this database.");
    ending.resolve();
    await first;
  });
});
