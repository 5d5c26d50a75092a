import type { Ctx } from "@/lib/ports/context";
import type { BounceInbox } from "@/lib/ports/mail";
import { receiveWebhook } from "./receive-webhook";

/** Stores what a bounce message tells of our readers; a repeated one changes nothing. @throws AppError bad_input */
export async function receiveBounces(ctx: Ctx, inbox: BounceInbox, raw: Uint8Array): Promise<void> {
  for (const told of await inbox.read(raw, ctx.now)) await receiveWebhook(ctx, told);
}
