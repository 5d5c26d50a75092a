import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "@/scripts/start/free-port";

type Options = {
  /** Inngest's own program. */
  program: string;
  eventKey: string;
  /** Hexadecimal digits, an even number of them. */
  signingKey: string;
  /** Where the application answers it. */
  endpoint: string;
};

export type InngestServer = {
  url: string;
  start: () => Promise<void>;
  /** It keeps what it knows, for the next start. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
};

/** A self-hosted Inngest server as `inngest start` runs it, on ports and in a folder of its own; not yet started. */
export async function prepareInngestServer(options: Options): Promise<InngestServer> {
  const folder = await mkdtemp(join(tmpdir(), "kumquat-inngest-"));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  let output = "";
  const start = async () => {
    const others = {
      "--connect-gateway-port": await findFreePort(),
      "--connect-gateway-grpc-port": await findFreePort(),
      "--connect-executor-grpc-port": await findFreePort(),
    };
    const settings = {
      "--port": port,
      ...others,
      "--event-key": options.eventKey,
      "--signing-key": options.signingKey,
      "--sdk-url": options.endpoint,
      "--poll-interval": 2,
      "--sqlite-dir": folder,
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [name, String(value)]);
    server = spawn(options.program, ["start", ...args], { cwd: folder });
    for (const stream of [server.stdout, server.stderr])
      stream?.on("data", (chunk) => {
        output = `${output}${chunk}`.slice(-20_000);
      });
    for (const until = Date.now() + 60_000; !(await isUp(url)); await wait(200))
      if (server.exitCode !== null || Date.now() > until) throw new Error(`Inngest did not start:\n${output}`);
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server?.once("exit", resolve));
    server.kill("SIGINT");
    const timer = setTimeout(() => server?.kill("SIGKILL"), 20_000);
    await ended;
    clearTimeout(timer);
  };
  return { url, start, stop, remove: () => rm(folder, { recursive: true, force: true }) };
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
