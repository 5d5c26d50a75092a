import { globSync } from "node:fs";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { z } from "zod";

/**
 * A process of its own: loads every route of the code with a `route` that only notes what it was given, and tells it
 * as JSON Schema. A list kept by hand would miss the call that is new.
 */
type Noted = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; fileMaxBytes?: number; adminFlag?: string };
const NOTING = `export const route = (given) => { globalThis.notedRoutes.push(given); return async () => new Response(); };`;
const noted: Noted[] = [];
Object.assign(globalThis, { notedRoutes: noted });
registerHooks({
  load: (url, context, nextLoad) =>
    /\/lib\/http\/route\.ts(\?|$)/.test(url)
      ? { format: "module", source: NOTING, shortCircuit: true }
      : nextLoad(url, context),
});

const shapeOf = (schema: z.ZodType | undefined) =>
  schema && z.toJSONSchema(schema, { io: "input", unrepresentable: "any", cycles: "ref", reused: "inline" });

const told: Record<string, object[]> = {};
for (const file of globSync("app/**/route.ts").sort()) {
  noted.length = 0;
  await import(pathToFileURL(file).href);
  told[file] = noted.map(({ params, query, body, fileMaxBytes }) => ({
    ...{ params: shapeOf(params), query: shapeOf(query), body: shapeOf(body), fileMaxBytes },
  }));
}
process.send ? process.send(told) : console.log(JSON.stringify(told));
process.exit(0);
