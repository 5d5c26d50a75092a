import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { openInMemory } from "./database-folder";
import { Session } from "./session";
import { emptyDatabase } from "./testing/prepared-database";
import { query } from "./wire";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

test("a response that was sent is not retained", async () => {
  const database = await openInMemory(await emptyDatabase());
  const session = await Session.open(database, null);
  const usedMb = async () => {
    await turn();
    collect();
    return process.memoryUsage().heapUsed / 1024 ** 2;
  };
  const ask = async (times: number) => {
    for (let n = 0; n < times; n++) {
      const { response } = await session.run(query("select repeat('x', 100000)"));
      expect(response.byteLength).toBeGreaterThan(100_000);
    }
  };
  await ask(10);
  const before = await usedMb();
  await ask(300);
  expect((await usedMb()) - before).toBeLessThan(5);
  await database.close();
});
