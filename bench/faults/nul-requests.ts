import { setTimeout as pause } from "node:timers/promises";
import { startKumquat } from "@/e2e/support/kumquat";
import { timedFetch } from "./call";
import { check, figure, formatCounts } from "./figures";

const AT_ONCE = 60;
const AFTER_MS = 2_000;
const MOST_MS = 250;
const NUL = "/api/email/restaurant-status/a%00b/x/LOVE";
/** Calls that need the database. */
const OTHERS = ["/api/restaurants/cities", "/api/guides/email"];

/** Sixty anonymous requests that name what no database can hold, and how long everybody else waits meanwhile. */
export async function nulRequests(): Promise<boolean> {
  const kumquat = await startKumquat();
  try {
    for (const path of OTHERS) await timedFetch(kumquat.url + path);
    const attack = Promise.all(
      Array.from({ length: AT_ONCE }, () => timedFetch(kumquat.url + NUL, { headers: { accept: "application/json" } })),
    );
    let isOver = false;
    attack
      .then(() => pause(AFTER_MS))
      .then(() => {
        isOver = true;
      });
    const waits: number[] = [];
    const statuses: number[] = [];
    while (!isOver) {
      for (const path of OTHERS) {
        const { status, ms } = await timedFetch(kumquat.url + path);
        waits.push(ms);
        statuses.push(status);
      }
      await pause(10);
    }
    const responses = await attack;
    const isRefused = responses.every(({ status }) => status === 400 || status === 404);
    const passed = [
      check(
        `${AT_ONCE} anonymous NUL requests are refused`,
        isRefused,
        formatCounts(responses.map(({ status }) => status)),
      ),
      check(
        "everybody else is answered",
        statuses.every((status) => status === 200),
        formatCounts(statuses),
      ),
      figure("the longest that anybody else waited", Math.max(...waits), "ms", MOST_MS),
    ];
    return passed.every(Boolean);
  } finally {
    await kumquat.stop();
  }
}
