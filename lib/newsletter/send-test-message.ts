import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray } from "drizzle-orm";
import { subscribers, suppressions } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import { emailKey } from "@/lib/contracts/email-address";
import { TEST_RECIPIENT_TOKENS } from "@/lib/contracts/message-inputs";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import { maskEmail } from "@/lib/core/mask-email";
import type { SessionUser } from "@/lib/core/session-user";
import { weekOf } from "@/lib/core/week";
import { getGuide } from "@/lib/guides/get";
import { compileTemplate } from "@/lib/mail/render/compile-template";
import { renderWeekly } from "@/lib/mail/render/render-weekly";
import type { Ctx } from "@/lib/ports/context";
import { MailError } from "@/lib/ports/mail";

/**
 * Sends an administrator a guide as it would arrive, to the given address or to the one they subscribed with. It says
 * that it is a test, and its links belong to nobody.
 * @throws AppError bad_input (no address, or one that bounced), not_found, unavailable
 */
export async function sendTestMessage(
  ctx: Ctx & { user: SessionUser },
  guideId: string,
  { email: typed }: { email?: string | undefined } = {},
): Promise<{ message: string }> {
  requireAdmin(ctx.user);
  const guide = await getGuide(ctx, guideId);
  const email = typed ?? (await findOwnAddress(ctx));
  if (!email)
    throw new AppError("bad_input", "Give an email address: no subscriber is linked to your account.", {
      field: "email",
    });
  await requireMailable(ctx, email);
  const { senderInfo, mail } = ctx.providers;
  const edition = await renderWeekly(senderInfo, { guide, week: weekOf(ctx.now), isTest: true });
  const message = compileTemplate(senderInfo, edition)({ email, ...TEST_RECIPIENT_TOKENS });
  const log = (more = {}) => {
    const detail = { to: maskEmail(email), ...more };
    return recordAction(ctx.db, ctx, "guide.preview_sent", { id: guideId, name: guide.name, detail });
  };
  try {
    await mail.waitForTurn(ctx.signal);
    await mail.send(message, `test-message-${randomUUID()}`, ctx.signal);
  } catch (cause) {
    if (!(cause instanceof MailError)) throw cause;
    if (cause.failure === "uncertain") await log({ handOff: "uncertain" });
    throw new AppError("unavailable", FAILURE_MESSAGES[cause.failure], { message: cause.message, cause });
  }
  // After the send, which can't be undone: logging a message that wasn't sent would be worse than missing one.
  await log();
  return { message: `Preview email sent to ${email}.` };
}

const FAILURE_MESSAGES: Record<MailError["failure"], string> = {
  rate_limited: "The mail provider wants fewer messages right now. Please try again in a minute.",
  deferred: "The mail provider does not take this message right now. Please try again in a few minutes.",
  refused: "The mail provider refused this message. Check the address.",
  no_mailbox: "There is no such mailbox. Check the address.",
  unauthorized: "The mail provider does not let us send with this site's settings.",
  unavailable: "The mail provider can't be reached right now. Please try again in a minute.",
  uncertain: "The mail provider gave no clear response: the message may be on its way.",
};

async function findOwnAddress({ db, user }: Ctx & { user: SessionUser }): Promise<string | undefined> {
  const [own] = await db
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(and(eq(subscribers.userId, user.id), eq(subscribers.state, "confirmed")))
    .orderBy(desc(subscribers.confirmedAt))
    .limit(1);
  return own?.email;
}

/** A mailbox that bounced or complained gets no tests either. */
async function requireMailable({ db }: Ctx, email: string): Promise<void> {
  const isSuppressed = and(
    eq(suppressions.emailKey, emailKey(email)),
    inArray(suppressions.reason, ["bounce", "complaint"]),
  );
  if ((await db.$count(suppressions, isSuppressed)) === 0) return;
  throw new AppError("bad_input", "This address has bounced or complained: nothing is sent to it.", { field: "email" });
}
