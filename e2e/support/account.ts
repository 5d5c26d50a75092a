import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";

export type Account = { username: string; password: string; token: string };

/** Registers somebody new. Given a page's own `request`, the page is signed in by the cookie that comes back. */
export async function register(request: APIRequestContext, baseUrl = ""): Promise<Account> {
  const username = `eater-${randomUUID().slice(0, 8)}`;
  const password = "tangerine peel";
  const answer = await request.post(`${baseUrl}/api/auth/register`, { data: { username, password } });
  if (answer.status() !== 201) throw new Error(`Registering answered ${answer.status()}: ${await answer.text()}`);
  const { token } = await answer.json();
  return { username, password, token };
}

export const bearer = ({ token }: Pick<Account, "token">) => ({ authorization: `Bearer ${token}` });
