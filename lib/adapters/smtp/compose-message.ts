import MailComposer from "nodemailer/lib/mail-composer";
import type { MailMessage } from "@/lib/ports/mail";

/** One message as it goes over the wire, with both of its bodies. */
export function composeMessage(
  { to, subject, html, text, headers }: MailMessage,
  { from, messageId }: { from: string; messageId: string },
): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    to,
    subject,
    text,
    html,
    messageId,
    ...(headers && { headers }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
