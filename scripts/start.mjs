import { underOurNode } from "./bootstrap/run-with-pinned-node.mjs";

await underOurNode("scripts/start/main.ts");
