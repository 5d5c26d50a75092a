import { LinkTokenParam } from "@/lib/contracts/link-token";
import type { Claim } from "@/lib/contracts/subscriber";
import { AppError } from "@/lib/core/errors";
import { describeClaim } from "@/lib/newsletter/describe-claim";
import type { Ctx } from "@/lib/ports/context";

/** What a claim would bring to the reader's account, or the sentence that says why it brings nothing. */
export async function readerClaim(ctx: Pick<Ctx, "db" | "now">, token: string): Promise<Claim | string> {
  try {
    return await describeClaim(ctx, LinkTokenParam.parse(token));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return error.userMessage;
    throw error;
  }
}
