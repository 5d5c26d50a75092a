import { endSession } from "@/lib/account/end-session";
import { SessionParams } from "@/lib/contracts/account-settings";

import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";

export const DELETE = route({ access: "user", params: SessionParams }, async ({ ctx, params }) => {
  await endSession(ctx, params.id);
  return noContent();
});
