import { eq } from "drizzle-orm";
import { z } from "zod";
import { outbox } from "@/db/schema";
import type { CtxWith } from "../context";
import { AppError } from "../errors";
import { requireOutbox } from "./require-outbox";

export type OutboxMessage = {
  id: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  createdAt: Date;
};

/** One message, whole. @throws AppError not_found */
export async function getOutboxMessage(ctx: CtxWith<"mail" | "letterhead">, id: string): Promise<OutboxMessage> {
  requireOutbox(ctx);
  const [message] = z.uuid().safeParse(id).success ? await ctx.db.select().from(outbox).where(eq(outbox.id, id)) : [];
  if (!message) throw new AppError("not_found", "This message is not in the outbox.");
  const { sender, recipient, subject, html, text, headers, createdAt } = message;
  return { id, sender, recipient, subject, html, text, headers, createdAt };
}
