import type { LinkTokenParam } from "@/lib/contracts/link-token";
import type { Ctx } from "@/lib/ports/context";
import { findLink } from "./find-link";

/** What a link of an account message is about, for its page; null for one that is used, expired or unknown. */
export async function describeLink(
  { db, now }: Pick<Ctx, "db" | "now">,
  purpose: "email" | "password",
  token: LinkTokenParam,
): Promise<{ username: string; email: string } | null> {
  const link = await findLink(db, purpose, token, now);
  return link && { username: link.username, email: link.email };
}
