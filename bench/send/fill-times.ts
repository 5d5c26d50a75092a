import type { EditionMessage } from "@/db/schema";
import { SAMPLE_SENDER_INFO } from "@/emails/_components/sample-sender-info";
import { compileTemplate } from "@/lib/mail/render/compile-template";

const BATCH = 100;

/** The median of what one reader's message costs, in microseconds, batch by batch as the send fills them in. */
export function fillTimes(message: EditionMessage, readers: number): number {
  const fill = compileTemplate(SAMPLE_SENDER_INFO, message);
  const times: number[] = [];
  for (let at = 0; at < readers; at += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, index) => reader(at + index));
    const startedAt = performance.now();
    batch.map(fill);
    times.push(((performance.now() - startedAt) * 1000) / BATCH);
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

const reader = (at: number) => ({
  email: `reader-${at}@example.com`,
  unsubscribeToken: `u${String(at).padStart(63, "0")}`,
  preferenceToken: `p${String(at).padStart(63, "0")}`,
});
