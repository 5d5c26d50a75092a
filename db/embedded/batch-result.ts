import type { TransactionStatus } from "./wire";

/** The result of a batch, parsed from the session's response. */
export type BatchResult = {
  /** Null when no ReadyForQuery came: the client has yet to send Sync. */
  status: TransactionStatus | null;
  /** How many Parse and Close messages succeeded, in the order they were sent; an error skips all that follow it. */
  prepared: number;
  /** The session's last message when it ended itself. */
  fatal: string | null;
};

const [PARSE_COMPLETE, CLOSE_COMPLETE, READY, ERROR] = [0x31, 0x33, 0x5a, 0x45];

/** Walks the frames: the bytes of a value may look like any message, so the end of a response alone proves nothing. */
export function readBatchResult(response: Buffer): BatchResult {
  const outcome: BatchResult = { status: null, prepared: 0, fatal: null };
  for (let offset = 0; offset + 5 <= response.length; offset += 1 + response.readInt32BE(offset + 1)) {
    const type = response[offset];
    if (type === PARSE_COMPLETE || type === CLOSE_COMPLETE) outcome.prepared++;
    else if (type === READY) outcome.status = String.fromCharCode(response[offset + 5] ?? 0) as TransactionStatus;
    else if (type === ERROR)
      outcome.fatal ??= fatalMessage(response.subarray(offset + 5, offset + 1 + response.readInt32BE(offset + 1)));
  }
  return outcome;
}

/** The response without its first ParseComplete or CloseComplete, for which the client sent no message. */
export function dropFirstPrepared(response: Buffer): Buffer {
  for (let offset = 0; offset + 5 <= response.length; offset += 1 + response.readInt32BE(offset + 1)) {
    const type = response[offset];
    if (type === ERROR) break;
    if (type === PARSE_COMPLETE || type === CLOSE_COMPLETE) {
      return Buffer.concat([response.subarray(0, offset), response.subarray(offset + 5)]);
    }
  }
  return response;
}

function fatalMessage(fields: Buffer): string | null {
  const text = fields.toString("utf8").split("\0");
  return text.some((field) => field === "VFATAL" || field === "VPANIC") ? text.join(" ") : null;
}
