import type { Database } from "@/db/client";
import { backoffMs } from "./backoff";
import { callFunction } from "./call-function";
import { keepCrons, takeTicks } from "./crons";
import { endSleeps } from "./end-sleeps";
import { type Caller, readFunctions } from "./endpoint";
import type { FunctionConfig } from "./function-config";
import { look } from "./look";
import { Pulse } from "./pulse";
import { claim, keepAlive, LEASE_MS, letGo, postpone } from "./queue";
import { takeEvents } from "./take-events";

type Options = Caller & {
  db: Database;
  /** Calls under way at once. */
  slots?: number;
  now?: () => Date;
  backoffMs?: (attempt: number) => number;
  report?: (problem: string) => void;
};

const REGISTER_MS = 30_000;
const HEARTBEAT_MS = LEASE_MS / 3;
const STOP_MS = 3_000;
/** Before a call that came to nothing is made again; longer each time. */
const UNHEARD_MS = 1_000;

/**
 * Runs durable functions without an Inngest server, for one machine: events, clocks and steps are kept in PostgreSQL,
 * so that a killed process goes on where it stopped, and several at once share the work.
 */
export class Runner {
  private readonly options: Required<Options>;
  private readonly calls = new Map<string, { abort: AbortController; ended: Promise<void> }>();
  private readonly pulse = new Pulse();
  private configs: FunctionConfig[] = [];
  private registeredAt = Number.NEGATIVE_INFINITY;
  private loop: Promise<void> | undefined;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.options = { slots: 4, now: () => new Date(), backoffMs, report: console.error, ...options };
  }

  start(): void {
    this.loop ??= this.run();
    this.heartbeat ??= setInterval(() => this.beat().catch(() => {}), HEARTBEAT_MS).unref();
  }

  /** Looks at once instead of at the next turn. */
  wake(): void {
    this.pulse.wake();
  }

  /** Takes nothing more, lets running calls end for a moment, then hangs up and gives them back. */
  async stop(): Promise<void> {
    this.pulse.stop();
    clearInterval(this.heartbeat);
    await this.loop;
    const ending = Promise.all([...this.calls.values()].map(({ ended }) => ended));
    await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
    const left = [...this.calls];
    for (const [, { abort }] of left) abort.abort();
    if (left.length > 0)
      await letGo(
        this.options.db,
        left.map(([lockedBy]) => lockedBy),
      );
    await ending;
  }

  private async run(): Promise<void> {
    let problem = "";
    while (this.pulse.isLive) {
      try {
        const isBusy = await this.turn();
        problem = "";
        await this.pulse.rest(isBusy);
      } catch (error) {
        // Said once, not at every turn: the database may be away for a while.
        const message = rootMessage(error);
        if (message !== problem) this.options.report(`The embedded runner waits: ${message}`);
        problem = message;
        await this.pulse.rest(false);
      }
    }
  }

  /** One look at everything that can be due. Answers whether there was anything to do. */
  private async turn(): Promise<boolean> {
    const { db, slots } = this.options;
    await this.register();
    const now = this.options.now();
    const due = await look(db, now);
    const taken = due.events ? await takeEvents(db, this.configs, now) : 0;
    const ticked = due.ticks ? await takeTicks(db, this.configs, now) : 0;
    const woken = due.sleeps ? await endSleeps(db, now) : 0;
    const free = due.calls || taken + ticked + woken > 0 ? slots - this.calls.size : 0;
    const claims = free > 0 ? await claim(db, free, now) : [];
    for (const each of claims) this.begin(each);
    return taken + ticked + woken + claims.length > 0;
  }

  private begin(each: Awaited<ReturnType<typeof claim>>[number]): void {
    const abort = new AbortController();
    const { db, endpoint, signingKey, report } = this.options;
    const ended = callFunction(each, {
      db,
      caller: { endpoint, signingKey },
      signal: abort.signal,
      settings: this.options,
    })
      .catch(async (error: unknown) => {
        report(`A call of the embedded runner came to nothing: ${rootMessage(error)}`);
        await postpone(db, each, new Date(this.options.now().getTime() + UNHEARD_MS * (each.losses + 1)));
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
    if (performance.now() - this.registeredAt < REGISTER_MS) return;
    this.configs = await readFunctions(this.options);
    await keepCrons(this.options.db, this.configs, this.options.now());
    this.registeredAt = performance.now();
  }

  private async beat(): Promise<void> {
    if (this.calls.size === 0) return;
    const mine = [...this.calls.keys()];
    const held = await keepAlive(this.options.db, mine, this.options.now());
    for (const lockedBy of mine) if (!held.has(lockedBy)) this.calls.get(lockedBy)?.abort.abort();
  }
}

/** A failed query names its statement; why it failed is in its cause. */
const rootMessage = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? rootMessage(error.cause) : error.message) : String(error);
