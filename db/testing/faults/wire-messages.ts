/**
 * PostgreSQL's messages, as far as a proxy between a client and a server needs them. The gateway has its own reader: the
 * code under test does not also do the testing.
 */

/** One message and its type byte; "" for the packet that opens a connection, which has none. */
export type Message = { type: string; bytes: Buffer };

export const CANCEL_CODE = 80877102;
const SSL_CODES = new Set([80877103, 80877104]);

/** Splits a stream of bytes into messages. Only a client's stream begins with a packet that has no type. */
export class Splitter {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private isOpening: boolean) {}

  push(chunk: Buffer): Message[] {
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const messages: Message[] = [];
    for (let message = this.next(); message; message = this.next()) messages.push(message);
    return messages;
  }

  private next(): Message | null {
    const head = this.isOpening ? 0 : 1;
    if (this.rest.length < head + 4) return null;
    const size = head + this.rest.readUInt32BE(head);
    if (this.rest.length < size) return null;
    const bytes = this.rest.subarray(0, size);
    this.rest = this.rest.subarray(size);
    if (!this.isOpening) return { type: String.fromCharCode(bytes[0] ?? 0), bytes };
    // A client that requests encryption is refused, and opens the connection with a second packet.
    this.isOpening = SSL_CODES.has(bytes.readInt32BE(4));
    return { type: "", bytes };
  }
}

const cstring = (value: string): Buffer => Buffer.from(`${value}\0`);

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type, "latin1"), int32(body.length + 4), body]);
}

export const query = (sql: string): Buffer => message("Q", cstring(sql));
export const parse = (sql: string): Buffer => message("P", cstring(""), cstring(sql), Buffer.alloc(2));

export const ROLLBACK = query("rollback");

/** Prepares and executes a statement without parameters, within a turn that another message ends. */
export const executeInline = (sql: string): Buffer =>
  Buffer.concat([
    parse(sql),
    message("B", cstring(""), cstring(""), Buffer.alloc(6)),
    message("E", cstring(""), int32(0)),
  ]);

export const cancelRequest = ({ pid, secret }: { pid: number; secret: number }): Buffer =>
  Buffer.concat([int32(16), int32(CANCEL_CODE), int32(pid), int32(secret)]);

/** The SQL of a client's turn, also where it names a statement that it has prepared before. */
export class PreparedStatements {
  private readonly named = new Map<string, string>();

  /** The SQL of a Query, a Parse or a Bind message. */
  sqlOf({ type, bytes }: Message): string | null {
    if (type === "Q") return wordAt(bytes, 5).word;
    if (type === "B") return this.named.get(wordAt(bytes, wordAt(bytes, 5).end).word) ?? null;
    if (type !== "P") return null;
    const name = wordAt(bytes, 5);
    const sql = wordAt(bytes, name.end).word;
    if (name.word !== "") this.named.set(name.word, sql);
    return sql;
  }
}

function wordAt(bytes: Buffer, start: number): { word: string; end: number } {
  const end = bytes.indexOf(0, start);
  return { word: bytes.toString("utf8", start, end), end: end + 1 };
}

/** The first column of a DataRow; null for SQL's null. */
export function firstColumn(bytes: Buffer): string | null {
  const size = bytes.readInt32BE(7);
  return size < 0 ? null : bytes.toString("utf8", 11, 11 + size);
}
