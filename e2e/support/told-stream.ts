import type { Page } from "@playwright/test";

type Told = { asked: number; write?: (text: string) => void; cut?: () => void };
type Shared = Record<string, Told | undefined>;

/** A stream of server-sent events that a test tells frame by frame, in place of the server's. */
export class ToldStream {
  private constructor(
    private readonly page: Page,
    private readonly call: string,
  ) {}

  /** From the next page on, calls such as "POST /api/…" are answered by this stream. */
  static async of(page: Page, call: string): Promise<ToldStream> {
    await page.addInitScript((told) => {
      const state: Told = { asked: 0 };
      (window as unknown as Shared)[told] = state;
      const reallyFetch = window.fetch;
      window.fetch = (input, init) => {
        const { method, url } = new Request(input, init);
        if (`${method} ${new URL(url).pathname}` !== told) return reallyFetch(input, init);
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            state.write = (text) => controller.enqueue(new TextEncoder().encode(text));
            state.cut = () => controller.error(new TypeError("network error"));
          },
        });
        state.asked++;
        return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
      };
    }, call);
    return new ToldStream(page, call);
  }

  /** Waits until the stream has been asked for, so often in all. */
  async opened(times = 1): Promise<void> {
    await this.page.waitForFunction(([call, count]) => (window as unknown as Shared)[call]?.asked === count, [
      this.call,
      times,
    ] as const);
  }

  async tell(event: string, data: unknown = {}): Promise<void> {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    await this.page.evaluate(([call, words]) => (window as unknown as Shared)[call]?.write?.(words), [
      this.call,
      text,
    ] as const);
  }

  /** The line breaks, as a browser reports it. */
  async cut(): Promise<void> {
    await this.page.evaluate((call) => (window as unknown as Shared)[call]?.cut?.(), this.call);
  }
}
