const EVERY_MS = 1_000;

/** npm killed outright tells its script nothing: the script sees that its parent is another one. */
export function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, EVERY_MS);
  timer.unref();
}
