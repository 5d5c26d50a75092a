import { headers } from "next/headers";
import { findSessionUser } from "@/lib/auth/session";
import { isLoopback } from "@/lib/http/loopback";
import type { Ctx } from "@/lib/ports/context";
import { publicCtx } from "./public-ctx";

/** The ctx of a page for one reader. Reading the session makes the page dynamic. */
export async function readerCtx(): Promise<Ctx> {
  const requestHeaders = await headers();
  const ctx = publicCtx();
  return { ...ctx, user: await findSessionUser(ctx.db, requestHeaders), isLoopback: isLoopback(requestHeaders) };
}
