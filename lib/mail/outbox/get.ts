import { eq } from "drizzle-orm";
import { z } from "zod";
import { outbox } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { CtxWith } from "@/lib/ports/context";
import { requireOutboxAccess } from "./require-outbox-access";

type OutboxMessage = {
  id: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  createdAt: Date;
};

/** One message in full. @throws AppError not_found */
export async function getOutboxMessage(ctx: CtxWith<"mail" | "senderInfo">, id: string): Promise<OutboxMessage> {
  requireOutboxAccess(ctx);
  const [message] = z.uuid().safeParse(id).success ? await ctx.db.select().from(outbox).where(eq(outbox.id, id)) : [];
  if (!message) throw new AppError("not_found", "This message is not in the outbox.");
  const { sender, recipient, subject, html, text, headers, createdAt } = message;
  return { id, sender, recipient, subject, html, text, headers, createdAt };
}
