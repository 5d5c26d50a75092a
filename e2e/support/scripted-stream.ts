import type { Page } from "@playwright/test";

type OpenStream = { write: (text: string) => void; cut: () => void };
type StreamsByCall = Record<string, OpenStream | undefined>;

/** A stream of server-sent events that a test emits frame by frame, instead of the server. */
export class ScriptedStream {
  private constructor(
    private readonly page: Page,
    private readonly call: string,
  ) {}

  /** From the next page on, calls such as "POST /api/…" get this stream. */
  static async of(page: Page, call: string): Promise<ScriptedStream> {
    await page.addInitScript((mockedCall) => {
      const shared = window as unknown as StreamsByCall;
      const reallyFetch = window.fetch;
      window.fetch = (input, init) => {
        const { method, url } = new Request(input, init);
        if (`${method} ${new URL(url).pathname}` !== mockedCall) return reallyFetch(input, init);
        let mine: OpenStream | undefined;
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            mine = {
              write: (text) => controller.enqueue(new TextEncoder().encode(text)),
              cut: () => {
                shared[mockedCall] = undefined;
                controller.error(new TypeError("network error"));
              },
            };
            shared[mockedCall] = mine;
          },
          cancel() {
            if (shared[mockedCall] === mine) shared[mockedCall] = undefined;
          },
        });
        return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
      };
    }, call);
    return new ScriptedStream(page, call);
  }

  /** Waits until there is a listener. */
  async opened(): Promise<void> {
    await this.page.waitForFunction((call) => (window as unknown as StreamsByCall)[call], this.call);
  }

  async emit(event: string, data: unknown = {}): Promise<void> {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    const frame = [this.call, text] as const;
    await this.page.evaluate(([call, words]) => (window as unknown as StreamsByCall)[call]?.write(words), frame);
  }

  /** The connection breaks, as a browser reports it. */
  async cut(): Promise<void> {
    await this.page.evaluate((call) => (window as unknown as StreamsByCall)[call]?.cut(), this.call);
  }
}
