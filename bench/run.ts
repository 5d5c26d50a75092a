import { existsSync, readdirSync } from "node:fs";

/**
 * `npm run bench -- curation [more]`: runs bench/<name>.ts, or all of them except those that run only on request; the
 * exit code tells whether all passed.
 */
const here = new URL(".", import.meta.url);
const all = readdirSync(here)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.replace(/\.ts$/, ""));
const requested = process.argv.slice(2).filter((name) => !name.startsWith("-"));
const unknown = requested.filter((name) => !existsSync(new URL(`${name}.ts`, here)));
if (unknown.length > 0) {
  console.error(`No bench named ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
  process.exit(1);
}

let hasFailed = false;
for (const name of requested.length > 0 ? requested : all) {
  const bench: { run: () => Promise<boolean | undefined>; isOnRequest?: boolean } = await import(`./${name}.ts`);
  if (bench.isOnRequest && requested.length === 0) continue;
  console.log(`\n== ${name}`);
  if ((await bench.run()) === false) hasFailed = true;
}
process.exit(hasFailed ? 1 : process.exitCode);
