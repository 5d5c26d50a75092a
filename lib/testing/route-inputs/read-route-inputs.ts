import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Handler } from "../authorization/handlers";

/** The part of JSON Schema that zod emits. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  format?: string;
  default?: unknown;
  minimum?: number;
  description?: string;
};
export type RouteInputs = { params?: JsonSchema; query?: JsonSchema; body?: JsonSchema; fileMaxBytes?: number };
type RouteInputsOf = (handler: Handler) => RouteInputs;

/** The inputs of each call, from its own zod schemas; loaded in a separate process (print-route-inputs.ts). */
export async function readRouteInputs(handlers: readonly Handler[]): Promise<RouteInputsOf> {
  const inputsByFile = await loadInProcess();
  const byHandler = new Map<string, RouteInputs>();
  for (const [file, calls] of Object.entries(inputsByFile)) {
    const methods = handlers.filter((handler) => handler.file === file);
    // A route's calls are recorded in the order in which it exports them.
    if (calls.length > 0 && calls.length !== methods.length) throw new Error(`${file}: which call is which method?`);
    for (const [index, handler] of methods.slice(0, calls.length).entries())
      byHandler.set(nameOf(handler), calls[index] ?? {});
  }
  return (handler) => byHandler.get(nameOf(handler)) ?? { query: readQueryNames(handler.file) };
}

const nameOf = ({ method, file }: Handler) => `${method} ${file}`;

function loadInProcess(): Promise<Record<string, RouteInputs[]>> {
  const child = fork("lib/testing/route-inputs/print-route-inputs.ts", { execArgv: ["--import", "tsx"] });
  return new Promise((resolve, reject) => {
    child.once("message", (inputsByFile) => resolve(inputsByFile as Record<string, RouteInputs[]>));
    child.once("exit", (code) => reject(new Error(`The routes could not be loaded (exit code ${code}).`)));
  });
}

/** A page's query parameters, by the names that its code reads. */
function readQueryNames(file: string): JsonSchema {
  const code = readFileSync(file, "utf8");
  const matches = [...code.matchAll(/const \{([^}]*)\} = await searchParams|searchParams\)?\.(\w+)/g)];
  const names = matches.flatMap(([, list, one]) => (list ?? one ?? "").split(",").map((name) => name.split(":")[0]));
  const known = names.map((name) => name?.trim()).filter((name) => name !== undefined && name !== "");
  return { properties: Object.fromEntries(known.map((name) => [name, { type: "string" }])) };
}
