import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a secret was given, in a time that says nothing of how much of it was right. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

const digest = (text: string) => createHash("sha256").update(text).digest();
