import { query, SYNC } from "../wire";
import { ModelClient, NO_STATEMENT } from "./model-client";
import { bind, closeStatement, describeStatement, EXECUTE, FLUSH, parse } from "./wire-client";

/** What a client sends until it waits, and what PostgreSQL would respond by then. */
export type Request = { message: Buffer; expected: () => string[] };

/** A simple query leaves no unnamed statement behind. */
const simple = (p: ModelClient, sql: string, expected: () => string[]): Request => ({
  message: query(sql),
  expected: () => {
    p.unnamed = NO_STATEMENT;
    return expected();
  },
});

/** Parses the unnamed statement, which is lost when that fails, and sends the rest. */
function unnamed(p: ModelClient, sql: string, rest: Buffer[], expected: () => string[]): Request {
  const message = Buffer.concat([parse("", sql), ...rest, SYNC]);
  return {
    message,
    expected: () => {
      p.unnamed = NO_STATEMENT;
      return expected();
    },
  };
}

const selected = (p: ModelClient, n: number) => () => {
  if (p.status !== "E") p.unnamed = { row: n };
  return p.expectRows(`D ${n}`);
};

const bound = (p: ModelClient, name: string, which: "named" | "unnamed"): Request => ({
  message: Buffer.concat([bind(name), EXECUTE, SYNC]),
  expected: () => {
    const statement = p[which];
    return "row" in statement ? p.expectRows(`D ${statement.row}`) : p.fail(statement.code);
  },
});

function begun(p: ModelClient): string[] {
  if (p.status === "I") {
    p.status = "T";
    p.zoneBefore = p.zone;
  }
  return p.expectRows();
}

const ALL = {
  select: (p: ModelClient, n: number) => [simple(p, `select ${n}`, () => p.expectRows(`D ${n}`))],
  selectTwice: (p: ModelClient, n: number) => [
    simple(p, `select ${n}`, () => p.expectRows(`D ${n}`)),
    simple(p, `select ${-n}`, () => p.expectRows(`D ${-n}`)),
  ],
  insert: (p: ModelClient, n: number) => [
    simple(p, `insert into samples values (${n})`, () => {
      if (p.status === "I") p.committed.add(n);
      if (p.status === "T") p.written.push(n);
      return p.expectRows();
    }),
  ],
  insertTwice: (p: ModelClient) => [
    simple(p, "insert into samples values (-1)", () => p.fail(p.status === "E" ? "25P02" : "23505")),
  ],
  divideByZero: (p: ModelClient) => [simple(p, "select 1 / 0", () => p.fail(p.status === "E" ? "25P02" : "22012"))],
  begin: (p: ModelClient) => [simple(p, "begin", () => begun(p))],
  commit: (p: ModelClient) => [simple(p, "commit", () => p.finish(true))],
  rollback: (p: ModelClient) => [simple(p, "rollback", () => p.finish(false))],

  run: (p: ModelClient, n: number) => [unnamed(p, `select ${n}`, [bind(""), EXECUTE], selected(p, n))],
  flush: (p: ModelClient, n: number) => [
    unnamed(p, `select ${n}`, [describeStatement(""), FLUSH, bind(""), EXECUTE], selected(p, n)),
  ],
  flushNonsense: (p: ModelClient) => [unnamed(p, "selec", [FLUSH, bind(""), EXECUTE], () => p.fail("42601"))],
  sendNul: (p: ModelClient) => [
    unnamed(p, "select $1::text", [bind("", "a\0b"), EXECUTE], () => {
      if (p.status === "E") return p.fail("25P02");
      // Bound without a value, as `bindUnnamed` does, it is refused.
      p.unnamed = { code: "08P01" };
      return p.fail("22021");
    }),
  ],
  parseUnnamed: (p: ModelClient, n: number) => [
    unnamed(p, `select ${n}`, [], () => {
      if (p.status !== "E") p.unnamed = { row: n };
      return p.expectRows();
    }),
  ],
  bindUnnamed: (p: ModelClient) => [bound(p, "", "unnamed")],

  parseNamed: (p: ModelClient, n: number) => [
    {
      message: Buffer.concat([parse("s", `select ${n}`), SYNC]),
      expected: () => {
        if (p.status !== "E" && p.named !== NO_STATEMENT) return p.fail("42P05");
        if (p.status !== "E") p.named = { row: n };
        return p.expectRows();
      },
    },
  ],
  bindNamed: (p: ModelClient) => [bound(p, "s", "named")],
  closeNamed: (p: ModelClient) => [
    {
      message: Buffer.concat([closeStatement("s"), SYNC]),
      expected: () => {
        p.named = NO_STATEMENT;
        return [`Z ${p.status}`];
      },
    },
  ],
  parseRollback: (p: ModelClient) => [
    {
      message: Buffer.concat([closeStatement("r"), parse("r", "rollback"), SYNC]),
      expected: () => {
        p.hasRollback = true;
        return [`Z ${p.status}`];
      },
    },
  ],
  bindRollback: (p: ModelClient) => [
    {
      message: Buffer.concat([bind("r"), EXECUTE, SYNC]),
      expected: () => (p.hasRollback ? p.finish(false) : p.fail("26000")),
    },
  ],

  setZone: (p: ModelClient, n: number) => [
    simple(p, `set timezone to 'Etc/GMT+${n % 12}'`, () => {
      if (p.status !== "E") p.zone = `Etc/GMT+${n % 12}`;
      return p.expectRows();
    }),
  ],
  showZone: (p: ModelClient) => [simple(p, "show timezone", () => p.expectRows(`D ${p.zone ?? p.defaultZone}`))],
};

export type RequestName = keyof typeof ALL;
export const REQUESTS = Object.fromEntries(
  Object.entries(ALL).map(([name, make]) => [name, (p: ModelClient) => make(p, ModelClient.nextNumber())]),
) as Record<RequestName, (p: ModelClient) => Request[]>;
