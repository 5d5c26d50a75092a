import { expect, test } from "vitest";
import { findHandlers } from "@/lib/testing/authorization/handlers";
import { jsonPaths, replaceAtPath } from "@/lib/testing/route-inputs/json-paths";
import { readRouteInputs } from "@/lib/testing/route-inputs/read-route-inputs";

test("the inputs of every call are read from the code, so that a new one is fuzzed without being listed", async () => {
  const handlers = findHandlers();
  const inputsOf = await readRouteInputs(handlers);
  const of = (name: string) => {
    const handler = handlers.find(({ method, path }) => `${method} ${path}` === name);
    return handler && inputsOf(handler);
  };
  expect(of("POST /api/guides")?.body?.properties).toHaveProperty("prompt");
  expect(of("GET /api/guides")?.query?.properties).toHaveProperty("includeAll");
  expect(of("GET /api/guides")?.body).toBeUndefined();
  expect(of("POST /api/restaurants/imports")?.fileMaxBytes).toBeGreaterThan(0);
  // A page's inputs are only visible in what it reads.
  expect(of("GET /profile/places")?.query?.properties).toHaveProperty("import");
  // A call's schema names every segment of its path.
  for (const handler of handlers.filter(({ path, declared }) => declared !== null && path.startsWith("/api/"))) {
    const { params } = inputsOf(handler);
    const segments = [...handler.path.matchAll(/\[(\w+)\]/g)].map(([, name]) => name);
    expect(Object.keys(params?.properties ?? {}), handler.path).toEqual(segments);
  }
});

test("a value is corrupted in one place, also with invalid JSON", () => {
  const value = { city: "Oakland", choices: [{ line: 1 }] };
  expect(jsonPaths(value)).toEqual([["city"], ["choices"], ["choices", 0], ["choices", 0, "line"]]);
  expect(replaceAtPath(value, ["choices", 0, "line"], "1e999")).toBe('{"city":"Oakland","choices":[{"line":1e999}]}');
  expect(replaceAtPath(value, [], "[")).toBe("[");
});
