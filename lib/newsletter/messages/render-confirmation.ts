import ConfirmSubscription from "@/emails/confirm-subscription";
import { renderTemplate } from "@/emails/template";
import type { MailMessage } from "../../providers/mail";
import type { ConfirmationInput, Letterhead } from "../messages";

/** The message that asks an address whether it wants the guide. */
export async function renderConfirmation(
  letterhead: Letterhead,
  { email, ...input }: ConfirmationInput,
): Promise<MailMessage> {
  return { to: email, ...(await renderTemplate(ConfirmSubscription, { letterhead, ...input })) };
}
