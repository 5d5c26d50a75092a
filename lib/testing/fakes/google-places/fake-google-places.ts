import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { cataloguePlaces } from "./catalogue-places";
import { type Fault, faultResponse, googleError } from "./fault";
import { sendPhoto } from "./photo-bytes";
import { respond } from "./respond";
import type { WirePlace } from "./wire";

type CallKind = "searchText" | "searchNearby" | "details" | "media" | "photo";
type FakeBehavior = {
  fault?: Fault | undefined;
  delayMs?: number | undefined;
  retryAfterSeconds?: number | undefined;
};

/** One recorded call. Times are milliseconds of the fake's own clock. */
export type RecordedCall = {
  index: number;
  kind: CallKind;
  path: string;
  mask: string | undefined;
  key: string | undefined;
  body: Record<string, unknown>;
  startedAt: number;
  /** The response status; null before it, or if the caller disconnected first. */
  status: number | null;
};

export type FakeGooglePlaces = {
  /** The base URL for a client. */
  url: string;
  calls: RecordedCall[];
  /** The places that exist; can be changed at any time. */
  world: WirePlace[];
  /** How the next calls behave; can be replaced at any time. */
  behave: (call: RecordedCall) => FakeBehavior;
  close: () => Promise<void>;
};

/** A server that speaks Places API (New) well enough to make guides, and can inject everything that can go wrong. */
export async function startFakeGooglePlaces({
  port = 0,
  world = cataloguePlaces(),
  behave = () => ({}),
}: Partial<{ port: number; world: WirePlace[]; behave: FakeGooglePlaces["behave"] }> = {}): Promise<FakeGooglePlaces> {
  const fake: FakeGooglePlaces = { url: "", calls: [], world, behave, close: async () => {} };
  const server = createServer((request, response) => {
    handle(fake, request, response).catch(() => response.destroy());
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

async function handle(fake: FakeGooglePlaces, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", fake.url);
  if (pathname === "/calls") return json(response, 200, fake.calls);
  const header = (name: string) => request.headers[name]?.toString();
  const text = await readBody(request);
  const call: RecordedCall = {
    index: fake.calls.length,
    kind: kindOf(pathname),
    path: pathname,
    status: null,
    mask: header("x-goog-fieldmask"),
    key: header("x-goog-api-key"),
    startedAt: performance.now(),
    body: text === "" ? {} : JSON.parse(text),
  };
  fake.calls.push(call);
  const disconnected = new AbortController();
  response.on("close", () => disconnected.abort());
  response.on("finish", () => {
    call.status = response.statusCode;
  });
  const { fault, delayMs = 0, retryAfterSeconds = 1 } = fake.behave(call);
  if (delayMs > 0) await sleep(delayMs, undefined, { signal: disconnected.signal }).catch(() => {});
  if (disconnected.signal.aborted || fault === "stalled") return;
  if (fault === "dropped") return void response.socket?.destroy();
  const error = faultResponse(fault, retryAfterSeconds);
  if (error) return json(response, error.status, error.body, error.headers);
  if (call.kind === "photo") return sendPhoto(response, pathname, fault);
  if (!call.key) {
    return json(
      response,
      403,
      googleError(403, "PERMISSION_DENIED", "Method doesn't allow unregistered callers.").body,
    );
  }
  const fakeRequest = {
    method: request.method ?? "",
    path: pathname,
    query: searchParams,
    mask: call.mask,
    body: call.body,
  };
  const { status, body, headers } = respond(fake.world, fakeRequest, (name) => photoUrl(fake, name, fault));
  send(response, fault, status, JSON.stringify(body), headers);
}

const photoUrl = ({ url }: FakeGooglePlaces, name: string, fault: Fault | undefined) =>
  fault === "elsewhere" ? "http://127.0.0.1:9/inside.jpg" : `${url}/photo-bytes/${name}`;

function kindOf(path: string): CallKind {
  if (path.startsWith("/photo-bytes/")) return "photo";
  if (path.endsWith(":searchText")) return "searchText";
  if (path.endsWith(":searchNearby")) return "searchNearby";
  return path.endsWith("/media") ? "media" : "details";
}

function send(
  response: ServerResponse,
  fault: Fault | undefined,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const whole = fault === "garbage" ? "<html>Bad gateway</html>" : fault === "off-schema" ? '{"places":42}' : text;
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(whole),
    ...headers,
  });
  if (fault !== "half") return void response.end(whole);
  response.write(whole.slice(0, Math.floor(whole.length / 2)));
  setTimeout(() => response.socket?.destroy(), 20);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
