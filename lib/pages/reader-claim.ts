import type { Ctx } from "../context";
import { AppError } from "../errors";
import type { Claim } from "../newsletter/contract";
import { describeClaim } from "../newsletter/describe-claim";

/** What a claim would bring to the reader's account, or the sentence that says why it brings nothing. */
export async function readerClaim(ctx: Pick<Ctx, "db" | "now">, token: string): Promise<Claim | string> {
  try {
    return await describeClaim(ctx, token);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return error.userMessage;
    throw error;
  }
}
