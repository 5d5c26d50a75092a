import { setTimeout as pause } from "node:timers/promises";
import { startKumquat } from "@/e2e/support/kumquat";
import { call } from "./call";
import { counted, fact, figure } from "./figures";

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
    for (const path of OTHERS) await call(kumquat.url + path);
    const attack = Promise.all(
      Array.from({ length: AT_ONCE }, () => call(kumquat.url + NUL, { headers: { accept: "application/json" } })),
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
        const { status, ms } = await call(kumquat.url + path);
        waits.push(ms);
        statuses.push(status);
      }
      await pause(10);
    }
    const answers = await attack;
    const isRefused = answers.every(({ status }) => status === 400 || status === 404);
    const held = [
      fact(`${AT_ONCE} anonymous NUL requests are refused`, isRefused, counted(answers.map(({ status }) => status))),
      fact(
        "everybody else is answered",
        statuses.every((status) => status === 200),
        counted(statuses),
      ),
      figure("the longest that anybody else waited", Math.max(...waits), "ms", MOST_MS),
    ];
    return held.every(Boolean);
  } finally {
    await kumquat.stop();
  }
}
