// Compiles lib/adapters/house-curator/wish-reader/assembly to kernel.wasm, which is committed.
// Run by hand: node scripts/make-wish-reader-kernel.ts
import { writeFileSync } from "node:fs";
import { compileKernel } from "./wish-reader-kernel/compile-kernel.ts";

writeFileSync("lib/adapters/house-curator/wish-reader/kernel.wasm", await compileKernel());
