import { LinkTokenParam } from "@/lib/contracts/link-token";
import type { Claim } from "@/lib/contracts/subscriber";
import { AppError } from "@/lib/core/errors";
import { describeClaim } from "@/lib/newsletter/describe-claim";
import type { Ctx } from "@/lib/ports/context";
import { publicCtx } from "./public-ctx";

/** What a claim would bring to the reader's account, or the sentence that says why it brings nothing. */
export async function readerClaim(ctx: Pick<Ctx, "db" | "now">, token: string): Promise<Claim | string> {
  try {
    return await describeClaim(ctx, LinkTokenParam.parse(token));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return error.userMessage;
    throw error;
  }
}

/** The same for whoever isn't signed in: null where the link leads to nothing, so that nothing is promised for it. */
export async function visitorClaim(token: string | undefined): Promise<Claim | null> {
  const claim = token === undefined ? "" : await readerClaim(publicCtx(), token);
  return typeof claim === "string" ? null : claim;
}
