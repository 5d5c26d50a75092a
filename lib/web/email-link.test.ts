import { expect, test } from "vitest";
import { resolveEmailLink } from "./email-link";

const resolve = (pathname: string, { method = "GET", accept = "*/*", search = "" } = {}) =>
  resolveEmailLink({ method, headers: new Headers({ accept }), nextUrl: { pathname, search } });

const CONFIRM = "/api/email/confirm/abc";
const STATUS = "/api/email/restaurant-status/abc/zuni/LOVE";
const UNSUBSCRIBE = "/api/email/unsubscribe/abc";
const accept = "application/json";

test.each([
  "*/*",
  "",
  "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "application/jsonp",
  "application/ld+json",
])("a request that accepts %j gets the page", (accept) => {
  expect(resolve(CONFIRM, { accept })).toEqual({ page: "/email/confirm/abc" });
  expect(resolve(STATUS, { accept, search: "?guideId=g" })).toEqual({
    page: "/email/restaurant-status/abc/zuni/LOVE?guideId=g",
  });
});

test.each(["application/json", "application/json;q=0.9", "text/plain, application/json", "Application/JSON"])(
  "a request that accepts %j gets the API response",
  (accept) => {
    expect(resolve(CONFIRM, { accept })).toBe("call");
    expect(resolve(STATUS, { accept })).toBe("call");
  },
);

test("HEAD gets the page's headers, whatever it accepts", () => {
  expect(resolve(CONFIRM, { method: "HEAD", accept })).toEqual({ page: "/email/confirm/abc" });
  expect(resolve(STATUS, { method: "HEAD", accept })).toMatchObject({ page: expect.stringMatching(/^\/email\//) });
});

test("unsubscribing needs a POST; a GET of its URL gets the page", () => {
  expect(resolve(UNSUBSCRIBE, { accept })).toEqual({ page: "/unsubscribe/abc" });
  expect(resolve(UNSUBSCRIBE, { method: "POST" })).toBe("call");
  expect(resolve(CONFIRM, { method: "POST" })).toBe("call");
});

test("a link without its token gets the page too, and other paths are left alone", () => {
  expect(resolve("/api/email/confirm")).toEqual({ page: "/email/confirm" });
  expect(resolve("/unsubscribe/abc")).toBe("none");
  expect(resolve("/api/email/confirmed/abc")).toBe("none");
  expect(resolve("/email/confirm/abc", { accept })).toBe("none");
});
