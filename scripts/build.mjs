import { runWithPinnedNode } from "./bootstrap/run-with-pinned-node.mjs";

await runWithPinnedNode("scripts/build/main.ts");
