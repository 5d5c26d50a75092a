import { cstring, type Frame, frame } from "./wire";

/**
 * All connections share one session, so each connection's prepared statements get their own names there.
 * The unnamed statement has no name to distinguish it: `UnnamedStatement` restores it.
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
    const offset = nameAt(type, bytes);
    const theirs = nameOf({ type, bytes });
    if (!theirs) return bytes;
    const end = bytes.indexOf(0, offset);
    return frame(type, bytes.subarray(5, offset), cstring(this.nameFor(theirs)), bytes.subarray(end + 1));
  }

  /** Records what a batch has made and closed. Only the first `done` of its Parse and Close messages succeeded. */
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

  /** Messages that close every statement that this connection has prepared. */
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

/** The offset of a message's statement name, or -1. */
function nameAt(type: string, bytes: Buffer): number {
  if (type === "P") return 5;
  if (type === "B") return bytes.indexOf(0, 5) + 1;
  return (type === "D" || type === "C") && bytes[5] === 0x53 ? 6 : -1;
}

/** The statement that a message names: empty for the unnamed one, null when it names none. */
export function nameOf({ type, bytes }: Frame): string | null {
  const offset = nameAt(type, bytes);
  return offset < 0 ? null : bytes.toString("utf8", offset, Math.max(offset, bytes.indexOf(0, offset)));
}
