import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { withConnection } from "@/db/connection/with-connection";
import { findFreePort } from "../start/free-port";
import { postgresAccount } from "./postgres-account";

/** Where Debian and Homebrew install it, besides the path. */
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
const START_TIMEOUT_MS = 10_000;

export const findPgbouncer = (): string | undefined =>
  FOLDERS.map((folder) => join(folder, "pgbouncer")).find((program) => existsSync(program));

export type TempPgbouncer = {
  /** The same database of the same server, through the pooler. */
  through: (url: string) => string;
  stop: () => Promise<void>;
};

/** A real PgBouncer in transaction mode, with its defaults otherwise, in front of every database of a server. */
export async function startPgbouncer(
  program: string,
  serverUrl: string,
  settings: Record<string, string | number> = {},
): Promise<TempPgbouncer> {
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const account = postgresAccount();
  const folder = mkdtempSync(join(tmpdir(), "kumquat-pgbouncer-"));
  const port = await findFreePort();
  const [configuration, users] = [join(folder, "pgbouncer.ini"), join(folder, "users")];
  const lines = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_file: users,
    pool_mode: "transaction",
    ...settings,
  };
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o600 });
  writeFileSync(
    configuration,
    `[databases]\n* = host=${hostname} port=${serverPort}\n[pgbouncer]\n${Object.entries(lines)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join("")}`,
  );
  if (account) for (const path of [folder, configuration, users]) chownSync(path, account.uid, account.gid);
  const pgbouncer = spawn(program, ["-q", configuration], { ...account, cwd: folder, stdio: "inherit" });
  const ended = new Promise((end) => pgbouncer.once("exit", end));
  const stop = async () => {
    pgbouncer.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const through = (url: string) => {
    const pooled = new URL(url);
    pooled.host = `127.0.0.1:${port}`;
    return pooled.href;
  };
  await waitUntilReady(through(serverUrl), () => pgbouncer.exitCode !== null).catch((error: unknown) =>
    stop().then(() => Promise.reject(error)),
  );
  return { through, stop };
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await withConnection(url, async (client) => void (await client.query("select 1")));
    } catch (error) {
      if (hasEnded() || Date.now() > until) throw error;
      await wait(50);
    }
  }
}
