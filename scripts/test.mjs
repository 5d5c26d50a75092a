import { underOurNode } from "./bootstrap/under-our-node.mjs";

await underOurNode("scripts/test/main.ts");
