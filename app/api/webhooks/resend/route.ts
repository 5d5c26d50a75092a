import { addressNotFound } from "@/lib/core/errors";
import { JSON_BODY_MAX_BYTES, readBytes } from "@/lib/http/body";
import { requireStorableText } from "@/lib/http/require-storable-text";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { receiveWebhook } from "@/lib/newsletter/receive-webhook";

/** Signed events of the mail provider: stored at once, applied later. */
export const POST = route({ access: "public" }, async ({ ctx, request }) => {
  const read = ctx.providers.verifyMailWebhook;
  if (!read) throw addressNotFound();
  const body = new TextDecoder().decode(await readBytes(request, JSON_BODY_MAX_BYTES));
  const webhook = read(request.headers, body);
  requireStorableText(webhook);
  await receiveWebhook(ctx, webhook);
  return noContent();
});
