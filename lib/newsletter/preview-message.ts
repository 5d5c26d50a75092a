import type { WeeklyProps } from "@/emails/_components/weekly-text";
import ConfirmSubscription from "@/emails/confirm-subscription";
import SendSummary from "@/emails/send-summary";
import { type EmailTemplate, renderTemplate } from "@/emails/template";
import WeeklyGuide from "@/emails/weekly-guide";
import Welcome from "@/emails/welcome";
import type { SenderInfo } from "@/lib/contracts/message-inputs";
import { requireAdmin } from "@/lib/core/authorization";
import { getGuide } from "@/lib/guides/get";
import { listUnsubscribeHeaders } from "@/lib/mail/render/list-unsubscribe-headers";
import type { Ctx } from "@/lib/ports/context";
import type { MailMessage } from "@/lib/ports/mail";

/** Every message there is, with its name for administrators. */
export const MESSAGE_LABELS = {
  "weekly-guide": "Weekly guide",
  "test-message": "Test message",
  "confirm-subscription": "Confirmation",
  welcome: "Welcome",
  "send-summary": "Send summary",
} as const;
export type MessageName = keyof typeof MESSAGE_LABELS;
export const isMessageName = (value: unknown): value is MessageName =>
  typeof value === "string" && Object.hasOwn(MESSAGE_LABELS, value);

/** A message as it would be sent, with its template's preview props, or with a real guide. Administrators only. */
export async function previewMessage(
  ctx: Ctx,
  { name, guideId }: { name: MessageName; guideId?: string | undefined },
): Promise<Omit<MailMessage, "to">> {
  const { user } = ctx;
  requireAdmin(user);
  const { senderInfo } = ctx.providers;
  if (name === "confirm-subscription") return renderPreview(ConfirmSubscription, senderInfo);
  if (name === "send-summary") return renderPreview(SendSummary, senderInfo);
  if (name === "welcome") return renderPreview(Welcome, senderInfo);
  const guide = guideId ? await getGuide({ ...ctx, user }, guideId) : WeeklyGuide.PreviewProps.guide;
  return renderPreview<WeeklyProps>(WeeklyGuide, senderInfo, { guide, isTest: name === "test-message" });
}

async function renderPreview<Props extends { senderInfo: SenderInfo }>(
  template: EmailTemplate<Props>,
  senderInfo: SenderInfo,
  more: Partial<Props> = {},
): Promise<Omit<MailMessage, "to">> {
  const props = { ...template.PreviewProps, senderInfo, ...more };
  const token = "unsubscribeToken" in props ? String(props.unsubscribeToken) : null;
  const headers = token === null ? {} : listUnsubscribeHeaders(senderInfo.appUrl, token);
  return { ...(await renderTemplate(template, props)), headers };
}
