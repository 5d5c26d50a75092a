import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environmentSchema, parseEnv } from "./env";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const example = [...read(".env.example").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
  name,
  value,
]);
/* NODE_ENV is set by the commands, never by hand. */
const known = Object.keys(environmentSchema.shape).filter((name) => name !== "NODE_ENV");

test(".env.example names every variable that is read, once, and no other", () => {
  expect(example.map(([name]) => name).sort()).toEqual([...known].sort());
});

test("a copy of .env.example changes nothing", () => {
  expect(parseEnv(Object.fromEntries(example))).toEqual(parseEnv({}));
});

test("the README's table names every variable, and no other", () => {
  const [, table = ""] = read("README.md").split("## Environment");
  const rows = table.split("\n## ")[0]?.match(/^\| `[^|]+\|/gm) ?? [];
  const named = rows.flatMap((row) => [...row.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual([...known].sort());
});
