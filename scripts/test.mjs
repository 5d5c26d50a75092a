import { underOurNode } from "./bootstrap/run-with-pinned-node.mjs";

await underOurNode("scripts/test/main.ts");
