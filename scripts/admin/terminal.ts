import { AppError } from "@/lib/core/errors";
import { type Report, UnfinishedError } from "./command";

/** How often progress is printed where no terminal shows it. */
const HEARTBEAT_MS = 3_000;

/** What a command writes: its result to stdout, as a text or as one JSON document, and how far it is to stderr. */
export class Terminal {
  private state: string | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private readonly startedAt = performance.now();

  constructor(private readonly isJson: boolean) {
    // Logs go to stdout elsewhere; here it holds the document and nothing else.
    if (isJson) console.log = console.error;
  }

  readonly print = (line: string): void => {
    this.eraseProgress();
    (this.isJson ? process.stderr : process.stdout).write(`${line}\n`);
  };

  readonly progress = (state: string): void => {
    this.state = state;
    if (process.stderr.isTTY) process.stderr.write(`\r${state}\x1b[K`);
    else this.heartbeat ??= setInterval(() => this.printProgress(), HEARTBEAT_MS).unref();
  };

  /** The end of a command. */
  report({ data, text, hasProblems }: Report): void {
    this.end();
    process.stdout.write(`${this.isJson ? JSON.stringify(data, null, 2) : text}\n`);
    if (hasProblems) process.exitCode = 1;
  }

  /** A sentence for what a person can fix; the whole error for everything else. */
  fail(thrown: unknown): void {
    this.end();
    const { failure: error, done } =
      thrown instanceof UnfinishedError ? thrown : { failure: thrown, done: { data: {}, text: undefined } };
    const message = error instanceof Error ? error.message : String(error);
    const isSentence = error instanceof AppError || (error instanceof Error && error.cause === undefined);
    if (this.isJson) process.stdout.write(`${JSON.stringify({ ...done.data, error: message }, null, 2)}\n`);
    else if (done.text !== undefined) process.stdout.write(`${done.text}\n`);
    console.error(isSentence ? message : error);
    process.exitCode = 1;
  }

  private end(): void {
    if (this.heartbeat) clearInterval(this.heartbeat);
    this.eraseProgress();
  }

  private printProgress(): void {
    const seconds = Math.round((performance.now() - this.startedAt) / 1_000);
    process.stderr.write(`${this.state} (${seconds} s)\n`);
  }

  private eraseProgress(): void {
    if (this.state !== null && process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  }
}
