import { connect } from "node:net";
import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { DatabaseUnavailableError, isDatabaseUnavailable } from "./database-unavailable";

const server = (code: string) => Object.assign(new DatabaseError("the server says so", 0, "error"), { code });
const wrapped = (cause: unknown) => new Error("Failed query: select 1", { cause });

test.each(["08006", "57P01", "57P03", "57014", "53300", "55P03", "25P03"])(
  "%s means that the database is unavailable",
  (code) => {
    expect(isDatabaseUnavailable(wrapped(server(code)))).toBe(true);
  },
);

test.each(["23505", "22P02", "25P02", "42P01", "40001"])("%s is about the statement", (code) => {
  expect(isDatabaseUnavailable(wrapped(server(code)))).toBe(false);
});

test("a refused port means unavailable, under each of its error codes", async () => {
  const refused = await new Promise((resolve) => connect(1, "localhost").once("error", resolve));
  expect(isDatabaseUnavailable(wrapped(refused))).toBe(true);
  expect(isDatabaseUnavailable(new DatabaseUnavailableError("gone"))).toBe(true);
});

test("an error from another copy of this module counts too", async () => {
  const copy = `./database-unavailable?copy=${Date.now()}`;
  const other = (await import(/* @vite-ignore */ copy)) as {
    DatabaseUnavailableError: typeof DatabaseUnavailableError;
  };
  expect(other.DatabaseUnavailableError).not.toBe(DatabaseUnavailableError);
  expect(isDatabaseUnavailable(wrapped(new other.DatabaseUnavailableError("gone")))).toBe(true);
});

test("other errors don't count", () => {
  for (const value of [new Error("boom"), "text", null, undefined, wrapped(new TypeError("x is not a function"))]) {
    expect(isDatabaseUnavailable(value)).toBe(false);
  }
});
