import { expect, test } from "vitest";
import { shapeOf } from "./fault";

test("a statement's shape does not depend on how many values it carries", () => {
  const one = `insert into "a" ("b", "c") values ($1, default)`;
  expect(shapeOf(one)).toBe(`insert into "a" ("b", "c") values ($)`);
  expect(shapeOf(`insert into "a" ("b", "c") values ($1, default), ($2, $3), (default, $4)`)).toBe(shapeOf(one));
  expect(shapeOf(`delete from "a" where "b" in ($1, $2, $3)`)).toBe(shapeOf(`delete from "a" where "b" in ($1)`));
  expect(shapeOf("select 1\n   from a ")).toBe("select 1 from a");
});

test("other tables and other columns are other statements", () => {
  expect(shapeOf("select a from b where c = $1")).not.toBe(shapeOf("select a from b where d = $1"));
});
