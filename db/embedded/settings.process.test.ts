import { afterAll, afterEach, expect, test } from "vitest";
import { openInMemory } from "./database-folder";
import { openGateway } from "./gateway";
import { emptyDatabase } from "./testing/prepared-database";
import { bind, EXECUTE, parse, WireClient } from "./testing/wire-client";
import { SYNC } from "./wire";

const failures: unknown[] = [];
const database = await openInMemory(await emptyDatabase());
const gateway = await openGateway({ database, password: "secret", onFailure: (error) => failures.push(error) });
const clients: WireClient[] = [];

async function three(): Promise<[WireClient, WireClient, WireClient]> {
  const made = await Promise.all([1, 2, 3].map(() => WireClient.signIn(gateway.url)));
  clients.push(...made);
  return made as [WireClient, WireClient, WireClient];
}

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.reset()));
  const newClient = await WireClient.signIn(gateway.url);
  expect(await newClient.select("select count(*) from pg_settings where source = 'session'")).toEqual(["D 0", "Z I"]);
  newClient.socket.destroy();
  expect(failures).toEqual([]);
});

afterAll(async () => {
  await gateway.close();
  await database.close();
});

test("a setting belongs to its connection while that lasts", async () => {
  const [one, two, other] = await three();
  await one.select("set work_mem = '5MB'; set timezone to 'Etc/GMT+1'");
  await two.run("select set_config('work_mem', $1, false)", "6MB");
  const [usual] = await other.select("show work_mem");
  expect(await one.select("show work_mem")).toEqual(["D 5MB", "Z I"]);
  expect(await two.run("show work_mem")).toEqual(["D 6MB", "Z I"]);
  expect(usual).not.toMatch(/5MB|6MB/);
  expect(await one.select("show timezone")).toEqual(["D Etc/GMT+1", "Z I"]);
  await one.select("reset work_mem");
  expect(await one.select("show work_mem")).toEqual([usual, "Z I"]);
  expect(await two.select("show work_mem")).toEqual(["D 6MB", "Z I"]);
});

test("a setting takes effect at its commit, and a local one ends with its transaction", async () => {
  const [one, two] = await three();
  await one.select("begin; set work_mem = '5MB'");
  await one.select("rollback");
  await one.select("begin; set local work_mem = '7MB'; commit");
  expect(await one.select("show work_mem")).toEqual(await two.select("show work_mem"));
  await one.select("begin; set work_mem = '5MB'; commit");
  expect(await one.select("show work_mem")).toEqual(["D 5MB", "Z I"]);
  expect(await two.select("show work_mem")).not.toEqual(["D 5MB", "Z I"]);
});

test("a statement prepared once sets each time that it is run", async () => {
  const [one, two] = await three();
  await one.ask(parse("s", "select set_config('work_mem', $1, false)"), SYNC);
  for (const value of ["5MB", "6MB"]) {
    await one.ask(bind("s", value), EXECUTE, SYNC);
    expect(await two.select("show work_mem")).not.toContain(`D ${value}`);
    expect(await one.select("show work_mem")).toContain(`D ${value}`);
  }
});

test("any value of a setting is preserved", async () => {
  const [one, two] = await three();
  await one.run("select set_config('search_path', $1, false)", `"it's", "a\\b"`);
  await two.select("select 1");
  expect(await one.select("show search_path")).toEqual([`D "it's", "a\\b"`, "Z I"]);
});

test("what would affect the others is refused, and ends only its own connection", async () => {
  const [one, two] = await three();
  await one.select("begin");
  expect(await one.select("listen guides")).toEqual(["E 0A000", "closed"]);
  expect(await two.select("select 1")).toEqual(["D 1", "Z I"]);
});
