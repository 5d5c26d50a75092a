import { expect, test } from "vitest";
import { type EmailLinkResult, parseEmailLinkResult } from "@/lib/client/call-email-link";
import { sameOriginPath } from "@/lib/client/same-origin-path";
import { confirmState } from "./confirm-state";
import { preferenceState } from "./preference-state";
import { unsubscribeState } from "./unsubscribe-state";

type Read = Exclude<EmailLinkResult, { kind: "moved" }>;
const answered = (body: unknown, status = 200): Read =>
  parseEmailLinkResult({ ok: status < 300, status }, typeof body === "string" ? body : JSON.stringify(body)) as Read;
const UNREACHABLE: Read = { kind: "unreachable" };

test.each([
  ["confirmed", "confirmed"],
  ["alreadyConfirmed", "confirmed"],
  ["cancelled", "cancelled"],
  ["invalid", "invalid"],
  ["somethingNew", "invalid"],
])("a confirmation that is %s shows %s", (status, phase) => {
  expect(confirmState(answered({ status, message: "So it is." }))).toEqual({ phase, message: "So it is." });
});

test.each([
  ["unsubscribed", "unsubscribed"],
  ["alreadyUnsubscribed", "alreadyUnsubscribed"],
  ["invalid", "invalid"],
  ["somethingNew", "error"],
])("leaving that is %s shows %s", (status, phase) => {
  expect(unsubscribeState(answered({ status }))).toEqual({ phase, otherCities: [] });
});

test.each([
  ["saved", "saved"],
  ["pendingAccount", "pendingAccount"],
  ["invalidSubscriber", "invalidLink"],
  ["invalidStatus", "invalidStatus"],
  ["invalidRestaurant", "invalidRestaurant"],
  ["toString", "error"],
])("a preference that is %s shows %s", (status, phase) => {
  expect(preferenceState(answered({ status })).phase).toBe(phase);
});

test("404 is a link that is over, 400 a status of nobody's, the rest an error with the server's words", () => {
  expect(confirmState(answered({ error: "Gone." }, 404))).toEqual({ phase: "invalid", message: "Gone." });
  expect(unsubscribeState(answered("", 404))).toEqual({ phase: "invalid", otherCities: [] });
  expect(preferenceState(answered({ status: "invalidSubscriber" }, 404)).phase).toBe("invalidLink");
  expect(preferenceState(answered({ message: "What?" }, 400))).toEqual({ phase: "invalidStatus", message: "What?" });
  for (const read of [confirmState, unsubscribeState, preferenceState]) {
    expect(read(answered("Try at noon.", 503))).toMatchObject({ phase: "error", message: "Try at noon." });
    expect(read(answered("<html>Bad gateway</html>", 502)).message).toBeUndefined();
    expect(read(UNREACHABLE).phase).toBe("error");
  }
});

test("an answer that is no JSON, or has other fields than it should, is read as far as it goes", () => {
  expect(confirmState(answered("hello")).phase).toBe("invalid");
  expect(unsubscribeState(answered({ status: "unsubscribed", otherCities: "Oakland", message: 3 }))).toEqual({
    phase: "unsubscribed",
    otherCities: [],
  });
  expect(preferenceState(answered({ status: "saved", restaurant: { name: 1 } })).restaurant).toBeUndefined();
});

test.each([
  ["/register?claim=a#b", "/register?claim=a#b"],
  ["https://kumquat.example/map?x=1", "/map?x=1"],
  ["//elsewhere.example/map", null],
  ["/\\elsewhere.example", null],
  ["https://kumquat.example.evil.example/", null],
  ["javascript:alert(1)", null],
  ["", null],
  [undefined, null],
])("%j leads to %j", (target, path) => {
  expect(sameOriginPath(target, "https://kumquat.example")).toBe(path);
});
