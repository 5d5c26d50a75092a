import { and, eq, lte } from "drizzle-orm";
import type { Database } from "@/db/client";
import { sessions } from "@/db/schema";
import { plainText } from "../plain-text";
import { makeToken, SESSION_DAYS } from "./session-token";

const DAY_MS = 24 * 60 * 60 * 1000;
const USER_AGENT_MAX = 200;

type Sitting = { userId: string; userAgent: string | null; now: Date };

/** Opens a session and answers its token. The user's own sessions that have expired are cleared away. */
export async function openSession(db: Database, { userId, userAgent, now }: Sitting): Promise<string> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
  const [session] = await db
    .insert(sessions)
    .values({
      userId,
      userAgent: userAgent && plainText(userAgent).slice(0, USER_AGENT_MAX),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error("The database kept no session.");
  return makeToken({ userId, sessionId: session.id });
}
