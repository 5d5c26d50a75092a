import type { Database } from "@/db/client";
import { makeAdmin } from "@/db/testing";
import type { Ctx, SessionUser } from "../../context";
import { makeCtx } from "../../testing/make-ctx";

type Options = Parameters<typeof makeCtx>[1];

/** An administrator's ctx, made at the time that a test gives. */
export async function asAdmin(db: Database, options: Options = {}): Promise<Ctx & { user: SessionUser }> {
  const ctx = makeCtx(db, { ...options, user: await makeAdmin(db) });
  return { ...ctx, user: ctx.user as SessionUser };
}
