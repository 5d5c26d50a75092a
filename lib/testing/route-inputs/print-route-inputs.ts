import { globSync } from "node:fs";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { z } from "zod";

/**
 * A separate process: loads every route with a `route` that only records its schemas, and prints them as JSON Schema.
 * A list maintained by hand would miss new calls.
 */
type RecordedRoute = {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  fileMaxBytes?: number;
  adminFlag?: string;
};
const RECORDING_MODULE = `export const route = (given) => { globalThis.notedRoutes.push(given); return async () => new Response(); };`;
const recordedRoutes: RecordedRoute[] = [];
Object.assign(globalThis, { notedRoutes: recordedRoutes });
registerHooks({
  load: (url, context, nextLoad) =>
    /\/lib\/http\/route\.ts(\?|$)/.test(url)
      ? { format: "module", source: RECORDING_MODULE, shortCircuit: true }
      : nextLoad(url, context),
});

const toJsonSchema = (schema: z.ZodType | undefined) =>
  schema && z.toJSONSchema(schema, { io: "input", unrepresentable: "any", cycles: "ref", reused: "inline" });

const inputsByFile: Record<string, object[]> = {};
for (const file of globSync("app/**/route.ts").sort()) {
  recordedRoutes.length = 0;
  await import(pathToFileURL(file).href);
  inputsByFile[file] = recordedRoutes.map(({ params, query, body, fileMaxBytes }) => ({
    params: toJsonSchema(params),
    query: toJsonSchema(query),
    body: toJsonSchema(body),
    fileMaxBytes,
  }));
}
process.send ? process.send(inputsByFile) : console.log(JSON.stringify(inputsByFile));
process.exit(0);
