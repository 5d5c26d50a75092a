import type { Readable } from "node:stream";
import type { Frame } from "./wire";

/** A client error that ends its connection. `code` is an SQLSTATE. */
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
const BATCH_MAX_BYTES = 2 * MESSAGE_MAX_BYTES;
/** What a client may send ahead while nobody reads. Until then the socket flows, so that a disconnect is seen. */
const MAX_READ_AHEAD_BYTES = 1024 * 1024;
/** The extended protocol's messages without a response before Sync or Flush, and data of a COPY. */
const UNTERMINATED_TYPES = new Set(["P", "B", "D", "E", "C", "d", "c", "f"]);

/** Splits a socket's bytes into messages. Every method returns null once the client has disconnected. */
export class WireReader {
  private chunks: Buffer[] = [];
  private size = 0;
  private hasEnded = false;
  private wake: (() => void) | null = null;

  constructor(private readonly source: Readable) {
    source.on("data", (chunk: Buffer) => this.push(chunk));
    // A reset connection ends like a closed one.
    for (const event of ["end", "close", "error"]) source.on(event, () => this.end());
  }

  /** What has arrived is still read; nothing more is waited for. */
  end(): void {
    this.hasEnded = true;
    this.wake?.();
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

  /** Everything up to the message that needs a response: half a batch is not served, and delays nobody. */
  async batch(): Promise<Frame[] | null> {
    const batch: Frame[] = [];
    for (let bytes = 0; ; ) {
      const message = await this.message();
      if (!message) return null;
      batch.push(message);
      bytes += message.bytes.length;
      if (!UNTERMINATED_TYPES.has(message.type)) return batch;
      if (bytes > BATCH_MAX_BYTES) throw new ProtocolError("too much was sent without Sync");
    }
  }

  private push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.wake) this.wake();
    else if (this.size > MAX_READ_AHEAD_BYTES) this.source.pause();
  }

  private async peek(bytes: number): Promise<Buffer | null> {
    while (this.size < bytes) {
      if (this.hasEnded) return null;
      const woken = new Promise<void>((wake) => {
        this.wake = wake;
      });
      if (this.source.isPaused()) this.source.resume();
      await woken;
      this.wake = null;
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
