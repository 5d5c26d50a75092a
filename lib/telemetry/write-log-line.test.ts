import { expect, test } from "vitest";
import { formatJson, formatText, type LogLine } from "./write-log-line";

const line: LogLine = {
  kind: "request",
  name: "GET /guide/[id]",
  id: "4bf9",
  at: new Date("2026-11-26T09:30:00Z"),
  status: 200,
  durationMs: 12.4,
  userId: null,
};

test("a line for collectors names what it is of first", () => {
  expect(formatJson(line)).toBe(
    '{"request":"GET /guide/[id]","id":"4bf9","at":"2026-11-26T09:30:00.000Z","status":200,"ms":12,"userId":null}',
  );
  expect(formatJson({ ...line, kind: "job", name: "send-edition", status: "failed", userId: "ana" })).toBe(
    '{"job":"send-edition","id":"4bf9","at":"2026-11-26T09:30:00.000Z","status":"failed","ms":12,"userId":"ana"}',
  );
});

test("a line for a terminal is short", () => {
  expect(formatText(line)).toBe("09:30:00  200  GET /guide/[id]  12 ms");
});
