import { env } from "../core/env.ts";

/** A request that was answered, or a durable run that ended. Neither holds an address, an email address or a token. */
export type LogLine = {
  kind: "request" | "job";
  /** The method and the route, without the values of its parameters; or the function. */
  name: string;
  id: string;
  at: Date;
  status: number | string;
  durationMs: number;
  userId: string | null;
};

/** Writes one line to stdout: JSON for what collects logs, words for a terminal. */
export function writeLogLine(line: LogLine): void {
  const format = env().LOG_FORMAT ?? (process.stdout.isTTY ? "text" : "json");
  process.stdout.write(`${format === "json" ? formatJson(line) : formatText(line)}\n`);
}

export function formatJson({ kind, name, id, at, status, durationMs, userId }: LogLine): string {
  return JSON.stringify({ [kind]: name, id, at: at.toISOString(), status, ms: Math.round(durationMs), userId });
}

export function formatText({ name, at, status, durationMs }: LogLine): string {
  return `${at.toISOString().slice(11, 19)}  ${status}  ${name}  ${Math.round(durationMs)} ms`;
}
