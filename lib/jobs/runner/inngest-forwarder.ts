import type { Database } from "@/db/client";
import type { SignedEndpoint } from "./call-endpoint";
import type { SendToInngest } from "./hand-on-events";
import { PollLoop } from "./poll-loop";
import { registerThenHandOn } from "./register-functions";

type Options = {
  db: Database;
  send: SendToInngest;
  /** Our functions, where they are to be registered. */
  functions?: SignedEndpoint;
  report?: (problem: string) => void;
};

/** Hands events on to an Inngest server as long as it runs, within a second of their writing. */
export class InngestForwarder {
  private readonly options: Options & Required<Pick<Options, "report">>;
  private readonly pollLoop = new PollLoop();
  private loop: Promise<void> | undefined;

  constructor(options: Options) {
    this.options = { report: console.error, ...options };
  }

  start(): void {
    this.loop ??= this.run();
  }

  wake(): void {
    this.pollLoop.wake();
  }

  async stop(): Promise<void> {
    this.pollLoop.stop();
    await this.loop;
  }

  private async run(): Promise<void> {
    const handOn = registerThenHandOn(this.options);
    let problem = "";
    while (this.pollLoop.isRunning) {
      try {
        const count = await handOn();
        problem = "";
        await this.pollLoop.wait(count > 0);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (message !== problem) this.options.report(`Events wait for Inngest: ${message}`);
        problem = message;
        await this.pollLoop.wait(false);
      }
    }
  }
}
