export type SseEvent = { event: string; data: string };

/**
 * The frames of a stream of server-sent events, as they arrive. Lines may end in LF, CR or CRLF, and be cut anywhere,
 * even inside a character; comments are left out; a last frame counts even if the blank line after it is missing.
 */
export async function* parseSse(body: ReadableStream<Uint8Array>): AsyncGenerator<SseEvent, void, undefined> {
  let block: string[] = [];
  for await (const line of lines(body)) {
    if (line !== "") {
      block.push(line);
      continue;
    }
    const frame = parseEvent(block);
    block = [];
    if (frame) yield frame;
  }
  const last = parseEvent(block);
  if (last) yield last;
}

function parseEvent(block: string[]): SseEvent | undefined {
  let event = "message";
  const data: string[] = [];
  for (const line of block) {
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value || "message";
    if (field === "data") data.push(value);
  }
  return data.length > 0 ? { event, data: data.join("\n") } : undefined;
}

async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A CR at the end may be the first half of a CRLF: it waits for what follows.
      const parts = rest.split(done ? /\r\n|\r|\n/ : /\r\n|\r(?!$)|\n/);
      rest = parts.pop() ?? "";
      yield* parts;
      if (done) break;
    }
    if (rest !== "") yield rest;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
