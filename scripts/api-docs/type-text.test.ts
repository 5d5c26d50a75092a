import { expect, test } from "vitest";
import { z } from "zod";
import { tidySchema } from "./tidy-schema";
import { typeText } from "./type-text";

const text = (schema: z.ZodType, options = {}) => typeText(tidySchema(z.toJSONSchema(schema) as object), options);

test.each([
  [
    z.object({ name: z.string(), note: z.string().nullable(), size: z.int().optional() }),
    "{ name: string; note: string | null; size?: number }",
  ],
  [z.array(z.enum(["love", "like"])), '("love" | "like")[]'],
  [z.array(z.object({ id: z.uuid() })), "{ id: string }[]"],
  [z.tuple([z.string(), z.number()]), "[string, number]"],
  [z.record(z.string(), z.boolean()), "Record<string, boolean>"],
  [
    z.discriminatedUnion("event", [z.object({ event: z.literal("a") }), z.object({ event: z.literal("b") })]),
    '{ event: "a" } | { event: "b" }',
  ],
  [z.unknown(), "unknown"],
])("a schema is written as the type that it is: %#", (schema, expected) => {
  expect(text(schema)).toBe(expected);
});

test("a shape has a field per line, and a named one its name", () => {
  expect(text(z.object({ guide: z.object({ id: z.string() }) }), { indent: "" })).toBe(
    "{\n  guide: {\n    id: string;\n  };\n}",
  );
  expect(typeText({ $ref: "#/components/schemas/Guide" })).toBe("Guide");
});

test("what says nothing is left out, and fields of such names stay", () => {
  const schema = z.object({ pattern: z.string(), format: z.string(), id: z.uuid(), count: z.int() });
  expect(tidySchema(z.toJSONSchema(schema) as object)).toEqual({
    type: "object",
    properties: {
      pattern: { type: "string" },
      format: { type: "string" },
      id: { type: "string", format: "uuid" },
      count: { type: "integer" },
    },
    required: ["pattern", "format", "id", "count"],
  });
});
