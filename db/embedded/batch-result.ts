import type { TransactionStatus } from "./wire";

/** What the session made of a batch, read from its answer. */
export type BatchResult = {
  /** Null when no ReadyForQuery came: the client has yet to send Sync. */
  status: TransactionStatus | null;
  /** How many Parse and Close messages were done, in the order they were sent; an error skips all that follow it. */
  prepared: number;
  /** What the session said when it gave itself up. */
  fatal: string | null;
};

const [PARSE_COMPLETE, CLOSE_COMPLETE, READY, ERROR] = [0x31, 0x33, 0x5a, 0x45];

/** Walks the frames: bytes of a value may look like any message, so the end of an answer alone tells nothing. */
export function readBatchResult(answer: Buffer): BatchResult {
  const outcome: BatchResult = { status: null, prepared: 0, fatal: null };
  for (let at = 0; at + 5 <= answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    const type = answer[at];
    if (type === PARSE_COMPLETE || type === CLOSE_COMPLETE) outcome.prepared++;
    else if (type === READY) outcome.status = String.fromCharCode(answer[at + 5] ?? 0) as TransactionStatus;
    else if (type === ERROR)
      outcome.fatal ??= fatalMessage(answer.subarray(at + 5, at + 1 + answer.readInt32BE(at + 1)));
  }
  return outcome;
}

/** The answer without its first ParseComplete or CloseComplete, where the client sent no message for it. */
export function dropFirstPrepared(answer: Buffer): Buffer {
  for (let at = 0; at + 5 <= answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    const type = answer[at];
    if (type === ERROR) break;
    if (type === PARSE_COMPLETE || type === CLOSE_COMPLETE) {
      return Buffer.concat([answer.subarray(0, at), answer.subarray(at + 5)]);
    }
  }
  return answer;
}

function fatalMessage(fields: Buffer): string | null {
  const text = fields.toString("utf8").split("\0");
  return text.some((field) => field === "VFATAL" || field === "VPANIC") ? text.join(" ") : null;
}
