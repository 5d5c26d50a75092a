import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { completionFor } from "./completions";
import { encode, encodeStream } from "./encode";
import { corrupt, type Fault, faultResponse, isFault } from "./fault";
import { type ModelRequest, readModelRequest } from "./model-request";

export type FakeBehavior = {
  fault?: Fault | undefined;
  delayMs?: number | undefined;
  retryAfterSeconds?: number | undefined;
  /** The completion, in place of the fake's own. */
  completion?: unknown;
};

/** One recorded call. Times are milliseconds of the fake's own clock. */
export type RecordedCall = ModelRequest & {
  index: number;
  authorization: string;
  startedAt: number;
  endedAt: number | null;
  /** The response status; null before it, or if the caller disconnected first. */
  status: number | null;
};

export type FakeOpenAi = {
  /** The base URL for a client. */
  url: string;
  calls: RecordedCall[];
  /** How the next calls behave; can be replaced at any time. */
  behave: (call: RecordedCall) => FakeBehavior;
  close: () => Promise<void>;
};

/** A server that speaks OpenAI's protocol well enough to make guides, and can inject everything that can go wrong. */
export async function startFakeOpenAi({
  port = 0,
  behave = () => ({}),
}: Partial<{ port: number; behave: FakeOpenAi["behave"] }> = {}): Promise<FakeOpenAi> {
  const fake: FakeOpenAi = { url: "", calls: [], behave, close: async () => {} };
  const server = createServer((request, response) => {
    handle(fake, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  fake.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return fake;
}

async function handle(fake: FakeOpenAi, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? "/", "http://stand-in").pathname;
  if (request.method === "GET" && path.endsWith("/calls")) return json(response, 200, fake.calls);
  const protocol = path.endsWith("/chat/completions") ? "chat" : path.endsWith("/responses") ? "responses" : null;
  if (request.method !== "POST" || !protocol) return json(response, 404, { error: { message: "No such path." } });
  const startedAt = performance.now();
  const call: RecordedCall = {
    ...readModelRequest(protocol, await readBody(request)),
    index: fake.calls.length,
    authorization: request.headers.authorization ?? "",
    startedAt,
    endedAt: null,
    status: null,
  };
  fake.calls.push(call);
  const disconnected = new AbortController();
  response.on("close", () => {
    call.endedAt ??= performance.now();
    disconnected.abort();
  });
  await respond(call, { ...byModelName(call.model), ...fake.behave(call) }, response, disconnected.signal);
}

/** A model named "fault-quota" has that fault on every call: for callers that can only set the model's name. */
const byModelName = (model: string): FakeBehavior => {
  const fault = model.replace(/^fault-/, "");
  return fault !== model && isFault(fault) ? { fault } : {};
};

async function respond(
  call: RecordedCall,
  behaviour: FakeBehavior,
  response: ServerResponse,
  disconnected: AbortSignal,
): Promise<void> {
  const { fault, delayMs = 0, retryAfterSeconds = 1 } = behaviour;
  if (delayMs > 0) await sleep(delayMs, undefined, { signal: disconnected }).catch(() => {});
  if (disconnected.aborted || fault === "stalled") return;
  if (fault === "dropped") return void response.socket?.destroy();
  const error = fault && faultResponse(fault, retryAfterSeconds);
  if (error) {
    end(call, error.status);
    return json(response, error.status, error.body, error.headers);
  }
  const completion = behaviour.completion ?? completionFor(call, fault === "by-schema");
  const text = fault === "refusal" ? "I can't help with that." : corrupt(fault, completion);
  const isHalf = fault === "stalled-body" || fault === "dropped-body";
  const parts = call.isStreaming ? encodeStream(call, text) : [encode(call, text, fault === "refusal")];
  const whole = fault === "garbage-envelope" ? "<html><body>Bad gateway</body></html>" : parts.join("");
  response.writeHead(200, {
    "content-type": call.isStreaming ? "text/event-stream" : "application/json",
    "content-length": Buffer.byteLength(whole),
  });
  if (!isHalf) {
    end(call, 200);
    return void response.end(whole);
  }
  response.write(whole.slice(0, Math.floor(whole.length / 2)));
  if (fault === "dropped-body") setTimeout(() => response.socket?.destroy(), 20);
}

function end(call: RecordedCall, status: number): void {
  call.status = status;
  call.endedAt = performance.now();
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
