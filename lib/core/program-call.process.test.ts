import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { programCall } from "./program-call";

const folder = process.cwd();
afterEach(() => process.chdir(folder));

it("is npm's script where the source is", () => {
  expect(programCall("worker")).toBe("npm run worker");
  expect(programCall("admin", "help")).toBe("npm run admin -- help");
});

it("is the program itself where it lies beside the server", () => {
  process.chdir(mkdtempSync(join(tmpdir(), "kumquat-image-")));
  writeFileSync("admin.mjs", "");
  expect(programCall("admin", "make-admin USERNAME")).toBe("node admin.mjs make-admin USERNAME");
});
