import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { CANCEL_REQUEST, cstring, frame, int32, query, SYNC } from "../wire";

export const FLUSH = frame("H");
export const EXECUTE = frame("E", cstring(""), int32(0));
export const parse = (name: string, sql: string): Buffer => frame("P", cstring(name), cstring(sql), Buffer.alloc(2));
export const describeStatement = (name: string): Buffer => frame("D", Buffer.from("S"), cstring(name));
export const closeStatement = (name: string): Buffer => frame("C", Buffer.from("S"), cstring(name));

/** Binds a statement to values, all as text. */
export function bind(name: string, ...values: string[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeInt16BE(values.length);
  const parameters = values.flatMap((value) => [int32(Buffer.byteLength(value)), Buffer.from(value)]);
  return frame("B", cstring(""), cstring(name), Buffer.alloc(2), count, ...parameters, Buffer.alloc(2));
}

/** A low-level protocol client, with which a test can send half a message, or nothing. */
export class WireClient {
  /** Every message received: `D 1`, `E 22012`, `Z I`, and the bare type of those that tests ignore. */
  readonly received: string[] = [];
  readonly closed: Promise<unknown>;
  private key = Buffer.alloc(8);
  private bytes = Buffer.alloc(0);
  private readSoFar = 0;
  private wake: () => void = () => {};

  private constructor(
    readonly socket: Socket,
    private readonly url: URL,
  ) {
    socket.on("error", () => {});
    socket.on("data", (chunk) => this.onData(chunk));
    socket.on("close", () => this.wake());
    this.closed = once(socket, "close");
  }

  static async signIn(address: string): Promise<WireClient> {
    const url = new URL(address);
    const client = new WireClient(connect(Number(url.port), url.hostname), url);
    const body = Buffer.from("\0\x03\0\0user\0postgres\0database\0postgres\0\0", "latin1");
    client.send(int32(body.length + 4), body, frame("p", cstring(url.password)));
    await client.receive();
    return client;
  }

  send(...messages: Buffer[]): void {
    this.socket.write(Buffer.concat(messages));
  }

  /** Sends, and returns what comes back up to ReadyForQuery. */
  ask(...messages: Buffer[]): Promise<string[]> {
    this.send(...messages);
    return this.receive();
  }

  select(sql: string): Promise<string[]> {
    return this.ask(query(sql));
  }

  /** What a driver sends in one go. */
  run(sql: string, ...values: string[]): Promise<string[]> {
    return this.ask(parse("", sql), bind("", ...values), EXECUTE, SYNC);
  }

  /** What has not been read yet, up to a message of a type, or up to the end of the connection. */
  async receive(end = "Z"): Promise<string[]> {
    for (;;) {
      const index = this.received.findIndex((entry, i) => i >= this.readSoFar && entry.startsWith(end));
      if (index >= 0 || this.socket.closed) return this.take(index);
      await new Promise<void>((wake) => {
        this.wake = wake;
      });
    }
  }

  private take(end: number): string[] {
    const entries = this.received.slice(this.readSoFar, end < 0 ? undefined : end + 1);
    this.readSoFar += entries.length;
    return [...entries.filter((entry) => entry.length > 1), ...(end < 0 ? ["closed"] : [])];
  }

  /** Asks the server, over a separate connection, to cancel this one's statement. */
  async cancel(key = this.key): Promise<void> {
    const socket = connect(Number(this.url.port), this.url.hostname);
    socket.on("error", () => {});
    socket.resume().write(Buffer.concat([int32(16), int32(CANCEL_REQUEST), key]));
    await once(socket, "close");
  }

  /** Ends the connection as a network failure or a kill does. */
  async reset(): Promise<void> {
    this.socket.resetAndDestroy();
    await this.closed;
  }

  private onData(chunk: Buffer): void {
    this.bytes = Buffer.concat([this.bytes, chunk]);
    while (this.bytes.length >= 5 && this.bytes.length > this.bytes.readInt32BE(1)) {
      const length = this.bytes.readInt32BE(1) + 1;
      this.note(this.bytes.toString("latin1", 0, 1), this.bytes.subarray(5, length));
      this.bytes = this.bytes.subarray(length);
    }
    this.wake();
  }

  private note(type: string, body: Buffer): void {
    if (type === "K") this.key = Buffer.from(body);
    const words: Record<string, () => string> = {
      D: () => ` ${body.toString("utf8", 6)}`,
      E: () => ` ${/\0C(\w+)/.exec(body.toString("utf8"))?.[1]}`,
      Z: () => ` ${body.toString("utf8")}`,
    };
    this.received.push(type + (words[type]?.() ?? ""));
  }
}
