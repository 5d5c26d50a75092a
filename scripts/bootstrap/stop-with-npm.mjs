const EVERY_MS = 1_000;

/** npm gives its script no signal when it is killed: the script notices that its parent has changed. */
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
