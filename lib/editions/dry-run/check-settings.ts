import type { SenderInfo } from "@/lib/contracts/message-inputs";
import type { MailSettings, Problem } from "./report";

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** What is wrong with every message, whatever its week. */
export function checkSettings(
  { hasSender, hasPostalAddress, hasProvider }: MailSettings,
  { appUrl }: SenderInfo,
): Problem[] {
  const { hostname } = new URL(appUrl);
  const found: (Problem | false)[] = [
    LOCAL.test(hostname) && {
      kind: "app-url-local",
      message: `APP_URL is ${appUrl}: no reader's mailbox can open a link or show a picture.`,
    },
    !hasSender && { kind: "sender-unset", message: `EMAIL_FROM is not set: mail would come from hello@${hostname}.` },
    !hasPostalAddress && {
      kind: "postal-address-unset",
      message: "POSTAL_ADDRESS is not set: the law asks for one in every message.",
    },
    !hasProvider && {
      kind: "provider-unset",
      message: "Neither RESEND_API_KEY nor SMTP_URL is set: messages would stay in the outbox.",
    },
  ];
  return found.filter((problem) => problem !== false);
}
