import { sha256 } from "@/lib/core/sha256";

/** What is kept of a token that only its message shows. */
export const hashToken = (token: string): string => sha256(token);
