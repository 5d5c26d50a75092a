import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signWebhook } from "@/lib/testing/fakes/resend";
import { verifyWebhook } from "./verify-webhook";

const NOW = new Date("2026-11-20T12:00:00Z");
const SECRET = `whsec_${Buffer.from("a secret of some length").toString("base64")}`;
const PAYLOAD = JSON.stringify({
  type: "email.bounced",
  created_at: NOW.toISOString(),
  data: { to: ["ana@example.com"] },
});

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => void vi.useRealTimers());

const signed = (changes: Record<string, string> = {}, { secret = SECRET, payload = PAYLOAD, at = NOW } = {}) =>
  new Headers({ ...signWebhook(secret, payload, { id: "msg_1", at }), ...changes });

test("what our provider has signed is read, under the id that a repetition has again", () => {
  const webhook = verifyWebhook(SECRET, signed(), PAYLOAD);
  expect(webhook).toEqual({ id: "msg_1", type: "email.bounced", payload: JSON.parse(PAYLOAD) });
  expect(verifyWebhook(SECRET, signed(), PAYLOAD)).toEqual(webhook);
});

test.each<[string, Headers, string]>([
  ["without a signature", new Headers({ "svix-id": "msg_1", "svix-timestamp": String(NOW.getTime() / 1000) }), PAYLOAD],
  ["without anything", new Headers(), PAYLOAD],
  ["signed with another secret", signed({}, { secret: `whsec_${Buffer.from("another").toString("base64")}` }), PAYLOAD],
  ["with another body", signed(), PAYLOAD.replace("ana@", "bo@")],
  ["cut short", signed(), PAYLOAD.slice(0, -1)],
  ["with a space more", signed(), `${PAYLOAD} `],
  ["under another id", signed({ "svix-id": "msg_2" }), PAYLOAD],
  ["at another time", signed({ "svix-timestamp": String(NOW.getTime() / 1000 + 1) }), PAYLOAD],
  ["of six minutes ago", signed({}, { at: new Date(NOW.getTime() - 360_000) }), PAYLOAD],
  ["of six minutes ahead", signed({}, { at: new Date(NOW.getTime() + 360_000) }), PAYLOAD],
  ["with a time that is none", signed({ "svix-timestamp": "now" }), PAYLOAD],
  ["with half a signature", signed({ "svix-signature": "v1,abc" }), PAYLOAD],
  [
    "signed by another scheme",
    signed({ "svix-signature": `v0,${createHmac("sha256", SECRET).update(PAYLOAD).digest("base64")}` }),
    PAYLOAD,
  ],
])("a webhook %s is refused", (_, headers, payload) => {
  expect(() => verifyWebhook(SECRET, headers, payload)).toThrow(expect.objectContaining({ code: "unauthenticated" }));
});

test("one that is signed and says nothing is bad input", () => {
  const payload = JSON.stringify({ no: "type" });
  expect(() => verifyWebhook(SECRET, signed({}, { payload }), payload)).toThrow(
    expect.objectContaining({ code: "bad_input" }),
  );
});
