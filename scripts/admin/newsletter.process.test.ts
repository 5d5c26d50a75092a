import { setTimeout as pause } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "@/db/client";
import { openInMemory } from "@/db/embedded/database-folder";
import { openGateway } from "@/db/embedded/gateway";
import { emptyDatabase } from "@/db/embedded/testing/prepared-database";
import { migrate } from "@/db/migrate";
import { deliveries, editions, guides, jobEvents, subscribers } from "@/db/schema";
import { SAMPLE_SENDER_INFO } from "@/emails/_components/sample-sender-info";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import type { City } from "@/lib/core/cities";
import { weekOf } from "@/lib/core/week";
import { finishEdition } from "@/lib/editions/finish-edition";
import { openEdition } from "@/lib/editions/open-edition";
import { queueDeliveries } from "@/lib/editions/queue-deliveries";
import { sendEdition } from "@/lib/editions/send-edition";
import { makeCtx } from "@/lib/testing/make-ctx";
import { scriptedMail } from "@/lib/testing/scripted-mail";
import { startAdmin } from "./testing/run-admin";

const database = await openInMemory(await emptyDatabase());
const gateway = await openGateway({ database, password: "test" });
await migrate(gateway.url);
const { db, close } = openDatabase(gateway.url);
const thisWeek = weekOf(new Date());
const message = { subject: "Soup", html: "<p>Soup</p>", text: "Soup" };

beforeAll(async () => {
  await seedCatalogue(db);
  const emails = Array.from({ length: 120 }, (_, index) => `reader-${index}@example.com`);
  const confirmed = { state: "confirmed" as const, confirmedAt: new Date("2025-01-01") };
  await db
    .insert(subscribers)
    .values(
      (["Oakland", "Berkeley"] as const).flatMap((city) =>
        emails.map((email) => ({ ...confirmed, city, email, emailKey: email })),
      ),
    );
});

afterAll(async () => {
  await close();
  await gateway.close();
  await database.close();
});

async function admin(args: string, env: Record<string, string> = {}) {
  const words = ["newsletter", ...args.split(" ")];
  const { child, printed, ended } = await startAdmin(words, { DATABASE_URL: gateway.url, ...env });
  return { child, printed, ended: ended.then(({ code }) => code) };
}

/** Does what the server does with a due edition, until it is stopped. */
async function serve(send: (edition: { id: string }) => Promise<void>, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const events = await db
      .update(jobEvents)
      .set({ handedOnAt: new Date() })
      .where(isNull(jobEvents.handedOnAt))
      .returning();
    for (const { data } of events.filter(({ name }) => name === "edition/due")) {
      const edition = await openEdition(makeCtx(db), data as Parameters<typeof openEdition>[1]);
      const row = { state: "sending" as const, message };
      await db.update(editions).set(row).where(eq(editions.id, edition.id));
      await queueDeliveries(db, edition);
      await send(edition);
    }
    await pause(20);
  }
}

const editionOf = async (city: City) =>
  (
    await db
      .select()
      .from(editions)
      .where(and(eq(editions.city, city), eq(editions.week, thisWeek)))
  )[0];

test("without a server nothing is sent, and the command says so", async () => {
  const { ended, printed } = await admin(`send --city Oakland --week ${thisWeek}`);
  expect(await ended).toBe(1);
  expect(printed.error).toContain("No server is at work on this database");
  expect(printed.out).toBe("");
  expect(await editionOf("Oakland")).toBeUndefined();
  expect(await db.$count(jobEvents)).toBe(0);
});

test("with a server the edition is sent, its end is reported, and it can't be sent twice", async () => {
  const { mail } = scriptedMail();
  const ctx = makeCtx(db, { providers: { mail, senderInfo: SAMPLE_SENDER_INFO } });
  const stop = new AbortController();
  const server = serve(async ({ id }) => {
    await sendEdition(ctx, { id, message }, { forMs: 60_000 });
    await finishEdition(db, id, new Date());
  }, stop.signal);
  const first = await admin(`send --city Oakland --week ${thisWeek}`);
  expect(await first.ended).toBe(0);
  expect(first.printed.out).toContain(`Oakland, ${thisWeek}: started.`);
  expect(first.printed.out).toContain("Done: 120 sent, 0 failed, 0 skipped, 0 uncertain.");

  const again = await admin(`send --city oakland --week ${thisWeek}`);
  expect(await again.ended).toBe(1);
  expect(again.printed.error).toContain("It can't be sent twice.");
  stop.abort();
  await server;
});

test("Ctrl-C leaves the send running, and a failure is reported with what to do", async () => {
  const stop = new AbortController();
  const server = serve(async () => {}, stop.signal);
  const watched = await admin(`send --city Berkeley --week ${thisWeek}`);
  await expect.poll(() => watched.printed.out, { timeout: 20_000 }).toContain("0 of 120 readers");
  watched.child.kill("SIGINT");
  expect(await watched.ended).toBe(0);
  expect(watched.printed.out).toContain("the server goes on with it");
  const edition = await editionOf("Berkeley");
  expect(edition?.state).toBe("sending");

  const failing = await admin(`send --city Berkeley --week ${thisWeek}`);
  await expect.poll(() => failing.printed.out, { timeout: 20_000 }).toContain("0 of 120 readers");
  const failed = { state: "failed" as const, note: "The provider was away." };
  await db
    .update(editions)
    .set(failed)
    .where(eq(editions.id, edition?.id ?? ""));
  expect(await failing.ended).toBe(1);
  expect(failing.printed.error).toContain("It has failed: The provider was away.");
  expect(failing.printed.error).toContain("120 open. The same command goes on from here.");
  stop.abort();
  await server;
});

test("a dry run exits with 1 if there are problems, with 0 if there are none, and stores nothing", async () => {
  // From Monday to Thursday the coming week's edition is that of the tests before, which have no guide.
  await db.delete(deliveries);
  await db.delete(editions);
  const weeks = "dry-run --weeks 2 --city Oakland";
  const plain = await admin(weeks);
  expect(await plain.ended).toBe(1);
  expect(plain.printed.out).toContain("Weeks without a theme (no-theme, 2)");
  expect(plain.printed.out).toContain("Oakland 120");
  const set = {
    APP_URL: "https://guides.example",
    EMAIL_FROM: "a@guides.example",
    RESEND_API_KEY: "re_none",
    POSTAL_ADDRESS: "1 Ferry Building, San Francisco",
  };
  const json = await admin(`${weeks} --ignore no-theme --json`, set);
  expect(await json.ended).toBe(0);
  expect(JSON.parse(json.printed.out)).toMatchObject({ problems: [], readers: { Oakland: 120 }, writtenBy: "house" });
  expect(await db.$count(guides)).toBe(0);
});

test("with a model it first reports what it would take, and makes no call", async () => {
  const model = { OPENAI_API_KEY: "sk-none", OPENAI_BASE_URL: "http://127.0.0.1:9" };
  const dryRun = await admin("dry-run --weeks 1", model);
  expect(await dryRun.ended).toBe(1);
  expect(dryRun.printed.out).toContain("Up to 4 guides take about 40 calls");
  expect(dryRun.printed.out).toContain("With the house curator, which costs nothing: --house");
  const house = await admin("dry-run --weeks 1 --city Oakland --house", model);
  await house.ended;
  expect(house.printed.out).toContain("new guides by the house curator");
});
