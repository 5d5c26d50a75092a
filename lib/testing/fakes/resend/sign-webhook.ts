import { createHmac } from "node:crypto";

/** The headers of a Resend webhook, signed with its secret "whsec_...". */
export function signWebhook(
  secret: string,
  payload: string,
  { id, at = new Date() }: { id: string; at?: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${payload}`).digest("base64");
  return { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": `v1,${signature}` };
}
