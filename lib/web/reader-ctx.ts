import { headers } from "next/headers";
import { findSessionUser } from "@/lib/auth/session";
import { isLoopback } from "@/lib/http/loopback";
import type { Ctx } from "@/lib/ports/context";
import { publicCtx } from "./public-ctx";

/** The world as a page for one reader sees it. Reading who asks makes the page dynamic. */
export async function readerCtx(): Promise<Ctx> {
  const asked = await headers();
  const ctx = publicCtx();
  return { ...ctx, user: await findSessionUser(ctx.db, asked), isLoopback: isLoopback(asked) };
}
