import { Agent, type ClientRequest, request } from "node:http";
import type { Body } from "./bodies";

export type Sent = {
  method: string;
  path: string;
  /** Names and values in turn. */
  headers: readonly string[];
  body?: Body;
};
export type Heard = {
  /** 0 where no answer came: `why` says so. */
  status: number;
  why?: string;
  type: string;
  headers: NodeJS.Dict<string | string[]>;
  /** As much of it as a fault would show in. */
  body: string;
  /** Until the answer began: a stream goes on as long as it has something to tell. */
  ms: number;
};

export const PATIENCE_MS = 10_000;
/** A body that never ends is given up by whoever sends it. */
const CUT_MS = 150;
const STREAM_MS = 1_000;
const KEPT_BYTES = 64 * 1024;

/** Sends exactly what it is given over kept connections, and tells what was answered and when. */
export function sender(origin: string, connections: number) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const send = ({ method, path, headers, body }: Sent): Promise<Heard> =>
    new Promise((resolve) => {
      const started = performance.now();
      const nothing = (why: string): Heard => ({
        status: 0,
        why,
        type: "",
        headers: {},
        body: "",
        ms: performance.now() - started,
      });
      let call: ClientRequest;
      try {
        call = request({
          hostname,
          port,
          agent,
          method,
          path,
          headers: [...headers, ...lengthOf(body)],
          setHost: false,
        });
      } catch (error) {
        resolve({ ...nothing((error as Error).message), why: `not sent: ${(error as Error).message}` });
        return;
      }
      const late = setTimeout(() => {
        resolve(nothing("unanswered"));
        call.destroy();
      }, PATIENCE_MS);
      call.once("error", (error: NodeJS.ErrnoException) => {
        clearTimeout(late);
        resolve(nothing(body?.framing === "cut" ? "cut" : `broken: ${error.code ?? error.message}`));
      });
      call.once("response", (answer) => {
        clearTimeout(late);
        const ms = performance.now() - started;
        const type = answer.headers["content-type"] ?? "";
        const chunks: Buffer[] = [];
        let size = 0;
        const end = () => {
          clearTimeout(long);
          const { statusCode: status = 0, headers: got } = answer;
          resolve({ status, type, headers: got, body: Buffer.concat(chunks).toString(), ms });
        };
        const long = setTimeout(
          () => {
            end();
            answer.destroy();
          },
          type.startsWith("text/event-stream") ? STREAM_MS : PATIENCE_MS,
        );
        answer.on("data", (chunk: Buffer) => {
          size += chunk.byteLength;
          if (size <= KEPT_BYTES) chunks.push(chunk);
        });
        answer.once("end", end).once("error", end);
      });
      write(call, body);
    });
  return { send, close: () => agent.destroy() };
}

function lengthOf(body: Body | undefined): string[] {
  if (!body) return [];
  if (body.framing === "chunked") return ["transfer-encoding", "chunked"];
  return ["content-length", String(body.bytes.byteLength + (body.framing === "cut" ? 10 : 0))];
}

function write(call: ClientRequest, body: Body | undefined): void {
  if (body?.framing === "cut") {
    call.write(body.bytes);
    setTimeout(() => call.destroy(), CUT_MS);
    return;
  }
  call.end(body?.bytes);
}
