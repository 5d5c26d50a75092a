import { expect, test, vi } from "vitest";
import { encodeToken } from "@/lib/auth/session-token";
import { AppError } from "@/lib/core/errors";
import { makeSession, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { preflight } from "./cors";
import { route } from "./route";

const { db } = await testDb();
const used: PropertyKey[] = [];
const watched = new Proxy(db, {
  get: (target, name, receiver) => {
    used.push(name);
    return Reflect.get(target, name, receiver);
  },
});
vi.stubGlobal("kumquatRuntime", { db: watched, providers: makeCtx(db).providers });

const reader = await makeUser(db);
const session = await makeSession(db, { userId: reader.id });
const token = await encodeToken({ userId: reader.id, sessionId: session.id });
const ask = (headers: Record<string, string> = {}) =>
  new Request("http://localhost:3000/api/restaurants/cities", {
    headers: { origin: "https://elsewhere.example", authorization: `Bearer ${token}`, ...headers },
  });
const PLAIN = { params: undefined };

test("a route that any site may read looks up no session", async () => {
  const open = route({ access: "public", cors: true }, async ({ ctx }) => ({ reader: ctx.user?.username ?? null }));
  const response = await open(ask(), PLAIN);
  expect(await response.json()).toEqual({ reader: null });
  expect(used).toEqual([]);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-credentials")).toBeNull();

  const closed = route({ access: "public" }, async ({ ctx }) => ({ reader: ctx.user?.username ?? null }));
  const own = await closed(ask(), PLAIN);
  expect(await own.json()).toEqual({ reader: reader.username });
  expect(used).not.toEqual([]);
  expect(own.headers.get("access-control-allow-origin")).toBeNull();
});

test("other sites read its refusals too, and are told what they may ask", async () => {
  const open = route({ access: "public", cors: true }, async () => {
    throw new AppError("too_many", "Try again in a minute.", { retryAfterSeconds: 60 });
  });
  const refused = await open(ask(), PLAIN);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect(refused.headers.get("access-control-expose-headers")).toContain("Retry-After");
  const { status, headers } = preflight();
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-allow-methods")).toBe("GET, HEAD");
  expect(headers.get("allow")).toBe("GET, HEAD, OPTIONS");
});
