import { headers } from "next/headers";
import { findSessionUser } from "@/lib/auth/session";
import { connections } from "@/lib/http/connection";
import type { Ctx } from "@/lib/ports/context";
import { publicCtx } from "./public-ctx";

/** The ctx of a page for one reader. Reading the session makes the page dynamic. */
export async function readerCtx(): Promise<Ctx> {
  // First of all: a build, which renders pages to see which are dynamic, has no runtime.
  const requestHeaders = await headers();
  const ctx = publicCtx();
  const isLoopback = connections.getStore()?.isLoopback ?? false;
  return { ...ctx, user: await findSessionUser(ctx.db, requestHeaders), isLoopback };
}
