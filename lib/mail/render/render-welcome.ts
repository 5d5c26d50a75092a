import { renderTemplate } from "@/emails/template";
import Welcome from "@/emails/welcome";
import type { SenderInfo, WelcomeInput } from "@/lib/contracts/message-inputs";
import type { MailMessage } from "@/lib/ports/mail";
import { listUnsubscribeHeaders } from "./list-unsubscribe-headers";

/** The message after the confirmation. */
export async function renderWelcome(senderInfo: SenderInfo, { email, ...input }: WelcomeInput): Promise<MailMessage> {
  const message = await renderTemplate(Welcome, { senderInfo, ...input });
  return { to: email, ...message, headers: listUnsubscribeHeaders(senderInfo.appUrl, input.unsubscribeToken) };
}
