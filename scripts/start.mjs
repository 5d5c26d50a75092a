import { runWithPinnedNode } from "./bootstrap/run-with-pinned-node.mjs";

await runWithPinnedNode("scripts/start/main.ts");
