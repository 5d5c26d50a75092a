/** PostgreSQL's wire protocol, version 3, as far as a gateway needs it. */

/** A message as received: its type byte and the whole frame. */
export type Frame = { type: string; bytes: Buffer };

export const SSL_REQUEST = 80877103;
export const GSS_REQUEST = 80877104;
export const CANCEL_REQUEST = 80877102;
export const PROTOCOL_3 = 3;

/** The transaction status in ReadyForQuery: idle, in a transaction, in a failed one. */
export type TransactionStatus = "I" | "T" | "E";

export const cstring = (text: string): Buffer => Buffer.from(`${text}\0`);

export function frame(type: string, ...parts: Buffer[]): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, "latin1");
  head.writeInt32BE(
    parts.reduce((size, part) => size + part.length, 4),
    1,
  );
  return Buffer.concat([head, ...parts]);
}

export const query = (sql: string): Buffer => frame("Q", cstring(sql));
export const SYNC = frame("S");

export const readyForQuery = (status: TransactionStatus): Buffer => frame("Z", Buffer.from(status));

export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

/** An ErrorResponse that ends the connection. `code` is an SQLSTATE. */
export const fatal = (code: string, message: string): Buffer => failure("FATAL", code, message);

/** An ErrorResponse that leaves the connection open. */
export const error = (code: string, message: string): Buffer => failure("ERROR", code, message);

function failure(severity: "ERROR" | "FATAL", code: string, message: string): Buffer {
  const fields = { S: severity, V: severity, C: code, M: message };
  return frame("E", ...Object.entries(fields).map(([key, value]) => cstring(key + value)), Buffer.from([0]));
}

/** The zero-terminated strings of a startup packet, in pairs. */
export function startupParameters(body: Buffer): Map<string, string> {
  const words = body.toString("utf8").split("\0");
  const parameters = new Map<string, string>();
  for (let i = 0; i + 1 < words.length && words[i] !== ""; i += 2) parameters.set(words[i] ?? "", words[i + 1] ?? "");
  return parameters;
}
