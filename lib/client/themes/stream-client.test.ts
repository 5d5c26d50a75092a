import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { rejectedTokens } from "../api-client";
import { streamGeneration, streamReimagining } from "./stream-client";

const theme = { id: "t1", theme: "The Crab Pots Are In", targetWeek: "2026-12-03" };
const request = { city: "San Francisco", weeksToGenerate: 52 };
const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const started = frame("started", { weeks: 52 });
const saved = frame("saved", { theme });
const complete = frame("complete", { savedCount: 1, skippedCount: 51 });

type Handler = (response: ServerResponse, request: IncomingMessage, body: string) => void;
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.restoreAllMocks();
});

/** A real server on a free port: each call has the next of these handlers, and the last one from then on. */
async function serve(...handlers: Handler[]) {
  const calls: { method?: string; url?: string; headers: IncomingMessage["headers"]; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    calls.push({ method: request.method, url: request.url, headers: request.headers, body });
    handlers[Math.min(calls.length, handlers.length) - 1]?.(response, request, body);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  closers.push(close);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, close };
}

const streaming =
  (...chunks: string[]): Handler =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.end([": open\n\n", ...chunks].join(""));
  };
/** Sends these chunks, then the connection breaks. */
const cutAfter =
  (...chunks: string[]): Handler =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(chunks.join(""), () => response.destroy());
  };
const respondWith =
  (status: number, body = "", type = "application/json"): Handler =>
  (response) =>
    response.writeHead(status, { "content-type": type }).end(body);

const pausesMs = [1, 1, 1];
const never = new AbortController().signal;
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
const generate = async (...handlers: Handler[]) => {
  const { origin } = await serve(...handlers);
  return all(streamGeneration(request, { origin, headers: {}, signal: never, pausesMs }));
};
const join = async (...handlers: Handler[]) => {
  const { origin } = await serve(...handlers);
  return all(streamGeneration(null, { origin, headers: {}, signal: never, pausesMs }));
};
const reimagine = async (...handlers: Handler[]) => {
  const { origin } = await serve(...handlers);
  return all(streamReimagining("t1", { origin, headers: {}, signal: never }));
};
const names = (updates: { event: string }[]) => updates.map(({ event }) => event).join(" ");

describe("a run", () => {
  test("is requested, and followed up to its end", async () => {
    const { origin, calls } = await serve(
      streaming(
        started,
        frame("log", { message: "Reading the almanac" }),
        saved,
        frame("skipped", {}),
        complete,
        saved,
      ),
    );
    const headers = { authorization: "Bearer a-token" };
    const updates = await all(streamGeneration(request, { origin, headers, signal: never }));
    expect(updates).toEqual([
      { event: "opened" },
      { event: "started", weeks: 52, elapsedSeconds: 0 },
      { event: "log", message: "Reading the almanac" },
      { event: "saved", theme: { ...theme, rationale: "", status: "PENDING" } },
      { event: "skipped" },
      { event: "complete", savedCount: 1, skippedCount: 51 },
    ]);
    expect(calls).toMatchObject([{ method: "POST", url: "/api/scheduled-themes/generate" }]);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual(request);
    expect(calls[0]?.headers).toMatchObject({ ...headers, accept: "text/event-stream" });
  });

  test("data that is not JSON stays text, and unreadable events are left out and logged", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const updates = await generate(
      streaming(
        "event: log\ndata: Plain words\n\n",
        "event: saved\ndata: {half\n\n",
        frame("confetti", {}),
        "event: error\ndata: No luck\n\n",
      ),
    );
    expect(updates).toEqual([
      { event: "opened" },
      { event: "log", message: "Plain words" },
      { event: "error", message: "No luck" },
    ]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test("a response that is not a stream is a complete event", async () => {
    const counts = { savedCount: 49, skippedCount: 3 };
    expect(await generate(respondWith(200, JSON.stringify(counts)))).toEqual([
      { event: "opened" },
      { event: "complete", ...counts },
    ]);
    expect((await generate(respondWith(200, "done", "text/plain"))).at(-1)).toEqual({
      event: "complete",
      savedCount: null,
      skippedCount: null,
    });
    const notStreamed = /^Streaming not supported by the server response\.$/;
    await expect(generate(respondWith(200))).rejects.toThrow(notStreamed);
    await expect(generate(respondWith(204))).rejects.toThrow(notStreamed);
  });

  test.each([
    [400, '{"error":"weeksToGenerate must be 1 to 104."}', "weeksToGenerate must be 1 to 104."],
    [500, '{"message":"Broken."}', "Broken."],
    [502, "upstream is away", "upstream is away"],
    [502, "<html>Bad gateway</html>", "Request failed"],
    [503, "", "Request failed"],
  ])("rejected with %i %j it throws %j, and is not tried again", async (status, body, message) => {
    const { origin, calls } = await serve(respondWith(status, body));
    const run = all(streamGeneration(request, { origin, headers: {}, signal: never, pausesMs }));
    await expect(run).rejects.toThrow(message);
    expect(calls).toHaveLength(1);
  });

  test("an unreachable server has the message of the screen", async () => {
    const gone = streamGeneration(request, { origin: "http://127.0.0.1:1", headers: {}, signal: never, pausesMs });
    await expect(all(gone)).rejects.toThrow(/^Failed to generate themes$/);
  });

  test("a rejected token is reported to the session store", async () => {
    const rejected = vi.fn();
    rejectedTokens.addEventListener("rejected", rejected, { once: true });
    const { origin } = await serve(respondWith(401, '{"error":"Sign in to do this."}'));
    const headers = { authorization: "Bearer old" };
    await expect(all(streamGeneration(null, { origin, headers, signal: never }))).rejects.toThrow("Sign in");
    expect(rejected).toHaveBeenCalledOnce();
  });
});

describe("a run in progress", () => {
  test("is joined with GET, and replayed from its start", async () => {
    const { origin, calls } = await serve(streaming(started, saved, complete));
    const updates = await all(streamGeneration(null, { origin, headers: {}, signal: never }));
    expect(names(updates)).toBe("opened started saved complete");
    expect(calls).toMatchObject([{ method: "GET", url: "/api/scheduled-themes/generate", body: "" }]);
  });

  test("has its elapsed time, when it is known", async () => {
    const [, event] = await join(streaming(frame("started", { weeks: 26, elapsedSeconds: 41 }), complete));
    expect(event).toEqual({ event: "started", weeks: 26, elapsedSeconds: 41 });
  });

  test("without a run there are no events", async () => {
    expect(await join(respondWith(204))).toEqual([]);
  });
});

describe("a stream that is cut", () => {
  test("is joined again with GET, however it was cut", async () => {
    for (const cut of [cutAfter(started, saved), streaming(started, saved)]) {
      const { origin, calls } = await serve(cut, streaming(started, saved, complete));
      const updates = await all(streamGeneration(request, { origin, headers: {}, signal: never, pausesMs }));
      expect(names(updates)).toBe("opened started saved opened started saved complete");
      expect(calls.map(({ method }) => method)).toEqual(["POST", "GET"]);
    }
  });

  test("so is one whose server restarts", async () => {
    const updates = await generate(cutAfter(started), respondWith(503), respondWith(502), streaming(complete));
    expect(names(updates)).toBe("opened started opened complete");
  });

  test("is gone when the run has ended meanwhile", async () => {
    expect(names(await generate(cutAfter(started), respondWith(204)))).toBe("opened started gone");
  });

  test("is lost after a few tries, counted anew with each event", async () => {
    const { origin, calls } = await serve(cutAfter(started), cutAfter(started), respondWith(503));
    const updates = await all(streamGeneration(request, { origin, headers: {}, signal: never, pausesMs }));
    expect(names(updates)).toBe("opened started opened started lost");
    expect(calls).toHaveLength(2 + pausesMs.length);
  });

  test("is not joined again where the server rejects it", async () => {
    await expect(generate(cutAfter(started), respondWith(403, '{"error":"Not allowed."}'))).rejects.toThrow(
      "Not allowed.",
    );
  });

  test("ends silently when it is aborted, in the stream and in the pause", async () => {
    for (const first of [
      cutAfter(started),
      ((response) => response.writeHead(200, { "content-type": "text/event-stream" }).write(started)) as Handler,
    ]) {
      const stop = new AbortController();
      const { origin, calls } = await serve(first);
      const run = all(streamGeneration(request, { origin, headers: {}, signal: stop.signal, pausesMs: [60_000] }));
      await vi.waitFor(() => expect(calls).toHaveLength(1));
      setTimeout(() => stop.abort(), 20);
      const updates = await run;
      expect(updates.map(({ event }) => event)).not.toContain("lost");
    }
  });
});

describe("a new version of a theme", () => {
  test("yields each step, up to its end", async () => {
    const { origin, calls } = await serve(
      streaming(
        frame("started", {}),
        frame("log", { message: "Thinking" }),
        frame("updated", { theme }),
        frame("complete", { theme }),
      ),
    );
    const updates = await all(streamReimagining("t/1", { origin, headers: {}, signal: never }));
    expect(names(updates)).toBe("started log updated complete");
    expect(updates[2]).toMatchObject({ theme: { id: "t1" } });
    expect(calls).toMatchObject([{ method: "POST", url: "/api/scheduled-themes/t%2F1/regenerate" }]);
  });

  test("a response that is not a stream is its end", async () => {
    expect(await reimagine(respondWith(200, JSON.stringify({ theme })))).toMatchObject([{ event: "complete", theme }]);
    expect(await reimagine(respondWith(200, '"fine"'))).toEqual([{ event: "complete", theme: null }]);
  });

  test("an error has the message of the server, or of the screen", async () => {
    expect(await reimagine(streaming(frame("error", { message: "Used already." })))).toEqual([
      { event: "error", message: "Used already." },
    ]);
    expect(await reimagine(streaming(frame("error", {})))).toEqual([
      { event: "error", message: "Failed to regenerate theme" },
    ]);
  });

  test("without an end, without a connection, or rejected, it fails", async () => {
    await expect(reimagine(streaming(frame("started", {})))).rejects.toThrow(/^Failed to regenerate theme$/);
    await expect(reimagine(cutAfter(frame("started", {})))).rejects.toThrow(/^Failed to regenerate theme$/);
    await expect(reimagine(respondWith(409, '{"error":"It is used."}'))).rejects.toThrow(/^It is used\.$/);
  });
});
