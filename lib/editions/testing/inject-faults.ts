import type { FakeBehavior, FakeResend, Fault } from "@/lib/testing/fakes/resend";

/** Of a hundred calls, how many go wrong. */
const PERCENT = 25;
const FAULTS: readonly Fault[] = [
  ...(["rate-limited", "server-error", "unavailable", "dropped", "refused-connection"] as const),
  ...(["half-response", "silent", "partial", "missing-ids", "garbage"] as const),
];
/** Later than the servers wait. */
const LATE_RESPONSE: FakeBehavior = { lateMs: 1_500 };

/** One call in four fails in some way; the one that a server dies of is accepted without a response. */
export function injectFaults(
  fake: FakeResend,
  random: () => number,
  deadly: { nth: number; kill: () => void } | null,
): void {
  let calls = 0;
  fake.behave = () => {
    calls += 1;
    if (deadly && calls === deadly.nth) {
      setTimeout(deadly.kill, 20);
      return { fault: "silent" };
    }
    if (random() * 100 >= PERCENT) return {};
    const fault = FAULTS[Math.floor(random() * (FAULTS.length + 1))];
    return fault ? { fault } : LATE_RESPONSE;
  };
}
