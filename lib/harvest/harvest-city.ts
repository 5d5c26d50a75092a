import { holdsLand } from "@/db/catalogue/land";
import type { City } from "../cities";
import type { Ctx } from "../context";
import { AppError } from "../errors";
import type { GooglePlacesClient } from "../providers/places/google/client";
import { keepPlaces } from "../providers/places/google/keep-places";
import { OutOfCalls, PACE, type Pace, PoliteAsker } from "./ask-politely";
import type { HarvestInput, HarvestReport } from "./contract";
import { KEPT_FIELDS } from "./fields";
import { type Lease, takeLease } from "./lease";
import { FULL, type Node } from "./nodes";
import { reportOf } from "./report";
import * as walk from "./walk";

type Tools = {
  /** Without retries of its own: each request is counted here. */
  google: Pick<GooglePlacesClient, "searchNearby">;
  pace?: Pace;
  /** Told of each node as it is settled. */
  tell?: (progress: { node: string; found: number | null; calls: number; pending: number }) => void;
};

/** Nodes in a row that Google fails at before the walk stops. */
const FAILURES_IN_A_ROW = 3;

/**
 * Walks a city's quadtree with nearby searches: a node that answers twenty places is split in four. Each node is
 * settled in the database before the next is asked, so that a walk goes on where it was stopped or killed.
 * @throws AppError conflict while another one walks the city, unavailable where Google wants no more requests
 */
export async function harvestCity(
  { db, now, signal }: Pick<Ctx, "db" | "now" | "signal">,
  { city, maxCalls, minRadius, again }: HarvestInput,
  { google, pace = PACE, tell = () => {} }: Tools,
): Promise<HarvestReport> {
  const lease = await takeLease(db, city, now, signal);
  try {
    const begun = await walk.begin(db, lease, { minRadius, again, now });
    if (begun === "already finished") return await reportOf(db, city, begun);
    const asker = new PoliteAsker(pace, lease.signal);
    let calls = 0;
    for (let failures = 0; ; ) {
      lease.signal.throwIfAborted();
      const node = await walk.nextNode(db, city);
      if (!node) break;
      if (!holdsLand(node.box)) {
        await walk.settle(db, lease, node, { state: "in_the_water" });
        continue;
      }
      const found = await askNode(node);
      failures = found === null ? failures + 1 : 0;
      tell({ node: node.name, found, ...(await walk.standing(db, city)) });
      if (failures >= FAILURES_IN_A_ROW) throw tooManyFailures(city);
    }
    await walk.finish(db, lease, now);
    return await reportOf(db, city, "finished");

    async function askNode(node: Node): Promise<number | null> {
      const { lat: latitude, lng: longitude, radius: radiusMetres } = node;
      const question = { latitude, longitude, radiusMetres, fields: KEPT_FIELDS };
      const places = await asker.ask(
        () => google.searchNearby(question, { signal: lease.signal }),
        async () => {
          if (calls >= maxCalls) throw new OutOfCalls();
          calls += 1;
          await walk.count(db, lease, node);
        },
      );
      if (places === null) await walk.settle(db, lease, node, { state: "failed" });
      else await settleAnswer(lease, node, places);
      return places?.length ?? null;
    }
  } catch (error) {
    if (error instanceof OutOfCalls) return await reportOf(db, city, "paused");
    throw error;
  } finally {
    await lease.release();
  }

  async function settleAnswer(
    held: Lease,
    node: Node,
    places: Awaited<ReturnType<Tools["google"]["searchNearby"]>>,
  ): Promise<void> {
    // Kept first: killed between the two, the walk asks this one node again, and the same places are kept once.
    const kept = await keepPlaces(db, places, now);
    const restaurantIds = kept.flatMap(({ row }) => (row ? [row.id] : []));
    const isFull = places.length >= FULL;
    const state = isFull && node.radius > minRadius ? "split" : "done";
    await walk.settle(db, held, node, { state, found: places.length, isFull, restaurantIds, now });
  }
}

const tooManyFailures = (city: City) =>
  new AppError(
    "unavailable",
    `Google Places fails again and again. The harvest of ${city} stops here; run it again later, and it goes on.`,
  );
