import ConfirmSubscription from "@/emails/confirm-subscription";
import { renderTemplate } from "@/emails/template";
import type { ConfirmationInput, SenderInfo } from "@/lib/contracts/message-inputs";
import type { MailMessage } from "@/lib/ports/mail";

/** The message that asks an address to confirm that it wants the guide. */
export async function renderConfirmation(
  senderInfo: SenderInfo,
  { email, ...input }: ConfirmationInput,
): Promise<MailMessage> {
  return { to: email, ...(await renderTemplate(ConfirmSubscription, { senderInfo, ...input })) };
}
