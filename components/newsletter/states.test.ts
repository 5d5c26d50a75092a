import { expect, test } from "vitest";
import { type EmailLinkResult, parseEmailLinkResult } from "@/lib/client/call-email-link";
import { sameOriginPath } from "@/lib/client/same-origin-path";
import { confirmState } from "./confirm-state";
import { preferenceState } from "./preference-state";
import { unsubscribeState } from "./unsubscribe-state";

type Read = Exclude<EmailLinkResult, { kind: "moved" }>;
const resultOf = (body: unknown, status = 200): Read =>
  parseEmailLinkResult({ ok: status < 300, status }, typeof body === "string" ? body : JSON.stringify(body)) as Read;
const UNREACHABLE: Read = { kind: "unreachable" };

test.each([
  ["confirmed", "confirmed"],
  ["alreadyConfirmed", "confirmed"],
  ["cancelled", "cancelled"],
  ["invalid", "invalid"],
  ["somethingNew", "invalid"],
])("a confirmation that is %s shows %s", (status, phase) => {
  expect(confirmState(resultOf({ status, message: "So it is." }))).toMatchObject({ phase, message: "So it is." });
});

test.each([
  ["unsubscribed", "unsubscribed"],
  ["alreadyUnsubscribed", "alreadyUnsubscribed"],
  ["invalid", "invalid"],
  ["somethingNew", "error"],
])("leaving that is %s shows %s", (status, phase) => {
  expect(unsubscribeState(resultOf({ status }))).toEqual({ phase, otherCities: [] });
});

test.each([
  ["saved", "saved"],
  ["pendingAccount", "pendingAccount"],
  ["invalidSubscriber", "invalidLink"],
  ["invalidStatus", "invalidStatus"],
  ["invalidRestaurant", "invalidRestaurant"],
  ["toString", "error"],
])("a preference that is %s shows %s", (status, phase) => {
  expect(preferenceState(resultOf({ status })).phase).toBe(phase);
});

test("404 is an invalid link, 400 an unknown status, the rest an error with the server's message", () => {
  expect(confirmState(resultOf({ error: "Gone." }, 404))).toEqual({ phase: "invalid", message: "Gone." });
  expect(unsubscribeState(resultOf("", 404))).toEqual({ phase: "invalid", otherCities: [] });
  expect(preferenceState(resultOf({ status: "invalidSubscriber" }, 404)).phase).toBe("invalidLink");
  expect(preferenceState(resultOf({ message: "What?" }, 400))).toEqual({ phase: "invalidStatus", message: "What?" });
  for (const read of [confirmState, unsubscribeState, preferenceState]) {
    expect(read(resultOf("Try at noon.", 503))).toMatchObject({ phase: "error", message: "Try at noon." });
    expect(read(resultOf("<html>Bad gateway</html>", 502)).message).toBeUndefined();
    expect(read(UNREACHABLE).phase).toBe("error");
  }
});

test("a response that is not JSON, or has invalid fields, is read as far as possible", () => {
  expect(confirmState(resultOf("hello")).phase).toBe("invalid");
  expect(unsubscribeState(resultOf({ status: "unsubscribed", otherCities: "Oakland", message: 3 }))).toEqual({
    phase: "unsubscribed",
    otherCities: [],
  });
  expect(preferenceState(resultOf({ status: "saved", restaurant: { name: 1 } })).restaurant).toBeUndefined();
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
