import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import type { SignedIn } from "@/lib/contracts/account";
import { SIGNED_IN_COOKIE } from "@/lib/contracts/signed-in-cookie";

export const PASSWORD = "a good password";
export const newUsername = (): string => `eater-${randomUUID().slice(0, 8)}`;

type Caller = { request: APIRequestContext };

export async function register({ request }: Caller, username = newUsername()): Promise<SignedIn> {
  const response = await request.post("/api/auth/register", { data: { username, password: PASSWORD } });
  if (!response.ok()) throw new Error(`${username} could not register: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** The administrator that the first start has created. */
export async function signInAdmin({ request }: Caller, dataDir = process.env.E2E_DATA_DIR ?? ""): Promise<SignedIn> {
  const file = join(dataDir, "admin-password");
  const password = (await readFile(file, "utf8")).trim();
  return (await request.post("/api/auth/login", { data: { username: "admin", password } })).json();
}

/** Gives a browser the cookie of a session, and the flag beside it; storage stays empty. */
export async function setSessionCookies(context: BrowserContext, token: string): Promise<void> {
  const url = process.env.E2E_BASE_URL ?? "";
  await context.addCookies([
    { name: SESSION_COOKIE, value: token, url, httpOnly: true, sameSite: "Lax" },
    { name: SIGNED_IN_COOKIE, value: "1", url, sameSite: "Lax" },
  ]);
}

/** Sets a browser's storage, on a blank page of ours. */
export async function setStorage(page: Page, entries: Record<string, string>): Promise<void> {
  await page.route("/blank", (route) =>
    route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto("/blank");
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

export const readStorage = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

/** The paths that a page shows from now on, each counted once while it stays. */
export function recordPaths(page: Page): string[] {
  const visited: string[] = [];
  page.on("framenavigated", (frame) => {
    const { pathname } = new URL(frame.url());
    if (visited.at(-1) !== pathname) visited.push(pathname);
  });
  return visited;
}
