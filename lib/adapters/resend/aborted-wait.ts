import { MailError } from "@/lib/ports/mail";

/** Whoever is called off while waiting for the provider's limit has handed nothing over. */
export const mapAbortedWait = (waiting: Promise<void>): Promise<void> =>
  waiting.catch((cause: unknown) => {
    throw new MailError("unavailable", "The hand-off was called off before its turn.", undefined, { cause });
  });
