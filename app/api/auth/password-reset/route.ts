import { completeReset } from "@/lib/account/complete-reset";
import { requestReset } from "@/lib/account/request-reset";
import { CompleteResetInput, RequestResetInput } from "@/lib/contracts/account-settings";
import { json } from "@/lib/http/response";
import { route } from "@/lib/http/route";

/** The same response for any name or address. */
export const POST = route({ access: "public", body: RequestResetInput }, async ({ ctx, body }) => {
  await requestReset(ctx, body);
  return json({ status: "requested" }, { status: 202 });
});

export const PUT = route({ access: "public", body: CompleteResetInput }, ({ ctx, body }) => completeReset(ctx, body));
