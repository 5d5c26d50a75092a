import { deleteAccount } from "@/lib/account/delete-account";
import { clearSessionCookie } from "@/lib/auth/session-cookie";
import { DeleteAccountInput } from "@/lib/contracts/account-settings";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";

export const DELETE = route({ access: "user", body: DeleteAccountInput }, async ({ ctx, body }) => {
  await deleteAccount(ctx, body);
  return clearSessionCookie(noContent());
});
