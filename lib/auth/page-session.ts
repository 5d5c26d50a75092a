import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { SessionUser } from "../context";
import { runtime } from "../runtime";
import { findSessionUser } from "./session";

/** Who is asking for this page; read from the database once per request. It makes the page dynamic. */
export const findPageUser = cache(async (): Promise<SessionUser | null> => {
  const asked = await headers();
  return findSessionUser(runtime().db, asked);
});

/** For the pages of signed-in readers; anybody else is sent to /login. Every such page calls it itself. */
export async function requirePageUser(): Promise<SessionUser> {
  return (await findPageUser()) ?? redirect("/login");
}

/** For /login and /register: a signed-in reader is sent to their guides, or to what they came for. */
export async function requireSignedOut(next = "/discover"): Promise<void> {
  if (await findPageUser()) redirect(next);
}
