import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, expect, test } from "vitest";
import { type ApiDocument, apiDocument } from "./document";
import { API_FILES } from "./files";
import { OPERATIONS } from "./operations";

let document: ApiDocument;
beforeAll(async () => {
  document = await apiDocument();
});

test.each(API_FILES)("$path is what `npm run docs:api` writes", ({ path, write }) => {
  expect(readFileSync(path, "utf8")).toBe(write(document));
});

test("the document is valid OpenAPI 3.1, and every reference leads somewhere", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  const broken = { ...structuredClone(document), paths: { "no slash": {} } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(50);
  for (const [, name = ""] of references) expect(document.components.schemas, name).toHaveProperty(name);
});

test("each operation has an id of its own", () => {
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test("a route without an operation, or an operation without a route, is reported", async () => {
  const { Guides, ...others } = OPERATIONS;
  await expect(apiDocument(others)).rejects.toThrow(/^No operation describes .*GET \/api\/guides\b/);
  const invented = { ...OPERATIONS, Soups: { "GET /api/soups": { summary: "Soups.", responses: { 204: null } } } };
  await expect(apiDocument(invented)).rejects.toThrow("There is no route for the operation GET /api/soups.");
});
