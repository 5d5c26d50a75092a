import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockFolder } from "./folder-lock";

const folder = mkdtempSync(join(tmpdir(), "kumquat-lock-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a folder has one owner, who is named to the next, until it releases the lock", () => {
  const unlock = lockFolder(folder, 4242);
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process 4242.`);
  unlock();
  lockFolder(folder)();
});
