import { HOUR_MS } from "@/lib/core/durations";
import { MAIL_BATCH_MAX, type Mail, MailError, type MailMessage } from "@/lib/ports/mail";

type MailScript = (call: { key: string; to: string[]; attempt: number }) => MailError | null;

/** As Resend's, less the hour that is reserved for clocks. */
export const KEY_LIFETIME_MS = 23 * HOUR_MS;

/** A mail provider that remembers keys as Resend does, and fails as scripted, before or after it has accepted. */
export function scriptedMail({
  before = () => null,
  after = () => null,
}: {
  before?: MailScript;
  after?: MailScript;
} = {}) {
  const acceptedByKey = new Map<string, { to: string[]; ids: string[] }>();
  const calls: { key: string; to: string[] }[] = [];

  async function sendBatch(messages: readonly MailMessage[], key: string): Promise<{ ids: string[] }> {
    const to = messages.map((message) => message.to);
    calls.push({ key, to });
    const attempt = calls.filter((call) => call.key === key).length;
    const refusal = before({ key, to, attempt });
    if (refusal) throw refusal;
    const known = acceptedByKey.get(key);
    if (known && known.to.join() !== to.join()) throw new MailError("refused", "Another request under the same key.");
    const accepted = known ?? { to, ids: to.map((address) => `${key}:${address}`) };
    acceptedByKey.set(key, accepted);
    const loss = after({ key, to, attempt });
    if (loss) throw loss;
    return { ids: accepted.ids };
  }

  const mail: Mail = {
    name: "resend",
    batchMax: MAIL_BATCH_MAX,
    concurrency: 8,
    keyLifetimeMs: KEY_LIFETIME_MS,
    async waitForTurn() {},
    sendBatch,
    async send(message, key) {
      const { ids } = await sendBatch([message], key);
      return { id: ids[0] ?? key };
    },
  };
  return {
    mail,
    calls,
    /** Every address that was sent to, once per message. */
    received: () => [...acceptedByKey.values()].flatMap(({ to }) => to),
  };
}
