import SendSummary from "@/emails/send-summary";
import { renderTemplate } from "@/emails/template";
import type { MailMessage } from "../../providers/mail";
import type { Letterhead, SendSummaryInput } from "../messages";

/** How a weekly send went, for one administrator. */
export async function renderSendSummary(
  letterhead: Letterhead,
  to: string,
  input: SendSummaryInput,
): Promise<MailMessage> {
  return { to, ...(await renderTemplate(SendSummary, { letterhead, ...input })) };
}
