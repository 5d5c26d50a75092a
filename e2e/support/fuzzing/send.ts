import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Body } from "./malformed-bodies";

export type FuzzRequest = {
  method: string;
  path: string;
  /** Names and values alternate. */
  headers: readonly string[];
  body?: Body;
};
export type FuzzResponse = {
  /** 0 without a response: `why` gives the reason. */
  status: number;
  why?: string;
  type: string;
  /** As much of it as a fault would show in. */
  body: string;
  /** Until the response was complete; for a stream, until it began. */
  ms: number;
};

/** Twice the allowed time, and a little more: later counts as never. */
const TIMEOUT_MS = 5_000;
/** After this time the sender gives up on a body that never ends. */
const CUT_MS = 150;
const STREAM_MS = 500;
const BODY_BYTES_MAX = 64 * 1024;
/** Redirects repeat what they were sent, twice. */
const HEADERS_MAX_BYTES = 64 * 1024;

/** Sends exactly what it is given over persistent connections, and returns the response and its timing. */
export function createSender(origin: string, connections: number) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const options = { hostname, port, agent, maxHeaderSize: HEADERS_MAX_BYTES, setHost: false };

  async function send({ method, path, headers, body }: FuzzRequest): Promise<FuzzResponse> {
    const started = performance.now();
    const nothing = (why: string): FuzzResponse => ({
      status: 0,
      why,
      type: "",
      body: "",
      ms: performance.now() - started,
    });
    try {
      const call = request({ ...options, method, path, headers: [...headers, ...lengthOf(body)] });
      return await receive(call, body, started).catch((error: NodeJS.ErrnoException) =>
        nothing(body?.framing === "cut" ? "cut" : (error.code ?? error.message)),
      );
    } catch (error) {
      return nothing(`not sent: ${(error as Error).message}`);
    }
  }
  return { send, close: () => agent.destroy() };
}

function receive(call: ClientRequest, body: Body | undefined, started: number): Promise<FuzzResponse> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => call.destroy(new Error("no response")), TIMEOUT_MS);
    call.once("close", () => clearTimeout(late)).once("error", reject);
    call.once("response", (response) => read(response, started).then(resolve, reject));
    if (body?.framing === "cut") {
      call.write(body.bytes);
      setTimeout(() => call.destroy(), CUT_MS);
    } else call.end(body?.bytes);
  });
}

async function read(response: IncomingMessage, started: number): Promise<FuzzResponse> {
  const began = performance.now() - started;
  const { statusCode: status = 0, headers } = response;
  const type = headers["content-type"] ?? "";
  const isStream = type.startsWith("text/event-stream");
  if (isStream) setTimeout(() => response.destroy(), STREAM_MS);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size <= BODY_BYTES_MAX) chunks.push(chunk);
    }
  } catch (error) {
    if (!isStream) throw error;
  }
  const ms = isStream ? began : performance.now() - started;
  return { status, type, body: decompress(Buffer.concat(chunks), headers["content-encoding"]), ms };
}

function decompress(bytes: Buffer, encoding: string | undefined): string {
  try {
    if (encoding === "gzip") return gunzipSync(bytes).toString();
    return encoding === "br" ? brotliDecompressSync(bytes).toString() : bytes.toString();
  } catch {
    // Only the beginning of a long body was read.
    return "";
  }
}

function lengthOf(body: Body | undefined): string[] {
  if (!body) return [];
  if (body.framing === "chunked") return ["transfer-encoding", "chunked"];
  return ["content-length", String(body.bytes.byteLength + (body.framing === "cut" ? 10 : 0))];
}
