import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callApi } from "@/lib/client/api-client";
import { HOST_SIGNED_IN_COOKIE, SIGNED_IN_COOKIE } from "@/lib/contracts/signed-in-cookie";
import { createSessionStore, type SessionStore } from "./session-store";

const ANA = { token: "ana's", user: { username: "ana", isAdmin: false } };
const BEN = { token: "ben's", user: { username: "ben", isAdmin: true } };

/** A browser with a storage, cookies that scripts see, and a server that responds as the test sets. */
let stored: Map<string, string>;
let cookies: string;
let calls: string[];
let responses: Record<string, () => Response | Promise<Response>>;
const tab = new EventTarget();
let close = () => {};

beforeEach(() => {
  stored = new Map();
  cookies = "";
  calls = [];
  responses = {};
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    addEventListener: tab.addEventListener.bind(tab),
    removeEventListener: tab.removeEventListener.bind(tab),
  });
  vi.stubGlobal("document", {
    get cookie() {
      return cookies;
    },
  });
  vi.stubGlobal("fetch", async (path: string, { method, headers }: { method: string; headers: HeadersInit }) => {
    calls.push(`${method} ${path} ${new Headers(headers).get("authorization") ?? "-"}`);
    return responses[`${method} ${path}`]?.() ?? Response.json({ error: "Sign in to do this." }, { status: 401 });
  });
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

const storeSession = ({ token, user }: typeof ANA) => {
  stored.set("user", JSON.stringify(user));
  stored.set("token", token);
};
const setSignedInCookie = () => {
  cookies = `other=1; ${SIGNED_IN_COOKIE}=1`;
};
const opened = (store: SessionStore) => {
  close = store.open();
  return store;
};
const settled = (store: SessionStore, status: string) => vi.waitFor(() => expect(store.getState().status).toBe(status));
const storage = (key: string | null) => tab.dispatchEvent(Object.assign(new Event("storage"), { key }));

test("a visitor is signed out without a request", () => {
  const store = opened(createSessionStore());
  expect(store.getState()).toMatchObject({ status: "signed-out", user: null, token: null });
  expect(calls).toEqual([]);
});

test("a stored reader is signed in at once, then updated by the server", async () => {
  storeSession(ANA);
  setSignedInCookie();
  responses["POST /api/auth/session"] = () => Response.json({ ...ANA, user: { username: "ana", isAdmin: true } });
  const store = opened(createSessionStore());
  expect(store.getState()).toMatchObject({ status: "signed-in", ...ANA, check: "pending" });
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ check: "done", user: { isAdmin: true } }));
  expect(calls).toEqual(["POST /api/auth/session Bearer ana's"]);
});

test("a token without a cookie is exchanged for one, loading until then", async () => {
  storeSession(ANA);
  responses["POST /api/auth/session"] = () => Response.json(ANA);
  const store = opened(createSessionStore());
  expect(store.getState().status).toBe("loading");
  await settled(store, "signed-in");
  expect(calls).toEqual(["POST /api/auth/session Bearer ana's"]);
});

test.each([SIGNED_IN_COOKIE, HOST_SIGNED_IN_COOKIE])(
  "a cookie without a stored token reads both back (%s)",
  async (name) => {
    cookies = `other=1; ${name}=1`;
    responses["GET /api/auth/session"] = () => Response.json(BEN);
    const store = opened(createSessionStore());
    expect(store.getState().status).toBe("loading");
    await settled(store, "signed-in");
    expect([...stored.entries()]).toEqual([
      ["user", JSON.stringify(BEN.user)],
      ["token", BEN.token],
    ]);
  },
);

test("a corrupt stored user is removed, and read back by the token", async () => {
  for (const corrupt of ["{", "null", "[]", '"ana"', '{"username":""}', '{"isAdmin":true}']) {
    stored.set("token", ANA.token);
    stored.set("user", corrupt);
    setSignedInCookie();
    let wasRemoved = false;
    responses["POST /api/auth/session"] = () => {
      wasRemoved = !stored.has("user");
      return Response.json(ANA);
    };
    const store = opened(createSessionStore());
    await settled(store, "signed-in");
    expect(wasRemoved).toBe(true);
    expect(stored.get("user")).toBe(JSON.stringify(ANA.user));
    close();
  }
});

test("isAdmin is coerced to a boolean", () => {
  stored.set("token", "t");
  stored.set("user", '{"username":"ana","isAdmin":1}');
  setSignedInCookie();
  expect(opened(createSessionStore()).getState().user).toEqual({ username: "ana", isAdmin: true });
});

test("a token that the server rejects is cleared", async () => {
  storeSession(ANA);
  const store = opened(createSessionStore());
  await settled(store, "signed-out");
  expect(stored.size).toBe(0);
});

test("a token that is rejected later is tried once more, and then cleared", async () => {
  storeSession(ANA);
  setSignedInCookie();
  responses["POST /api/auth/session"] = () => Response.json(ANA);
  const store = opened(createSessionStore());
  await vi.waitFor(() => expect(store.getState().check).toBe("done"));
  responses = {};
  cookies = "";
  await expect(callApi("/api/guides")).rejects.toThrow("Sign in to do this.");
  await settled(store, "signed-out");
  expect(stored.size).toBe(0);
  expect(calls.slice(1)).toEqual(["GET /api/guides Bearer ana's", "POST /api/auth/session Bearer ana's"]);
});

test("when the token is rejected but the cookie is valid, the cookie's reader is signed in", async () => {
  storeSession(ANA);
  setSignedInCookie();
  responses["GET /api/auth/session"] = () => Response.json(BEN);
  const store = opened(createSessionStore());
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ ...BEN, check: "done" }));
});

test("an unreachable server ends no session", async () => {
  storeSession(ANA);
  responses["POST /api/auth/session"] = () => Promise.reject(new TypeError("fetch failed"));
  const store = opened(createSessionStore());
  await settled(store, "signed-in");
  expect(store.getState().check).toBe("failed");
  expect(stored.get("token")).toBe(ANA.token);
});

test("a storage that throws leaves the session to the cookie", async () => {
  vi.stubGlobal("window", {
    get localStorage(): never {
      throw new DOMException("denied", "SecurityError");
    },
    addEventListener: tab.addEventListener.bind(tab),
    removeEventListener: tab.removeEventListener.bind(tab),
  });
  setSignedInCookie();
  responses["GET /api/auth/session"] = () => Response.json(ANA);
  const store = opened(createSessionStore());
  await settled(store, "signed-in");
  expect(store.getState()).toMatchObject(ANA);
});

test("signing in stores the session, signing out ends it on the server and clears it", async () => {
  responses["POST /api/auth/login"] = () => Response.json(ANA);
  responses["POST /api/auth/logout"] = () => new Response(null, { status: 204 });
  const store = opened(createSessionStore());
  await store.signIn({ username: "ana", password: "secret" });
  expect(store.getState()).toMatchObject({ status: "signed-in", check: "done", ...ANA });
  expect(stored.get("token")).toBe(ANA.token);
  await store.signOut();
  expect(store.getState()).toMatchObject({ status: "signed-out", user: null, token: null, isLeaving: true });
  expect(stored.size).toBe(0);
  expect(calls.at(-1)).toBe("POST /api/auth/logout Bearer ana's");
});

test("a failed sign-in throws the message and changes nothing", async () => {
  responses["POST /api/auth/login"] = () => Response.json({ error: "Wrong username or password." }, { status: 401 });
  const store = opened(createSessionStore());
  await expect(store.signIn({ username: "ana", password: "wrong" })).rejects.toThrow("Wrong username or password.");
  expect(store.getState().status).toBe("signed-out");
});

test("signing out rejects when the server is not reached, since only it can clear the cookie", async () => {
  responses["POST /api/auth/login"] = () => Response.json(ANA);
  responses["POST /api/auth/logout"] = () => Promise.reject(new TypeError("fetch failed"));
  const store = opened(createSessionStore());
  await store.signIn({ username: "ana", password: "secret" });
  await expect(store.signOut()).rejects.toThrow(/could not reach the server/);
  expect(store.getState().status).toBe("signed-in");
});

test("another tab's sign-out and sign-in are applied", async () => {
  storeSession(ANA);
  setSignedInCookie();
  responses["POST /api/auth/session"] = () => Response.json(ANA);
  const store = opened(createSessionStore());
  await vi.waitFor(() => expect(store.getState().check).toBe("done"));
  stored.clear();
  storage("token");
  expect(store.getState().status).toBe("signed-out");
  storeSession(BEN);
  storage("token");
  expect(store.getState()).toMatchObject({ status: "signed-in", ...BEN });
  stored.clear();
  storage(null);
  expect(store.getState().status).toBe("signed-out");
});

test("the response to an earlier request is dropped", async () => {
  storeSession(ANA);
  setSignedInCookie();
  const late = Promise.withResolvers<Response>();
  responses["POST /api/auth/session"] = () => late.promise;
  responses["POST /api/auth/logout"] = () => new Response(null, { status: 204 });
  const store = opened(createSessionStore());
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await store.signOut();
  late.resolve(Response.json(ANA));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(store.getState().status).toBe("signed-out");
  expect(stored.size).toBe(0);
});

test("what another tab has cleared is not stored again by a response in flight", async () => {
  storeSession(ANA);
  setSignedInCookie();
  const late = Promise.withResolvers<Response>();
  responses["POST /api/auth/session"] = () => late.promise;
  const store = opened(createSessionStore());
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  stored.clear();
  late.resolve(Response.json(ANA));
  await settled(store, "signed-out");
  expect(stored.size).toBe(0);
});

test("an unchanged response writes nothing: another tab may have cleared the storage, unseen as yet", async () => {
  storeSession(ANA);
  setSignedInCookie();
  const write = vi.spyOn(window.localStorage, "setItem");
  responses["POST /api/auth/session"] = () => Response.json(ANA);
  const store = opened(createSessionStore());
  await vi.waitFor(() => expect(store.getState().check).toBe("done"));
  expect(write).not.toHaveBeenCalled();
  stored.clear();
  storage("token");
  expect(store.getState().status).toBe("signed-out");
  expect(stored.size).toBe(0);
});

test("a reader who has signed in meanwhile in another tab stays", async () => {
  storeSession(ANA);
  const late = Promise.withResolvers<Response>();
  responses["POST /api/auth/session"] = () => late.promise;
  const store = opened(createSessionStore());
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  storeSession(BEN);
  late.resolve(Response.json(ANA));
  await settled(store, "signed-in");
  expect(store.getState()).toMatchObject(BEN);
  expect(stored.get("token")).toBe(BEN.token);
});

test("a cookie that is gone once it has been read back signs nobody in", async () => {
  setSignedInCookie();
  const late = Promise.withResolvers<Response>();
  responses["GET /api/auth/session"] = () => late.promise;
  const store = opened(createSessionStore());
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  cookies = "";
  late.resolve(Response.json(ANA));
  await settled(store, "signed-out");
  expect(stored.size).toBe(0);
});
