import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { encodeToken } from "@/lib/auth/session-token";
import { AppError } from "@/lib/core/errors";
import { makeSession, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { route } from "./route";

const { db } = await testDb();
vi.stubGlobal("kumquatRuntime", { db, providers: makeCtx(db).providers });

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
});

const reader = await makeUser(db);
const tokenOf = async (row: Parameters<typeof makeSession>[1] = {}) => {
  const session = await makeSession(db, { ...row, userId: reader.id });
  return encodeToken({ userId: reader.id, sessionId: session.id });
};
const makeRequest = (path: string, token?: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000${path}`, {
    headers: {
      "x-kumquat-socket-address": "203.0.113.9",
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
/** As Next calls a route that has no parameter. */
const PLAIN = { params: undefined };
const forAdmins = route({ access: "admin" }, async () => ({ canary: "secret" }));
const forReaders = route({ access: "user" }, async () => ({ canary: "secret" }));

test("a refusal gets its usual response, and a line in the log", async () => {
  const live = await tokenOf();
  const ended = await tokenOf({ endedAt: new Date() });
  expect((await forAdmins(makeRequest("/api/admin-log", live), PLAIN)).status).toBe(403);
  expect((await forReaders(makeRequest("/api/guides", ended), PLAIN)).status).toBe(401);
  expect((await forReaders(makeRequest("/api/guides", "forged"), PLAIN)).status).toBe(401);
  expect(printed.map((line) => JSON.parse(line))).toMatchObject([
    { security: "access.refused", userId: reader.id, call: "GET /api/admin-log" },
    { security: "session.refused", userId: reader.id, call: "GET /api/guides" },
    { security: "session.refused", userId: null, call: "GET /api/guides" },
  ]);
  for (const secret of [live, ended, "forged", "203.0.113.9"]) expect(printed.join("\n")).not.toContain(secret);
});

test("a limit is logged by its name, without the parameters of the call", async () => {
  const limited = route({ access: "public", params: z.object({ token: z.string() }) }, async () => {
    throw new AppError("too_many", "Too many.", { retryAfterSeconds: 5, limit: "soups:user" });
  });
  const params = Promise.resolve({ token: "abcdef" });
  const response = await limited(makeRequest("/api/email/unsubscribe/abcdef"), { params });
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "5"]);
  expect(JSON.parse(printed[0] ?? "")).toMatchObject({
    security: "limit.refused",
    limit: "soups:user",
    call: "GET /api/email/unsubscribe/[]",
  });
});

test("a request without a token is asked to sign in, and success is not logged", async () => {
  expect((await forReaders(makeRequest("/api/guides"), PLAIN)).status).toBe(401);
  expect((await forReaders(makeRequest("/api/guides", await tokenOf()), PLAIN)).status).toBe(200);
  expect(printed).toEqual([]);
});
