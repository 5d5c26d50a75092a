import { expect, test } from "vitest";
import { parseMark } from "@/lib/contracts/mark-intent";
import {
  loginPath,
  loginPathFrom,
  parseReturnPath,
  returnPathFromReferer,
  signInPaths,
  signInReason,
} from "./return-path";

const paramsOf = (path: string) => new URL(path, "http://localhost").searchParams;
const nextOf = (path: string) => paramsOf(path).get("next") ?? undefined;

test("a page is kept by the sign-in; without one it leads home", () => {
  const path = loginPath({ pathname: "/map", search: "?guide=a%20b&restaurant=x" });
  expect(path).toMatch(/^\/login\?next=/);
  expect(parseReturnPath(nextOf(path))).toBe("/map?guide=a%20b&restaurant=x");
  expect(nextOf(loginPath({ pathname: "/map", search: "" }))).toBe("/map");
  expect(nextOf(loginPath({ pathname: "/profile", search: "" }))).toBe("/profile");
  expect(signInPaths({})).toEqual({ login: "/login", register: "/register", afterEntry: "/" });
  const paths = signInPaths({ next: "/map?guide=x" });
  expect(paths.afterEntry).toBe("/map?guide=x");
  expect([paths.login, paths.register].map(nextOf)).toEqual(["/map?guide=x", "/map?guide=x"]);
  expect(signInPaths({ claim: "abc", next: "/map?guide=x" }).afterEntry).toBe("/email/link/abc");
});

test("a page that reads the session is led back to as it was asked for, and never to what no sign-in leads to", () => {
  for (const page of ["/admin", "/admin/messages?message=welcome&part=text", "/debug?guide=x", "/profile/lists/7"])
    expect(nextOf(loginPathFrom(page))).toBe(page);
  for (const page of [null, "", "//evil.example/admin", "/email/link/a-token", "/api/auth/logout", "/login"])
    expect(loginPathFrom(page)).toBe("/login");
});

test("whoever presses the sign-in before the scripts is led back to the page that they came from, if it is ours", () => {
  const from = (referer: string | null) => returnPathFromReferer(referer, "https://kumquat.example");
  expect(from("https://kumquat.example/guide/a-guide?x=1")).toBe("/guide/a-guide?x=1");
  for (const referer of [
    null,
    "",
    "https://kumquat.example/",
    "https://kumquat.example/login?next=%2Fmap",
    "https://kumquat.example/email/link/a-token",
    "https://evil.example/guide/a-guide",
    "http://kumquat.example/guide/a-guide",
  ])
    expect(from(referer), String(referer)).toBeUndefined();
});

test.each([
  "/",
  "/guide/the-fog-belt-k7m2xz#restaurant-zuni",
  "/place/google%3A1",
  "/discover?city=Oakland&guide=x",
  "/profile/account",
  "/san-francisco",
])("%s is led back to whole", (next) => {
  expect(parseReturnPath(next)).toBe(next);
});

test("nobody is led to another host, a call or a link that carries a token", () => {
  for (const next of [
    "https://evil.example/map",
    "//evil.example/map",
    "/\\evil.example/map",
    "\\\\evil.example/map",
    "/.//evil.example",
    "/map/..//evil.example",
    "http:evil.example/map",
    "javascript:alert(1)",
    "map",
    "/api/auth/logout",
    "/map/../api/auth/logout",
    "/%61pi/auth/logout",
    "/API/auth/logout",
    "/email/confirm/x",
    "/login?next=/map",
    "/cover.png",
    "/sitemap.xml",
    "",
    "%",
    "/%",
    ["/map?guide=x"],
    undefined,
  ]) {
    expect(parseReturnPath(next), String(next)).toBeUndefined();
  }
});

test("a mark stays with its visitor through both forms, and a bad one is dropped", () => {
  const mark = parseMark("google:1:interested", "a-guide");
  expect(mark).toEqual({ restaurantId: "google:1", status: "interested", guideId: "a-guide" });
  const { register } = signInPaths({ next: "/guide/a-guide#restaurant-google%3A1", mark });
  const params = paramsOf(register);
  expect(parseMark(params.get("mark") ?? undefined, params.get("from") ?? undefined)).toEqual(mark);
  expect(nextOf(register)).toBe("/guide/a-guide#restaurant-google%3A1");
  for (const bad of ["", "zuni", "zuni:adore", ":love", "../x:love", ["zuni:love"], undefined]) {
    expect(parseMark(bad, "a-guide"), String(bad)).toBeUndefined();
  }
  expect(parseMark("zuni:love", "../x")).toMatchObject({ guideId: null });
});

test("all places of a guide are one mark, which needs its guide", () => {
  const mark = { restaurantId: null, status: "interested" as const, guideId: "a-guide" };
  const params = paramsOf(signInPaths({ next: "/guide/a-guide#keep", mark }).login);
  expect(parseMark(params.get("mark") ?? undefined, params.get("from") ?? undefined)).toEqual(mark);
  expect(parseMark("*:interested", undefined)).toBeUndefined();
  expect(signInReason({ mark })).toBe("Sign in, and we save the guide's places for you.");
  expect(signInReason({ mark }, "The Fog Belt")).toBe("Sign in to keep the places of “The Fog Belt”.");
});

test("the sign-in says why it asks", () => {
  expect(signInReason({})).toBeNull();
  expect(signInReason({ next: "/map?guide=x" })).toBe("Sign in to see your map.");
  expect(signInReason({ next: "/discover?wish=noodles" })).toBe("Sign in to have your guide made.");
  expect(signInReason({ next: "/guide/x" })).toBe("Sign in to go on where you were.");
});
