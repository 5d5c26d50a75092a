import { expect, test } from "vitest";
import { StatementNames } from "./statement-names";
import { bind, closeStatement, parse } from "./testing/wire-client";
import { UnnamedStatement } from "./unnamed-statement";
import { type Frame, query } from "./wire";

const message = (bytes: Buffer): Frame => ({ type: bytes.toString("latin1", 0, 1), bytes });
const batch = (...messages: Buffer[]): Frame[] => messages.map(message);

/** Sends a batch of which the session executes the first `done` Parse and Close messages; returns the names it saw. */
function send(names: StatementNames, done: number, ...messages: Buffer[]): string[] {
  const sent = batch(...messages);
  const translated = sent.map((item) => names.translate(item).toString("latin1"));
  names.settle(sent, done);
  return translated.map((text) => /c\d+s\d+/.exec(text)?.[0] ?? "");
}

test("a name belongs to its connection, and is stable until it is closed", () => {
  const names = new StatementNames(7);
  expect(send(names, 1, parse("one", "select 1"), bind("one"))).toEqual(["c7s1", "c7s1"]);
  expect(send(names, 2, bind("one"), closeStatement("one"), parse("one", "select 2"))).toEqual([
    "c7s1",
    "c7s1",
    "c7s1",
  ]);
  expect(names.size).toBe(1);
  expect(names.closeAll().map((item) => item.toString("latin1", 6, 10))).toEqual(["c7s1"]);
  expect(names.size).toBe(0);
});

test("what failed, was skipped or was closed is forgotten, however many names there are", () => {
  const names = new StatementNames(7);
  send(names, 1, parse("good", "select 1"), parse("bad", "selec"), parse("skipped", "select 1"));
  expect(names.size).toBe(1);
  send(names, 0, parse("bad", "selec"), closeStatement("good"));
  expect(names.size).toBe(1);
  send(names, 0, bind("never made"));
  for (let i = 0; i < 1_000; i++) {
    send(names, 1, parse(`${i}`, "select 1"));
    send(names, 1, closeStatement(`${i}`));
  }
  expect(names.size).toBe(1);
});

test("the unnamed statement is sent ahead of a batch that uses it, and of no other", () => {
  const own = parse("", "select 1");
  const unnamed = new UnnamedStatement();
  const ahead = (...messages: Buffer[]) => unnamed.prelude(batch(...messages))?.toString("latin1", 0, 1) ?? "nothing";
  expect(ahead(bind("")), "nobody else's may be bound").toBe("C");
  unnamed.settle(batch(own), 1);
  expect([
    ahead(bind("")),
    ahead(bind("named")),
    ahead(parse("", "select 2"), bind("")),
    ahead(query("select 1")),
  ]).toEqual(["P", ...Array(3).fill("nothing")]);
  for (const forgets of [[parse("", "selec")], [query("select 1")], [closeStatement("")]]) {
    unnamed.settle(batch(own), 1);
    unnamed.settle(batch(...forgets), forgets[0]?.[0] === 0x43 ? 1 : 0);
    expect(ahead(bind(""))).toBe("C");
  }
});
