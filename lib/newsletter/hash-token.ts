import { createHash } from "node:crypto";

/** Only this hash of a token is stored; the token itself is only in its message. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
