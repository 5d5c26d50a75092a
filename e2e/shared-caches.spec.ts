import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { register } from "./support/sessions";
import { expect, test } from "./support/test";

/* Decision 006: a shared cache must revalidate every page that it stores. */

const REVALIDATED = "public, max-age=0, must-revalidate";
const PERSONAL = /^private\b.*\bno-store\b/;

test("no page may be cached without revalidation, whatever the request says about itself", async ({
  request,
  baseURL,
}) => {
  const { token } = await register({ request });
  const response = await fetch(`${baseURL}/api/guides/email?city=San%20Francisco&limit=1`);
  const [guide] = (await response.json()) as { id: string }[];
  const paths = [
    "/",
    "/?confirmed=true",
    "/?x=1",
    "/privacy",
    "/about",
    "/guide",
    `/guide/${guide?.id}`,
    "/guide/none",
  ];
  const others = [
    "/none",
    "/login",
    "/discover",
    "/landing/welcome",
    `/guide/${guide?.id}/member`,
    "/privacy/current",
    "/about/current",
  ];
  const cookies = [undefined, `${SESSION_COOKIE}=x`, `${SESSION_COOKIE}=${token}`, `${SESSION_COOKIE}=`, "other=1"];
  const signals: Record<string, string>[] = [
    {},
    { rsc: "1" },
    { rsc: "1", "next-router-prefetch": "1" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
    { purpose: "prefetch", "sec-purpose": "prefetch" },
    { "x-middleware-prefetch": "1", "x-nextjs-data": "1" },
    { "if-none-match": "*" },
    { range: "bytes=0-10" },
  ];
  for (const path of [...paths, ...others]) {
    for (const cookie of cookies) {
      for (const signal of signals) {
        for (const method of ["GET", "HEAD"]) {
          const headers: Record<string, string> = { ...signal };
          if (cookie !== undefined) headers.cookie = cookie;
          // The browser's router is redirected to its own URL first.
          const got = await fetch(`${baseURL}${path}`, {
            method,
            headers,
            redirect: "rsc" in signal ? "follow" : "manual",
          });
          const cacheControl = got.headers.get("cache-control") ?? "nothing";
          const description = `${method} ${path} ${JSON.stringify(headers)}: ${got.status} ${cacheControl}`;
          const isPublic = cacheControl === REVALIDATED && got.status < 500;
          expect(isPublic || PERSONAL.test(cacheControl), description).toBe(true);
          if (paths.includes(path) && !path.startsWith("/guide/")) expect(cacheControl, description).toBe(REVALIDATED);
          if (path.startsWith("/guide/") && cookie?.match(/=\S/) && cookie !== "other=1") {
            expect(cacheControl, description).toMatch(PERSONAL);
          }
          if (/^\/guide\/[^/]+$/.test(path)) expect(got.headers.get("vary"), description).toMatch(/\bCookie\b/);
          await got.body?.cancel();
        }
      }
    }
  }
});
