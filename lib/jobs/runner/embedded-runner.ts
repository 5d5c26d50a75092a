import type { Database } from "@/db/client";
import { backoffMs } from "./backoff";
import { fetchFunctionConfigs, type SignedEndpoint } from "./call-endpoint";
import { callFunction } from "./call-function";
import { claimCalls, LEASE_MS, postponeCall, releaseClaims, renewClaims } from "./claims";
import { startDueCrons, syncCronTriggers } from "./cron-triggers";
import { dispatchEvents } from "./dispatch-events";
import { endDueSleeps } from "./end-sleeps";
import { findDueWork } from "./find-due-work";
import type { FunctionConfig } from "./function-config";
import { PollLoop } from "./poll-loop";

type Options = SignedEndpoint & {
  db: Database;
  /** Calls under way at once. */
  slots?: number;
  now?: () => Date;
  backoffMs?: (attempt: number) => number;
  report?: (problem: string) => void;
};

const REGISTER_INTERVAL_MS = 30_000;
const HEARTBEAT_INTERVAL_MS = LEASE_MS / 3;
const STOP_GRACE_MS = 3_000;
/** Before a call that came to nothing is made again; longer each time. */
const LOST_CALL_DELAY_MS = 1_000;

/**
 * Runs durable functions without an Inngest server, for one machine: events, cron triggers and steps are in PostgreSQL,
 * so that a killed process goes on where it stopped, and several at once share the work.
 */
export class EmbeddedRunner {
  private readonly options: Required<Options>;
  private readonly calls = new Map<string, { abort: AbortController; ended: Promise<void> }>();
  private readonly pollLoop = new PollLoop();
  private configs: FunctionConfig[] = [];
  private registeredAt = Number.NEGATIVE_INFINITY;
  private loop: Promise<void> | undefined;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.options = { slots: 4, now: () => new Date(), backoffMs, report: console.error, ...options };
  }

  start(): void {
    this.loop ??= this.run();
    this.heartbeat ??= setInterval(() => this.renewClaims().catch(() => {}), HEARTBEAT_INTERVAL_MS).unref();
  }

  /** Looks at once instead of at the next turn. */
  wake(): void {
    this.pollLoop.wake();
  }

  /** Takes nothing more, lets running calls end for a moment, then hangs up and gives them back. */
  async stop(): Promise<void> {
    this.pollLoop.stop();
    clearInterval(this.heartbeat);
    await this.loop;
    const ending = Promise.all([...this.calls.values()].map(({ ended }) => ended));
    await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, STOP_GRACE_MS).unref())]);
    const left = [...this.calls];
    for (const [, { abort }] of left) abort.abort();
    if (left.length > 0)
      await releaseClaims(
        this.options.db,
        left.map(([lockedBy]) => lockedBy),
      );
    await ending;
  }

  private async run(): Promise<void> {
    let problem = "";
    while (this.pollLoop.isRunning) {
      try {
        const isBusy = await this.pollOnce();
        problem = "";
        await this.pollLoop.wait(isBusy);
      } catch (error) {
        // Said once, not at every turn: the database may be away for a while.
        const message = rootMessage(error);
        if (message !== problem) this.options.report(`The embedded runner waits: ${message}`);
        problem = message;
        await this.pollLoop.wait(false);
      }
    }
  }

  /** One look at everything that can be due. Answers whether there was anything to do. */
  private async pollOnce(): Promise<boolean> {
    const { db, slots } = this.options;
    await this.register();
    const now = this.options.now();
    const due = await findDueWork(db, now);
    const taken = due.events ? await dispatchEvents(db, this.configs, now) : 0;
    const ticked = due.ticks ? await startDueCrons(db, this.configs, now) : 0;
    const woken = due.sleeps ? await endDueSleeps(db, now) : 0;
    const free = due.calls || taken + ticked + woken > 0 ? slots - this.calls.size : 0;
    const claims = free > 0 ? await claimCalls(db, free, now) : [];
    for (const each of claims) this.startCall(each);
    return taken + ticked + woken + claims.length > 0;
  }

  private startCall(each: Awaited<ReturnType<typeof claimCalls>>[number]): void {
    const abort = new AbortController();
    const { db, endpoint, signingKey, report } = this.options;
    const ended = callFunction(each, {
      db,
      endpoint: { endpoint, signingKey },
      signal: abort.signal,
      retry: this.options,
    })
      .catch(async (error: unknown) => {
        report(`A call of the embedded runner came to nothing: ${rootMessage(error)}`);
        await postponeCall(db, each, new Date(this.options.now().getTime() + LOST_CALL_DELAY_MS * (each.losses + 1)));
      })
      .catch(() => {})
      .finally(() => {
        this.calls.delete(each.lockedBy);
        this.wake();
      });
    this.calls.set(each.lockedBy, { abort, ended });
  }

  /** Functions and clocks are read again now and then: a development server exchanges them while it runs. */
  private async register(): Promise<void> {
    if (performance.now() - this.registeredAt < REGISTER_INTERVAL_MS) return;
    this.configs = await fetchFunctionConfigs(this.options);
    await syncCronTriggers(this.options.db, this.configs, this.options.now());
    this.registeredAt = performance.now();
  }

  private async renewClaims(): Promise<void> {
    if (this.calls.size === 0) return;
    const mine = [...this.calls.keys()];
    const held = await renewClaims(this.options.db, mine, this.options.now());
    for (const lockedBy of mine) if (!held.has(lockedBy)) this.calls.get(lockedBy)?.abort.abort();
  }
}

/** A failed query names its statement; why it failed is in its cause. */
const rootMessage = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? rootMessage(error.cause) : error.message) : String(error);
