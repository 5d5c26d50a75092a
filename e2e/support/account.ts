import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";

export type Account = { username: string; password: string; token: string };

/** Registers a new account. Given a page's own `request`, the page is signed in by the cookie that comes back. */
export async function register(request: APIRequestContext, baseUrl = ""): Promise<Account> {
  const username = `eater-${randomUUID().slice(0, 8)}`;
  const password = "tangerine peel";
  const response = await request.post(`${baseUrl}/api/auth/register`, { data: { username, password } });
  if (response.status() !== 201) throw new Error(`Registering returned ${response.status()}: ${await response.text()}`);
  const { token } = await response.json();
  return { username, password, token };
}

export const bearer = ({ token }: Pick<Account, "token">) => ({ authorization: `Bearer ${token}` });
