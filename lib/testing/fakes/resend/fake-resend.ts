import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type ErrorResponse, errorResponse, type Fault, faultResponse } from "./fault";
import { Ledger } from "./ledger";
import { readEmails } from "./read-emails";

export type FakeBehavior = {
  fault?: Fault | undefined;
  /** Before anything is accepted. */
  delayMs?: number;
  /** After it was accepted, before the response: "late". */
  lateMs?: number;
  retryAfterSeconds?: number;
};

/** One recorded request; the time is of the fake's own clock, in milliseconds. */
type RecordedCall = {
  index: number;
  path: string;
  key: string | null;
  authorization: string;
  count: number;
  at: number;
  /** Null before the response, or if the connection was dropped. */
  status: number | null;
};

type FakeResendOptions = {
  port?: number;
  behave?: (call: RecordedCall) => FakeBehavior;
  /** More requests within a second get a 429. */
  ratePerSecond?: number;
  /** The clock for measuring a second; milliseconds. */
  now?: () => number;
  /** How long idempotency keys live. */
  keyLifeMs?: number;
};

export type FakeResend = {
  /** For RESEND_BASE_URL. */
  url: string;
  calls: RecordedCall[];
  ledger: Ledger;
  /** How the next calls behave; can be replaced at any time. */
  behave: (call: RecordedCall) => FakeBehavior;
  close: () => Promise<void>;
};

/** A server that speaks Resend's HTTP well enough to send mail, and can inject everything that can go wrong. */
export async function startFakeResend({
  port = 0,
  behave = () => ({}),
  ratePerSecond,
  now = () => performance.now(),
  keyLifeMs,
}: FakeResendOptions = {}): Promise<FakeResend> {
  const fake: FakeResend = { url: "", calls: [], ledger: new Ledger(keyLifeMs), behave, close: async () => {} };
  const server = createServer((request, response) => {
    handle(fake, { ratePerSecond, now }, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return fake;
}

async function handle(
  fake: FakeResend,
  { ratePerSecond, now }: { ratePerSecond: number | undefined; now: () => number },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = new URL(request.url ?? "/", "http://stand-in").pathname;
  if (request.method === "GET" && path === "/ledger") return sendResponse(response, ledgerResponse(fake));
  const isBatch = path === "/emails/batch";
  if (request.method !== "POST" || !(isBatch || path === "/emails")) {
    return sendResponse(response, errorResponse(404, "not_found", "No such path."));
  }
  const key = request.headers["idempotency-key"];
  const call: RecordedCall = {
    index: fake.calls.length,
    path,
    key: typeof key === "string" ? key : null,
    count: 0,
    authorization: request.headers.authorization ?? "",
    at: now(),
    status: null,
  };
  fake.calls.push(call);
  const limits = rateHeaders(fake.calls, call, ratePerSecond);
  const body = await readBody(request);
  const behaviour = fake.behave(call);
  await sleep(behaviour.delayMs ?? 0);
  const end = (made: ErrorResponse) => {
    call.status = made.status;
    sendResponse(response, { ...made, headers: { ...limits.headers, ...made.headers } });
  };
  if (limits.isOver)
    return end(errorResponse(429, "rate_limit_exceeded", "Too many requests.", { "retry-after": "1" }));
  if (!call.authorization.startsWith("Bearer re_")) return end(errorResponse(401, "missing_api_key", "No API key."));
  const { fault, lateMs = 0, retryAfterSeconds = 1 } = behaviour;
  if (fault === "refused-connection") return void response.socket?.destroy();
  const failure = fault && faultResponse(fault, retryAfterSeconds);
  if (failure) return end(failure);
  const emails = readEmails(body, isBatch);
  if (!Array.isArray(emails)) return end(emails);
  call.count = emails.length;
  const accepted = fake.ledger.accept(emails, body, call.key, fault === "partial" ? emails.length >> 1 : emails.length);
  if ("status" in accepted) return end(accepted);
  if (fault === "partial") return end(errorResponse(500, "internal_server_error", "An unexpected error occurred."));
  await sleep(lateMs);
  if (fault === "silent") return;
  if (fault === "dropped") return void response.socket?.destroy();
  const ids = accepted.ids
    .slice(0, fault === "missing-ids" ? accepted.ids.length >> 1 : undefined)
    .map((id) => ({ id }));
  const good = isBatch ? { data: ids } : (ids[0] ?? {});
  if (fault === "half-response") return sendHalf(response, JSON.stringify(good));
  if (fault === "garbage") return void response.writeHead(200, limits.headers).end("<html>Welcome to the café</html>");
  end({ status: 200, body: good });
}

/** Counted over the second before this call, refused ones too. */
function rateHeaders(calls: RecordedCall[], { at }: RecordedCall, limit: number | undefined) {
  if (limit === undefined) return { isOver: false, headers: {} };
  let recent = 0;
  for (let index = calls.length - 1; index >= 0 && (calls[index]?.at ?? 0) > at - 1000; index--) recent++;
  const headers = {
    "ratelimit-limit": String(limit),
    "ratelimit-remaining": String(Math.max(0, limit - recent)),
    "ratelimit-reset": "1",
  };
  return { isOver: recent > limit, headers };
}

/** For tests in another process: how many were accepted, and which more than once. */
function ledgerResponse({ calls, ledger: { accepted, duplicates } }: FakeResend): ErrorResponse {
  return { status: 200, body: { calls: calls.length, taken: accepted.length, duplicates, last: accepted.slice(-100) } };
}

function sendHalf(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
  response.write(text.slice(0, text.length >> 1));
  setTimeout(() => response.socket?.destroy(), 20);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function sendResponse(response: ServerResponse, { status, headers, body }: ErrorResponse): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
