import { createHash } from "node:crypto";

/** Tokens and claims as we have ever made them: hex or base64url, of 128 bits and more. */
const LINK_TOKEN = /^[\w-]{22,200}$/;

/** Whether any row could have this token: what has another shape is unknown, without the database being asked. */
export const isLinkToken = (token: string): boolean => LINK_TOKEN.test(token);

/** What is kept of a token that only its message shows. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
