import { and, eq } from "drizzle-orm";
import { subscribers } from "@/db/schema";
import { nextThursday } from "@/lib/core/week";
import { renderWelcome } from "@/lib/mail/render/render-welcome";
import type { Ctx } from "@/lib/ports/context";
import { findLatestGuide } from "./find-latest-guide";

/** Welcomes a new subscriber, with the date of their first guide. @throws MailError */
export async function sendWelcome(
  { db, providers, signal }: Ctx,
  { subscriberId, confirmedAt }: { subscriberId: string; confirmedAt: string },
): Promise<"sent" | "gone"> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.id, subscriberId), eq(subscribers.state, "confirmed")));
  if (!row) return "gone";
  const { email, city, unsubscribeToken } = row;
  const firstThursday = nextThursday(new Date(confirmedAt));
  const latestGuide = await findLatestGuide(db, city);
  const message = await renderWelcome(providers.senderInfo, {
    email,
    city,
    unsubscribeToken,
    firstThursday,
    latestGuide,
  });
  await providers.mail.waitForTurn(signal);
  await providers.mail.send(message, `welcome-${subscriberId}-${Date.parse(confirmedAt)}`, signal);
  return "sent";
}
