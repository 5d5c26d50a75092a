import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AppError } from "@/lib/core/errors";
import { rejectedTokens } from "./api-client";
import { type GuideStreamUpdate, streamGuide, streamRerun } from "./guide-stream";

const guide = { id: "pasta-by-candlelight-4h2kpq", name: "Pasta by Candlelight", city: "Oakland" };
const complete = `event: complete\ndata: ${JSON.stringify({ guide })}\n\n`;
const input = { city: "Oakland", prompt: "cosy date night" };
const STREAM = { "content-type": "text/event-stream; charset=utf-8" };

type Handler = (response: ServerResponse, request: IncomingMessage, body: string) => void;
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.restoreAllMocks();
});

/** A real server on a free port with the handler of the test. */
async function serve(handle: Handler): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    handle(response, request, body);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function all(updates: AsyncIterable<GuideStreamUpdate>): Promise<GuideStreamUpdate[]> {
  const list: GuideStreamUpdate[] = [];
  for await (const update of updates) list.push(update);
  return list;
}

const never = () => new AbortController().signal;

async function updatesFrom(
  handle: Handler,
  signal = never(),
  headers: Record<string, string> = {},
): Promise<GuideStreamUpdate[]> {
  const origin = await serve(handle);
  return all(streamGuide(input, { origin, signal, headers }));
}

const streaming =
  (...chunks: string[]): Handler =>
  (response) => {
    response.writeHead(200, STREAM);
    for (const chunk of chunks) response.write(chunk);
    response.end();
  };
const respondWith =
  (status: number, body: string, type = "application/json"): Handler =>
  (response) =>
    response.writeHead(status, { "content-type": type }).end(body);

const tooFew = { message: "Only two fit.", places: [], changes: [] };

test.each([
  ["a stream", streaming(": open\n\n", `event: tooFew\ndata: ${JSON.stringify(tooFew)}\n\n`)],
  ["plain JSON", respondWith(422, JSON.stringify({ error: "Only two fit. Try Oakland.", tooFew }))],
])("too few fitting places end %s without an error", async (_, handle) => {
  expect((await updatesFrom(handle)).at(-1)).toEqual({ event: "tooFew", tooFew });
});

test("what of them can't be read is an error with its sentence", async () => {
  await expect(updatesFrom(streaming('event: tooFew\ndata: {"message":"Only two fit."}\n\n'))).rejects.toThrow(
    "Only two fit.",
  );
});

describe("a stream", () => {
  test("yields that it has opened, its progress, and the guide", async () => {
    const updates = await updatesFrom(
      streaming(
        ": open\n\n",
        'event: progress\r\ndata: {"type":"idea",\r\ndata: "idea":{"title":"Pasta"}}\r\n\r\n',
        ': ping\n\nevent: progress\ndata: {"type":"saving"}\n\n',
        complete,
      ),
    );
    expect(updates).toMatchObject([
      { event: "opened" },
      { event: "progress", data: { type: "idea", idea: { title: "Pasta" } } },
      { event: "progress", data: { type: "saving" } },
      { event: "complete", guide },
    ]);
  });

  test("arrives in chunks of any size", async () => {
    const updates = await updatesFrom((response) => {
      response.writeHead(200, STREAM);
      const octets = Buffer.from(`event: progress\ndata: {"type":"title","title":"Phở at dusk"}\n\n${complete}`);
      let at = 0;
      const timer = setInterval(() => {
        if (at >= octets.length) {
          clearInterval(timer);
          response.end();
        } else {
          response.write(octets.subarray(at, at + 7));
          at += 7;
        }
      }, 1);
    });
    expect(updates.map(({ event }) => event)).toEqual(["opened", "progress", "complete"]);
    expect(updates[1]).toMatchObject({ data: { title: "Phở at dusk" } });
  });

  test("sends the prompt as JSON, accepts a stream, and carries the token when there is one", async () => {
    const seen: { headers: IncomingMessage["headers"]; body: string; url?: string }[] = [];
    const handle: Handler = (response, request, body) => {
      seen.push({ headers: request.headers, body, url: request.url });
      streaming(complete)(response, request, body);
    };
    await updatesFrom(handle, never(), { authorization: "Bearer a-token" });
    await updatesFrom(handle);
    expect(seen[0]?.headers).toMatchObject({
      accept: "text/event-stream",
      "content-type": "application/json",
      authorization: "Bearer a-token",
    });
    expect(JSON.parse(seen[0]?.body ?? "")).toEqual(input);
    expect(seen[0]?.url).toBe("/api/guides");
    expect(seen[1]?.headers.authorization).toBeUndefined();
  });

  test("leaves out unreadable progress, and logs it", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const updates = await updatesFrom(
      streaming(
        "event: progress\ndata: {half\n\n",
        'event: progress\ndata: {"type":"idea"}\n\n',
        'event: progress\ndata: {"type":"confetti"}\n\n',
        "event: heartbeat\ndata: {}\n\n",
        complete,
      ),
    );
    expect(updates.map(({ event }) => event)).toEqual(["opened", "complete"]);
    expect(warn).toHaveBeenCalledTimes(3);
  });

  test("reads the debug view's progress", async () => {
    const updates = await updatesFrom(
      streaming('event: progress\ndata: {"stage":"searchPlans","data":[]}\n\n', complete),
    );
    expect(updates[1]).toEqual({ event: "progress", data: { stage: "searchPlans", data: [] } });
  });

  test("a stored run has its own rerun URL, and sends what was changed; a failure has the message of the debug view", async () => {
    const requests: unknown[] = [];
    const origin = await serve((response, request, body) => {
      requests.push(request.url, JSON.parse(body));
      streaming("event: error\ndata: {}\n\n")(response, request, body);
    });
    const options = { origin, signal: never(), headers: {} };
    const again = all(streamRerun("run-1", { from: "idea", prompt: "soup" }, options));
    await expect(again).rejects.toThrow(/^Failed to generate guide$/);
    expect(requests).toEqual(["/api/guides/runs/run-1/again", { from: "idea", prompt: "soup" }]);
    await expect(all(streamGuide(input, { ...options, isDebug: true }))).rejects.toThrow(/^Failed to generate guide$/);
    expect(requests.slice(2)).toEqual(["/api/guides?debug=true", input]);
  });

  test("ignores everything after the guide", async () => {
    const updates = await updatesFrom(streaming(complete, 'event: error\ndata: {"message":"late"}\n\n'));
    expect(updates.at(-1)?.event).toBe("complete");
  });
});

describe("a failure", () => {
  test("an error event is thrown with its message, or with ours", async () => {
    const failing = (data: string) => updatesFrom(streaming(`event: error\ndata: ${data}\n\n`));
    await expect(failing('{"message":"Nobody here makes poutine."}')).rejects.toThrow(/^Nobody here makes poutine\.$/);
    await expect(failing('{"error":"Too late."}')).rejects.toThrow(/^Too late\.$/);
    await expect(failing("{}")).rejects.toThrow(/^Failed to create guide$/);
  });

  test("a stream that ends without a valid result is an error", async () => {
    const sentence = /^Guide generation finished without a result$/;
    await expect(updatesFrom(streaming(": open\n\n"))).rejects.toThrow(sentence);
    await expect(updatesFrom(streaming("event: complete\ndata: {}\n\n"))).rejects.toThrow(sentence);
    await expect(updatesFrom(streaming('event: complete\ndata: {"guide"'))).rejects.toThrow(sentence);
  });

  test.each([
    [400, '{"error":"Say in words what you are in the mood for."}', "Say in words what you are in the mood for."],
    [500, '{"message":"Broken."}', "Broken."],
    [502, "upstream is away", "upstream is away"],
    [502, "<html><h1>Bad gateway</h1></html>", "Request failed"],
    [503, "", "Request failed"],
  ])("a rejected request (%i %j) throws %j", async (status, body, message) => {
    await expect(updatesFrom(respondWith(status, body, "text/plain"))).rejects.toThrow(new Error(message));
  });

  test("a token that the server rejects is reported to the session store", async () => {
    const rejected = vi.fn();
    rejectedTokens.addEventListener("rejected", rejected, { once: true });
    const call = updatesFrom(respondWith(401, '{"error":"Sign in to do this."}'), never(), {
      authorization: "Bearer old",
    });
    await expect(call).rejects.toThrow(/^Sign in to do this\.$/);
    expect(rejected.mock.lastCall?.[0]).toMatchObject({ detail: "old" });
  });

  test("a connection that breaks has a message", async () => {
    const broken: Handler = (response) => {
      response.writeHead(200, STREAM);
      response.write(": open\n\n", () => response.destroy());
    };
    await expect(updatesFrom(broken)).rejects.toThrow(/^Failed to create guide\. The connection/);
  });

  test("so is a server that is not there", async () => {
    const gone = all(streamGuide(input, { origin: "http://127.0.0.1:1", signal: never(), headers: {} }));
    await expect(gone).rejects.toThrow(/^Failed to create guide\. The connection/);
  });
});

describe("a response that is not a stream", () => {
  test("is read as JSON", async () => {
    expect(await updatesFrom(respondWith(200, JSON.stringify({ guide })))).toMatchObject([
      { event: "complete", guide },
    ]);
  });

  test("is an error when it is empty or has no guide", async () => {
    const notStreamed = /^Streaming not supported by the server response\.$/;
    await expect(updatesFrom(respondWith(200, ""))).rejects.toThrow(notStreamed);
    await expect(updatesFrom((response) => response.writeHead(204).end())).rejects.toThrow(notStreamed);
    await expect(updatesFrom(respondWith(200, "{}"))).rejects.toThrow(/^Guide generation finished without a result$/);
  });
});

describe("stopping", () => {
  const isCancelled = (error: unknown) => error instanceof AppError && error.code === "cancelled";

  test("before the response, in the stream, or before the start: it is canceled, and the server sees it", async () => {
    const silent: Handler = () => {};
    let closedAt = 0;
    const opened: Handler = (response, request) => {
      request.socket.on("close", () => {
        closedAt = performance.now();
      });
      response.writeHead(200, STREAM);
      response.write(": open\n\n");
    };
    for (const handle of [silent, opened]) {
      const stop = new AbortController();
      const run = updatesFrom(handle, stop.signal).catch((error: unknown) => error);
      setTimeout(() => stop.abort(), 50);
      const error = await run;
      expect(isCancelled(error)).toBe(true);
      expect((error as Error).message).toBe("Guide creation was cancelled");
    }
    await vi.waitFor(() => expect(closedAt).toBeGreaterThan(0), 1000);
    expect(isCancelled(await updatesFrom(silent, AbortSignal.abort()).catch((error: unknown) => error))).toBe(true);
  });
});
