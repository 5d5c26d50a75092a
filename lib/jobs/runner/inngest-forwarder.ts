import { asc, inArray, isNull } from "drizzle-orm";
import type { Database } from "@/db/client";
import { jobEvents } from "@/db/schema";
import { callEndpoint, type SignedEndpoint } from "./call-endpoint";
import { parseError } from "./operations";
import { PollLoop } from "./poll-loop";

type InngestEvent = { id: string; name: string; data: Record<string, unknown>; ts: number };
/** The SDK's own way to send; it stays in inngest/. */
export type SendToInngest = (events: InngestEvent[]) => Promise<unknown>;

type Options = SignedEndpoint & { db: Database; send: SendToInngest; report?: (problem: string) => void };

const BATCH_SIZE = 100;

/**
 * Hands waiting events on to an Inngest server, in the order in which they were written. One that was sent and not
 * marked, because the process was killed in between, is sent again under its id, which Inngest takes once.
 */
export class InngestForwarder {
  private readonly options: Required<Options>;
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
        if (!this.isRegistered) await this.register();
        const count = await this.forward();
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

  /** Registers our functions with Inngest, as after each deployment. */
  private async register(): Promise<void> {
    const { status, body } = await callEndpoint(this.options, { method: "PUT" });
    if (status !== 200) throw new Error(`the functions did not register (${status}): ${parseError(body).message}`);
    this.isRegistered = true;
  }

  private async forward(): Promise<number> {
    const { db, send } = this.options;
    const waiting = await db
      .select()
      .from(jobEvents)
      .where(isNull(jobEvents.handedOnAt))
      .orderBy(asc(jobEvents.createdAt))
      .limit(BATCH_SIZE);
    if (waiting.length === 0) return 0;
    await send(
      waiting.map(({ id, key, name, data, createdAt }) => ({
        id: key ?? id,
        name,
        data: data as InngestEvent["data"],
        ts: createdAt.getTime(),
      })),
    );
    const ids = waiting.map(({ id }) => id);
    await db.update(jobEvents).set({ handedOnAt: new Date() }).where(inArray(jobEvents.id, ids));
    return waiting.length;
  }
}
