import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSettings } from "./settings";

const dataDir = mkdtempSync(join(tmpdir(), "kumquat-settings-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const read = (variables: Record<string, string>, isDev = false) =>
  readSettings({ isDev }, { DATA_DIR: dataDir, ...variables });

test("with nothing set, everything is embedded and the secret is created once", () => {
  const { databaseUrl, port, appUrl, environment } = read({});
  expect({ databaseUrl, port, appUrl }).toEqual({
    databaseUrl: undefined,
    port: 3000,
    appUrl: "http://localhost:3000",
  });
  expect(environment.AUTH_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(read({}).environment.AUTH_SECRET).toBe(environment.AUTH_SECRET);
  expect(statSync(join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
});

test("an empty variable is not passed on", () => {
  expect(read({ OPENAI_BASE_URL: "" }).environment).not.toHaveProperty("OPENAI_BASE_URL");
});

test("a real database in production needs a secret that other servers can share", () => {
  const DATABASE_URL = "postgresql://kumquat@db.example/kumquat";
  const AUTH_SECRET = "s".repeat(32);
  expect(() => read({ DATABASE_URL })).toThrow("AUTH_SECRET must be set when DATABASE_URL is");
  expect(read({ DATABASE_URL }, true).databaseUrl).toBe(DATABASE_URL);
  expect(read({ DATABASE_URL, AUTH_SECRET }).environment.AUTH_SECRET).toBe(AUTH_SECRET);
});

test("a DATA_DIR that can't be written stops the start with a sentence", () => {
  writeFileSync(join(dataDir, "a-file"), "");
  const DATA_DIR = join(dataDir, "a-file", "below");
  expect(() => read({ DATA_DIR })).toThrow(
    `${DATA_DIR} cannot be written (ENOTDIR). Set DATA_DIR to a folder that can.`,
  );
});

test.skipIf(process.platform !== "linux")("a DATA_DIR under a folder in which nothing can be made does so too", () => {
  expect(() => read({ DATA_DIR: "/proc/nope/below" })).toThrow("/proc/nope/below cannot be written (");
});

test("a DATA_DIR is asked for where something is kept in it", () => {
  writeFileSync(join(dataDir, "no-folder"), "");
  const DATA_DIR = join(dataDir, "no-folder");
  const DATABASE_URL = "postgresql://kumquat@db.example/kumquat";
  expect(read({ DATA_DIR, DATABASE_URL, AUTH_SECRET: "s".repeat(32) }).dataDir).toBe(DATA_DIR);
  expect(() => read({ DATA_DIR, DATABASE_URL }, true)).toThrow(`${DATA_DIR} cannot be written (EACCES)`);
});
