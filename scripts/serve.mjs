import { stopWithNpm } from "./bootstrap/stop-with-npm.mjs";

/* A production install brings no Node of its own (docs/decisions/001-node-from-npm.md). */
if (process.features.typescript) {
  stopWithNpm(() => process.kill(process.pid, "SIGTERM"));
  await import("../server/serve.ts");
} else {
  console.error(
    `The server needs Node 24; this is ${process.versions.node}. A whole install brings it: npm ci --include=dev`,
  );
  process.exit(1);
}
