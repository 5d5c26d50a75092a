import { afterEach, expect, it, vi } from "vitest";
import { subscribe } from "./subscribe";

afterEach(() => vi.unstubAllGlobals());

function stubFetch(respond: () => Promise<Response>) {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    calls.push([url, init]);
    return respond();
  });
  return calls;
}

it("sends address and city, with the bearer only when there is one", async () => {
  const calls = stubFetch(async () => Response.json({ status: "pending" }));
  expect(await subscribe("a@example.com", "Oakland", "token")).toBeNull();
  expect(await subscribe("a@example.com", "Oakland", null)).toBeNull();
  const [withToken, without] = calls.map(([, init]) => new Headers(init.headers).get("authorization"));
  expect(calls[0]?.[0]).toBe("/api/email/subscribe");
  expect(JSON.parse(String(calls[0]?.[1].body))).toEqual({ email: "a@example.com", city: "Oakland" });
  expect([withToken, without]).toEqual(["Bearer token", null]);
});

it.each([
  [
    "the server's message",
    async () => Response.json({ error: "email is not valid." }, { status: 400 }),
    "email is not valid.",
  ],
  ["a failure without one", async () => Response.json({}, { status: 500 }), "Failed to subscribe"],
  ["an answer that says nothing", async () => Response.json({}), "Failed to subscribe"],
  ["a network's own page", async () => new Response("<h1>Sign in to this Wi-Fi</h1>"), "Failed to subscribe"],
  [
    "a failure that is not JSON",
    async () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
    "Failed to subscribe",
  ],
  [
    "no response at all",
    async () => Promise.reject(new TypeError("offline")),
    "Failed to subscribe. Please try again.",
  ],
])("returns the message of %s", async (_, respond, message) => {
  stubFetch(respond);
  expect(await subscribe("a@example.com", "San Jose", null)).toMatchObject({ message });
});

it("names the field that the server refused", async () => {
  stubFetch(async () => Response.json({ error: "email is not valid.", field: "email" }, { status: 400 }));
  expect(await subscribe("a@example", "San Jose", null)).toEqual({ message: "email is not valid.", field: "email" });
});
