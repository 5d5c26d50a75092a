import { createHash } from "node:crypto";

/** What is kept of a token that only its message shows. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
