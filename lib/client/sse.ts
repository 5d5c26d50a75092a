import { createParser } from "eventsource-parser";

type SseEvent = { event: string; data: string };

/**
 * Reads server-sent events as they arrive. Leaving the loop cancels the stream; a last event counts even without the
 * blank line that should follow it.
 */
export async function* parseSse(body: ReadableStream<Uint8Array>): AsyncGenerator<SseEvent, void, undefined> {
  const events: SseEvent[] = [];
  const parser = createParser({ onEvent: ({ event = "message", data }) => events.push({ event, data }) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // The parser drops an event that no blank line ends: two line ends complete it.
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      yield* events.splice(0);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
