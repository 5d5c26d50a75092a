import { removeEmail } from "@/lib/account/remove-email";
import { requestEmail } from "@/lib/account/request-email";
import { ChangeEmailInput, RemoveEmailInput } from "@/lib/contracts/account-settings";
import { json, noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";

/** The address is the account's once its mailbox has said yes. */
export const POST = route({ access: "user", body: ChangeEmailInput }, async ({ ctx, body }) => {
  await requestEmail(ctx, body);
  return json({ status: "pending" }, { status: 202 });
});

export const DELETE = route({ access: "user", body: RemoveEmailInput }, async ({ ctx, body }) => {
  await removeEmail(ctx, body);
  return noContent();
});
