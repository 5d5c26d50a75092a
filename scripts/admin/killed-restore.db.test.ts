import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUpDatabase } from "@/db/backup/back-up-database";
import { digestTables } from "@/db/backup/testing/digest-tables";
import { fillEveryTable } from "@/db/backup/testing/fill-every-table";
import { withConnection } from "@/db/connection/with-connection";
import { testDb } from "@/lib/testing/database";
import { runAdmin, startAdmin } from "./testing/run-admin";

const source = await testDb();
const target = await testDb();
const folder = mkdtempSync(join(tmpdir(), "kumquat-restore-"));
const file = join(folder, "kumquat.backup");

beforeAll(async () => {
  await withConnection(source.url, (client) => fillEveryTable(client, 400));
  await withConnection(target.url, (client) => fillEveryTable(client, 3));
  await backUpDatabase(source.url, file, { product: "1.0.0", now: new Date() });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Passes everything on, and calls when these words are on their way to the database. */
async function openListeningProxy(words: string, onHeard: () => void) {
  const { hostname, port } = new URL(target.url);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on("error", () => {}).on("close", () => far.destroy());
    far.on("error", () => {}).on("close", () => near.destroy());
    near.on("data", (bytes) => bytes.includes(words) && onHeard());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = new URL(target.url);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => server.close() };
}

test.each([
  ["while the schema is made", 'CREATE TABLE "place_lists"'],
  ["among the rows", 'insert into public."restaurants"'],
  ["as the keys are put back", `add constraint "place_lists_user_id_users_id_fk"`],
])(
  "a restore killed %s has changed nothing",
  async (_, words) => {
    const before = await digestTables(target.url);
    let kill = () => {};
    const proxy = await openListeningProxy(words, () => kill());
    const { child, ended } = await startAdmin(["restore", file, "--replace"], { DATABASE_URL: proxy.url });
    kill = () => child.kill("SIGKILL");
    expect(await ended).toMatchObject({ signal: "SIGKILL", out: "" });
    proxy.close();
    expect(await digestTables(target.url)).toEqual(before);
  },
  60_000,
);

test("the same restore goes through afterwards, and a move brings the rows back", async () => {
  const restored = await runAdmin(["restore", file, "--replace"], { DATABASE_URL: target.url });
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("rows of") });
  const moved = await runAdmin(["move-to", source.url, "--replace", "--json"], { DATABASE_URL: target.url });
  expect(moved.code, moved.error).toBe(0);
  expect(await digestTables(source.url)).toEqual(await digestTables(target.url));
}, 60_000);
