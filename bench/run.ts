import { readdirSync } from "node:fs";
import { readProgramWords } from "@/lib/core/program-words";

/**
 * `npm run bench -- curation [more]`: runs bench/<name>.ts, or all of them except those that run only on request; the
 * exit code tells whether all passed.
 */
type Bench = { run: () => Promise<boolean | undefined>; isOnRequest?: boolean; options?: readonly string[] };

const all = readdirSync(new URL(".", import.meta.url))
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.replace(/\.ts$/, ""));
const load = (name: string): Promise<Bench> => import(`./${name}.ts`);
const requested = process.argv.slice(2).filter((word) => all.includes(word));
const options = (await Promise.all(requested.map(load))).flatMap((bench) => bench.options ?? []);
readProgramWords({
  call: "npm run bench [-- NAME ... --OPTION ...]",
  about: `Runs every bench but those on request, or those that are named: ${all.join(", ")}.
What a bench takes as an option, ${requested.length > 0 ? `here ${options.join(", ") || "none"}` : "its file says"}. Figures are printed as text: there is no --json.`,
  words: [...all, ...options],
});

let hasFailed = false;
for (const name of requested.length > 0 ? requested : all) {
  const bench = await load(name);
  if (bench.isOnRequest && requested.length === 0) continue;
  console.log(`\n== ${name}`);
  if ((await bench.run()) === false) hasFailed = true;
}
process.exit(hasFailed ? 1 : process.exitCode);
