import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** How often an installation says that it goes on. */
const HEARTBEAT_MS = 10_000;

/** Runs `npm ci` if node_modules does not match package-lock.json. Throws a sentence when that fails. */
export async function installWhatIsMissing(root) {
  if (isInstalled(root)) return;
  console.log("Installing what is missing (a minute or so) ...");
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const heartbeat = setInterval(() => console.log(`Still installing (${seconds()}) ...`), HEARTBEAT_MS);
  const status = await installByNpm(root).finally(() => clearInterval(heartbeat));
  if (status !== 0) throw new Error("npm ci failed: its own words stand above. Nothing was started.");
  console.log(`Installed in ${seconds()}.`);
}

/** The exit status of npm; null when a signal ended it. Throws a sentence when it can't be started. */
async function installByNpm(root) {
  // Run by pnpm or yarn it names those, which don't read npm's lock file.
  const runner = process.env.npm_execpath;
  const npm = runner && /npm-cli\.[cm]?js$/.test(runner) ? runner : undefined;
  // A NODE_ENV of "production" would leave out what the build needs.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = { cwd: root, stdio: "inherit", shell: !npm && process.platform === "win32" };
  const child = npm ? spawn(process.execPath, [npm, ...args], options) : spawn("npm", args, options);
  const [status] = await once(child, "exit").catch((error) => {
    throw new Error(`npm could not be started (${error.message}). Nothing was started.`);
  });
  return status;
}

/**
 * npm records what it has installed in its own lock file; every package must be there with its version. pnpm leaves that
 * file where it puts packages of its own in their place.
 */
function isInstalled(root) {
  const installed = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installed) || existsSync(join(root, "node_modules/.modules.yaml"))) return false;
  const wanted = packagesOf(join(root, "package-lock.json"));
  const present = packagesOf(installed);
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, link }]) =>
      path === "" || link || present[path]?.version === version || ((optional || devOptional) && !present[path]),
  );
}

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
