import { setImmediate as loopTurn, setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { readBatchResult } from "./batch-result";
import { openInMemory } from "./database-folder";
import { openGateway } from "./gateway";
import { ACTIONS, type Action, isDisconnect, ModelClient } from "./testing/model-client";
import { emptyDatabase } from "./testing/prepared-database";
import { WireClient } from "./testing/wire-client";
import { SYNC } from "./wire";

const failures: unknown[] = [];
const database = await openInMemory(await emptyDatabase());
// Nobody is cut off for silence here: the steps decide who holds the session, and for how long.
const silence = { alone: 60_000, othersWait: 60_000 };
const gateway = await openGateway({
  database,
  password: "secret",
  silence,
  onFailure: (error) => failures.push(error),
});
const setUp = await WireClient.signIn(gateway.url);
await setUp.select("create table samples (n int primary key)");
const [zoneRow = ""] = await setUp.select("show timezone");

afterAll(async () => {
  await gateway.close();
  await database.close();
});

const RUNS = 100;
const step = fc.record({ player: fc.nat({ max: 2 }), action: fc.constantFrom(...ACTIONS) });

test("whatever three clients do, in any order, nobody else waits, and nothing of theirs is mixed up or left behind", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60, size: "max" }), async (steps) => {
      await setUp.select("truncate samples; insert into samples values (-1)");
      const table = new Table();
      await table.open();
      try {
        for (const { player, action } of steps) await table.play(player, action);
      } finally {
        await table.leave();
      }
      await expectNothingLeft(table.stored);
    }),
    { numRuns: RUNS },
  );
  expect(failures).toEqual([]);
}, 120_000);

/** Three players, one session. Knows in which order they should be served. */
class Table {
  readonly stored = new Set([-1]);
  private players: ModelClient[] = [];
  private waiting: ModelClient[] = [];

  async open(): Promise<void> {
    this.players = await Promise.all([0, 1, 2].map(() => this.newPlayer()));
  }

  async play(index: number, action: Action): Promise<void> {
    const player = this.players[index];
    if (!player?.may(action)) return;
    if (isDisconnect(action)) {
      this.waiting = this.waiting.filter((other) => other !== player);
      await inTime(player.disconnect(action));
      this.players[index] = await this.newPlayer();
    } else if (action === "half") {
      player.sendPartialMessage();
    } else if (action === "cancel") {
      this.waiting = this.waiting.filter((other) => other !== player);
      await inTime(player.cancel());
      if (player.isWaiting) this.waiting.push(player);
    } else {
      player.request(action);
      this.waiting.push(player);
    }
    await untilSeen();
    await this.serveWhoWaits();
  }

  /** Whoever waits disconnects first, or would be served when the holder disconnects. */
  async leave(): Promise<void> {
    for (const player of [...this.waiting, ...this.players]) {
      await inTime(player.disconnect("reset"));
      await untilSeen();
    }
  }

  private newPlayer(): Promise<ModelClient> {
    return inTime(ModelClient.connect(gateway.url, this.stored, zoneRow.slice(2)));
  }

  /** In arrival order, until one of them holds the session; then the others wait, and that one continues. */
  private async serveWhoWaits(): Promise<void> {
    for (;;) {
      const holder = this.players.find((player) => player.isHolding);
      const next = this.waiting.find((player) => !holder || player === holder);
      if (!next) break;
      this.waiting = this.waiting.filter((other) => other !== next);
      await inTime(next.expectResponse());
      if (next.isWaiting) this.waiting.push(next);
      await untilSeen();
    }
    if (this.players.some((player) => player.isHolding)) return;
    const fresh = await inTime(WireClient.signIn(gateway.url));
    expect(await inTime(fresh.select("select 1"))).toEqual(["D 1", "Z I"]);
    fresh.socket.destroy();
  }
}

/** The gateway runs in this process: it has seen what was sent once the event loop has turned. */
async function untilSeen(): Promise<void> {
  for (let i = 0; i < 3; i++) await loopTurn();
}

async function inTime<T>(response: Promise<T>): Promise<T> {
  const late = new AbortController();
  const answered = await Promise.race([response, wait(2_000, null, { signal: late.signal })]);
  late.abort();
  if (answered === null) throw new Error("Nobody should have to wait here.");
  return answered;
}

async function expectNothingLeft(stored: Set<number>): Promise<void> {
  const rows = await inTime(setUp.select("select n from samples order by n"));
  expect(rows).toEqual([...[...stored].sort((a, b) => a - b).map((n) => `D ${n}`), "Z I"]);
  const left = "(select count(*) from pg_prepared_statements) + (select count(*) from pg_cursors)";
  const settings = "(select count(*) from pg_settings where source = 'session')";
  expect(await inTime(setUp.select(`select ${left} + ${settings}`))).toEqual(["D 0", "Z I"]);
  expect(readBatchResult(Buffer.from(await database.execProtocolRaw(SYNC))).status).toBe("I");
}
