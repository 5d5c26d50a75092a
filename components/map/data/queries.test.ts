import { focusManager, keepPreviousData, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_FILTERS } from "../filters/filters";
import { areaQuery, pointsQuery, restaurantQuery, savedQuery, searchQuery } from "./queries";

type Call = { url: string; body: unknown; signal: AbortSignal; respond: (status: number, body: unknown) => void };

let calls: Call[];
let client: QueryClient;
beforeEach(() => {
  calls = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  client.mount();
  vi.stubGlobal("window", { localStorage: { getItem: () => null } });
  vi.stubGlobal("fetch", (url: string, { signal, body }: { signal: AbortSignal; body?: unknown }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => reject(signal.reason));
    calls.push({ url, body, signal, respond: (status, body) => resolve(Response.json(body, { status })) });
    return promise;
  });
});
afterEach(() => {
  client.clear();
  client.unmount();
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
});
/** Long enough for a response to be read and for unused queries to be removed. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

async function returnToTab(): Promise<void> {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await settle();
}

/** As the search box uses it. */
const searchOptions = (query: string | null, isDue = true) => ({
  ...searchQuery(query),
  enabled: isDue,
  placeholderData: keepPreviousData,
});

test("another search aborts the one before, and shows its hits until its own come", async () => {
  const observer = new QueryObserver(client, searchOptions("chez"));
  const unsubscribe = observer.subscribe(() => {});
  calls[0]?.respond(200, { restaurants: [] });
  await settle();
  expect(observer.getCurrentResult().data).toEqual({
    query: "chez",
    restaurants: [],
    missed: "",
    inTown: null,
    mentioned: null,
    unknownDiet: "",
  });

  observer.setOptions(searchOptions("taqueria", false));
  await settle();
  expect(calls).toHaveLength(1);
  observer.setOptions(searchOptions("taqueria"));
  expect(observer.getCurrentResult()).toMatchObject({ data: { query: "chez" }, isFetching: true });
  observer.setOptions(searchOptions("swan", false));
  expect(calls[1]?.signal.aborted).toBe(true);
  observer.setOptions(searchOptions("swan"));
  calls[2]?.respond(500, {});
  await settle();
  expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isError: true });

  observer.setOptions(searchOptions("chez"));
  expect(calls.map(({ url }) => new URL(url, "http://localhost").searchParams.get("query"))).toEqual([
    "chez",
    "taqueria",
    "swan",
    "chez",
  ]);
  unsubscribe();
  expect(calls[3]?.signal.aborted).toBe(true);
});

test("a search that was cleared leaves no hits for the next one", async () => {
  const observer = new QueryObserver(client, searchOptions("chez"));
  const unsubscribe = observer.subscribe(() => {});
  calls[0]?.respond(200, { restaurants: [] });
  await settle();
  observer.setOptions(searchOptions(null));
  await settle();
  observer.setOptions(searchOptions("swan", false));
  expect(observer.getCurrentResult().data).toBeNull();
  expect(calls).toHaveLength(1);
  unsubscribe();
});

test("points load once, become places, and load again only on request after a failure", async () => {
  const observer = new QueryObserver(client, pointsQuery());
  let unsubscribe = observer.subscribe(() => {});
  calls[0]?.respond(503, { error: "Closed." });
  await settle();
  await returnToTab();
  unsubscribe();
  unsubscribe = observer.subscribe(() => {});
  expect(observer.getCurrentResult()).toMatchObject({ error: { status: 503, message: "Closed." }, isFetching: false });
  expect(calls).toHaveLength(1);

  observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ isFetching: true, error: null });
  calls[1]?.respond(200, { points: [["zuni", "Zuni", -122.42, 37.77, "love"]] });
  await settle();
  const places = observer.getCurrentResult().data;
  expect(places).toEqual([{ id: "zuni", name: "Zuni", longitude: -122.42, latitude: 37.77, userStatus: "love" }]);
  await returnToTab();
  unsubscribe();
  unsubscribe = observer.subscribe(() => {});
  expect(observer.getCurrentResult().data).toBe(places);
  expect(calls).toHaveLength(2);
  unsubscribe();
});

test("leaving a mode aborts its request, returning to it makes another", () => {
  const observer = new QueryObserver(client, savedQuery);
  observer.subscribe(() => {})();
  expect(calls[0]?.signal.aborted).toBe(true);
  observer.subscribe(() => {})();
  expect(calls.map(({ url }) => url)).toEqual(["/api/restaurants/saved", "/api/restaurants/saved"]);
});

test("no selected restaurant needs no request", async () => {
  const observer = new QueryObserver(client, restaurantQuery(null));
  const unsubscribe = observer.subscribe(() => {});
  await settle();
  expect(calls).toEqual([]);
  unsubscribe();
});

test("near a position, the nearest are asked for, and no address says where that is", async () => {
  const near = { latitude: 37.76, longitude: -122.42 };
  const observer = new QueryObserver(client, searchQuery("chez", near));
  const unsubscribe = observer.subscribe(() => {});
  expect(calls.map(({ url, body }) => [url, body])).toEqual([
    ["/api/restaurants/search", JSON.stringify({ query: "chez", ...near })],
  ]);
  unsubscribe();
});

test("an area's nearest are asked for without a position in the address; a cut list without one isn't of the nearest", async () => {
  const area = [-122.5, 37.7, -122.3, 37.8] as const;
  const near = { latitude: 37.775, longitude: -122.419 };
  const nearest = client.fetchQuery(areaQuery(area, null, near));
  calls[0]?.respond(200, { restaurants: [], hasMore: true });
  expect(await nearest).toMatchObject({ hasMore: true, areNearest: true });
  expect(calls[0]?.url).toBe("/api/restaurants/search");
  expect(JSON.parse(String(calls[0]?.body))).toEqual({ ...near, bounds: "-122.5,37.7,-122.3,37.8" });

  for (const [query, hasMore] of [
    ["pho", true],
    ["tea", false],
  ] as const) {
    const found = client.fetchQuery(areaQuery(area, query));
    calls.at(-1)?.respond(200, { restaurants: [], hasMore });
    expect(await found).toMatchObject({ hasMore, areNearest: !hasMore });
  }
});

test("filters are asked of the server, in the address or beside a position", async () => {
  const area = [-122.5, 37.7, -122.3, 37.8] as const;
  const near = { latitude: 37.775, longitude: -122.419 };
  const filters = { ...NO_FILTERS, cuisines: ["Ramen"], prices: [1, 2], isOpenNow: true };
  const asked = { cuisine: "Ramen", price: "1,2", open: "now" };
  for (const query of [areaQuery(area, null, null, filters), searchQuery("pho", null, true, filters)]) {
    const found = client.fetchQuery(query as never);
    calls.at(-1)?.respond(200, { restaurants: [], hasMore: false });
    await found;
    const params = new URL(calls.at(-1)?.url ?? "", "http://localhost").searchParams;
    expect(Object.fromEntries(params)).toMatchObject(asked);
  }
  for (const query of [areaQuery(area, null, near, filters), searchQuery("pho", near, true, filters)]) {
    const found = client.fetchQuery(query as never);
    calls.at(-1)?.respond(200, { restaurants: [], hasMore: false });
    await found;
    expect(JSON.parse(String(calls.at(-1)?.body))).toMatchObject({ ...near, ...asked });
  }
});
