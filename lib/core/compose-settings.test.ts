import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environmentSchema } from "./env";

/** What the image or the composition itself decides. */
const DECIDED = ["NODE_ENV", "PORT", "DATA_DIR", "KUMQUAT_VERSION"];

const compose = readFileSync("compose.yaml", "utf8");
const [, settings = ""] = /^x-settings: &settings\n((?: {2}.*\n)+)/m.exec(compose) ?? [];
const passed = new Map(
  [...settings.matchAll(/^ {2}([A-Z_]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
);

test("compose.yaml passes every variable on to the programs", () => {
  for (const name of Object.keys(environmentSchema.shape)) {
    expect(passed.has(name), name).toBe(!DECIDED.includes(name));
  }
  for (const [name, value] of passed) if (name !== "DATABASE_URL") expect(value).toMatch(`\${${name}:`);
});

test("every program has them, and what compose.inngest.yaml adds only replaces some", () => {
  const [, program = ""] = /^x-program: &program\n((?: {2}.*\n)+)/m.exec(compose) ?? [];
  expect(program).toContain("environment: *settings");
  for (const name of ["migrate", "app"]) {
    const [, service = ""] = new RegExp(`^ {2}${name}:\n((?: {4}.*\n)+)`, "m").exec(compose) ?? [];
    expect(service, name).toContain("<<: *program");
    expect(service, name).not.toMatch(/env_file|environment/);
  }
  const [, added = ""] =
    /^ {2}app:\n {4}environment:\n((?: {6}.*\n)+)/m.exec(readFileSync("compose.inngest.yaml", "utf8")) ?? [];
  const names = [...added.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(passed.has(name), name).toBe(true);
});
