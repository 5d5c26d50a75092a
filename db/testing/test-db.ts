import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, inject } from "vitest";
import { type Database, openDatabase } from "../client";
import { withConnection } from "../connection/with-connection";
import { openInMemory } from "../embedded/database-folder";
import { openGateway } from "../embedded/gateway";
import { openWithFaults } from "./faults/with-faults";
import type { Template } from "./global-setup";

type TestDatabase = {
  db: Database;
  url: string;
  /** Without the pooler, where the tests run behind one. */
  directUrl: string;
};

/**
 * A migrated, empty database for one test file, dropped after it:
 *
 *     const { db } = await testDb();
 *     test("...", async () => { const user = await makeUser(db); ... });
 *
 * Call it once, at the top of a `*.db.test.ts` file. Rows stay between the file's tests, so make your own with
 * the factories and expect others beside them. Runs on the embedded database, or on TEST_DATABASE_URL's server,
 * through TEST_POOLER_URL's pooler where that is set.
 */
export async function testDb(): Promise<TestDatabase> {
  const { url, directUrl, drop } = await copyTemplate();
  const folder = inject("faultFolder");
  const { kind } = inject("databaseTemplate");
  const { db, close, violations } = folder ? await openWithFaults(url, { kind, folder, directUrl }) : plain(url);
  afterAll(async () => {
    await close();
    await drop();
    if (violations.length > 0) throw new Error(`Invariants violated after a fault:\n${violations.join("\n")}`);
  });
  return { db, url, directUrl };
}

const plain = (url: string) => {
  const { db, close } = openDatabase(url);
  return { db, close, violations: [] };
};

type Copy = { url: string; directUrl: string; drop: () => Promise<void> };

function copyTemplate(): Promise<Copy> {
  const template = inject("databaseTemplate");
  return template.kind === "postgres" ? cloneOnServer(template) : copyInMemory(template.dumpFile);
}

async function cloneOnServer({
  adminUrl,
  database,
  poolerUrl,
}: Extract<Template, { kind: "postgres" }>): Promise<Copy> {
  const name = `kumquat_test_${randomUUID().replaceAll("-", "")}`;
  const run = async (statement: string): Promise<void> => {
    await withConnection(adminUrl, (client) => client.query(statement));
  };
  await run(`create database ${name} template ${database}`);
  const at = (server: string) => new URL(`/${name}`, server).href;
  return {
    url: at(poolerUrl ?? adminUrl),
    directUrl: at(adminUrl),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}

async function copyInMemory(dumpFile: string): Promise<Copy> {
  const database = await openInMemory(new Blob([await readFile(dumpFile)]));
  const gateway = await openGateway({ database, password: "test" });
  return {
    url: gateway.url,
    directUrl: gateway.url,
    drop: async () => {
      await gateway.close();
      await database.close();
    },
  };
}
