import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
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

/** A real nginx in front of several servers, with the lines that docs/deploy.md gives. */
export const startDocumentedNginx = (program: string, upstreamPorts: readonly number[]): Promise<Nginx> =>
  start(program, (folder, port) => configuration(folder, port, documented(upstreamPorts)));

type Site = { http: string; location: string };

const DOCUMENT = "docs/deploy.md";
const DOCUMENTED = /^ {4}location \/ \{\n((?: {6}.+\n)+) {4}\}$/m;
const DOCUMENTED_ADDRESS = "http://127.0.0.1:3000;";
/** What the others leave out: the name that was asked for, and who asks. */
const HEADERS = `proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;`;

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
      add_header X-Cache $upstream_cache_status always;
      ${HEADERS}`,
});

const upstream = (ports: readonly number[]): string =>
  `upstream kumquat { ${ports.map((port) => `server 127.0.0.1:${port};`).join(" ")} }`;

const balanced = (ports: readonly number[]): Site => ({
  http: upstream(ports),
  location: `proxy_pass http://kumquat;
      proxy_set_header X-Request-Id $request_id;
      ${HEADERS}`,
});

function documented(ports: readonly number[]): Site {
  const [, location = ""] = DOCUMENTED.exec(readFileSync(DOCUMENT, "utf8")) ?? [];
  if (!location.includes(DOCUMENTED_ADDRESS)) throw new Error(`${DOCUMENT} has no location for nginx.`);
  return { http: upstream(ports), location: location.trim().replace(DOCUMENTED_ADDRESS, "http://kumquat;") };
}

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
    }
  }
}
`;
