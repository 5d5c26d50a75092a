import { forgetPendingEmail } from "@/lib/account/forget-pending-email";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";

export const DELETE = route({ access: "user" }, async ({ ctx }) => {
  await forgetPendingEmail(ctx);
  return noContent();
});
