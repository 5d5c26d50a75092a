import { eq, sql } from "drizzle-orm";
import { openDatabase } from "@/db/client";
import { users } from "@/db/schema";
import { listSaved } from "@/lib/restaurants/list-saved";
import { makeCtx } from "@/lib/testing/make-ctx";
import type { Waits } from "./start-reader";

const EVERY_MS = 20;

/** Alternates `select 1` and a person's saved places, without waiting for the previous result. */
const { url, userId } = JSON.parse(process.argv[2] ?? "") as { url: string; userId: string };
const { db } = openDatabase(url);
const [user] = await db.select().from(users).where(eq(users.id, userId));
if (!user) throw new Error("There is no such user.");
const reader = { ...makeCtx(db), user: { ...user, sessionId: "none" } };
const ways: (() => Promise<unknown>)[] = [() => db.execute(sql`select 1`), () => listSaved(reader, {})];

let waits: number[] = [];
let open = 0;
const read = async (turn: number) => {
  const startedAt = performance.now();
  open += 1;
  await ways[turn % ways.length]?.();
  open -= 1;
  waits.push(performance.now() - startedAt);
};
for (const turn of [0, 1, 0, 1]) await read(turn);
waits = [];

let turn = 0;
setInterval(() => open < 8 && void read(turn++), EVERY_MS);
process.on("message", async () => {
  while (open > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const sorted = waits.toSorted((a, b) => a - b);
  waits = [];
  const percentile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  const waitTimes: Waits = {
    count: sorted.length,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    maxMs: sorted.at(-1) ?? 0,
  };
  process.send?.(waitTimes);
});
process.on("disconnect", () => process.exit(0));
process.send?.({});
