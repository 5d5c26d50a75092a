import { addressNotFound } from "@/lib/core/errors";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { receiveBounces } from "@/lib/newsletter/receive-bounces";

/** A report holds the head of our message, or all of it. */
const BOUNCE_MAX_BYTES = 1024 ** 2;

/** Bounce messages, each as the mail server received it: stored at once, applied later. */
export const POST = route({ access: "public", fileMaxBytes: BOUNCE_MAX_BYTES }, async ({ ctx, request, readFile }) => {
  const inbox = ctx.providers.bounceInbox;
  if (!inbox) throw addressNotFound();
  inbox.requireToken(request.headers);
  await receiveBounces(ctx, inbox, await readFile());
  return noContent();
});
