import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { findPrivateLines } from "./private-output";

test.each([
  '{"request":"GET /guide/[id]","id":"7a0cbb48-6c27-4f2f-8f4c-3d1b0ce0a1ce","at":"2026-11-26T09:30:00.000Z","status":200}',
  '{"security":"sign_in.succeeded","userId":"7a0cbb48-6c27-4f2f-8f4c-3d1b0ce0a1ce","from":"q0P3x9sT7u1Vb2Nc4Md5Qe"}',
  "The database of DATABASE_URL could not be prepared: connect ECONNREFUSED 127.0.0.1:1",
  "    at async t (/srv/kumquat/.next/server/chunks/[root-of-the-server]__0Bq1x2y._.js:1:2345)",
  "    at node_modules/@opentelemetry/api@1.10.0/index.js",
  "params: …,…,…",
  "params: ",
  "  params: [ '…', '…' ],",
  "  params: [ \u001b[32m'…'\u001b[39m ],",
  '{"error":"Error: Failed query: select $1\\nparams: …\\n    at run (pool.ts:1:1)"}',
])("%s holds nothing private", (line) => {
  expect(findPrivateLines(line)).toEqual([]);
});

test.each([
  ["an email address", "Could not write to ana.b+news@mail.example.com today"],
  ["a session's token", "authorization: Bearer eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0"],
  ["a link's token", "GET /list/Zk3vQ0aX9sT7u1Vb2Nc4Md5QeRf6Sg7T"],
  ["a statement's parameter", "params: 7a0cbb48-6c27-4f2f-8f4c-3d1b0ce0a1ce,1"],
  ["a statement's parameter", "  params: [ '…', 'ana' ],"],
  ["a statement's parameter", '{"error":"Error: Failed query: select $1\\nparams: ana\\n    at run (pool.ts:1:1)"}'],
  ["a client's address", '{"request":"GET /","from":"198.51.100.7"}'],
  ["a client's address", '{"security":"sign_in.failed","from":"::ffff:127.0.0.1"}'],
])("%s is found", (what, line) => {
  expect(findPrivateLines(`fine\n${line}\nfine`)).toContain(`${what}: ${line}`);
});

test("tokens as links have them are found, whatever their letters", () => {
  const lines = Array.from({ length: 500 }, () => `seen: ${randomBytes(32).toString("base64url")}`);
  expect(findPrivateLines(lines.join("\n")).length).toBeGreaterThan(495);
});
