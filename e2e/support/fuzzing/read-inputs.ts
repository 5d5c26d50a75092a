import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Handler } from "../authorisation/handlers";

/** As much of JSON Schema as zod tells. */
export type Shape = {
  type?: string | string[];
  properties?: Record<string, Shape>;
  items?: Shape;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  format?: string;
  default?: unknown;
  minimum?: number;
};
export type Inputs = { params?: Shape; query?: Shape; body?: Shape; fileMaxBytes?: number };
export type InputsOf = (handler: Handler) => Inputs;

/** What each call takes, as its own zod schemas say; loaded in a process of its own (tell-inputs.ts). */
export async function readInputs(handlers: readonly Handler[]): Promise<InputsOf> {
  const told = await askLoader();
  const byHandler = new Map<string, Inputs>();
  for (const [file, calls] of Object.entries(told)) {
    const methods = handlers.filter((handler) => handler.file === file);
    // A route's calls are made in the order in which it exports them.
    if (calls.length > 0 && calls.length !== methods.length) throw new Error(`${file}: which call is which method?`);
    for (const [at, handler] of methods.slice(0, calls.length).entries())
      byHandler.set(nameOf(handler), calls[at] ?? {});
  }
  return (handler) => byHandler.get(nameOf(handler)) ?? { query: readNames(handler.file) };
}

const nameOf = ({ method, file }: Handler) => `${method} ${file}`;

function askLoader(): Promise<Record<string, Inputs[]>> {
  const child = fork("e2e/support/fuzzing/tell-inputs.ts", { execArgv: ["--import", "tsx"] });
  return new Promise((resolve, reject) => {
    child.once("message", (told) => resolve(told as Record<string, Inputs[]>));
    child.once("exit", (code) => reject(new Error(`The routes could not be loaded (exit code ${code}).`)));
  });
}

/** Pages say what they take of a query only by reading it. */
export function readNames(file: string): Shape {
  const code = readFileSync(file, "utf8");
  const taken = [...code.matchAll(/const \{([^}]*)\} = await searchParams|searchParams\)?\.(\w+)/g)];
  const names = taken.flatMap(([, list, one]) => (list ?? one ?? "").split(",").map((name) => name.split(":")[0]));
  const known = names.map((name) => name?.trim()).filter((name) => name !== undefined && name !== "");
  return { properties: Object.fromEntries(known.map((name) => [name, { type: "string" }])) };
}
