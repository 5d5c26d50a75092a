import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { PROGRAM_OPTIONS } from "@/scripts/build/program-options";

const FOLDER = "node_modules/.cache/kumquat";
/** What esbuild can't put into a file: native code, and a database of WebAssembly. */
const EXTERNAL = ["@node-rs/argon2", "sharp", "@electric-sql/pglite", "pg-native"];
const OURS = /\.ts$/;
/** A module of ours that starts another by its own address finds it where the source is. */
const keepAddresses: Plugin = {
  name: "keep-addresses",
  setup: ({ onLoad }) =>
    onLoad({ filter: OURS }, ({ path }) => {
      if (path.includes("/node_modules/")) return null;
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: readFileSync(path, "utf8").replaceAll("import.meta.url", address), loader: "ts" };
    }),
};

/** Saves what the engine has compiled as soon as the program is loaded: it will be killed. */
const launcherOf = (bundle: string) => `import { enableCompileCache, flushCompileCache } from "node:module";
enableCompileCache(import.meta.dirname + "/compiled");
await import("./${bundle}");
flushCompileCache();
`;

/**
 * Bundles a program of ours with its packages, and returns the file: one that a test starts again and again loads in a
 * quarter of the time. There is no Next in it.
 */
export async function bundleProgram(entry: URL): Promise<string> {
  const name = basename(entry.pathname, ".ts");
  const bundle = `${name}.bundle.mjs`;
  const [launcher, bundled] = [`${FOLDER}/${name}.mjs`, `${FOLDER}/${bundle}`];
  const ownFile = `${bundled}.${process.pid}`;
  await build({
    ...PROGRAM_OPTIONS,
    entryPoints: [fileURLToPath(entry)],
    outfile: ownFile,
    external: EXTERNAL,
    plugins: [keepAddresses],
  });
  renameSync(ownFile, bundled);
  writeFileSync(ownFile, launcherOf(bundle));
  renameSync(ownFile, launcher);
  return launcher;
}
