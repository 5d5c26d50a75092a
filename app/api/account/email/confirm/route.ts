import { confirmEmail } from "@/lib/account/confirm-email";
import { ConfirmEmailInput } from "@/lib/contracts/account-settings";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: ConfirmEmailInput }, ({ ctx, body }) =>
  confirmEmail(ctx, body.token),
);
