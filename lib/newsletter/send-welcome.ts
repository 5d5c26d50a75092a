import { and, desc, eq } from "drizzle-orm";
import { guides, subscribers } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import { nextThursday } from "@/lib/core/week";
import { renderWelcome } from "@/lib/mail/render/render-welcome";
import type { Ctx } from "@/lib/ports/context";

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
  const latestGuide = await findLatest({ db }, city);
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

async function findLatest({ db }: Pick<Ctx, "db">, city: City): Promise<{ id: string; name: string } | null> {
  const [guide] = await db
    .select({ id: guides.id, name: guides.name })
    .from(guides)
    .where(and(eq(guides.city, city), eq(guides.isEmailGuide, true), eq(guides.isAdminOnly, false)))
    .orderBy(desc(guides.createdAt))
    .limit(1);
  return guide ?? null;
}
