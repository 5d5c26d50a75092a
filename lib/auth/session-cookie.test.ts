import { expect, test } from "vitest";
import { config } from "@/proxy";
import {
  clearSessionCookie,
  cookieToken,
  findCookieToken,
  HOST_SESSION_COOKIE,
  SESSION_COOKIE,
  setSessionCookie,
} from "./session-cookie";

const HTTP = "http://localhost:3000";
const HTTPS = "https://kumquat.example";
const cookiesOf = (response: Response) => response.headers.getSetCookie();

test("the session cookie is for the server alone", () => {
  expect(cookiesOf(setSessionCookie(new Response(), "token", HTTP))).toEqual([
    "kumquat.session=token; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly",
    "kumquat.signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax",
  ]);
});

test("behind https it is bound to the host, and replaces the plain one", () => {
  expect(cookiesOf(setSessionCookie(new Response(), "token", HTTPS))).toEqual([
    "__Host-kumquat.session=token; Path=/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly",
    "__Host-kumquat.signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
    "kumquat.session=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    "kumquat.signed-in=; Path=/; Max-Age=0; SameSite=Lax; Secure",
  ]);
});

test("clearing removes every name", () => {
  const cleared = (appUrl: string) =>
    cookiesOf(clearSessionCookie(new Response(), appUrl)).map((cookie) => cookie.split("; ").slice(0, 3).join("; "));
  expect(cleared(HTTP)).toEqual(["kumquat.session=; Path=/; Max-Age=0", "kumquat.signed-in=; Path=/; Max-Age=0"]);
  expect(cleared(HTTPS)).toEqual([
    "__Host-kumquat.session=; Path=/; Max-Age=0",
    "__Host-kumquat.signed-in=; Path=/; Max-Age=0",
    "kumquat.session=; Path=/; Max-Age=0",
    "kumquat.signed-in=; Path=/; Max-Age=0",
  ]);
});

test("it is found among other cookies", () => {
  const read = (cookie: string) => cookieToken(new Headers({ cookie }), HTTP);
  expect(read(`a=b; ${SESSION_COOKIE}=abc.def; c=d`)).toBe("abc.def");
  expect(read(`x${SESSION_COOKIE}=abc`)).toBeNull();
  expect(read(`${SESSION_COOKIE}=`)).toBeNull();
  expect(read(`__Host-${SESSION_COOKIE}=abc`)).toBeNull();
  expect(cookieToken(new Headers())).toBeNull();
});

test("behind https the `__Host-` cookie wins, and the plain one is only a fallback", () => {
  const read = (cookie: string) => findCookieToken(new Headers({ cookie }), HTTPS);
  expect(read("kumquat.session=plain; __Host-kumquat.session=host")).toEqual({ token: "host", isUnprefixed: false });
  expect(read("kumquat.session=plain")).toEqual({ token: "plain", isUnprefixed: true });
});

test.each(["\u00a0", "\u000b", "\u0085"])("a name that only looks like the `__Host-` one is ignored (%j)", (space) => {
  const headers = { get: () => `a=b; ${space}__Host-kumquat.session=tossed` } as unknown as Headers;
  expect(findCookieToken(headers, HTTPS)).toBeNull();
});

test("the proxy's matcher, which Next reads as literals, names the cookies", () => {
  const named = config.matcher.flatMap((entry) => (typeof entry === "string" ? [] : (entry.has ?? [])));
  expect(named.flatMap(({ type, key }) => (type === "cookie" ? [key] : []))).toEqual([
    SESSION_COOKIE,
    HOST_SESSION_COOKIE,
  ]);
});
