import type { Database } from "@/db/client";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { makeAdmin } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";

type Options = Parameters<typeof makeCtx>[1];

/** An administrator's ctx, made at the time that a test gives. */
export async function adminCtx(db: Database, options: Options = {}): Promise<Ctx & { user: SessionUser }> {
  const ctx = makeCtx(db, { ...options, user: await makeAdmin(db) });
  return { ...ctx, user: ctx.user as SessionUser };
}
