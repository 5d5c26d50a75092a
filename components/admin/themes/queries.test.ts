import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ThemeListAction, themeListReducer, visibleThemes } from "@/lib/client/themes/theme-list";
import { ScheduledTheme } from "@/lib/contracts/theme";
import { themesQuery } from "./queries";

const theme = (id: string, status: ScheduledTheme["status"] = "PENDING") =>
  ScheduledTheme.parse({ id, targetWeek: "2026-12-03", status });
let client: QueryClient;
let requests: { url: string; signal: AbortSignal; respond: (themes: ScheduledTheme[]) => void }[];

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  requests = [];
  vi.stubGlobal("fetch", (url: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    requests.push({ url, signal, respond: (themes) => resolve(Response.json({ themes })) });
    return promise;
  });
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const apply = (action: ThemeListAction) =>
  client.setQueryData(themesQuery.queryKey, (list) => list && themeListReducer(list, action));
async function load(...themes: ScheduledTheme[]) {
  const loading = client.fetchQuery(themesQuery);
  requests.at(-1)?.respond(themes);
  return visibleThemes(await loading).map(({ id }) => id);
}

test("a response removes what it leaves out, but not what was put there while it was under way", async () => {
  expect(await load(theme("a"), theme("b"))).toEqual(["a", "b"]);
  const loading = client.fetchQuery(themesQuery);
  apply({ type: "put", theme: theme("c") });
  requests.at(-1)?.respond([theme("a")]);
  expect(visibleThemes(await loading).map(({ id }) => id)).toEqual(["b", "c", "a"]);
  expect(await load(theme("a"))).toEqual(["a"]);
});

test("another filter shows what is known at once, and its request replaces the one under way", async () => {
  await load(theme("a"), theme("b", "APPROVED"));
  const loading = client.fetchQuery(themesQuery);
  const known = apply({ type: "filtered", filter: "Approved" });
  expect(known && visibleThemes(known).map(({ id }) => id)).toEqual(["b"]);
  client.invalidateQueries({ queryKey: themesQuery.queryKey, refetchType: "all" });
  expect(
    requests.map(({ url, signal }) => [new URL(url, "http://a").searchParams.get("status"), signal.aborted]),
  ).toEqual([
    [null, false],
    [null, true],
    ["APPROVED", false],
  ]);
  requests.at(-1)?.respond([]);
  expect(visibleThemes(await loading)).toEqual([]);
});
