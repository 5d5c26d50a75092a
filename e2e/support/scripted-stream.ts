import type { Page } from "@playwright/test";

type OpenStream = { write: (text: string) => void; cut: () => void };
type StreamsByCall = Record<string, OpenStream | undefined>;

/** A stream of server-sent events that a test tells frame by frame, in place of the server's. */
export class ScriptedStream {
  private constructor(
    private readonly page: Page,
    private readonly call: string,
  ) {}

  /** From the next page on, calls such as "POST /api/…" are answered by this stream. */
  static async of(page: Page, call: string): Promise<ScriptedStream> {
    await page.addInitScript((told) => {
      const shared = window as unknown as StreamsByCall;
      const reallyFetch = window.fetch;
      window.fetch = (input, init) => {
        const { method, url } = new Request(input, init);
        if (`${method} ${new URL(url).pathname}` !== told) return reallyFetch(input, init);
        let mine: OpenStream | undefined;
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            mine = {
              write: (text) => controller.enqueue(new TextEncoder().encode(text)),
              cut: () => {
                shared[told] = undefined;
                controller.error(new TypeError("network error"));
              },
            };
            shared[told] = mine;
          },
          cancel() {
            if (shared[told] === mine) shared[told] = undefined;
          },
        });
        return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
      };
    }, call);
    return new ScriptedStream(page, call);
  }

  /** Waits until somebody listens. */
  async opened(): Promise<void> {
    await this.page.waitForFunction((call) => (window as unknown as StreamsByCall)[call], this.call);
  }

  async tell(event: string, data: unknown = {}): Promise<void> {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    const told = [this.call, text] as const;
    await this.page.evaluate(([call, words]) => (window as unknown as StreamsByCall)[call]?.write(words), told);
  }

  /** The line breaks, as a browser reports it. */
  async cut(): Promise<void> {
    await this.page.evaluate((call) => (window as unknown as StreamsByCall)[call]?.cut(), this.call);
  }
}
