import { stopWithNpm } from "./bootstrap/stop-with-npm.mjs";

stopWithNpm(() => process.kill(process.pid, "SIGTERM"));
await import("tsx");
await import("./worker/main.ts");
