import { environmentManager, MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Edition } from "@/lib/contracts/edition";
import { changeEditionsMutation, editionsQuery, sendPreviewQuery, writeGuideMutation } from "./queries";

const edition = (state: Edition["state"]): Edition => ({
  id: "0f0f2a52-6f0f-4b7e-9a52-0f0f2a526f0f",
  city: "Oakland",
  week: "2026-11-19",
  state,
  guide: null,
  subject: null,
  note: null,
  openedAt: "2026-11-19T16:00:00.000Z",
  finishedAt: null,
  counts: { pending: 0, claimed: 0, sent: 0, failed: 0, skipped: 0, uncertain: 0 },
});
let calls: { call: string; signal: AbortSignal }[];
let respond: (call: string) => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  calls = [];
  vi.stubGlobal("fetch", (url: string, { method, signal }: { method: string; signal: AbortSignal }) => {
    calls.push({ call: `${method} ${url}`, signal });
    return respond(`${method} ${url}`);
  });
});
afterEach(() => {
  environmentManager.setIsServer(() => typeof window === "undefined");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("editions are polled while one is being sent, and a change replaces a poll that began before it", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  respond = async () => Response.json({ editions: [edition("sending")] });
  const stop = new QueryObserver(client, editionsQuery).subscribe(() => {});
  const states = () => client.getQueryData(editionsQuery.queryKey)?.map(({ state }) => state) ?? null;
  expect(states()).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual(["sending"]);

  respond = (call) =>
    call.startsWith("GET") ? new Promise(() => {}) : Promise.resolve(Response.json({ editions: [edition("paused")] }));
  await vi.advanceTimersByTimeAsync(2_000);
  const { id } = edition("sending");
  await new MutationObserver(client, changeEditionsMutation).mutate({ action: "pause", id });
  expect(states()).toEqual(["paused"]);
  expect(calls.map(({ call }) => call)).toEqual([
    "GET /api/editions",
    "GET /api/editions",
    `POST /api/editions/${id}/pause`,
  ]);
  expect(calls[1]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(3);
  stop();
});

test("what would be sent is what the server answers once a city's guide is written", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const week = "2026-11-19";
  const preview = { week, isPast: false, nextWeek: "2026-11-26", theme: "Soup", isSeasonal: true, cities: [] };
  respond = async () => Response.json(preview);
  await new MutationObserver(client, writeGuideMutation).mutate({ city: "Oakland", week });
  expect(client.getQueryData(sendPreviewQuery.queryKey)).toEqual(preview);
  expect(calls.map(({ call }) => call)).toEqual(["POST /api/editions/guide"]);
});
