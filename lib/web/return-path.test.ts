import { expect, test } from "vitest";
import { loginPath, parseReturnPath, signInPaths } from "./return-path";

const nextOf = (path: string) => new URL(path, "http://localhost").searchParams.get("next") ?? undefined;

test("a link into the map is kept by the sign-in, any other page is not", () => {
  const path = loginPath({ pathname: "/map", search: "?guide=a%20b&restaurant=x" });
  expect(path).toMatch(/^\/login\?next=/);
  expect(parseReturnPath(nextOf(path))).toBe("/map?guide=a%20b&restaurant=x");
  expect(loginPath({ pathname: "/map", search: "" })).toBe("/login");
  expect(loginPath({ pathname: "/admin", search: "?x=1" })).toBe("/login");
  expect(signInPaths({})).toEqual({ login: "/login", register: "/register", afterEntry: "/" });
  const paths = signInPaths({ next: "/map?guide=x" });
  expect(paths.afterEntry).toBe("/map?guide=x");
  expect([paths.login, paths.register].map(nextOf)).toEqual(["/map?guide=x", "/map?guide=x"]);
  expect(signInPaths({ claim: "abc", next: "/map?guide=x" }).afterEntry).toBe("/email/link/abc");
});

test("nobody is led anywhere else", () => {
  for (const next of [
    "https://evil.example/map",
    "//evil.example/map",
    "/\\evil.example/map",
    "\\\\evil.example/map",
    "http:evil.example/map",
    "javascript:alert(1)",
    "/mapx",
    "/map/../admin",
    "/api/auth/logout",
    "",
    "%",
    ["/map?guide=x"],
    undefined,
  ]) {
    expect(parseReturnPath(next), String(next)).toBeUndefined();
  }
  expect(parseReturnPath("/map?guide=x#//evil")).toBe("/map?guide=x");
});
