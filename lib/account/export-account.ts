import { asc, desc, eq } from "drizzle-orm";
import { accountEmails, guides, placeImports, subscribers, users } from "@/db/schema";
import { logSecurity } from "@/lib/auth/security-log";
import { californiaDate } from "@/lib/core/california-time";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import { exportLists } from "@/lib/lists/export-lists";
import type { Ctx } from "@/lib/ports/context";
import { listRated } from "@/lib/restaurants/import-export/export-places";
import { listSessions } from "./get-settings";

type UserCtx = Ctx & { user: SessionUser };

/**
 * All that is stored of the current user's account, without what protects it: a password's hash or a token is not among
 * it. Bounded by what an account may hold. Like every read, it counts nothing.
 */
export async function exportAccount(ctx: UserCtx): Promise<{ fileName: string; text: string }> {
  const { user, now } = ctx;
  const account = {
    exportedAt: now.toISOString(),
    profile: await readProfile(ctx),
    places: await listRated(ctx),
    guides: await listOwnGuides(ctx),
    lists: await exportLists(ctx),
    weeklyEmails: await listSubscriptions(ctx),
    imports: await listOwnImports(ctx),
    sessions: await listSessions(ctx),
  };
  logSecurity(ctx, "account.exported", { userId: user.id, username: user.username });
  return { fileName: `kumquat-account-${californiaDate(now)}.json`, text: JSON.stringify(account, null, 2) };
}

async function readProfile({ db, user }: UserCtx) {
  const { username, isAdmin, createdAt } = users;
  const { email, confirmedAt: emailConfirmedAt } = accountEmails;
  const [profile] = await db
    .select({ username, isAdmin, createdAt, email, emailConfirmedAt })
    .from(users)
    .leftJoin(accountEmails, eq(accountEmails.userId, users.id))
    .where(eq(users.id, user.id));
  if (!profile) throw new AppError("unauthenticated", "Sign in to do this.");
  return profile;
}

async function listOwnGuides({ db, user }: UserCtx) {
  const { id, name, city, prompt, readings, corrections, introduction, createdAt } = guides;
  return db
    .select({ id, name, city, prompt, readings, corrections, introduction, createdAt })
    .from(guides)
    .where(eq(guides.authorId, user.id))
    .orderBy(desc(createdAt), asc(id));
}

async function listSubscriptions({ db, user }: UserCtx) {
  const { email, city, state, confirmedAt, cancelledAt, createdAt } = subscribers;
  return db
    .select({ email, city, state, confirmedAt, cancelledAt, createdAt })
    .from(subscribers)
    .where(eq(subscribers.userId, user.id))
    .orderBy(asc(city));
}

async function listOwnImports({ db, user }: UserCtx) {
  const { fileName, source, state, createdAt, appliedAt, undoneAt } = placeImports;
  return db
    .select({ fileName, source, state, createdAt, appliedAt, undoneAt })
    .from(placeImports)
    .where(eq(placeImports.userId, user.id))
    .orderBy(desc(createdAt));
}
