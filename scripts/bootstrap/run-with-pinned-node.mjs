import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installWhatIsMissing } from "./install-dependencies.mjs";
import { stopWithNpm } from "./stop-with-npm.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs one of our TypeScript programs on the Node version that the project pins, whichever Node started this script.
 * Only built-ins up to here: nothing may be installed yet.
 */
export async function runWithPinnedNode(program) {
  process.chdir(root);
  try {
    await installWhatIsMissing(root);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const pinned = JSON.parse(readFileSync(join(root, "node_modules/node/package.json"), "utf8")).version;
  if (process.versions.node === pinned) {
    stopWithNpm(() => process.kill(process.pid, "SIGTERM"));
    await import("tsx");
    await import(pathToFileURL(resolve(root, program)).href);
  } else {
    process.exit(await runInChild(program));
  }
}

/** The channel tells the child when this process ends, however it ends. */
function runInChild(program) {
  const bin = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
  const child = spawn(bin, ["--import", "tsx", program, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill("SIGTERM"));
  return new Promise((ended) => {
    child.once("exit", (code) => ended(code ?? 1));
    child.once("error", (error) => {
      console.error(
        error.code === "ENOENT"
          ? "node_modules has no Node of its own: its install script did not run. Install with: npm ci --ignore-scripts=false"
          : error.message,
      );
      ended(1);
    });
  });
}
