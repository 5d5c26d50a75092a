import type { Page } from "@playwright/test";

type Open = { write: (text: string) => void; cut: () => void };
type Shared = Record<string, Open | undefined>;

/** A stream of server-sent events that a test tells frame by frame, in place of the server's. */
export class ToldStream {
  private constructor(
    private readonly page: Page,
    private readonly call: string,
  ) {}

  /** From the next page on, calls such as "POST /api/…" are answered by this stream. */
  static async of(page: Page, call: string): Promise<ToldStream> {
    await page.addInitScript((told) => {
      const shared = window as unknown as Shared;
      const reallyFetch = window.fetch;
      window.fetch = (input, init) => {
        const { method, url } = new Request(input, init);
        if (`${method} ${new URL(url).pathname}` !== told) return reallyFetch(input, init);
        let mine: Open | undefined;
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
    return new ToldStream(page, call);
  }

  /** Waits until somebody listens. */
  async opened(): Promise<void> {
    await this.page.waitForFunction((call) => (window as unknown as Shared)[call], this.call);
  }

  async tell(event: string, data: unknown = {}): Promise<void> {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    const told = [this.call, text] as const;
    await this.page.evaluate(([call, words]) => (window as unknown as Shared)[call]?.write(words), told);
  }

  /** The line breaks, as a browser reports it. */
  async cut(): Promise<void> {
    await this.page.evaluate((call) => (window as unknown as Shared)[call]?.cut(), this.call);
  }
}
