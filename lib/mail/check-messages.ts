import { MAIL_BATCH_MAX, MailError, type MailMessage } from "@/lib/ports/mail";

const LINE_BREAKS = /[\r\n\0]/;

/** Refuses what no provider may receive: an empty or oversized batch, or a line break where a header is built. */
export function checkMessages(messages: readonly MailMessage[]): void {
  if (messages.length < 1 || messages.length > MAIL_BATCH_MAX) {
    throw new MailError("refused", `A hand-off holds 1 to ${MAIL_BATCH_MAX} messages, not ${messages.length}.`);
  }
  for (const { to, subject, headers = {} } of messages) {
    const isBroken = [to, subject, ...Object.entries(headers).flat()].some((value) => LINE_BREAKS.test(value));
    if (isBroken) throw new MailError("refused", "A line break in an address, a subject or a header is refused.");
  }
}
