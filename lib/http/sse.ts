import { AppError } from "@/lib/core/errors";

const PING_INTERVAL_MS = 15_000;

type Send = (event: string, data: unknown) => void;

/**
 * Responds with server-sent events. `work` sends progress and returns the terminal event's payload; an error
 * becomes the one `error` event, or that of its outcome. The signal aborts when the reader disconnects, and then nothing more is sent.
 */
export function sseResponse(
  request: Request,
  work: (send: Send, signal: AbortSignal) => Promise<{ event: string; data: unknown }>,
): Response {
  const disconnected = new AbortController();
  const signal = AbortSignal.any([request.signal, disconnected.signal]);
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const send: Send = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const ping = setInterval(() => write(": ping\n\n"), PING_INTERVAL_MS);
      try {
        write(": open\n\n");
        const last = await work(send, signal);
        send(last.event, last.data);
      } catch (error) {
        const outcome = error instanceof AppError ? error.outcome : undefined;
        if (!signal.aborted) send(outcome?.name ?? "error", outcome?.data ?? { message: publicMessage(error) });
      } finally {
        clearInterval(ping);
        // A stream that its reader cancelled is closed already.
        if (!disconnected.signal.aborted) controller.close();
      }
    },
    cancel() {
      disconnected.abort();
    },
  });
  return new Response(stream, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "private, no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

function publicMessage(error: unknown): string {
  if (error instanceof AppError) return error.userMessage;
  console.error(JSON.stringify({ error: error instanceof Error ? error.stack : String(error) }));
  return "Something went wrong on our side. Please try again.";
}
