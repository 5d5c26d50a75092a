import { query, SYNC } from "../wire";
import { NONE, Player } from "./player";
import { bind, closeStatement, describeStatement, EXECUTE, FLUSH, parse } from "./wire-client";

/** What a client sends up to where it waits, and what a PostgreSQL of its own would answer by then. */
export type Request = { message: Buffer; expected: () => string[] };

/** A simple query leaves no unnamed statement behind. */
const simple = (p: Player, sql: string, expected: () => string[]): Request => ({
  message: query(sql),
  expected: () => {
    p.unnamed = NONE;
    return expected();
  },
});

/** Parses the unnamed statement, which is gone when that fails, and sends the rest. */
function unnamed(p: Player, sql: string, rest: Buffer[], expected: () => string[]): Request {
  const message = Buffer.concat([parse("", sql), ...rest, SYNC]);
  return {
    message,
    expected: () => {
      p.unnamed = NONE;
      return expected();
    },
  };
}

const selected = (p: Player, n: number) => () => {
  if (p.status !== "E") p.unnamed = { row: n };
  return p.say(`D ${n}`);
};

const bound = (p: Player, name: string, which: "named" | "unnamed"): Request => ({
  message: Buffer.concat([bind(name), EXECUTE, SYNC]),
  expected: () => {
    const statement = p[which];
    return "row" in statement ? p.say(`D ${statement.row}`) : p.fail(statement.code);
  },
});

function begun(p: Player): string[] {
  if (p.status === "I") {
    p.status = "T";
    p.zoneBefore = p.zone;
  }
  return p.say();
}

const ALL = {
  select: (p: Player, n: number) => [simple(p, `select ${n}`, () => p.say(`D ${n}`))],
  selectTwice: (p: Player, n: number) => [
    simple(p, `select ${n}`, () => p.say(`D ${n}`)),
    simple(p, `select ${-n}`, () => p.say(`D ${-n}`)),
  ],
  insert: (p: Player, n: number) => [
    simple(p, `insert into kept values (${n})`, () => {
      if (p.status === "I") p.kept.add(n);
      if (p.status === "T") p.written.push(n);
      return p.say();
    }),
  ],
  insertTwice: (p: Player) => [
    simple(p, "insert into kept values (-1)", () => p.fail(p.status === "E" ? "25P02" : "23505")),
  ],
  divideByZero: (p: Player) => [simple(p, "select 1 / 0", () => p.fail(p.status === "E" ? "25P02" : "22012"))],
  begin: (p: Player) => [simple(p, "begin", () => begun(p))],
  commit: (p: Player) => [simple(p, "commit", () => p.finish(true))],
  rollback: (p: Player) => [simple(p, "rollback", () => p.finish(false))],

  run: (p: Player, n: number) => [unnamed(p, `select ${n}`, [bind(""), EXECUTE], selected(p, n))],
  flush: (p: Player, n: number) => [
    unnamed(p, `select ${n}`, [describeStatement(""), FLUSH, bind(""), EXECUTE], selected(p, n)),
  ],
  flushNonsense: (p: Player) => [unnamed(p, "selec", [FLUSH, bind(""), EXECUTE], () => p.fail("42601"))],
  sendNul: (p: Player) => [
    unnamed(p, "select $1::text", [bind("", "a\0b"), EXECUTE], () => {
      if (p.status === "E") return p.fail("25P02");
      // Bound without a value, as `bindUnnamed` does, it is refused.
      p.unnamed = { code: "08P01" };
      return p.fail("22021");
    }),
  ],
  parseUnnamed: (p: Player, n: number) => [
    unnamed(p, `select ${n}`, [], () => {
      if (p.status !== "E") p.unnamed = { row: n };
      return p.say();
    }),
  ],
  bindUnnamed: (p: Player) => [bound(p, "", "unnamed")],

  parseNamed: (p: Player, n: number) => [
    {
      message: Buffer.concat([parse("s", `select ${n}`), SYNC]),
      expected: () => {
        if (p.status !== "E" && p.named !== NONE) return p.fail("42P05");
        if (p.status !== "E") p.named = { row: n };
        return p.say();
      },
    },
  ],
  bindNamed: (p: Player) => [bound(p, "s", "named")],
  closeNamed: (p: Player) => [
    {
      message: Buffer.concat([closeStatement("s"), SYNC]),
      expected: () => {
        p.named = NONE;
        return [`Z ${p.status}`];
      },
    },
  ],
  parseRollback: (p: Player) => [
    {
      message: Buffer.concat([closeStatement("r"), parse("r", "rollback"), SYNC]),
      expected: () => {
        p.hasRollback = true;
        return [`Z ${p.status}`];
      },
    },
  ],
  bindRollback: (p: Player) => [
    {
      message: Buffer.concat([bind("r"), EXECUTE, SYNC]),
      expected: () => (p.hasRollback ? p.finish(false) : p.fail("26000")),
    },
  ],

  setZone: (p: Player, n: number) => [
    simple(p, `set timezone to 'Etc/GMT+${n % 12}'`, () => {
      if (p.status !== "E") p.zone = `Etc/GMT+${n % 12}`;
      return p.say();
    }),
  ],
  showZone: (p: Player) => [simple(p, "show timezone", () => p.say(`D ${p.zone ?? p.defaultZone}`))],
};

export type RequestName = keyof typeof ALL;
export const REQUESTS = Object.fromEntries(
  Object.entries(ALL).map(([name, make]) => [name, (p: Player) => make(p, Player.nextNumber())]),
) as Record<RequestName, (p: Player) => Request[]>;
