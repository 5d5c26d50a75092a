import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { deliveries, editions, suppressions } from "@/db/schema";
import { seededRandom } from "@/lib/core/cover/random";
import { bundleProgram } from "@/lib/testing/bundle-program";
import { type FakeSmtp, type SmtpBehavior, startFakeSmtp } from "@/lib/testing/fakes/smtp/fake-smtp";
import { LEASE_MS } from "../lease-batch";
import { editionFixtures } from "./edition-fixtures";

export type SmtpSenderOrders = { url: string; port: number; editionId: string; aheadMs: number };
type Options = { db: Database; url: string; readers: number; kills: number; seed: number };

/** What the mail server does with a reader, of twenty: most are taken. */
const HABITS: Record<number, (attempt: number) => SmtpBehavior> = {
  1: (attempt) => (attempt === 1 ? { fault: "greylisted" } : {}),
  2: () => ({ fault: "no-mailbox" }),
  3: () => ({ fault: "policy" }),
  5: (attempt) => (attempt === 1 ? { fault: "deferred-after-data" } : {}),
  6: () => ({ fault: "rejected-after-data" }),
  7: () => ({ fault: "dropped-after-data" }),
  8: () => ({ lateMs: 40 }),
};
/** Of two hundred, because they hold everybody up. */
const RARE_HABITS: Record<number, (attempt: number) => SmtpBehavior> = {
  9: (attempt) => (attempt === 1 ? { fault: "closing" } : {}),
  10: (attempt) => (attempt === 1 ? { fault: "dropped-before-data" } : {}),
};

/**
 * An edition that is sent by SMTP by processes that are killed one after the other, half of them at the moment when the
 * server has a message whole and has not answered. Each lives after the leases of those before it.
 */
export async function smtpKillRun({ db, url, readers, kills, seed }: Options) {
  const random = seededRandom(seed);
  const { make, states } = editionFixtures(db);
  const edition = await make(readers);
  const fake = await startFakeSmtp();
  const program = await bundleProgram(new URL("./smtp-sender.ts", import.meta.url));
  const startedAt = performance.now();
  try {
    for (let life = 0; life <= kills; life += 1) {
      const child = await startSender(program);
      const isLast = life === kills;
      const target = fake.deliveries.length + Math.ceil((readers / (2 * (kills + 1))) * (0.5 + random()));
      const isKilledByServer = life % 2 === 0 && !isLast;
      fake.behave = (to, attempt) => {
        if (isKilledByServer && fake.deliveries.length >= target) {
          child.kill("SIGKILL");
          return { fault: "silent-after-data" };
        }
        return habitOf(to)(attempt);
      };
      const ended = once(child, "exit");
      child.send({ url, port: fake.port, editionId: edition.id, aheadMs: life * (LEASE_MS + 10_000) });
      if (!isLast && !isKilledByServer) await killAt(child, () => fake.deliveries.length >= target);
      const [code] = await ended;
      if (isLast && code !== 0) throw new Error(`The last sender ended with ${code}.`);
    }
    return {
      seconds: (performance.now() - startedAt) / 1000,
      ...(await report(db, edition, fake)),
      byState: await states(edition),
    };
  } finally {
    await fake.close();
  }
}

async function startSender(program: string): Promise<ChildProcess> {
  const child = fork(program, { execArgv: ["--no-warnings"] });
  await once(child, "message");
  return child;
}

async function killAt(child: ChildProcess, isTime: () => boolean): Promise<void> {
  while (child.exitCode === null && !isTime()) await wait(5);
  child.kill("SIGKILL");
}

function habitOf(to: string): (attempt: number) => SmtpBehavior {
  const number = Number(/^reader-(\d+)@/.exec(to)?.[1]);
  return RARE_HABITS[number % 200] ?? HABITS[number % 20] ?? (() => ({}));
}

/** The ledger beside what the mail server knows. */
async function report(db: Database, { id }: { id: string }, { deliveries: arrived, duplicates }: FakeSmtp) {
  const rows = await db.select().from(deliveries).where(eq(deliveries.editionId, id));
  const [edition] = await db.select({ state: editions.state }).from(editions).where(eq(editions.id, id));
  const idsByReader = new Map(arrived.map(({ to, messageId }) => [to, messageId]));
  const of = (state: string) => rows.filter((row) => row.state === state);
  const reasons = Object.groupBy(
    rows.filter(({ reason }) => reason !== null),
    ({ reason }) => reason ?? "",
  );
  const bounced = await db.select().from(suppressions);
  return {
    edition: edition?.state,
    arrived: arrived.length,
    twice: duplicates().length,
    /** In the ledger as sent, and not with the mail server under that id. */
    sentButUnknown: of("sent").filter(({ email, providerId }) => idsByReader.get(email ?? "") !== providerId).length,
    refusedButArrived: of("failed").filter(({ email }) => idsByReader.has(email ?? "")).length,
    arrivedAndUncertain: of("uncertain").filter(({ email }) => idsByReader.has(email ?? "")).length,
    reasons: Object.fromEntries(Object.entries(reasons).map(([reason, group]) => [reason, group?.length])),
    suppressed: bounced.filter(({ emailKey }) => emailKey.endsWith(`@${id}.example`)).length,
  };
}
