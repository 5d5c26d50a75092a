import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { type Kumquat, startKumquat } from "./support/kumquat";
import { readEventStream } from "./support/read-event-stream";

test.describe.configure({ mode: "serial", timeout: 240_000 });

const ADMIN = { ADMIN_USERNAME: "editor", ADMIN_PASSWORD: "a good password" };
const CITY = "San Francisco";
let kumquat: Kumquat;
let token = "";

test.beforeAll(async () => {
  test.setTimeout(240_000);
  kumquat = await startKumquat({ env: ADMIN });
  token = await signIn("login", { username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD });
});
test.afterAll(async () => {
  await kumquat.stop();
  await rm(kumquat.dataDir, { recursive: true, force: true });
});

const json = { "content-type": "application/json" };
async function signIn(how: "login" | "register", who: { username: string; password: string }): Promise<string> {
  const response = await fetch(`${kumquat.url}/api/auth/${how}`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(who),
  });
  return ((await response.json()) as { token: string }).token;
}

const send = (method: string, path: string, body?: unknown, as: string | null = token) =>
  fetch(`${kumquat.url}/api/scheduled-themes${path}`, {
    method,
    headers: { ...json, ...(as === null ? {} : { authorization: `Bearer ${as}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const stream = (method: string, path: string, body?: unknown) => send(method, path, body).then(readEventStream);
type Theme = { id: string; theme: string; targetWeek: string; status: string; guideId: string | null };
const themes = async (query = ""): Promise<Theme[]> => (await (await send("GET", query)).json()).themes;

test("all of it is for administrators, before anything is looked up", async () => {
  const calls = [
    ["GET", "?city=Nowhere"],
    ["PUT", `/${randomUUID()}`],
    ["DELETE", "/no-id"],
    ["POST", "/generate"],
    ["GET", "/generate"],
    ["POST", `/${randomUUID()}/regenerate`],
    ["POST", `/${randomUUID()}/preview`],
  ] as const;
  const member = await signIn("register", { username: "eater", password: "a good password" });
  for (const [method, path] of calls) {
    expect((await send(method, path, undefined, null)).status, `${method} ${path}`).toBe(401);
    expect((await send(method, path, undefined, member)).status, `${method} ${path}`).toBe(403);
  }
});

test("invalid input is refused with a sentence, missing themes are not found", async () => {
  const refusals: [Promise<Response>, number, string][] = [
    [send("GET", "?city=Oakland"), 400, "city must be San Francisco"],
    [send("GET", "?status=SKIPPED"), 400, "status must be one of"],
    [send("GET", "?limit=0"), 400, "limit must be a whole number"],
    [send("POST", "/generate", { city: CITY, weeksToGenerate: 105 }), 400, "weeksToGenerate must be a whole number"],
    [send("POST", "/generate", { city: "Oakland", weeksToGenerate: 1 }), 400, "city must be San Francisco"],
    [send("POST", "/generate", {}), 400, "city must be San Francisco"],
    [send("PUT", `/${randomUUID()}`, { status: "USED" }), 400, "status can only be set to APPROVED."],
    [send("PUT", `/${randomUUID()}`, {}), 400, "Nothing to change was given."],
    [send("PUT", `/${randomUUID()}`, { theme: "Soup" }), 404, "not there"],
    [send("PUT", "/no-id", { theme: "Soup" }), 404, "not there"],
    [send("DELETE", `/${randomUUID()}`), 404, "not there"],
    [send("POST", `/${randomUUID()}/preview`), 404, "not there"],
    [send("POST", `/${randomUUID()}/regenerate`), 404, "not there"],
  ];
  for (const [answering, status, words] of refusals) {
    const response = await answering;
    expect([response.status, (await response.json()).error]).toEqual([status, expect.stringContaining(words)]);
  }
  expect((await send("GET", "/generate")).status).toBe(204);
});

test("a year's run continues without its browser, and after its server was killed, with no week twice", async () => {
  const first = await stream("POST", "/generate", { city: CITY, weeksToGenerate: 52 });
  await first.until((frames) => frames.filter(({ event }) => event === "saved").length >= 5);
  await first.leave();
  const second = await stream("POST", "/generate", { city: CITY, weeksToGenerate: 3 });
  await second.until((frames) => frames.some(({ event }) => event === "saved"));
  expect(second.frames[0]).toMatchObject({ event: "started", data: { weeks: 52 } });
  kumquat.process.kill("SIGKILL");
  await kumquat.ended;

  kumquat = await startKumquat({ dataDir: kumquat.dataDir, port: kumquat.port, env: ADMIN });
  const joined = await send("GET", "/generate");
  if (joined.status === 200) {
    const { frames } = await readEventStream(joined).then((reading) => reading.end());
    const count = (name: string) => frames.filter(({ event }) => event === name).length;
    expect([count("started"), count("saved"), count("skipped"), count("complete"), count("error")]).toEqual([
      1, 52, 0, 1, 0,
    ]);
    expect(frames.at(-1)).toEqual({ event: "complete", data: { savedCount: 52, skippedCount: 0 } });
  }
  const all = await themes();
  expect(all).toHaveLength(52);
  for (const of of [all.map((theme) => theme.theme), all.map((theme) => theme.targetWeek)]) {
    expect(new Set(of).size).toBe(52);
  }
  expect(all.map((theme) => theme.targetWeek)).toEqual(all.map((theme) => theme.targetWeek).sort());
});

test("a second run skips existing weeks", async () => {
  const { frames } = await (await stream("POST", "/generate", { city: CITY, weeksToGenerate: 53 })).end();
  expect(frames.at(-1)).toEqual({ event: "complete", data: { savedCount: 1, skippedCount: 52 } });
});

test("a theme is edited, previewed, re-imagined, approved and skipped", async () => {
  const [one] = await themes();
  const path = `/${one?.id}`;
  const edited = await (await send("PUT", path, { theme: "Ramen on a rainy night", rationale: "It pours." })).json();
  expect(edited.theme).toMatchObject({ theme: "Ramen on a rainy night", rationale: "It pours.", status: "PENDING" });
  const [previewed, again] = await Promise.all([send("POST", `${path}/preview`), send("POST", `${path}/preview`)]);
  const { guideId } = (await previewed.json()).theme;
  expect((await again.json()).theme.guideId).toBe(guideId);
  expect((await fetch(`${kumquat.url}/api/guides/${guideId}/public`)).status).toBe(404);
  expect((await fetch(`${kumquat.url}/guide/${guideId}`)).status).toBe(404);
  const guide = await fetch(`${kumquat.url}/api/guides/${guideId}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await guide.json()).guide).toMatchObject({ isAdminOnly: true, isEmailGuide: true, city: CITY });

  expect((await (await send("PUT", path, { status: "APPROVED" })).json()).theme.status).toBe("APPROVED");
  const { frames } = await (await stream("POST", `${path}/regenerate`)).end();
  expect(frames.map(({ event }) => event)).toEqual(["started", "log", "updated", "complete"]);
  const [after] = await themes();
  expect(after).toMatchObject({ id: one?.id, status: "PENDING", guideId: null });
  expect(after?.theme).not.toBe("Ramen on a rainy night");
  const deleted = await fetch(`${kumquat.url}/api/guides/${guideId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(deleted.status).toBe(404);

  expect((await send("DELETE", path)).status).toBe(204);
  expect((await send("DELETE", path)).status).toBe(404);
  expect(await themes()).toHaveLength(52);
});
