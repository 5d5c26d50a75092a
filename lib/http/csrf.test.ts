import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { trustedHeaders } from "./csrf";

const APP = "http://localhost:3000";
const cookie = "kumquat.session=x";
const believedCookie = (headers: Record<string, string>, { appUrl = APP, method = "POST" } = {}) =>
  trustedHeaders(new Request("http://localhost:3000/api/guides", { method, headers }), appUrl).get("cookie");

describe("the cookie is believed", () => {
  test.each([
    ["from our own pages", { cookie, origin: APP }],
    ["from the requested host", { cookie, origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }],
  ])("%s", (_, headers) => expect(believedCookie(headers)).toBe(cookie));

  test("for reads, which change nothing", () => {
    expect(believedCookie({ cookie, origin: "https://evil.example" }, { method: "GET" })).toBe(cookie);
    expect(believedCookie({ cookie }, { method: "HEAD" })).toBe(cookie);
  });
});

test("a write that does not say where it comes from goes on without its cookie", () => {
  expect(believedCookie({ cookie })).toBeNull();
  expect(believedCookie({})).toBeNull();
});

test("a bearer may come from anywhere", () => {
  expect(() => believedCookie({ authorization: "Bearer x", origin: "https://evil.example" })).not.toThrow();
});

describe("refused", () => {
  test.each([
    ["another site", { cookie, origin: "https://evil.example" }],
    ["another site without a cookie", { origin: "https://evil.example" }],
    ["an opaque origin", { cookie, origin: "null" }],
    ["another port", { cookie, origin: "http://localhost:3001", host: "localhost:3000" }],
    ["another scheme", { cookie, origin: "https://localhost:3000", host: "localhost:3000" }],
    ["another scheme of authorization", { cookie, authorization: "Basic eDp5", origin: "https://evil.example" }],
    ["a lookalike host", { cookie, origin: "http://localhost:3000.evil.example", host: "localhost:3000" }],
  ])("%s", (_, headers) => expect(() => believedCookie(headers)).toThrow(AppError));

  test("plain http beside an https address", () => {
    const headers = { cookie, origin: "http://kumquat.example", host: "kumquat.example" };
    expect(() => believedCookie(headers, { appUrl: "https://kumquat.example" })).toThrow(AppError);
  });
});
