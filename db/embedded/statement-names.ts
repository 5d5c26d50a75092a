import { cstring, type Frame, frame } from "./wire";

/**
 * All connections share one session, so each connection's prepared statements get names of their own there.
 * The unnamed statement has no name to tell it apart by: `UnnamedStatement` brings it back.
 */
export class StatementNames {
  private readonly ours = new Map<string, { name: string; exists: boolean }>();
  private count = 0;

  constructor(private readonly connectionId: number) {}

  get size(): number {
    return this.ours.size;
  }

  /** The message with its statement's name in the shared session. */
  translate({ type, bytes }: Frame): Buffer {
    const at = nameAt(type, bytes);
    const theirs = nameOf({ type, bytes });
    if (!theirs) return bytes;
    const end = bytes.indexOf(0, at);
    return frame(type, bytes.subarray(5, at), cstring(this.nameFor(theirs)), bytes.subarray(end + 1));
  }

  /** Remembers what a batch has made and closed. Only the first `done` of its Parse and Close messages were obeyed. */
  settle(batch: Frame[], done: number): void {
    const named = batch.flatMap((message) => nameOf(message) || []);
    if (named.length === 0) return;
    const obeyed = batch.filter(isPrepared).slice(0, done);
    for (const message of obeyed) {
      const statement = this.ours.get(nameOf(message) ?? "");
      if (statement) statement.exists = message.type === "P";
    }
    for (const theirs of named) if (!this.ours.get(theirs)?.exists) this.ours.delete(theirs);
  }

  /** Messages that close every statement this connection has prepared. */
  closeAll(): Buffer[] {
    const names = [...this.ours.values()].map(({ name }) => name);
    this.ours.clear();
    return names.map((name) => frame("C", Buffer.from("S"), cstring(name)));
  }

  private nameFor(theirs: string): string {
    const known = this.ours.get(theirs);
    if (known) return known.name;
    const name = `c${this.connectionId}s${++this.count}`;
    this.ours.set(theirs, { name, exists: false });
    return name;
  }
}

/** A message that the session acknowledges with ParseComplete or CloseComplete. */
export const isPrepared = ({ type }: Frame): boolean => type === "P" || type === "C";

/** Where a message names a prepared statement, or -1. */
function nameAt(type: string, bytes: Buffer): number {
  if (type === "P") return 5;
  if (type === "B") return bytes.indexOf(0, 5) + 1;
  return (type === "D" || type === "C") && bytes[5] === 0x53 ? 6 : -1;
}

/** The statement that a message names: empty for the unnamed one, null when it names none. */
export function nameOf({ type, bytes }: Frame): string | null {
  const at = nameAt(type, bytes);
  return at < 0 ? null : bytes.toString("utf8", at, Math.max(at, bytes.indexOf(0, at)));
}
