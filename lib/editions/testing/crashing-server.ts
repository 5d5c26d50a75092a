import { createHash } from "node:crypto";
import { type CrashOrders, STEPS } from "./crash-points";

/*
 * The product's durable work as a process that gets orders to kill itself: its own functions, verbs, runner and mail
 * client, with points at their edges. It runs as a bundle, without Next.
 */
const shiftClock = shiftableClock();

const { openDatabase } = await import("@/db/client");
const { inngest } = await import("@/inngest/client");
const { functions } = await import("@/inngest");
const { env } = await import("@/lib/core/env");
const { embeddedSigningKey } = await import("@/lib/jobs/runner/signing-key");
const { EmbeddedRunner } = await import("@/lib/jobs/runner/embedded-runner");
const { endpointOf } = await import("@/lib/jobs/testing/test-client");
const { setRuntime } = await import("@/lib/ports/runtime");
const { chooseProviders } = await import("@/lib/adapters/choose");
const { resendMail } = await import("@/lib/adapters/resend/resend-mail");
const { crashHooks, hookMail, hookStatements } = await import("./crash-hooks");

/** Responses come later than that when the fake is slow. */
const TIMEOUT_MS = 600;
/** Of a hand-over: more than there will be. */
const ROUND_NUMBERS = Array.from({ length: 100 }, (_, i) => i + 1);
/** Slow enough that a moment within a second is in the middle of something. */
const RATE_PER_SECOND = 3;
const settings = env();
const { point, obey } = crashHooks();
const { db } = openDatabase(settings.DATABASE_URL ?? "", { max: 4 });
const mail = resendMail({
  apiKey: "re_stand-in",
  baseUrl: settings.RESEND_BASE_URL,
  from: "Kumquat <hello@guides.example>",
  ratePerSecond: RATE_PER_SECOND,
  timeoutMs: TIMEOUT_MS,
});
setRuntime({
  db: hookStatements(db, point),
  providers: { ...chooseProviders(settings, db), mail: hookMail(mail, point) },
});

const endpoint = endpointOf(inngest, functions);
const runner = new EmbeddedRunner({
  db,
  signingKey: embeddedSigningKey(),
  report: () => {},
  endpoint: async (request) => {
    const written = lastRecordedStep(await request.clone().text());
    if (written) point(`${written} is recorded`);
    const response = await endpoint(request);
    const done = stepOf(await response.clone().text());
    if (done) point(`${done} is done`);
    return response;
  },
});

process.on("message", (orders: CrashOrders) => {
  shiftClock(new Date(orders.now));
  obey(orders);
  runner.start();
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");

/** The last step in the function's request, by the digest under which the SDK knows it. */
function lastRecordedStep(body: string): string | undefined {
  const [, digest] = /"stack":\{"stack":\[(?:[^\]]*,)?"(\w+)"\]/.exec(body) ?? [];
  const matchesDigest = (name: string) => createHash("sha1").update(name).digest("hex") === digest;
  return STEPS.find((step) => matchesDigest(step) || ROUND_NUMBERS.some((round) => matchesDigest(`${step}-${round}`)));
}

/** "hand-over" where the third of its rounds has been done. */
function stepOf(body: string): string | undefined {
  if (!body.includes('"op":"StepRun"')) return undefined;
  return /"displayName":"([^"]+)"/.exec(body)?.[1]?.replace(/-\d+$/, "");
}

/** From now on the whole process lives at another time, and time passes as ever. */
function shiftableClock(): (now: Date) => void {
  const Real = Date;
  let aheadMs = 0;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [Real.now() + aheadMs] : args) as Date,
    get: (target, name) => (name === "now" ? () => Real.now() + aheadMs : Reflect.get(target, name)),
  });
  return (now) => {
    aheadMs = now.getTime() - Real.now();
  };
}
