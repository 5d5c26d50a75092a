import { changePassword } from "@/lib/account/change-password";
import { ChangePasswordInput } from "@/lib/contracts/account-settings";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";

export const PUT = route({ access: "user", body: ChangePasswordInput }, async ({ ctx, body }) => {
  await changePassword(ctx, body);
  return noContent();
});
