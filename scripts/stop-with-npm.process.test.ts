import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kumquat-npm-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Its output ends when the last process that holds it has ended: npm, its shell and the program. */
function runScript(name: string, cwd: string, env: Record<string, string>) {
  const npm = spawn("npm", ["run", name], { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  }
  const allEnded = once(npm, "close");
  return { npm: npm as ChildProcess, printed: () => printed, allEnded };
}

/** Answers 503 from SIGTERM on, until it has been asked. */
const SERVER = `
import { createServer } from "node:http";
let isStopping = false;
const server = createServer((request, response) => {
  response.writeHead(isStopping ? 503 : 200).end();
  if (isStopping) server.close(() => process.exit(0));
});
process.on("SIGTERM", () => { isStopping = true; console.log("draining"); });
server.listen(0, () => console.log("port " + server.address().port + "."));
`;

test("a killed `npm run serve` drains its server and ends it", async () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const part of ["scripts", "server"]) mkdirSync(join(folder, part));
  for (const part of ["scripts/serve.mjs", "scripts/bootstrap"]) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", scripts: { serve: scripts.serve } }));
  writeFileSync(join(folder, "server/serve.ts"), SERVER);
  const { npm, printed, allEnded } = runScript("serve", folder, {});
  const port = await vi.waitUntil(() => printed().match(/port (\d+)\./)?.[1], { timeout: 30_000 });
  const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status);
  expect(await ready()).toBe(200);
  npm.kill("SIGTERM");
  await vi.waitUntil(() => printed().includes("draining"), { timeout: 10_000 });
  expect(await ready()).toBe(503);
  await allEnded;
  await expect(ready()).rejects.toThrow();
});

test("a killed `npm run worker` stops the worker", async () => {
  const settings = { DATABASE_URL: "postgresql://kumquat@127.0.0.1:1/kumquat", AUTH_SECRET: "s".repeat(32) };
  const { npm, printed, allEnded } = runScript("worker", ".", settings);
  await vi.waitUntil(() => printed().includes("The worker calls"), { timeout: 30_000 });
  npm.kill("SIGTERM");
  await allEnded;
});
