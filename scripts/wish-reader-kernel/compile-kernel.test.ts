import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileKernel } from "./compile-kernel";

test("the committed kernel is what its source compiles to", async () => {
  const committed = readFileSync("lib/adapters/house-curator/wish-reader/kernel.wasm");
  expect(committed.equals(await compileKernel())).toBe(true);
});
