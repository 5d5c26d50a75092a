import { environmentManager, focusManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobsQuery } from "./queries";

const jobs = { runner: "embedded", runs: [], clocks: [] };
let requests: { url: string; signal: AbortSignal }[];
let respond: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  requests = [];
  vi.stubGlobal("fetch", (url: string, { signal }: { signal: AbortSignal }) => {
    requests.push({ url, signal });
    return respond();
  });
});
afterEach(() => {
  focusManager.setFocused(undefined);
  environmentManager.setIsServer(() => typeof window === "undefined");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const succeed = async () => Response.json(jobs);
const fail = async () => Response.json({ error: "The oven is cold." }, { status: 500 });
const never = () => new Promise<Response>(() => {});

function observe() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const observer = new QueryObserver(client, jobsQuery(null));
  return { observer, stop: observer.subscribe(() => {}) };
}
const poll = () => vi.advanceTimersByTimeAsync(2_000);

test("an error stays until a request succeeds, and the runs stay while requests fail", async () => {
  respond = fail;
  const { observer, stop } = observe();
  const shown = () => {
    const { data, error } = observer.getCurrentResult();
    return [data?.runner ?? null, error?.message ?? null];
  };
  expect(shown()).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([null, "The oven is cold."]);
  respond = never;
  await poll();
  expect(observer.getCurrentResult().isFetching).toBe(true);
  expect(shown()).toEqual([null, "The oven is cold."]);
  stop();

  respond = succeed;
  const stopAgain = observer.subscribe(() => {});
  await poll();
  expect(shown()).toEqual(["embedded", null]);
  respond = fail;
  await poll();
  expect(shown()).toEqual(["embedded", "The oven is cold."]);
  stopAgain();
});

test("requests do not overlap, stop while the page is hidden, and are aborted when it is left", async () => {
  respond = succeed;
  const { stop } = observe();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(1);
  focusManager.setFocused(false);
  for (let i = 0; i < 3; i++) await poll();
  expect(requests).toHaveLength(1);
  focusManager.setFocused(true);
  respond = never;
  for (let i = 0; i < 3; i++) await poll();
  expect(requests).toHaveLength(2);
  expect(requests[1]?.signal.aborted).toBe(false);
  stop();
  expect(requests[1]?.signal.aborted).toBe(true);
});
