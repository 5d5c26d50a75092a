import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { withConnection } from "../connection/with-connection";
import { openInMemory } from "../embedded/database-folder";
import { openGateway } from "../embedded/gateway";
import { migrate } from "../migrate";

/** Where a test file finds the migrated database that it copies. */
export type Template =
  | { kind: "postgres"; adminUrl: string; database: string; poolerUrl: string | undefined }
  | { kind: "embedded"; dumpFile: string };

declare module "vitest" {
  export interface ProvidedContext {
    databaseTemplate: Template;
  }
}

/** Each test file copies every file of it, and would otherwise first repeat all that the migrations have written. */
const LEAVE_ONLY_ITSELF = [
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
  "checkpoint",
];

/**
 * Migrates one database per run: on TEST_DATABASE_URL's server when that is set, else on an embedded one.
 * TEST_POOLER_URL names a pooler in front of that server, through which the tests then reach it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  const { template, tearDown } = adminUrl ? await onPostgres(adminUrl) : await onEmbedded();
  project.provide("databaseTemplate", template);
  return tearDown;
}

type Prepared = { template: Template; tearDown: () => Promise<void> };

async function onPostgres(adminUrl: string): Promise<Prepared> {
  const database = `kumquat_template_${process.pid}_${Date.now()}`;
  const run = (statement: string) => withConnection(adminUrl, (client) => client.query(statement));
  await run(`create database ${database}`);
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  await migrate(url.href);
  return {
    template: { kind: "postgres", adminUrl, database, poolerUrl: process.env.TEST_POOLER_URL },
    tearDown: async () => {
      await run(`drop database if exists ${database} with (force)`);
    },
  };
}

async function onEmbedded(): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), "kumquat-db-"));
  const dumpFile = join(folder, "template.tar");
  const database = await openInMemory();
  const gateway = await openGateway({ database, password: "test" });
  await migrate(gateway.url);
  await gateway.close();
  for (const statement of LEAVE_ONLY_ITSELF) await database.exec(statement);
  const dump = await database.dumpDataDir("none");
  await writeFile(dumpFile, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  return {
    template: { kind: "embedded", dumpFile },
    tearDown: () => rm(folder, { recursive: true, force: true }),
  };
}
