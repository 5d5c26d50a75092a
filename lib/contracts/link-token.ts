import { z } from "zod";

/** Every format of tokens and claims so far: hex or base64url, of at least 128 bits. */
const LINK_TOKEN = /^[\w-]{22,200}$/;

/** The token of an email link, in a path. One that no row can have is null: an invalid link, rather than bad input. */
export const LinkTokenParam = z.string().regex(LINK_TOKEN).nullable().catch(null);
export type LinkTokenParam = z.infer<typeof LinkTokenParam>;
