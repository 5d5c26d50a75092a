import ConfirmAccountEmail from "@/emails/confirm-account-email";
import ResetPassword from "@/emails/reset-password";
import { renderTemplate } from "@/emails/template";
import type { AccountEmailInput, PasswordResetInput, SenderInfo } from "@/lib/contracts/message-inputs";
import type { MailMessage } from "@/lib/ports/mail";

/** The message that asks an address whether it should belong to an account. */
export async function renderAccountEmail(
  senderInfo: SenderInfo,
  { email, ...input }: AccountEmailInput,
): Promise<MailMessage> {
  return { to: email, ...(await renderTemplate(ConfirmAccountEmail, { senderInfo, ...input })) };
}

/** The message that leads to a new password. */
export async function renderPasswordReset(
  senderInfo: SenderInfo,
  { email, ...input }: PasswordResetInput,
): Promise<MailMessage> {
  return { to: email, ...(await renderTemplate(ResetPassword, { senderInfo, ...input })) };
}
