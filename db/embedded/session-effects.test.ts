import { expect, test } from "vitest";
import { sessionEffects } from "./session-effects";

const PLAIN = { refusal: null, changesSettings: false };

test.each([
  "select 1",
  "update restaurants set name = 'x; listen to jazz; prepare the dough' where id = $1",
  "insert into t values ($1) on conflict (id) do update set n = excluded.n",
  "insert into t values (E'it\\'s; discard all', \"a;discard\") -- ; listen here",
  "create function f() returns trigger language plpgsql as $body$ begin; listen x; set y = 1; end $body$",
  "/* ; set x = 1 */ select $1, $2, $$; discard all$$",
  "begin; set local statement_timeout = 10; set transaction read only; set constraints all deferred; commit",
  "select pg_advisory_xact_lock(1)",
  "create temp table t (n int) on commit drop",
  "declare c cursor for select 1",
  "copy (select 1) to stdout",
  "select 'with hold', temperature, temp from weather",
])("%s affects nobody else", (sql) => {
  expect(sessionEffects(sql)).toEqual(PLAIN);
});

test.each([
  "set timezone to 'UTC'",
  "select 1; SET search_path = x",
  "/* one */ -- two\n set x.y = 1",
  "select set_config('timezone', $1, false)",
  "do $$ begin set timezone to 'UTC'; end $$",
  "reset all",
  "set session characteristics as transaction read only",
])("%s may change settings", (sql) => {
  expect(sessionEffects(sql)).toEqual({ refusal: null, changesSettings: true });
});

test.each([
  ["copy t from stdin", "COPY FROM STDIN"],
  ["select 1;\n listen guides", "LISTEN"],
  ["discard all", "DISCARD"],
  ["prepare p as select 1", "PREPARE"],
  ["deallocate all", "DEALLOCATE"],
  ["set role reader", "SET ROLE"],
  ["set session authorization reader", "SET ROLE"],
  ["declare c cursor with hold for select 1", "WITH HOLD"],
  ["create temporary table t (n int)", "temporary table"],
  ["select 1 into temp t", "SELECT INTO TEMP"],
  ["select pg_try_advisory_lock(1)", "pg_advisory_xact_lock"],
])("%s is refused with a sentence", (sql, words) => {
  expect(sessionEffects(sql).refusal).toMatch(/ is not supported by the embedded database$/);
  expect(sessionEffects(sql).refusal).toContain(words);
});
