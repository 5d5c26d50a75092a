import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { proxy } from "@/proxy";
import { PAGE_HEADER } from "./return-path";

const ask = (path: string, headers: Record<string, string>) =>
  proxy(new NextRequest(`http://localhost:3000${path}`, { headers }));

test("a page learns by which address it was asked for, whatever a visitor's own header says", () => {
  const path = "/admin/messages?message=welcome&part=text";
  const response = ask(path, { cookie: "kumquat.session=ended", [PAGE_HEADER]: "/somewhere-else" });
  expect(response.headers.get(`x-middleware-request-${PAGE_HEADER}`)).toBe(path);
});

test("without a cookie the way to the sign-in knows the same way back", () => {
  const response = ask("/admin/log?before=7", {});
  const { pathname, searchParams } = new URL(response.headers.get("location") ?? "");
  expect([pathname, searchParams.get("next")]).toEqual(["/login", "/admin/log?before=7"]);
});
