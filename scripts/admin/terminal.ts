import { inspect } from "node:util";
import { AppError } from "@/lib/core/errors";
import { type Report, UnfinishedError } from "./command";

/** How often progress is printed where no terminal shows it, and how often that is looked at. */
const HEARTBEAT_MS = 3_000;
const LOOK_EVERY_MS = 500;

type Stream = { write: (text: string) => unknown; isTTY?: boolean };
type Streams = { out: Stream; error: Stream };

/** What a command writes: its result to stdout, as a text or as one JSON document, and how far it is to stderr. */
export class Terminal {
  exitCode = 0;
  private state: string | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private readonly startedAt = Date.now();
  private printedAt = this.startedAt;

  constructor(
    private readonly isJson: boolean,
    private readonly streams: Streams = { out: process.stdout, error: process.stderr },
  ) {
    // Logs go to stdout elsewhere; here it holds the document and nothing else.
    if (isJson) console.log = (...line: unknown[]) => console.error(...line);
  }

  readonly print = (line: string): void => {
    this.eraseProgress();
    (this.isJson ? this.streams.error : this.streams.out).write(`${line}\n`);
  };

  readonly progress = (state: string): void => {
    this.state = state;
    if (this.streams.error.isTTY) this.streams.error.write(`\r${state}\x1b[K`);
    else {
      this.heartbeat ??= setInterval(() => this.printProgress(), LOOK_EVERY_MS).unref();
      // Work that leaves no time for the timer, as an embedded database's, is told of between two parts of it.
      this.printProgress();
    }
  };

  /** The end of a command. */
  report({ data, text, hasProblems = false }: Report): void {
    this.end();
    this.streams.out.write(`${this.isJson ? JSON.stringify(data, null, 2) : text}\n`);
    if (hasProblems) this.exitCode = 1;
  }

  /** The end of one that failed: a sentence for what a person can fix, the whole error for everything else. */
  fail(thrown: unknown): void {
    this.end();
    this.exitCode = 1;
    const { failure: error, done } =
      thrown instanceof UnfinishedError ? thrown : { failure: thrown, done: { data: {}, text: undefined } };
    const message = error instanceof Error ? error.message : String(error);
    if (this.isJson) this.streams.out.write(`${JSON.stringify({ ...done.data, error: message }, null, 2)}\n`);
    else if (done.text !== undefined) this.streams.out.write(`${done.text}\n`);
    const isSentence = error instanceof AppError || (error instanceof Error && error.cause === undefined);
    this.streams.error.write(`${isSentence ? message : inspect(error)}\n`);
  }

  private end(): void {
    if (this.heartbeat) clearInterval(this.heartbeat);
    this.eraseProgress();
  }

  private printProgress(): void {
    if (Date.now() - this.printedAt < HEARTBEAT_MS) return;
    this.printedAt = Date.now();
    const seconds = Math.round((this.printedAt - this.startedAt) / 1_000);
    this.streams.error.write(`${this.state} (${seconds} s)\n`);
  }

  private eraseProgress(): void {
    if (this.state !== null && this.streams.error.isTTY) this.streams.error.write("\r\x1b[K");
  }
}
