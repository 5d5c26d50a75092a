import { longGuide } from "@/emails/_components/long-guide";
import { SAMPLE_SENDER_INFO } from "@/emails/_components/sample-sender-info";
import { compileTemplate } from "@/lib/mail/render/compile-template";
import { renderWeekly } from "@/lib/mail/render/render-weekly";

const RECIPIENTS = 20_000;
const BATCH = 100;
const AT_MOST_US = 100;

/** What a recipient costs: one render for all, then the links of each. */
export async function run(): Promise<boolean> {
  const startedAt = performance.now();
  const edition = await renderWeekly(SAMPLE_SENDER_INFO, { guide: longGuide(), week: "2026-11-19" });
  const renderMs = performance.now() - startedAt;
  const fill = compileTemplate(SAMPLE_SENDER_INFO, edition);
  const times: number[] = [];
  let bytes = 0;
  let writingMs = 0;
  for (let start = 0; start < RECIPIENTS; start += BATCH) {
    const recipients = Array.from({ length: BATCH }, (_, index) => recipient(start + index));
    const began = performance.now();
    const messages = recipients.map(fill);
    const filled = performance.now();
    times.push(((filled - began) * 1000) / BATCH);
    bytes = Math.max(bytes, JSON.stringify(messages).length / BATCH);
    writingMs += performance.now() - filled;
  }
  const median = times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
  const slowest = Math.max(...times);
  const isMet = median <= AT_MOST_US;
  console.log(
    `${isMet ? "ok  " : "MISS"} filled in: median ${median.toFixed(1)} µs a recipient, at most ${AT_MOST_US} µs`,
  );
  console.log(`     ${RECIPIENTS} recipients of a guide of 12 long entries, ${(bytes / 1024).toFixed(0)} KB each`);
  console.log(`     rendered once in ${renderMs.toFixed(0)} ms; slowest batch ${slowest.toFixed(1)} µs a recipient`);
  console.log(`     written out as JSON for the provider: another ${((writingMs * 1000) / RECIPIENTS).toFixed(1)} µs`);
  return isMet;
}

const recipient = (index: number) => ({
  email: `reader-${index}@example.com`,
  unsubscribeToken: `u${String(index).padStart(63, "0")}`,
  preferenceToken: `p${String(index).padStart(63, "0")}`,
});
