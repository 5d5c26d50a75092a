import { and, asc, count, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import { COMMAND_LINE } from "@/lib/audit/command-line";
import { recordAction } from "@/lib/audit/record-action";
import { DAY_MS } from "@/lib/core/durations";
import type { Ctx } from "@/lib/ports/context";
import type { GooglePlacesClient } from "../google/client";
import { DETAILS_USD, TEXT_SEARCH_USD } from "../place-fields";
import { CallBudgetExceeded, DEFAULT_PACE, RateLimitedClient, type RequestPace } from "../rate-limited-client";
import { type RefreshOutcome, type RestaurantRow, refreshRestaurant } from "./refresh-restaurant";

type RefreshTools = {
  /** Without retries of its own: each request is counted here. */
  google: Pick<GooglePlacesClient, "placeDetails" | "searchText">;
  pace?: RequestPace;
  onProgress?: (progress: { name: string; outcome: RefreshOutcome; calls: number }) => void;
};
type Input = { olderThanMs: number; maxCalls: number };
export type RefreshReport = Record<RefreshOutcome, number> & { due: number; calls: number; costUsd: number };

/** Google's terms allow its content to be stored for 30 days. */
export const STALE_AFTER_MS = 30 * DAY_MS;

/**
 * Fetches from Google again the places with an id that were refreshed longest ago, and brings ratings, phones,
 * websites and closures up to date. Each is saved before the next is requested.
 * @throws AppError unavailable where Google accepts no more requests
 */
export async function refreshRestaurants(
  { db, now, signal }: Pick<Ctx, "db" | "now" | "signal">,
  { olderThanMs, maxCalls }: Input,
  { google, pace = DEFAULT_PACE, onProgress = () => {} }: RefreshTools,
): Promise<RefreshReport> {
  const isDue = and(
    isNotNull(restaurants.googlePlaceId),
    or(isNull(restaurants.refreshedAt), lt(restaurants.refreshedAt, new Date(now.getTime() - olderThanMs))),
  );
  const [due] = await db.select({ count: count() }).from(restaurants).where(isDue);
  const report: RefreshReport = {
    due: due?.count ?? 0,
    calls: 0,
    costUsd: 0,
    updated: 0,
    unchanged: 0,
    closed: 0,
    moved: 0,
    gone: 0,
    failed: 0,
  };
  if (report.due === 0) return report;
  await recordAction(db, { user: COMMAND_LINE, now }, "catalogue.refresh_begun", { detail: { due: report.due } });
  const client = new RateLimitedClient(pace, signal);
  const spend = (costUsd: number) => async () => {
    if (report.calls >= maxCalls) throw new CallBudgetExceeded();
    report.calls += 1;
    report.costUsd += costUsd;
  };
  const call = {
    details: <T>(question: () => Promise<T>) => client.call(question, spend(DETAILS_USD)),
    search: <T>(question: () => Promise<T>) => client.call(question, spend(TEXT_SEARCH_USD)),
  };
  try {
    for (let row = await nextAfter(undefined); row; row = await nextAfter(row)) {
      const outcome = await refreshRestaurant({ db, now, signal, google, call: call }, row);
      report[outcome] += 1;
      onProgress({ name: row.name, outcome, calls: report.calls });
    }
  } catch (error) {
    if (!(error instanceof CallBudgetExceeded)) throw error;
  }
  return report;

  /** A place that could not be refreshed is not tried again in this run: the order goes on behind it. */
  async function nextAfter(row: RestaurantRow | undefined): Promise<RestaurantRow | undefined> {
    const refreshedAt = sql`coalesce(${restaurants.refreshedAt}, 'epoch'::timestamptz)`;
    const behind =
      row &&
      sql`(${refreshedAt}, ${restaurants.id}) > (coalesce(${row.refreshedAt?.toISOString() ?? null}::timestamptz, 'epoch'::timestamptz), ${row.id})`;
    const [next] = await db
      .select()
      .from(restaurants)
      .where(and(isDue, behind))
      .orderBy(asc(refreshedAt), asc(restaurants.id))
      .limit(1);
    return next;
  }
}
