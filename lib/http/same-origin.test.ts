import { describe, expect, test } from "vitest";
import { AppError } from "../errors";
import { requireSameOrigin } from "./same-origin";

const APP = "http://localhost:3000";
const write = (headers: Record<string, string>, appUrl = APP) => {
  const request = new Request("http://localhost:3000/api/guides", { method: "POST", headers });
  return () => requireSameOrigin(request, appUrl);
};
const cookie = "kumquat.session=x";

describe("let through", () => {
  test.each([
    ["a bearer, from anywhere", { authorization: "Bearer x", origin: "https://evil.example" }],
    ["a cookie from our own pages", { cookie, origin: APP }],
    ["a cookie from the host that was asked", { cookie, origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }],
    ["neither cookie nor origin", {}],
  ])("%s", (_, headers) => expect(write(headers)).not.toThrow());
});

describe("refused", () => {
  test.each([
    ["a cookie from another site", { cookie, origin: "https://evil.example" }],
    ["a cookie without an origin", { cookie }],
    ["a cookie with an opaque origin", { cookie, origin: "null" }],
    ["a cookie from another port", { cookie, origin: "http://localhost:3001", host: "localhost:3000" }],
    ["a cookie from another scheme", { cookie, origin: "https://localhost:3000", host: "localhost:3000" }],
    ["another site without a cookie", { origin: "https://evil.example" }],
    ["another scheme of authorization", { cookie, authorization: "Basic eDp5", origin: "https://evil.example" }],
    ["a lookalike host", { cookie, origin: "http://localhost:3000.evil.example", host: "localhost:3000" }],
  ])("%s", (_, headers) => expect(write(headers)).toThrow(AppError));

  test("plain http beside an https address", () => {
    const headers = { cookie, origin: "http://kumquat.example", host: "kumquat.example" };
    expect(write(headers, "https://kumquat.example")).toThrow(AppError);
  });
});
