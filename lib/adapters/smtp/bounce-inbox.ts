import { timingSafeEqual } from "node:crypto";
import { bearerToken } from "@/lib/auth/bearer";
import { AppError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/sha256";
import type { BounceInbox } from "@/lib/ports/mail";
import { readBounces } from "./read-bounces";

/** Bounce messages, from whoever knows the token. */
export function bounceInbox(token: string, deriveToken: (words: string) => string): BounceInbox {
  const expected = Buffer.from(sha256(token));
  return {
    requireToken(headers) {
      const given = Buffer.from(sha256(bearerToken(headers) ?? ""));
      if (timingSafeEqual(given, expected)) return;
      throw new AppError("unauthenticated", "Bounces are taken with the BOUNCE_WEBHOOK_TOKEN as a bearer.");
    },
    read: (raw, now) => readBounces(deriveToken, raw, now),
  };
}
