import type { City } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import { containsLand } from "@/lib/core/geo/land";
import type { Ctx } from "@/lib/ports/context";
import type { GooglePlacesClient } from "../google/client";
import { savePlaces } from "../google/save-places";
import { CATALOGUE_FIELDS } from "../place-fields";
import { CallBudgetExceeded, DEFAULT_PACE, RateLimitedClient, type RequestPace } from "../rate-limited-client";
import type { HarvestInput, HarvestReport } from "./harvest-input";
import { readHarvestReport } from "./harvest-report";
import { acquireLease, type Lease } from "./lease";
import { type HarvestNode, MAX_RESULTS } from "./nodes";
import * as walk from "./walk";

type HarvestTools = {
  /** Without retries of its own: each request is counted here. */
  google: Pick<GooglePlacesClient, "searchNearby">;
  pace?: RequestPace;
  /** Called with each node once it is settled. */
  onProgress?: (progress: { node: string; found: number | null; calls: number; pending: number }) => void;
};

/** Nodes in a row that Google fails at before the walk stops. */
const MAX_CONSECUTIVE_FAILURES = 3;

/**
 * Walks a city's quadtree with nearby searches: a node with twenty results is split in four. Each node is
 * settled in the database before the next is searched, so that a walk resumes where it was stopped or killed.
 * @throws AppError conflict while another one walks the city, unavailable where Google accepts no more requests
 */
export async function harvestCity(
  { db, now, signal }: Pick<Ctx, "db" | "now" | "signal">,
  { city, maxCalls, minRadius, again }: HarvestInput,
  { google, pace = DEFAULT_PACE, onProgress = () => {} }: HarvestTools,
): Promise<HarvestReport> {
  const lease = await acquireLease(db, city, now, signal);
  try {
    const start = await walk.beginWalk(db, lease, { minRadius, again, now });
    if (start === "already finished") return await readHarvestReport(db, city, start);
    const client = new RateLimitedClient(pace, lease.signal);
    let calls = 0;
    for (let failures = 0; ; ) {
      lease.signal.throwIfAborted();
      const node = await walk.nextNode(db, city);
      if (!node) break;
      if (!containsLand(node.box)) {
        await walk.recordNode(db, lease, node, { state: "in_the_water" });
        continue;
      }
      const found = await searchNode(node);
      failures = found === null ? failures + 1 : 0;
      onProgress({ node: node.name, found, ...(await walk.walkProgress(db, city)) });
      if (failures >= MAX_CONSECUTIVE_FAILURES) throw tooManyFailures(city);
    }
    await walk.finishWalk(db, lease, now);
    return await readHarvestReport(db, city, "finished");

    async function searchNode(node: HarvestNode): Promise<number | null> {
      const { lat: latitude, lng: longitude, radius: radiusMeters } = node;
      const question = { latitude, longitude, radiusMeters, fields: CATALOGUE_FIELDS };
      const places = await client.call(
        () => google.searchNearby(question, { signal: lease.signal }),
        async () => {
          if (calls >= maxCalls) throw new CallBudgetExceeded();
          calls += 1;
          await walk.recordCall(db, lease, node);
        },
      );
      if (places === null) await walk.recordNode(db, lease, node, { state: "failed" });
      else await settleAnswer(lease, node, places);
      return places?.length ?? null;
    }
  } catch (error) {
    if (error instanceof CallBudgetExceeded) return await readHarvestReport(db, city, "paused");
    throw error;
  } finally {
    await lease.release();
  }

  async function settleAnswer(
    held: Lease,
    node: HarvestNode,
    places: Awaited<ReturnType<HarvestTools["google"]["searchNearby"]>>,
  ): Promise<void> {
    // Saved first: a walk killed between the two repeats this one search, and the same places are saved once.
    const saved = await savePlaces(db, places, now);
    const restaurantIds = saved.flatMap(({ row }) => (row ? [row.id] : []));
    const isFull = places.length >= MAX_RESULTS;
    const state = isFull && node.radius > minRadius ? "split" : "done";
    await walk.recordNode(db, held, node, { state, found: places.length, isFull, restaurantIds, now });
  }
}

const tooManyFailures = (city: City) =>
  new AppError(
    "unavailable",
    `Google Places fails again and again. The harvest of ${city} stops here; run it again later, and it goes on.`,
  );
