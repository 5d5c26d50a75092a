import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { accessSync, chmodSync, chownSync, constants, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { withConnection } from "@/db/connection/with-connection";
import { findFreePort } from "../start/free-port";
import { type Account, postgresAccount } from "./postgres-account";

export { findPostgres } from "./find-postgres";

/** Folders that other users can usually enter; the project's own may be closed to them. */
const SHARED_FOLDERS = ["/tmp", "/var/tmp", "/dev/shm"];
const START_TIMEOUT_MS = 20_000;

export type TempPostgres = {
  url: string;
  stop: () => Promise<void>;
  /** Kills it at once, as a crash would; returns a function that starts it again, on the same port and folder. */
  crash: () => Promise<() => Promise<void>>;
};

/** Tests don't need durability, nor plans compiled to machine code for a few rows. */
const NO_DURABILITY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "jit=off"];

/** Starts a new PostgreSQL server in its own folder, as an ordinary user, on a free loopback port. */
export async function startPostgres(
  bin: string,
  ownSettings: readonly string[] = NO_DURABILITY,
): Promise<TempPostgres> {
  const account = postgresAccount();
  const folder = makeFolder(account);
  const [data, passwordFile] = [join(folder, "data"), join(folder, "password")];
  const password = randomBytes(16).toString("hex");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const options = { cwd: folder, ...account };
  // By md5: tests sign in thousands of times, and scram takes milliseconds of work on either side of each.
  const initdb = ["-D", data, "-U", "postgres", "-A", "md5", `--pwfile=${passwordFile}`];
  execFileSync(join(bin, "initdb"), [...initdb, "-N", "-E", "UTF8", "--no-locale"], { ...options, stdio: "pipe" });

  const port = await findFreePort();
  const settings = [...ownSettings, "listen_addresses=127.0.0.1"];
  const args = ["-D", data, "-p", String(port), "-k", "", ...settings.flatMap((setting) => ["-c", setting])];
  const launch = () => spawn(join(bin, "postgres"), args, { ...options, stdio: "ignore" });
  let server = launch();
  const stop = async () => {
    await end(server, "SIGINT");
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url).catch((error: unknown) => stop().then(() => Promise.reject(error)));
  const crash = async () => {
    await end(server, "SIGQUIT");
    return async () => {
      server = launch();
      await waitUntilReady(url);
    };
  };
  return { url, stop, crash };
}

async function end(server: ChildProcess, signal: "SIGINT" | "SIGQUIT"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  server.kill(signal);
  await ended;
}

function makeFolder(account: Account | null): string {
  const shared = SHARED_FOLDERS.find((folder) => existsSync(folder) && isWritable(folder));
  if (!shared) throw new Error("There is no folder for a temporary PostgreSQL server.");
  const folder = mkdtempSync(join(shared, "kumquat-postgres-"));
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function waitUntilReady(url: string): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await withConnection(url, (client) => client.query("select 1"), { connectTimeoutMs: 2_000 });
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(100);
    }
  }
}
