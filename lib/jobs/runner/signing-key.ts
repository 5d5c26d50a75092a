import { createHmac } from "node:crypto";
import { env, requireAuthSecret } from "@/lib/core/env";

/** What the embedded runner signs its requests with: made from AUTH_SECRET, so that only this server's processes know it. */
export function embeddedSigningKey(): string {
  return `signkey-embedded-${createHmac("sha256", requireAuthSecret(env())).update("embedded runner").digest("hex")}`;
}
