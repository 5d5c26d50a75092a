import { Resend } from "resend";
import { z } from "zod";
import { AppError } from "../../errors";

/** What the provider told us, after its signature was found to be right. */
export type MailWebhook = { id: string; type: string; payload: unknown };

const Signed = z.object({ type: z.string() });

/**
 * Reads a webhook under the secret that signs it; a signature older than five minutes is none.
 * @throws AppError unauthenticated, bad_input
 */
export function verifyWebhook(secret: string, headers: Headers, payload: string): MailWebhook {
  const id = headers.get("svix-id") ?? "";
  const timestamp = headers.get("svix-timestamp") ?? "";
  const signature = headers.get("svix-signature") ?? "";
  const told = checked(() =>
    // Nothing is asked of the service: the key is never used.
    new Resend("unused").webhooks.verify({ payload, headers: { id, timestamp, signature }, webhookSecret: secret }),
  );
  const { data } = Signed.safeParse(told);
  if (!data) throw new AppError("bad_input", "This webhook does not say what it tells of.");
  return { id, type: data.type, payload: told };
}

function checked(verify: () => unknown): unknown {
  try {
    return verify();
  } catch (cause) {
    throw new AppError("unauthenticated", "This webhook is not signed by our mail provider.", { cause });
  }
}
