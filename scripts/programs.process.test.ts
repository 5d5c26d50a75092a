import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { environmentSchema } from "@/lib/core/env";

const unset = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, ""]));
/** By their call, how they are started. */
const PROGRAMS = {
  "npm run migrate": ["--import", "tsx", "scripts/migrate.ts"],
  "npm run serve": ["scripts/serve.mjs"],
  "npm run worker": ["scripts/worker.mjs"],
  "npm run build": ["scripts/build.mjs"],
  "npm start": ["scripts/start.mjs"],
  "npm test": ["scripts/test.mjs"],
  "npm run bench": ["--import", "tsx", "bench/run.ts"],
};

function run(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, ...unset, ...env },
    encoding: "utf8",
    timeout: 30_000,
  });
  return { status, stdout, stderr };
}

test.each(Object.entries(PROGRAMS))(
  "%s tells its usage, and does nothing at a word that it does not know",
  (call, args) => {
    const help = run([...args, "--help"]);
    expect(help).toMatchObject({ status: 0, stderr: "" });
    expect(help.stdout).toMatch(new RegExp(`^Usage: ${call}`));
    expect(run([...args, "--nonsense"])).toEqual({
      status: 1,
      stdout: "",
      stderr: `"--nonsense" is not known here.\n\n${help.stdout}`,
    });
  },
);

test("the bench says that it has no --json, and takes the options of what is named", () => {
  expect(run([...PROGRAMS["npm run bench"], "--json"])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("there is no --json"),
  });
  expect(run([...PROGRAMS["npm run bench"], "curation", "--help"]).stdout).toContain("--known-only");
});

test("a migration that fails is one document with --json, and a sentence without", () => {
  const settings = { DATABASE_URL: "postgresql://ana:not-for-logs@127.0.0.1:1/kumquat" };
  const sentence = "The database of DATABASE_URL could not be prepared: ";
  const failed = run([...PROGRAMS["npm run migrate"], "--json"], settings);
  expect(failed.status).toBe(1);
  expect(JSON.parse(failed.stdout)).toEqual({ error: expect.stringContaining(sentence) });
  expect(run(PROGRAMS["npm run migrate"], settings)).toEqual({ ...failed, stdout: "" });
  expect(failed.stderr).toMatch(/^The database of DATABASE_URL could not be prepared: .*\n$/);
  expect(failed.stderr).not.toContain("not-for-logs");
});
