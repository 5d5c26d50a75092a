import { type Mail, MailError, type MailFailure } from "@/lib/ports/mail";
import { metrics } from "@/lib/telemetry/metrics";
import { withSpan } from "@/lib/telemetry/with-span";

/** Counts what becomes of each message that is handed to the provider. */
export function observedMail(mail: Mail): Mail {
  return {
    ...mail,
    send: (message, key, signal) => observe(mail, 1, () => mail.send(message, key, signal)),
    sendBatch: (messages, key, signal) => observe(mail, messages.length, () => mail.sendBatch(messages, key, signal)),
  };
}

async function observe<T>({ name }: Mail, count: number, send: () => Promise<T>): Promise<T> {
  const record = (result: "accepted" | "failed" | MailFailure) => metrics()?.sends.inc({ result }, count);
  try {
    const sent = await withSpan(`mail ${name}`, { "messaging.batch.message_count": count }, send);
    record("accepted");
    return sent;
  } catch (error) {
    record(error instanceof MailError ? error.failure : "failed");
    throw error;
  }
}
