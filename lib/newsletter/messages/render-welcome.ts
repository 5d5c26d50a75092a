import { renderTemplate } from "@/emails/template";
import Welcome from "@/emails/welcome";
import type { MailMessage } from "../../providers/mail";
import type { Letterhead, WelcomeInput } from "../messages";
import { listUnsubscribe } from "./list-unsubscribe";

/** The message after the confirmation. */
export async function renderWelcome(letterhead: Letterhead, { email, ...input }: WelcomeInput): Promise<MailMessage> {
  const message = await renderTemplate(Welcome, { letterhead, ...input });
  return { to: email, ...message, headers: listUnsubscribe(letterhead.appUrl, input.unsubscribeToken) };
}
