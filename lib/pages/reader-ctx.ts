import { headers } from "next/headers";
import { findSessionUser } from "../auth/session";
import type { Ctx } from "../context";
import { isFromThisMachine } from "../http/from-this-machine";
import { publicCtx } from "./public-ctx";

/** The world as a page for one reader sees it. Reading who asks makes the page dynamic. */
export async function readerCtx(): Promise<Ctx> {
  const asked = await headers();
  const ctx = publicCtx();
  return { ...ctx, user: await findSessionUser(ctx.db, asked), isFromThisMachine: isFromThisMachine(asked) };
}
