import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "@/db/client";
import { openInMemory } from "@/db/embedded/database-folder";
import { openGateway } from "@/db/embedded/gateway";
import { emptyDatabase } from "@/db/embedded/testing/prepared-database";
import { migrate } from "@/db/migrate";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { weekOf } from "@/lib/core/week";
import { makeUser } from "@/lib/testing/factories";
import { COMMANDS } from "./commands";
import { runAdmin } from "./testing/run-admin";

const [gateway, target] = await Promise.all([openEmbedded(), openEmbedded()]);
const folder = mkdtempSync(join(tmpdir(), "kumquat-admin-"));
const csv = join(folder, "places.csv");
const subscribersCsv = join(folder, "subscribers.csv");
const file = join(folder, "kumquat.backup");
const env = { DATABASE_URL: gateway.url };

async function openEmbedded() {
  const database = await openInMemory(await emptyDatabase());
  const { url, close } = await openGateway({ database, password: "test" });
  return { url, close: () => close().then(() => database.close()) };
}

beforeAll(async () => {
  await migrate(gateway.url);
  const { db, close } = openDatabase(gateway.url);
  await seedCatalogue(db);
  await makeUser(db, { username: "ada", usernameKey: "ada" });
  await close();
  writeFileSync(
    subscribersCsv,
    "email,city,consent_date,consent_source\nana@example.com,Oakland,2026-01-02,Mailchimp\n",
  );
  writeFileSync(csv, "name,address,latitude,longitude\nSoup House,1 Valencia St,37.7688,-122.4221\n");
});

afterAll(async () => {
  await Promise.all([gateway.close(), target.close()]);
  rmSync(folder, { recursive: true });
});

type Call = { args: string[]; env?: Record<string, string>; code?: number; data: object };
const edition = ["--city", "Oakland", "--week", weekOf(new Date())];

/** A call of every command, in this order, and some of what its document holds. */
const CALLS: Record<string, Call> = {
  "make-admin": { args: ["ada"], data: { username: "ada" } },
  "reset-password": { args: ["ada"], data: { username: "ada", password: expect.any(String) } },
  "catalogue import": { args: [csv], data: { imported: 1, skipped: [] } },
  "catalogue harvest": { args: ["--city", "Oakland", "--dry-run"], data: { city: "Oakland" } },
  "catalogue refresh": { args: [], env: { GOOGLE_PLACES_API_KEY: "none" }, data: { due: 0, calls: 0 } },
  "newsletter dry-run": { args: ["--weeks", "1", "--city", "Oakland"], code: 1, data: { writtenBy: "house" } },
  "newsletter send": { args: edition, code: 1, data: { error: expect.stringContaining("No server is at work") } },
  "subscribers export": { args: [join(folder, "out.csv")], data: { rows: 0 } },
  "subscribers import": { args: [subscribersCsv], data: { added: 1, leftOut: [] } },
  backup: { args: [file], data: { file, rows: expect.any(Number) } },
  restore: { args: [file, "--replace"], data: { file, migrated: 0, held: expect.any(Array) } },
  "move-to": { args: [target.url], data: { differences: [] } },
};

test.each(Object.keys(COMMANDS))(
  "%s answers --json with one document, and --help with its usage",
  { timeout: 180_000 },
  async (name) => {
    const call = CALLS[name];
    if (!call) throw new Error(`No call is known for ${name}.`);
    const words = name.split(" ");
    const told = await runAdmin([...words, ...call.args, "--json"], { ...env, ...call.env });
    expect(JSON.parse(told.out), told.error).toMatchObject(call.data);
    expect(told.code).toBe(call.code ?? 0);

    const help = await runAdmin([...words, "--help"], {});
    expect(help).toMatchObject({ code: 0, error: "" });
    expect(help.out).toContain(`  ${name} ${COMMANDS[name]?.usage}\n      ${COMMANDS[name]?.about}\n`);
    expect(help.out).not.toContain(Object.keys(COMMANDS).find((other) => other !== name));
  },
);

test("help exits with 0 and lists every command; what is none exits with 1 and a sentence", async () => {
  const help = await runAdmin(["help"], {});
  expect(help).toMatchObject({ code: 0, error: "" });
  for (const name of Object.keys(COMMANDS)) expect(help.out).toContain(`\n  ${name} `);
  const listed = JSON.parse((await runAdmin(["help", "--json"], {})).out);
  expect(listed.commands.map(({ name }: { name: string }) => name)).toEqual(Object.keys(COMMANDS));

  const unknown = await runAdmin(["frobnicate"], {});
  expect(unknown).toMatchObject({ code: 1, out: "" });
  expect(unknown.error).toBe('There is no command "frobnicate". All of them: npm run admin -- help\n');
  expect((await runAdmin([], {})).code).toBe(1);
  const wrong = await runAdmin(["backup", "one", "two"], env);
  expect(wrong).toMatchObject({ code: 1, error: "Usage: npm run admin -- backup FILE\n" });
});
