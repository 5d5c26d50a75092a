import { expect, test } from "vitest";
import { resolveEmailLink } from "./email-link";

const ask = (pathname: string, { method = "GET", accept = "*/*", search = "" } = {}) =>
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
])("who accepts %j is shown the page", (accept) => {
  expect(ask(CONFIRM, { accept })).toEqual({ page: "/email/confirm/abc" });
  expect(ask(STATUS, { accept, search: "?guideId=g" })).toEqual({
    page: "/email/restaurant-status/abc/zuni/LOVE?guideId=g",
  });
});

test.each(["application/json", "application/json;q=0.9", "text/plain, application/json", "Application/JSON"])(
  "who accepts %j is answered by the call",
  (accept) => {
    expect(ask(CONFIRM, { accept })).toBe("call");
    expect(ask(STATUS, { accept })).toBe("call");
  },
);

test("HEAD gets the page's headers, whatever it accepts", () => {
  expect(ask(CONFIRM, { method: "HEAD", accept })).toEqual({ page: "/email/confirm/abc" });
  expect(ask(STATUS, { method: "HEAD", accept })).toMatchObject({ page: expect.stringMatching(/^\/email\//) });
});

test("unsubscribing is a POST; whoever reads its address is shown the page", () => {
  expect(ask(UNSUBSCRIBE, { accept })).toEqual({ page: "/unsubscribe/abc" });
  expect(ask(UNSUBSCRIBE, { method: "POST" })).toBe("call");
  expect(ask(CONFIRM, { method: "POST" })).toBe("call");
});

test("a link that has lost its token is the page too, and other addresses are left alone", () => {
  expect(ask("/api/email/confirm")).toEqual({ page: "/email/confirm" });
  expect(ask("/unsubscribe/abc")).toBe("none");
  expect(ask("/api/email/confirmed/abc")).toBe("none");
  expect(ask("/email/confirm/abc", { accept })).toBe("none");
});
