import ConfirmSubscription from "@/emails/confirm-subscription";
import SendSummary from "@/emails/send-summary";
import { type EmailTemplate, renderTemplate } from "@/emails/template";
import WeeklyGuide, { type WeeklyProps } from "@/emails/weekly-guide";
import Welcome from "@/emails/welcome";
import { requireAdmin } from "../../auth/require-admin";
import type { Ctx } from "../../context";
import { getGuide } from "../../guides/get";
import type { MailMessage } from "../../providers/mail";
import type { Letterhead } from "../messages";
import { listUnsubscribe } from "./list-unsubscribe";

/** Every message there is, with its name for administrators. */
export const MESSAGES = {
  "weekly-guide": "Weekly guide",
  "test-message": "Test message",
  "confirm-subscription": "Confirmation",
  welcome: "Welcome",
  "send-summary": "Send summary",
} as const;
export type MessageName = keyof typeof MESSAGES;
export const isMessageName = (value: unknown): value is MessageName =>
  typeof value === "string" && Object.hasOwn(MESSAGES, value);

/** As it would be mailed, with what its template is previewed with, or with a real guide. For administrators. */
export async function previewMessage(
  ctx: Ctx,
  { name, guideId }: { name: MessageName; guideId?: string | undefined },
): Promise<Omit<MailMessage, "to">> {
  const { user } = ctx;
  requireAdmin(user);
  const { letterhead } = ctx.providers;
  if (name === "confirm-subscription") return render(ConfirmSubscription, letterhead);
  if (name === "send-summary") return render(SendSummary, letterhead);
  if (name === "welcome") return render(Welcome, letterhead);
  const guide = guideId ? await getGuide({ ...ctx, user }, guideId) : WeeklyGuide.PreviewProps.guide;
  return render<WeeklyProps>(WeeklyGuide, letterhead, { guide, isTest: name === "test-message" });
}

async function render<Props extends { letterhead: Letterhead }>(
  template: EmailTemplate<Props>,
  letterhead: Letterhead,
  more: Partial<Props> = {},
): Promise<Omit<MailMessage, "to">> {
  const props = { ...template.PreviewProps, letterhead, ...more };
  const token = "unsubscribeToken" in props ? String(props.unsubscribeToken) : null;
  const headers = token === null ? {} : listUnsubscribe(letterhead.appUrl, token);
  return { ...(await renderTemplate(template, props)), headers };
}
