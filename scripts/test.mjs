import { runWithPinnedNode } from "./bootstrap/run-with-pinned-node.mjs";

await runWithPinnedNode("scripts/test/main.ts");
