import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

const FOLDER = "lib/client/offline";
/** In the order in which they need each other; a worker of several modules is not known to every browser. */
const MODULES = ["offline-rules.ts", "kept-pages.ts", "service-worker.ts"];

/** The service worker as one script, whose caches carry the name of the build. */
export async function serviceWorkerScript(build: string): Promise<string> {
  const sources = await Promise.all(MODULES.map((file) => readFile(join(process.cwd(), FOLDER, file), "utf8")));
  return [`const BUILD = ${JSON.stringify(build)};`, ...sources.map(toScript)].join("\n");
}

const toScript = (source: string): string =>
  stripTypeScriptTypes(source.replace(/^import\b[^;]*;$/gm, "")).replace(/^export /gm, "");

/** For the development server: ends the worker that a build has left at the same address, with all it kept. */
export const FAREWELL_SCRIPT = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith("kumquat-")) await caches.delete(name);
  await self.registration.unregister();
}
`;
