import type { Database } from "@/db/client";
import type { SignedEndpoint } from "./call-endpoint";
import { handOnEvents, type SendToInngest } from "./hand-on-events";
import { PollLoop } from "./poll-loop";
import { registerFunctions } from "./register-functions";

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
  private isRegistered = false;

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
    let problem = "";
    while (this.pollLoop.isRunning) {
      try {
        if (!this.isRegistered && this.options.functions) await registerFunctions(this.options.functions);
        this.isRegistered = true;
        const count = await handOnEvents(this.options.db, this.options.send);
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
