import { Resend } from "resend";
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import type { MailWebhook } from "@/lib/ports/mail";

const WebhookPayload = z.object({ type: z.string() });

/**
 * Reads a webhook under the secret that signs it; a signature older than five minutes is none.
 * @throws AppError unauthenticated, bad_input
 */
export function verifyWebhook(secret: string, headers: Headers, payload: string): MailWebhook {
  const id = headers.get("svix-id") ?? "";
  const timestamp = headers.get("svix-timestamp") ?? "";
  const signature = headers.get("svix-signature") ?? "";
  const verified = verifySignature(() =>
    // No request is sent: the key is never used.
    new Resend("unused").webhooks.verify({ payload, headers: { id, timestamp, signature }, webhookSecret: secret }),
  );
  const { data } = WebhookPayload.safeParse(verified);
  if (!data) throw new AppError("bad_input", "This webhook does not say what it tells of.");
  return { id, type: data.type, payload: verified };
}

function verifySignature(verify: () => unknown): unknown {
  try {
    return verify();
  } catch (cause) {
    throw new AppError("unauthenticated", "This webhook is not signed by our mail provider.", { cause });
  }
}
