import { expect, test } from "vitest";
import { describeStatement } from "./describe-statement";

test.each([
  ['select "id" from "users" where "id" = $1', "SELECT users"],
  ['insert into "job_events" ("id") values (default)', "INSERT job_events"],
  ['update "sessions" set "last_seen_at" = $1', "UPDATE sessions"],
  ['delete from "lists" where "owner" = $1', "DELETE lists"],
  ['with due as (select "id" from "job_queue") update "job_runs" set "x" = 1', "WITH job_queue"],
  ["begin; set local statement_timeout = 30000", "BEGIN"],
  ["select version()", "SELECT"],
  ["vacuum", "OTHER"],
])("%s is %s", (text, name) => {
  expect(describeStatement(text)).toBe(name);
});
