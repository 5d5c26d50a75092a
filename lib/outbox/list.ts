import { asc, desc, eq, sql } from "drizzle-orm";
import { outbox } from "@/db/schema";
import type { CtxWith } from "../context";
import { requireOutbox } from "./require-outbox";

export type OutboxItem = { id: string; recipient: string; subject: string; opening: string; createdAt: Date };

/** More than anybody reads through; `?to=` finds the rest. */
const SHOWN = 200;

/** What was handed over last, newest first; of one address alone where it is given. @throws AppError not_found */
export async function listOutbox(
  ctx: CtxWith<"mail" | "letterhead">,
  { to }: { to?: string | undefined } = {},
): Promise<{ messages: OutboxItem[]; total: number }> {
  requireOutbox(ctx);
  const key = to?.trim().toLowerCase();
  const where = key ? eq(outbox.recipientKey, key) : undefined;
  const messages = await ctx.db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      opening: sql<string>`left(${outbox.text}, 160)`,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.createdAt), asc(outbox.position))
    .limit(SHOWN);
  return { messages, total: await ctx.db.$count(outbox, where) };
}
