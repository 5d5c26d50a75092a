import { MailError } from "@/lib/ports/mail";
import { bounceKindOf, enhancedStatusOf } from "./bounce-kind";

/** What nodemailer says of a failed hand-off. */
export type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number };

const AUTHENTICATION = new Set([530, 534, 535, 538]);
const WORDS_MAX = 200;

/** What a mail server's refusal or silence means. `isWritten`: whether it may have had the whole message. */
export function toMailError(error: SmtpError, isWritten: boolean): MailError {
  const reply = error.responseCode;
  const isTlsRefused = error.code === "ETLS" && (reply ?? 0) >= 500;
  if (!reply || isTlsRefused) return withoutReply(error, isWritten);
  const response = error.response ?? "";
  const words = `The mail server said: ${response.replace(/\s+/g, " ").slice(0, WORDS_MAX)}`;
  const isAboutMessage = error.command === "RCPT TO" || error.code === "EMESSAGE";
  if (reply === 421 || (reply < 500 && !isAboutMessage)) return new MailError("unavailable", words);
  // One reason for many readers: no address and no queue id in it.
  const status = enhancedStatusOf(response);
  const code = [reply, status].filter(Boolean).join(" ");
  if (reply < 500) return new MailError("deferred", `The mail server did not take it for now (${code}).`);
  if (AUTHENTICATION.has(reply) || !isAboutMessage) return new MailError("unauthorized", words);
  if (error.command === "RCPT TO") {
    if (/\brelay/i.test(response)) return new MailError("unauthorized", words);
    if (status && bounceKindOf(status) === "permanent") {
      return new MailError("no_mailbox", `The mail server knows no such mailbox (${code}).`);
    }
  }
  return new MailError("refused", `The mail server refused it (${code}).`);
}

function withoutReply({ code, message }: SmtpError, isWritten: boolean): MailError {
  if (isWritten) return new MailError("uncertain", "The mail server had the whole message and gave no answer.");
  // Trying again would not change a certificate, a missing STARTTLS or a missing login.
  if (code === "ETLS" || code === "EAUTH" || code === "ENOAUTH" || /certificate/i.test(message)) {
    return new MailError("unauthorized", `The mail server can't be used as SMTP_URL says: ${message}`);
  }
  return new MailError("unavailable", "The mail server can't be reached.");
}
