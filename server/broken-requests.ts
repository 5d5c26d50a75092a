import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "../lib/http/security-headers.ts";

type Refusal = { status: number; error: string };

const REFUSALS: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: "This request took too long to arrive." },
  HPE_HEADER_OVERFLOW: { status: 431, error: "The headers of this request are too large." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: "The body of this request is too large." },
};
const NO_TUNNEL: Refusal = { status: 405, error: "This server opens no tunnels." };
const MALFORMED: Refusal = { status: 400, error: "This is not a request we can read." };

/** Answers what never became a request, or only half of one, as everything else is answered. */
export function answerBrokenRequests(server: Server, { appUrl }: { appUrl: string }): void {
  const answers = new WeakMap<object, ServerResponse>();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => answers.set(request.socket, response));
  server.on("connect", (_, socket) => socket.end(write(NO_TUNNEL, appUrl)));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = answers.get(socket);
    // Words in the middle of another answer would be read as its content.
    const isAnswering = answer?.headersSent === true && !answer.writableFinished;
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering) socket.destroy();
    else socket.end(write(REFUSALS[error.code ?? ""] ?? MALFORMED, appUrl), () => socket.destroy());
  });
}

function write({ status, error }: Refusal, appUrl: string): string {
  const body = JSON.stringify({ error });
  const headers = Object.entries({
    ...securityHeaders({ isHttps: appUrl.startsWith("https:") }),
    "content-type": "application/json",
    "cache-control": "no-store",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  });
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
