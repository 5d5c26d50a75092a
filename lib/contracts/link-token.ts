import { z } from "zod";

/** Tokens and claims as we have ever made them: hex or base64url, of 128 bits and more. */
const LINK_TOKEN = /^[\w-]{22,200}$/;

/** The token of an email link, in a path. One that no row could have is null: a link of nobody's, not bad input. */
export const LinkTokenParam = z.string().regex(LINK_TOKEN).nullable().catch(null);
export type LinkTokenParam = z.infer<typeof LinkTokenParam>;
