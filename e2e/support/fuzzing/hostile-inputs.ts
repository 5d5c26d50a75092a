import { NAUGHTY_STRINGS } from "@/lib/testing/naughty-strings";

/** Inputs that are always used, and inputs of which a seed selects some. */
export type HostileInputs = { always: readonly string[]; sometimes: readonly string[] };

/** Path segments as sent: escaped, or wrongly so. */
export const HOSTILE_SEGMENTS: HostileInputs = {
  always: ["a%00b", "%00", "%ED%A0%80", "%C0%AF", "%FF", "%", "%2F", "%2e%2e%2fetc", "a".repeat(8192)],
  sometimes: [
    "%E0%A4%A",
    "%F8%88%80%80%80",
    "%5c..%5c",
    "%0d%0aset-cookie:%20token=stolen",
    "%20",
    "%09",
    "%F0%9F%8D%9C".repeat(100),
    "%F0%9F",
    "%27%20OR%20%271%27=%271",
    "%27;%20SELECT%20pg_sleep(10)--",
    "constructor",
    "__proto__",
    "1e309",
    "-1",
    "99999999999999999999",
    "undefined",
    "[id]",
    "[[...path]]",
    "a;b=c",
    "a%3Fb=c",
    "a%23b",
    "%2500",
    "%25",
    "%EF%BF%BF",
    "%EF%BB%BF",
    "%E2%80%AE",
    ":id",
    "*",
    "a".repeat(200),
    "a".repeat(201),
    ".",
    "..",
    "%2e",
    "index.html",
    "a.rsc",
    "a%7Cb%22%3Cscript%3E",
    "%CC%81".repeat(500),
  ],
};

/** Texts of any kind, before they are escaped for a query, a header or JSON. */
export const HOSTILE_TEXTS: HostileInputs = {
  always: ["a\u0000b", "\ud800", "", "x".repeat(7000), "../../etc/passwd"],
  sometimes: [...NAUGHTY_STRINGS, "\udc00\ud800", "\uffff", "1,2,3,4", "-180,-90,180,90", "NaN,NaN,NaN,NaN", "1e400"],
};

const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

/** Replacements for a value in a body, as JSON text. */
export const HOSTILE_JSON: HostileInputs = {
  always: [
    '"a\\u0000b"',
    '"\\ud800"',
    "null",
    "[]",
    "{}",
    "1e999",
    `"${"x".repeat(60_000)}"`,
    deep("[", "]", 10_000),
    `[${"0,".repeat(20_000)}0]`,
  ],
  sometimes: [
    ...NAUGHTY_STRINGS.map((text) => JSON.stringify(text)),
    "true",
    "0",
    "-1",
    "-0",
    "0.5",
    "1e308",
    "9007199254740991",
    "9007199254740993",
    "123456789012345678901234567890",
    '"2020-02-30"',
    '"1"',
    '[null,"\\u0000"]',
    '{"__proto__":{"isAdmin":true}}',
    '{"toString":null,"valueOf":1,"length":-1}',
    '["love"]',
    `"${"\\u0000".repeat(5_000)}"`,
    `"${"\\ud83c".repeat(5_000)}"`,
    `${'{"a":'.repeat(8_000)}1${"}".repeat(8_000)}`,
  ],
};

/** Queries that are not lists of names and values, or not the list they seem to be. */
export const HOSTILE_QUERIES: HostileInputs = {
  always: ["%00=%00", "%"],
  sometimes: [
    "%ED%A0%80=%ED%A0%80",
    "__proto__=1&constructor=2&__proto__[isAdmin]=true",
    "&&&===&",
    "%E0%A4%A=%E0%A4%A",
    "a=1&".repeat(2_000),
    "x".repeat(10_000),
    "?????",
    "_rsc=1r34m&_rsc=%00",
    "nxtPid=%00&nextParamid=a",
  ],
};
