import { afterEach, expect, test, vi } from "vitest";
import { parseSse } from "@/lib/client/sse";
import { AppError } from "@/lib/core/errors";
import { errorResponse } from "./response";
import { sseResponse } from "./sse";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const request = (signal?: AbortSignal) => new Request("http://localhost/api/guides", signal ? { signal } : {});

async function framesOf(response: Response) {
  const frames: { event: string; data: unknown }[] = [];
  if (!response.body) throw new Error("there is no body");
  for await (const { event, data } of parseSse(response.body)) frames.push({ event, data: JSON.parse(data) });
  return frames;
}

test("progress, then the one last event, then the end", async () => {
  const response = sseResponse(request(), async (send) => {
    send("progress", { type: "idea", idea: { title: "Two\nlines, a “quote” and phở" } });
    return { event: "complete", data: { guide: { id: "a" } } };
  });
  expect(await framesOf(response)).toEqual([
    { event: "progress", data: { type: "idea", idea: { title: "Two\nlines, a “quote” and phở" } } },
    { event: "complete", data: { guide: { id: "a" } } },
  ]);
});

test("no proxy may cache, change or buffer it", () => {
  const { headers } = sseResponse(request(), async () => ({ event: "complete", data: {} }));
  expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(headers.get("cache-control")).toBe("private, no-store, no-transform");
  expect(headers.get("x-accel-buffering")).toBe("no");
});

test("something is sent at once, and progress as it happens", async () => {
  let goOn = () => {};
  const waiting = new Promise<void>((resume) => {
    goOn = resume;
  });
  const response = sseResponse(request(), async (send) => {
    send("progress", 1);
    await waiting;
    return { event: "complete", data: 2 };
  });
  const reader = response.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe(": open\n\n");
  expect(await next()).toBe("event: progress\ndata: 1\n\n");
  goOn();
  expect(await next()).toBe("event: complete\ndata: 2\n\n");
  expect(await reader?.read()).toMatchObject({ done: true });
});

test("a known error is the one error event, with its sentence", async () => {
  const response = sseResponse(request(), async () => {
    throw new AppError("unprocessable", "Nobody in Oakland fits.", { message: "constraint 7" });
  });
  expect(await framesOf(response)).toEqual([{ event: "error", data: { message: "Nobody in Oakland fits." } }]);
});

test("an unknown error is logged, and sent without its details", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = sseResponse(request(), async () => {
    throw new Error("password=hunter2 at db.ts:7");
  });
  const [frame] = await framesOf(response);
  expect(frame?.event).toBe("error");
  expect(JSON.stringify(frame)).not.toMatch(/hunter2|db\.ts/);
  expect(log).toHaveBeenCalledOnce();
});

test.each(["cancels the stream", "drops the request"])(
  "a reader who %s stops the work, and nothing more is sent",
  async (how) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const leaving = new AbortController();
    let seen: AbortSignal | undefined;
    const response = sseResponse(request(leaving.signal), async (send, signal) => {
      seen = signal;
      await new Promise((stopped) => signal.addEventListener("abort", stopped));
      send("progress", "too late");
      throw new DOMException("aborted", "AbortError");
    });
    const reader = response.body?.getReader();
    await reader?.read();
    if (how === "cancels the stream") await reader?.cancel();
    else leaving.abort();
    await vi.waitFor(() => expect(seen?.aborted).toBe(true));
    expect(await reader?.read()).toMatchObject({ done: true });
    expect(log).not.toHaveBeenCalled();
  },
);

test("silence is broken at least every 15 seconds", async () => {
  vi.useFakeTimers();
  let finish = () => {};
  const response = sseResponse(request(), async () => {
    await new Promise<void>((done) => {
      finish = done;
    });
    return { event: "complete", data: {} };
  });
  const text = response.text();
  await vi.advanceTimersByTimeAsync(46_000);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  expect((await text).match(/^: ping$/gm)).toHaveLength(3);
});

test("an error with an outcome ends as that event, and as a field of a JSON response", async () => {
  const outcome = { name: "tooFew", data: { message: "Only two fit." } };
  const error = new AppError("unprocessable", "Only two fit. Try Oakland.", { outcome });
  const response = sseResponse(request(), async () => {
    throw error;
  });
  expect(await framesOf(response)).toEqual([{ event: "tooFew", data: { message: "Only two fit." } }]);
  const refusal = errorResponse(error);
  expect(refusal.status).toBe(422);
  expect(await refusal.json()).toEqual({ error: "Only two fit. Try Oakland.", tooFew: { message: "Only two fit." } });
});
