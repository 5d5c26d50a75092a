import SendSummary from "@/emails/send-summary";
import { renderTemplate } from "@/emails/template";
import type { SenderInfo, SendSummaryInput } from "@/lib/contracts/message-inputs";
import type { MailMessage } from "@/lib/ports/mail";

/** How a weekly send went, for one administrator. */
export async function renderSendSummary(
  senderInfo: SenderInfo,
  to: string,
  input: SendSummaryInput,
): Promise<MailMessage> {
  return { to, ...(await renderTemplate(SendSummary, { senderInfo, ...input })) };
}
