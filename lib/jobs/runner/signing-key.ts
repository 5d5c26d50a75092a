import { createHmac } from "node:crypto";
import { env } from "@/lib/core/env";

/** What the embedded runner signs its requests with: made from AUTH_SECRET, so that only this server's processes know it. */
export function embeddedSigningKey(): string {
  const { AUTH_SECRET } = env();
  if (!AUTH_SECRET) throw new Error("AUTH_SECRET is not set. Start with `npm start`, which makes one and keeps it.");
  return `signkey-embedded-${createHmac("sha256", AUTH_SECRET).update("embedded runner").digest("hex")}`;
}
