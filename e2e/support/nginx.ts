import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findFreePort } from "@/scripts/start/free-port";

/** Where Debian and Homebrew install it, besides the path. */
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

export const findNginx = (): string | undefined =>
  FOLDERS.map((folder) => join(folder, "nginx")).find((program) => existsSync(program));

export type Nginx = { url: string; stop: () => Promise<void> };

/** A real nginx in front of a server, which caches what it may and reports each response's cache status (x-cache). */
export const startNginx = (program: string, upstreamPort: number): Promise<Nginx> =>
  start(program, (folder, port) => configuration(folder, port, cached(folder, upstreamPort)));

/** A real nginx in front of several servers, with nginx's defaults. */
export const startBalancer = (program: string, upstreamPorts: readonly number[]): Promise<Nginx> =>
  start(program, (folder, port) => configuration(folder, port, balanced(upstreamPorts)));

type Site = { http: string; location: string };

async function start(program: string, configure: (folder: string, port: number) => string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "kumquat-nginx-"));
  const port = await findFreePort();
  await writeFile(join(folder, "nginx.conf"), configure(folder, port));
  const nginx = spawn(program, ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], { stdio: "inherit" });
  const ended = new Promise((end) => nginx.once("exit", end));
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/api/health`).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error("nginx did not start.");
    await new Promise((later) => setTimeout(later, 50));
  }
  return {
    url,
    stop: async () => {
      nginx.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const cached = (folder: string, port: number): Site => ({
  http: `proxy_cache_path ${folder}/cache keys_zone=pages:10m;`,
  location: `proxy_pass http://127.0.0.1:${port};
      proxy_cache pages;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating;
      add_header X-Cache $upstream_cache_status always;`,
});

const balanced = (ports: readonly number[]): Site => ({
  http: `upstream kumquat { ${ports.map((port) => `server 127.0.0.1:${port};`).join(" ")} }`,
  location: `proxy_pass http://kumquat;
      proxy_set_header X-Request-Id $request_id;`,
});

const configuration = (folder: string, port: number, { http, location }: Site) => `
daemon off;
master_process off;
pid ${folder}/pid;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n  ")}
  ${http}
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    location / {
      ${location}
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`;
