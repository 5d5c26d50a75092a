import { createHash } from "node:crypto";
import { registerHooks } from "node:module";
import { type Orders, STEPS } from "./doom";

/*
 * The product's durable work as a process that is told when to kill itself: its own functions, verbs, runner and mail
 * client, with points at their edges. Only what needs Next is left out.
 */
const HANDS_OFF = "export const revalidateTag = () => {};";
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "next/cache"
      ? { url: `data:text/javascript,${encodeURIComponent(HANDS_OFF)}`, shortCircuit: true }
      : next(specifier, context),
});
const shiftClock = shiftableClock();

const { openDatabase } = await import("@/db/client");
const { inngest } = await import("@/inngest/client");
const { functions } = await import("@/inngest");
const { env } = await import("../../env");
const { embeddedKey } = await import("../../jobs/embedded-key");
const { Runner } = await import("../../jobs/runner/runner");
const { endpointOf } = await import("../../jobs/testing/test-client");
const { chooseProviders } = await import("../../providers/choose");
const { resendMail } = await import("../../providers/mail/resend");
const { pointsOf, watchMail, watchStatements } = await import("./points");

/** Answers come later than that when the stand-in is slow. */
const TIMEOUT_MS = 600;
/** Of a hand-over: more than there will be. */
const ROUNDS = Array.from({ length: 100 }, (_, i) => i + 1);
/** Slow enough that a moment within a second is in the middle of something. */
const RATE_PER_SECOND = 3;
const settings = env();
const { point, obey } = pointsOf();
const { db } = openDatabase(settings.DATABASE_URL ?? "", { max: 4 });
const mail = resendMail({
  apiKey: "re_stand-in",
  baseUrl: settings.RESEND_BASE_URL,
  from: "Kumquat <hello@guides.example>",
  ratePerSecond: RATE_PER_SECOND,
  timeoutMs: TIMEOUT_MS,
});
Object.assign(globalThis, {
  kumquatRuntime: {
    db: watchStatements(db, point),
    providers: { ...chooseProviders(settings, db), mail: watchMail(mail, point) },
  },
});

const endpoint = endpointOf(inngest, functions);
const runner = new Runner({
  db,
  signingKey: embeddedKey(),
  report: () => {},
  endpoint: async (request) => {
    const written = lastWritten(await request.clone().text());
    if (written) point(`${written} is written down`);
    const answer = await endpoint(request);
    const done = stepOf(await answer.clone().text());
    if (done) point(`${done} is done`);
    return answer;
  },
});

process.on("message", (orders: Orders) => {
  shiftClock(new Date(orders.now));
  obey(orders);
  runner.start();
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");

/** The step that the function is told of last, by the digest under which the SDK knows it. */
function lastWritten(body: string): string | undefined {
  const [, digest] = /"stack":\{"stack":\[(?:[^\]]*,)?"(\w+)"\]/.exec(body) ?? [];
  const isIt = (name: string) => createHash("sha1").update(name).digest("hex") === digest;
  return STEPS.find((step) => isIt(step) || ROUNDS.some((round) => isIt(`${step}-${round}`)));
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
