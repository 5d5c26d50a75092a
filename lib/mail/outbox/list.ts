import { asc, desc, eq, sql } from "drizzle-orm";
import { outbox } from "@/db/schema";
import type { CtxWith } from "@/lib/ports/context";
import { requireOutboxAccess } from "./require-outbox-access";

export type OutboxListItem = { id: string; recipient: string; subject: string; excerpt: string; createdAt: Date };

/** More than anybody reads through; `?to=` finds the rest. */
const LIST_MAX = 200;

/** The latest messages, newest first; only those to one address if given. @throws AppError not_found */
export async function listOutbox(
  ctx: CtxWith<"mail" | "senderInfo">,
  { to }: { to?: string | undefined } = {},
): Promise<{ messages: OutboxListItem[]; total: number }> {
  requireOutboxAccess(ctx);
  const key = to?.trim().toLowerCase();
  const where = key ? eq(outbox.recipientKey, key) : undefined;
  const messages = await ctx.db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      excerpt: sql<string>`left(${outbox.text}, 160)`,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.createdAt), asc(outbox.position))
    .limit(LIST_MAX);
  return { messages, total: await ctx.db.$count(outbox, where) };
}
