import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnfinishedError } from "./command";
import { Terminal } from "./terminal";

const written = { out: "", error: "" };
const { log, error } = console;
const openTerminal = (isJson: boolean, isTTY = false) =>
  new Terminal(isJson, {
    out: { write: (text) => append("out", text) },
    error: { write: (text) => append("error", text), isTTY },
  });

function append(name: "out" | "error", text: string): void {
  written[name] += text;
}

beforeEach(() => {
  Object.assign(written, { out: "", error: "" });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  Object.assign(console, { log, error });
});

test("without a terminal, progress is a line every few seconds, also while nothing moves", () => {
  const terminal = openTerminal(false);
  terminal.progress("1 of 9");
  terminal.progress("2 of 9");
  expect(written.error).toBe("");
  vi.advanceTimersByTime(3_000);
  expect(written.error).toBe("2 of 9 (3 s)\n");
  vi.advanceTimersByTime(3_000);
  expect(written.error).toBe("2 of 9 (3 s)\n2 of 9 (6 s)\n");
  terminal.report({ data: {}, text: "Done." });
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual({ out: "Done.\n", error: "2 of 9 (3 s)\n2 of 9 (6 s)\n" });
});

test("work that left the timer no time is told of between two parts of it", () => {
  const terminal = openTerminal(false);
  terminal.progress("1 of 9");
  vi.setSystemTime(Date.now() + 20_000);
  terminal.progress("2 of 9");
  terminal.progress("3 of 9");
  expect(written.error).toBe("2 of 9 (20 s)\n");
});

test("with --json stdout holds one document, whatever is printed and logged meanwhile", () => {
  const terminal = openTerminal(true);
  terminal.print("Started.");
  console.error = (line: string) => append("error", `${line}\n`);
  console.log("A log line.");
  terminal.report({ data: { rows: 3 }, text: "Three rows." });
  expect(JSON.parse(written.out)).toEqual({ rows: 3 });
  expect(written.error).toBe("Started.\nA log line.\n");
});

test("a failure is a document too, with what was done before it", () => {
  const terminal = openTerminal(true);
  terminal.fail(new UnfinishedError(new Error("Google is away."), { data: { found: 7 } }));
  expect(JSON.parse(written.out)).toEqual({ found: 7, error: "Google is away." });
  expect(written.error).toBe("Google is away.\n");
  expect(terminal.exitCode).toBe(1);
});

test("on a terminal progress is one line, which is gone when a result is printed", () => {
  const terminal = openTerminal(false, true);
  terminal.progress("1 of 9");
  terminal.progress("2 of 9");
  expect(written.error).toBe("\r1 of 9\x1b[K\r2 of 9\x1b[K");
  terminal.report({ data: {}, text: "Two problems.", hasProblems: true });
  expect(written.error.endsWith("\r\x1b[K")).toBe(true);
  expect(terminal.exitCode).toBe(1);
});
