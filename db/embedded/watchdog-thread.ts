import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

/** Counts checks instead of time, since the clock jumps when a laptop sleeps or the process is paused. */
const CHECKS = 10;
const { beats, limitMs } = workerData as { beats: Int32Array; limitMs: number };
let seen = 0;
let unchangedChecks = 0;

setInterval(() => {
  const now = Atomics.load(beats, 0);
  const isRunning = (now & 1) === 1;
  unchangedChecks = isRunning && now === seen ? unchangedChecks + 1 : 0;
  seen = now;
  if (unchangedChecks < CHECKS) return;
  writeSync(2, `The embedded database ends: one statement ran for more than ${limitMs / 1_000} s.\n`);
  // Only a signal ends a process whose main thread is busy. Committed data survives, as after any kill.
  process.kill(process.pid, "SIGKILL");
}, limitMs / CHECKS);
