import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

export type Server = { url: string; stop: () => Promise<void> };

const START_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 15_000;

/** The product as `npm start` brings it up, with a port and a data folder of its own. */
export async function startProduction(
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Server> {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_SCALE: "1000", ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${said}`);
    await sleep(200);
  }
  return { url, stop: () => stop(child) };
}

const isHealthy = (url: string) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await Promise.race([ended, sleep(STOP_TIMEOUT_MS).then(() => child.kill("SIGKILL"))]);
}
