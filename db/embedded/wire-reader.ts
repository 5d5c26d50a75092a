import type { Frame } from "./wire";

/** A client that asks for what cannot be; its connection is closed. `code` is an SQLSTATE. */
export class ProtocolError extends Error {
  constructor(
    message: string,
    readonly code = "08P01",
  ) {
    super(message);
  }
}

const STARTUP_MAX_BYTES = 10_000;
const MESSAGE_MAX_BYTES = 64 * 1024 * 1024;
/** Query, Sync, function call, terminate: after these the client waits for ReadyForQuery, or is gone. */
const ENDS_TURN = new Set(["Q", "S", "F", "X"]);

/** A reset connection ends like a closed one. */
const GONE = (): IteratorResult<Buffer> => ({ done: true, value: undefined });

/** Cuts a socket's bytes into messages. Every method answers null once the client has gone. */
export class WireReader {
  private readonly source: AsyncIterator<Buffer>;
  private chunks: Buffer[] = [];
  private size = 0;

  constructor(socket: AsyncIterable<Buffer>) {
    this.source = socket[Symbol.asyncIterator]();
  }

  /** The first packet has no type byte. */
  async startupPacket(): Promise<{ code: number; body: Buffer } | null> {
    const head = await this.peek(8);
    if (!head) return null;
    const length = head.readInt32BE(0);
    if (length < 8 || length > STARTUP_MAX_BYTES) throw new ProtocolError("invalid length of startup packet");
    const packet = await this.take(length);
    return packet && { code: packet.readInt32BE(4), body: packet.subarray(8) };
  }

  async message(maxBytes = MESSAGE_MAX_BYTES): Promise<Frame | null> {
    const head = await this.peek(5);
    if (!head) return null;
    const length = head.readInt32BE(1);
    if (length < 4 || length > maxBytes) throw new ProtocolError("invalid message length");
    const bytes = await this.take(length + 1);
    return bytes && { type: String.fromCharCode(bytes[0] ?? 0), bytes };
  }

  /** What may be run in one go: all that has come, up to the message that asks for an answer. */
  async turn(): Promise<Frame[] | null> {
    const first = await this.message();
    if (!first) return null;
    const turn = [first];
    while (!ENDS_TURN.has(turn.at(-1)?.type ?? "") && this.hasWholeMessage()) {
      const next = await this.message();
      if (next) turn.push(next);
    }
    return turn;
  }

  private hasWholeMessage(): boolean {
    if (this.size < 5) return false;
    return this.size > this.join().readUInt32BE(1);
  }

  private async peek(bytes: number): Promise<Buffer | null> {
    while (this.size < bytes) {
      const { done, value } = await this.source.next().catch(GONE);
      if (done) return null;
      this.chunks.push(value);
      this.size += value.length;
    }
    return this.join();
  }

  private async take(bytes: number): Promise<Buffer | null> {
    const buffer = await this.peek(bytes);
    if (!buffer) return null;
    this.chunks = buffer.length > bytes ? [buffer.subarray(bytes)] : [];
    this.size -= bytes;
    return buffer.subarray(0, bytes);
  }

  /** Chunks are joined only once enough of them are here, so that a large message is copied once. */
  private join(): Buffer {
    if (this.chunks.length !== 1) this.chunks = [Buffer.concat(this.chunks)];
    return this.chunks[0] ?? Buffer.alloc(0);
  }
}
