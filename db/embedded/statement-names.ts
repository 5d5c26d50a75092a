import { cstring, type Frame, frame } from "./wire";

/**
 * All connections share one session, so each connection's prepared statements get names of their own there.
 * The unnamed statement is left alone: the connection parses it again when another has spoken in between.
 */
export class StatementNames {
  private readonly ours = new Map<string, string>();
  private count = 0;

  constructor(private readonly connectionId: number) {}

  /** The message with its statement's name in the shared session. */
  translate(message: Frame): Buffer {
    const { type, bytes } = message;
    if (type === "P") return this.rename(bytes, 5);
    if (type === "B") return this.rename(bytes, bytes.indexOf(0, 5) + 1);
    const isStatement = (type === "D" || type === "C") && bytes[5] === 0x53;
    return isStatement ? this.rename(bytes, 6) : bytes;
  }

  /** Messages that close every statement this connection has prepared. */
  closeAll(): Buffer[] {
    return [...this.ours.values()].map((name) => frame("C", Buffer.from("S"), cstring(name)));
  }

  private rename(bytes: Buffer, start: number): Buffer {
    const end = bytes.indexOf(0, start);
    if (end <= start) return bytes;
    const theirs = bytes.toString("utf8", start, end);
    const before = bytes.subarray(5, start);
    return frame(bytes.toString("latin1", 0, 1), before, cstring(this.nameFor(theirs)), bytes.subarray(end + 1));
  }

  private nameFor(theirs: string): string {
    const known = this.ours.get(theirs);
    if (known) return known;
    const name = `c${this.connectionId}s${++this.count}`;
    this.ours.set(theirs, name);
    return name;
  }
}
