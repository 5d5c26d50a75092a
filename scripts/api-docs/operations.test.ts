import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findHandlers } from "@/lib/testing/authorization/handlers";
import { matchPolicy } from "@/lib/testing/authorization/match-policy";
import { type ApiDocument, documentedHandlers } from "./document";
import { NOT_DOCUMENTED, OPERATIONS } from "./operations";

const document = JSON.parse(readFileSync("data/openapi.json", "utf8")) as ApiDocument;
const all = findHandlers();
const handlers = documentedHandlers(all);
const names = handlers.map(({ method, path }) => `${method} ${path}`);

test("every call has an operation, and every operation a call", () => {
  const described = Object.values(OPERATIONS).flatMap((operations) => Object.keys(operations));
  expect(described.toSorted()).toEqual(names.toSorted());
  expect(new Set(described).size).toBe(described.length);
  for (const path of Object.keys(NOT_DOCUMENTED)) expect(existsSync(`app${path}/route.ts`), path).toBe(true);
});

test("the document says of each call who may make it, as the policy does", () => {
  const { rows } = matchPolicy(all);
  for (const { method, path, hasCors } of handlers) {
    const operation = document.paths[path.replaceAll(/\[(\w+)\]/g, "{$1}")]?.[method.toLowerCase()];
    const own = rows.filter((row) => row.method === method && row.path === path);
    const level = own.find(({ flag }) => flag === null)?.level;
    expect(operation?.["x-access"], `${method} ${path}`).toBe(level);
    expect(operation?.["x-cors"], `${method} ${path}`).toBe(hasCors);
    expect(operation?.security, `${method} ${path}`).toEqual(
      level === "everyone" ? undefined : [{ bearer: [] }, { cookie: [] }],
    );
    for (const { flag } of own.filter((row) => row.flag !== null)) {
      const parameter = operation?.parameters?.find(({ name }) => name === flag);
      expect(parameter?.description, `${method} ${path}`).toBe("true is for administrators.");
    }
  }
});
