import { sha256 } from "@/lib/core/sha256";

/** Only this hash of a token is stored; the token itself is only in its message. */
export const hashToken = (token: string): string => sha256(token);
