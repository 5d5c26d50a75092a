import type { EditionMessage } from "@/db/schema";
import { SAMPLE_SENDER_INFO } from "@/emails/_components/sample-sender-info";
import { compileTemplate } from "@/lib/mail/render/compile-template";

const BATCH = 100;

/** The median cost of one reader's message, in microseconds, batch by batch as the send fills them in. */
export function fillTimes(message: EditionMessage, readers: number): number {
  const fill = compileTemplate(SAMPLE_SENDER_INFO, message);
  const times: number[] = [];
  for (let start = 0; start < readers; start += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, index) => reader(start + index));
    const startedAt = performance.now();
    batch.map(fill);
    times.push(((performance.now() - startedAt) * 1000) / BATCH);
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

const reader = (index: number) => ({
  email: `reader-${index}@example.com`,
  unsubscribeToken: `u${String(index).padStart(63, "0")}`,
  preferenceToken: `p${String(index).padStart(63, "0")}`,
});
