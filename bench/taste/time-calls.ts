import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { listSaved } from "@/lib/restaurants/list-saved";
import { getTasteLine } from "@/lib/taste/get-taste-line";
import { listThree } from "@/lib/taste/list-three";
import { makeUser } from "@/lib/testing/factories";
import { makeCtx } from "@/lib/testing/make-ctx";
import { median } from "@/lib/testing/median";

const PLACES = 10_000;
const MARKS = 500;
const ROUNDS = 25;
const AT_MOST = { "three for you": 6, "the line of taste": 6 };

/** The time of a call among 10,000 described places and 500 marks, over that of a plain list of the same marks. */
export async function timeCalls(db: Database): Promise<boolean> {
  await copyPlaces(db);
  const user = { ...(await makeUser(db)), sessionId: "none" };
  await db.execute(sql`
    insert into restaurant_statuses (user_id, restaurant_id, status, updated_at)
    select ${user.id}::uuid, id,
      (array['love', 'like', 'interested', 'never_again', 'not_interested'])[1 + (row_number() over (order by md5(id)))::int % 5],
      now() - interval '2 days'
    from restaurants order by md5(id) limit ${MARKS}::int`);
  await db.execute(sql`analyze`);
  const ctx = { ...makeCtx(db), user };
  const calls = {
    "a plain list": () => listSaved(ctx, {}),
    "three for you": () => listThree(ctx),
    "the line of taste": () => getTasteLine(ctx),
  };
  const times: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, call] of Object.entries(calls)) {
      const startedAt = performance.now();
      await call();
      // The first round warms up.
      if (round > 0) times[name] = [...(times[name] ?? []), performance.now() - startedAt];
    }
  }
  const plain = median(times["a plain list"] ?? []);
  return Object.entries(AT_MOST)
    .map(([name, most]) => {
      const ms = median(times[name] ?? []);
      const isMet = ms / plain <= most;
      console.log(
        `${isMet ? "ok  " : "MISS"} ${name}: ${(ms / plain).toFixed(2)}x a plain list, at most ${most}x (${ms.toFixed(1)} ms over ${plain.toFixed(1)} ms)`,
      );
      return isMet;
    })
    .every(Boolean);
}

/** The built-in places over and over, under other names. */
const copyPlaces = (db: Database) =>
  db.execute(sql`
    insert into restaurants (id, source, name, name_text, address, city, town, neighbourhood, latitude, longitude,
      cuisines, vibes, good_for, meals, features, price_level, editorial_summary, search_text)
    select 'copy-' || copy || '-' || id, source, name || ' ' || copy, name_text || ' ' || copy, address, city, town,
      neighbourhood, latitude, longitude, cuisines, vibes, good_for, meals, features, price_level, editorial_summary,
      name_text
    from restaurants, generate_series(1, ${PLACES}::int / (select count(*)::int from restaurants)) as copy`);
